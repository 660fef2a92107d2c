// Where in a typed array does a tensor lie, if it lies in one?
import type { ArrayOperand } from "../kernel/copy.js";
import type { Tensor } from "./tensor.js";

/** The tensor's array and the place of its first scalar, as kernels take them; undefined where the storage is no array. */
export function placeOf(tensor: Tensor): ArrayOperand | undefined {
  const storage = tensor.storage();
  const place = tensor.kind.engine.arrayOf(storage);
  if (place === undefined || place === storage) return place as ArrayOperand | undefined;
  return { array: place.array, offset: place.offset, dtype: tensor.kind.dtype };
}
