// How are numbers, names and lists written in WebAssembly's binary format?

/** Bytes of code or of a section. */
export type Bytes = readonly number[];

/** An unsigned integer of at most 32 bits: 7 bits a byte, the lowest first (LEB128). */
export function unsigned(value: number): Bytes {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

/** A signed integer of 32 bits (LEB128): ends as soon as the rest is nothing but the sign. */
export function signed(value: number): Bytes {
  const low = value & 127;
  const isLast = (value >> 6 === 0 && value >= 0) || value >> 6 === -1;
  return isLast ? [low] : [low | 128, ...signed(value >> 7)];
}

/** The four bytes of an integer. */
export function word(value: number): Bytes {
  return [0, 8, 16, 24].map((bits) => (value >> bits) & 255);
}

/** The four bytes of a float32. */
export function single(value: number): Bytes {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setFloat32(0, value, true);
  return [0, 1, 2, 3].map((at) => bytes.getUint8(at));
}

/** The eight bytes of a float64. */
export function double(value: number): Bytes {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setFloat64(0, value, true);
  return [0, 1, 2, 3, 4, 5, 6, 7].map((at) => bytes.getUint8(at));
}

/** A length and the UTF-8 bytes. */
export function name(text: string): Bytes {
  return sized([...new TextEncoder().encode(text)]);
}

/** A count and its items. */
export function list(items: readonly Bytes[]): Bytes {
  return [...unsigned(items.length), ...items.flat()];
}

/** A length in bytes and the bytes. */
export function sized(bytes: Bytes): Bytes {
  return [...unsigned(bytes.length), ...bytes];
}
