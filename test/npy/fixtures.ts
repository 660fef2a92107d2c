// Files that NumPy wrote (see fixtures.py), and files put together by hand from the format's description.
import { readFileSync } from "node:fs";

export interface Fixture {
  /** NumPy's type string, byte order first. */
  readonly descr: string;
  readonly shape: readonly number[];
  readonly fortranOrder: boolean;
  /** In row-major order; a number or a 64-bit integer as text. */
  readonly values: readonly string[];
  readonly hex: string;
}

interface Fixtures {
  readonly readable: readonly Fixture[];
  readonly refused: readonly { readonly code: string; readonly hex: string }[];
}

const fixtures: Fixtures = JSON.parse(readFileSync(new URL("fixtures.json", import.meta.url), "utf8"));

export const readable: readonly Fixture[] = fixtures.readable;
export const refused: readonly { readonly code: string; readonly hex: string }[] = fixtures.refused;

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

/** A file with this header text and these elements, without any padding. */
export function file(header: string, data: readonly number[] = [], major = 1): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(header);
  const length = text.length;
  const low = [length & 0xff, (length >> 8) & 0xff];
  const size = major === 1 ? low : [...low, (length >> 16) & 0xff, (length >> 24) & 0xff];
  return Uint8Array.of(0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, major, 0, ...size, ...text, ...data);
}
