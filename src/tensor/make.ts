// How does a tensor come into being? Every constructor ends here.

import type { IntTuple } from "../../types/coord/int-tuple.js";
import { arrayNameOf, codecOf, type DType, type StorageArray } from "../dtype/index.js";
import { heapEngine, isShared, sharedEngine } from "../engine/index.js";
import type { RuntimeLayout } from "../layout/make-layout.js";
import { makers } from "./access.generated.js";
import { ArrayTensor, type ArrayTensorMaker } from "./array-tensor.js";
import { Geometry } from "./geometry.js";
import { Kind } from "./kind.js";
import type { Tensor } from "./tensor.js";

/** The tensor over an array that holds this dtype as it is; the caller knows that the layout fits. */
export function arrayTensor(array: StorageArray, offset: number, layout: RuntimeLayout, dtype: DType): Tensor {
  const kind = kindOf(array, dtype);
  const geometry = geometryOf(layout);
  return (kind.make as ArrayTensorMaker)(array, offset, geometry, kind);
}

/** What the tensors of a layout share; a layout object that comes again has it already. */
export function geometryOf(layout: RuntimeLayout): Geometry {
  const known = geometries.get(layout);
  if (known !== undefined) return known;
  const { shape, stride } = layout;
  const geometry =
    typeof shape === "number"
      ? new Geometry([shape], [stride])
      : new Geometry(shape, stride as readonly IntTuple[], undefined, layout);
  geometries.set(layout, geometry);
  return geometry;
}

const geometries: WeakMap<RuntimeLayout, Geometry> = new WeakMap();

/** The kind of writable scalar tensors of a dtype in arrays of this class. */
function kindOf(array: StorageArray, dtype: DType): Kind {
  const [name, engine] = [arrayNameOf(array), isShared(array.buffer) ? sharedEngine : heapEngine];
  const key = `${dtype} ${name} ${engine.space}`;
  const known = kinds.get(key);
  if (known !== undefined) return known;
  const scalars = makers[name === "Float16Array" ? "float16Native" : dtype];
  const kind = new Kind(dtype, engine, codecOf(dtype, name), { scalars, vectors: makeVectors }, true);
  kinds.set(key, kind);
  return kind;
}

const kinds: Map<string, Kind> = new Map();

function makeVectors(data: StorageArray, offset: number, geometry: Geometry, kind: Kind): Tensor {
  return new ArrayTensor(data, offset, geometry, kind);
}
