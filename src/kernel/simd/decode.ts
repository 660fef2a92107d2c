// How do the bytes of a module come back from its text? As `tools/wasm/text.ts` wrote them: characters from 35 on, 91 of them; what goes beyond has a mark
// before it.
export function decode(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  let count = 0;
  for (let place = 0; place < text.length; place++) {
    let digit = text.charCodeAt(place) - 35;
    if (digit < 0) digit = text.charCodeAt(++place) + 91 - 35;
    else if (digit > 90) digit = text.charCodeAt(++place) + 182 - 35;
    bytes[count++] = digit - 3;
  }
  return bytes.subarray(0, count);
}
