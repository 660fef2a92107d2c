// Where in its typed array does a tensor lie? The documented way around the checks, for hot loops.

import { type DType, dtypeFacts, type StorageArray } from "../dtype/index.js";
import { type ArrayPosition, holdWith } from "../engine/index.js";
import { fail } from "../message/index.js";
import { coordinateOffset } from "./element-offset.js";
import { requireRowMajor } from "./order.js";
import { requireStorage } from "./storage.js";
import type { Tensor } from "./tensor.js";

/** The array and the position of the first element in it. What is read or written there nobody checks. */
export function unsafePtr(tensor: Tensor): ArrayPosition {
  return positionOf("unsafePtr", tensor);
}

/** The array and the position of the element at a coordinate in it. */
export function ptrAtOffset(tensor: Tensor, at: unknown): ArrayPosition {
  const { array, offset } = positionOf("ptrAtOffset", tensor);
  return { array, offset: offset + coordinateOffset("ptrAtOffset", tensor.geometry, at) };
}

/** The scalars of a tensor in row-major order as a typed array over the same memory. */
export function asSpan(tensor: Tensor): StorageArray {
  const { geometry } = tensor;
  requireRowMajor("asSpan", geometry);
  if (geometry.block?.contiguous === false) fail("asSpan.block", { element: tensor.kind.element });
  requireStorage("asSpan", tensor);
  const { array, offset } = positionOf("asSpan", tensor);
  return holdWith(array.subarray(offset, offset + geometry.reach), array);
}

/** A hint that an element will be wanted, which JavaScript cannot pass on; the coordinate is checked all the same. */
export function prefetch(tensor: Tensor, at: unknown): void {
  coordinateOffset("prefetch", tensor.geometry, at);
}

/** Where a tensor begins in its buffer, if elements of this type can begin there. */
export function firstByte(tensor: Tensor, dtype: DType): number {
  const { array, offset } = positionOf("bitcast", tensor);
  const { bytes } = dtypeFacts(dtype);
  const first = array.byteOffset + offset * array.BYTES_PER_ELEMENT;
  return first % bytes === 0 ? first : fail("bitcast.alignment", { offset: first, bytes, dtype });
}

function positionOf(operation: string, tensor: Tensor): ArrayPosition {
  const position = tensor.kind.engine.arrayOf(tensor.storage());
  if (position === undefined) fail("storage.no-array", { operation, engine: tensor.kind.engine.typeName });
  return { array: position.array, offset: position.offset };
}
