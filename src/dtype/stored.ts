// What is left of a scalar after it was stored? Typed arrays narrow by themselves; storage without one asks here.
import { allocateArray, arrayNameOf, type Raw, type StorageArray, writeRaw } from "./array.js";
import { codecOf } from "./codec.js";
import type { DType, Scalar } from "./dtype.js";

/**
 * The scalar that an element type holds after this one was stored: an int8 keeps the low 8 bits, a float32 the nearest of its numbers.
 * @example
 * storedScalar("int8", 300); // 44
 * storedScalar("float32", 0.1); // 0.10000000149011612
 */
export function storedScalar(dtype: DType, value: Scalar): Scalar {
  const cell = cells.get(dtype) ?? allocateArray(dtype, 1);
  cells.set(dtype, cell);
  const codec = codecOf(dtype, arrayNameOf(cell));
  writeRaw(cell, 0, codec.encode(value));
  return codec.decode(cell[0] as Raw);
}

/** One array of one element for each element type. */
const cells: Map<DType, StorageArray> = new Map();
