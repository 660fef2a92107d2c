// How does a tensor come into being? Every constructor ends here.

import {
  arrayNameOf,
  codecOf,
  type DType,
  dtypeFacts,
  reinterpret,
  type StorageArray,
  storageClass,
} from "../dtype/index.js";
import { type HeapStorage, heapEngine, holdWith, isShared, sharedEngine, type TensorEngine } from "../engine/index.js";
import type { RuntimeLayout } from "../layout/remake.js";
import { accessors, makers } from "./access.generated.js";
import { type ArrayTensorMaker, PlainTensor } from "./array-tensor.js";
import { sharedMakers } from "./derived.generated.js";
import { type Geometry, geometryOf } from "./geometry.js";
import { Kind, type TensorMaker } from "./kind.js";
import { firstByte } from "./pointer.js";
import { sharedMaker } from "./shared-tensor.js";
import type { Tensor } from "./tensor.js";

/** The tensor over an array that holds this dtype as it is; the caller knows that the layout fits. */
export function arrayTensor(
  array: StorageArray,
  offset: number,
  layout: RuntimeLayout,
  dtype: DType,
  engine: TensorEngine<HeapStorage> = engineOf(array),
): Tensor {
  const kind = kindOf(array, dtype, engine);
  const geometry = geometryOf(layout);
  return (kind.make as ArrayTensorMaker)(array, offset, geometry, kind);
}

/** A `HeapMaker`. */
export function heapTensor(array: StorageArray, layout: RuntimeLayout, dtype: DType): Tensor {
  return arrayTensor(array, 0, layout, dtype, heapEngine);
}

/** The tensor of this geometry, of blocks if it has any, over an array that holds this dtype as it is. */
export function tensorAt(
  array: StorageArray,
  offset: number,
  geometry: Geometry,
  dtype: DType,
  isWritable: boolean,
): Tensor {
  const scalars = kindOf(array, dtype, engineOf(array));
  const elements = geometry.block === undefined ? scalars : scalars.vectorized(geometry.block.extents);
  const kind = elements.writableIf(isWritable);
  return (kind.make as ArrayTensorMaker)(array, offset, geometry, kind);
}

/** The kind of writable scalar tensors of a dtype in arrays of this class. */
function kindOf(array: StorageArray, dtype: DType, engine: TensorEngine<HeapStorage>): Kind {
  const name = arrayNameOf(array);
  const key = `${dtype} ${name} ${engine.space}`;
  const known = kinds.get(key);
  if (known !== undefined) return known;
  const accessor = name === "Float16Array" ? "float16Native" : dtype;
  const family =
    engine === sharedEngine
      ? {
          scalars: sharedMaker(sharedMakers[accessor], accessors[accessor]),
          vectors: makeSharedVectors,
          heap: heapTensor,
          recast,
        }
      : { scalars: makers[accessor], vectors: makeVectors, heap: heapTensor, recast };
  const kind = new Kind(dtype, engine, codecOf(dtype, name), family, true);
  kinds.set(key, kind);
  return kind;
}

const kinds: Map<string, Kind> = new Map();

/** Shared memory may also be a platform's ordinary buffer that a tensor was told to take for it. */
function engineOf(array: StorageArray): TensorEngine<HeapStorage> {
  return isShared(array.buffer) ? sharedEngine : heapEngine;
}

const makeSharedVectors: TensorMaker = sharedMaker();

function makeVectors(data: StorageArray, offset: number, geometry: Geometry, kind: Kind): Tensor {
  return new PlainTensor(data, offset, geometry, kind);
}

/** A typed array begins at a multiple of its element's size, and not always where the one before did. */
function recast(tensor: Tensor, dtype: DType, geometry: Geometry): Tensor {
  const { array } = tensor.storage() as HeapStorage;
  const { bytes } = dtypeFacts(dtype);
  const first = firstByte(tensor, dtype);
  const start = Math.ceil(array.byteOffset / bytes) * bytes;
  const length = Math.floor((array.byteOffset + array.byteLength - start) / bytes);
  const cast = holdWith(reinterpret(array, dtype) ?? new (storageClass(dtype))(array.buffer, start, length), array);
  const { kind } = tensor;
  const other = kindOf(cast, dtype, kind.engine as TensorEngine<HeapStorage>).writableIf(kind.writable);
  return (other.make as ArrayTensorMaker)(cast, (first - cast.byteOffset) / bytes, geometry, other);
}
