// How is the header of a .npy file written? Byte for byte as NumPy writes it, so that equal tensors are equal files.
// Source: the .npy format, `numpy.lib.format`, versions 1.0 and 2.0.
import type { NpyWritable } from "../../types/npy/dtype.js";
import type { NpyOrder } from "../../types/npy/expected.js";
import { npyCodes } from "./dtype.js";
import { pythonTuple } from "./python-literal.js";

/** The bytes before the elements; their number is a multiple of 64, so that the elements are aligned. */
export function writeHeader(dtype: NpyWritable, order: NpyOrder, shape: readonly number[]): Uint8Array<ArrayBuffer> {
  const text = dictionary(dtype, order, shape);
  const major = padded(text, 10) - 10 <= longestOfVersion1 ? 1 : 2;
  const start = major === 1 ? 10 : 12;
  const bytes = new Uint8Array(padded(text, start));
  bytes.set([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, major, 0]);
  const view = new DataView(bytes.buffer);
  if (major === 1) view.setUint16(8, bytes.length - start, true);
  else view.setUint32(8, bytes.length - start, true);
  bytes.fill(0x20, start);
  bytes.set(new TextEncoder().encode(text), start);
  bytes[bytes.length - 1] = 0x0a;
  return bytes;
}

const longestOfVersion1 = 0xffff;

/** Room for the text and its line end, up to the next multiple of 64: a whole 64 more where they end on one, as in NumPy. */
function padded(text: string, start: number): number {
  return (Math.floor((start + text.length + 1) / 64) + 1) * 64;
}

/** NumPy leaves room for the growth of the slowest axis to 21 digits, so that appending can patch the header in place. */
function dictionary(dtype: NpyWritable, order: NpyOrder, shape: readonly number[]): string {
  const code = npyCodes[dtype];
  const descr = `${code.endsWith("1") ? "|" : "<"}${code}`;
  const fortranOrder = order === "colMajor" ? "True" : "False";
  const text = `{'descr': '${descr}', 'fortran_order': ${fortranOrder}, 'shape': ${pythonTuple(shape)}, }`;
  const slowest = order === "colMajor" ? shape.at(-1) : shape[0];
  return slowest === undefined ? text : text + " ".repeat(21 - String(slowest).length);
}
