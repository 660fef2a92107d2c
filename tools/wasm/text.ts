// How do bytes lie in a source file? `src/kernel/simd/decode.ts` reads them back.

/** Bytes that are one character each. */
const single = 91;

const first = 35;

/**
 * The bytes as printable characters without quotes, in lines. Three less than a byte is a digit of base 91, its place in 256 counted from the most
 * frequent bytes of WebAssembly with SIMD, 253 and those up to 87; digits beyond are a mark and a character. Equal bytes look alike wherever
 * they stand, so that compression finds them as in the bytes themselves: a tenth less than hexadecimal digits take, and a third less than base64.
 */
export function linesOf(bytes: Uint8Array): readonly string[] {
  const text = Array.from(bytes, (byte) => {
    const digit = (byte + 3) & 255;
    const character = String.fromCharCode(first + (digit % single));
    return ["", "!", "~"][Math.floor(digit / single)] + character;
  });
  const lines: string[] = [];
  for (let at = 0; at < text.length; at += perLine) lines.push(JSON.stringify(text.slice(at, at + perLine).join("")));
  return lines;
}

const perLine = 100;
