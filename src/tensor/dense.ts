// Where is there room for the elements of a tensor without gaps? What cannot be worked on where it lies is brought there.
import type { IntTuple } from "../../types/coord/int-tuple.js";
import { productOf } from "../coord/product.js";
import { suffixFrom } from "../coord/suffix-product.js";
import { allocateLike, dtypeFacts, type StorageArray, storageClass } from "../dtype/index.js";
import { makeLayout } from "../layout/make-layout.js";
import type { RuntimeLayout } from "../layout/remake.js";
import { blockOf } from "./block.js";
import { copyFrom } from "./copy.js";
import { Geometry } from "./geometry.js";
import { placeOf } from "./place.js";
import type { Tensor } from "./tensor.js";

/** A fresh row-major tensor on the heap of the same sizes, dtype and block, each mode a plain one; in the class of array that `model` is. */
export function denseLike(tensor: Tensor, model: StorageArray | undefined = placeOf(tensor).array): Tensor {
  const { dtype } = tensor.kind;
  const { geometry } = tensor;
  const count = geometry.size * geometry.elementSize;
  const isOfDType = model !== undefined && model.BYTES_PER_ELEMENT === dtypeFacts(dtype).bytes;
  const array = isOfDType ? allocateLike(model, count) : new (storageClass(dtype))(count);
  const scalars = tensor.kind.heap(array, rowMajorLayout([count]), dtype);
  const sizes = geometry.shape.map((mode) => productOf(mode));
  const strides = suffixFrom(sizes, geometry.elementSize) as readonly number[];
  if (geometry.block === undefined) return scalars.view(0, new Geometry(sizes, strides));
  const { extents } = geometry.block;
  const block = blockOf(extents, suffixFrom(extents, 1) as readonly number[]);
  return scalars.view(0, new Geometry(sizes, strides, block), scalars.kind.vectorized(extents));
}

/** The row-major layout of these sizes. */
export function rowMajorLayout(sizes: readonly IntTuple[]): RuntimeLayout {
  return makeLayout("layout", sizes, suffixFrom(sizes, 1));
}

/** A copy of a tensor as `denseLike` makes room for one. */
export function denseCopy(tensor: Tensor, model?: StorageArray): Tensor {
  return copyFrom(denseLike(tensor, model), tensor);
}
