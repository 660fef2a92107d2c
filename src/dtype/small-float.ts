// How does a double become a 16-bit float, and back? Rounded once, to nearest with ties to even, straight from the double:
// going through float32 would round twice.

/** Rounds a double to the nearest float16 and gives its 16 bits. */
export function encodeFloat16(value: number): number {
  return encode(float16, value);
}

/** The value of 16 bits of float16: those of a float32 that is 2^112 times as small, but for infinities and NaN. */
export function decodeFloat16(word: number): number {
  singleBits[0] = ((word << 16) >> 3) & 0x8fffe000;
  const value = (single[0] as number) * 2 ** 112;
  if (Math.abs(value) < 65536) return value;
  return (word & 1023) === 0 ? value * Infinity : NaN;
}

/** Rounds a double to the nearest bfloat16 and gives its 16 bits. */
export function encodeBfloat16(value: number): number {
  return encode(bfloat16, value);
}

/** The value of 16 bits of bfloat16, which are the upper half of a float32. */
export function decodeBfloat16(word: number): number {
  singleBits[0] = word << 16;
  return single[0] as number;
}

/** The float32 of the first twelve bits of a number as a float32, the others 0. */
export function upperBits(value: number): number {
  single[0] = value;
  (singleBits[0] as number) &= -4096;
  return single[0] as number;
}

/** A binary format of 16 bits: sign, exponent, fraction. */
interface SmallFloat {
  readonly fractionBits: number;
  /** Exponent of the least normal number. */
  readonly leastExponent: number;
  /** From here on a magnitude rounds to infinity: halfway between the greatest number and the next power of two. */
  readonly overflow: number;
  readonly infinity: number;
}

const float16: SmallFloat = { fractionBits: 10, leastExponent: -14, overflow: 65520, infinity: 0x7c00 };
const bfloat16: SmallFloat = {
  fractionBits: 7,
  leastExponent: -126,
  overflow: 2 ** 127 * (2 - 2 ** -8),
  infinity: 0x7f80,
};

/** Counts the magnitude in units of the last place of its binade; the count is the fraction, hidden bit and carry included. */
function encode(format: SmallFloat, value: number): number {
  const magnitude = Math.abs(value);
  double[0] = value;
  const high = doubleWords[highWord] as number;
  const sign = (high >>> 31) << 15;
  if (!(magnitude < format.overflow)) {
    const quietBit = 1 << (format.fractionBits - 1);
    return Number.isNaN(value) ? format.infinity | quietBit : sign | format.infinity;
  }
  const exponent = Math.max(((high >>> 20) & 0x7ff) - 1023, format.leastExponent);
  const units = roundToEven(magnitude * powerOfTwo(format.fractionBits - exponent));
  return sign | (((exponent - format.leastExponent) << format.fractionBits) + units);
}

/** For 0 <= x < 2^51: the addition leaves no room for a fraction, and the processor rounds as wanted. */
function roundToEven(x: number): number {
  return x + 2 ** 52 - 2 ** 52;
}

/** 2^exponent exactly, for the exponents of normal doubles. */
function powerOfTwo(exponent: number): number {
  doubleWords[highWord] = (exponent + 1023) << 20;
  doubleWords[1 - highWord] = 0;
  return double[0] as number;
}

const double: Float64Array = new Float64Array(1);
const doubleWords: Uint32Array = new Uint32Array(double.buffer);
const single: Float32Array = new Float32Array(1);
const singleBits: Uint32Array = new Uint32Array(single.buffer);
const highWord: 0 | 1 = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1 ? 1 : 0;
