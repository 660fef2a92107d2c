// How is a tensor made of what the user has: a typed array, or nested rows?

import type { TileTensorFunction } from "../../types/tensor/construct.js";
import { describe, isSize } from "../coord/check.js";
import {
  type DType,
  dtypeFacts,
  dtypeOfArray,
  isStorageArray,
  reinterpret,
  type StorageArray,
  storageClass,
} from "../dtype/index.js";
import { isDetached, refuseSize } from "../engine/index.js";
import { isLayout } from "../layout/make-layout.js";
import { fail } from "../message/index.js";
import { geometryOf } from "./geometry.js";
import { arrayTensor } from "./make.js";
import { checkDType, checkOptions } from "./options.js";
import { rowsTensor } from "./rows-tensor.js";
import { storageKind } from "./storage-kind.js";
import type { Tensor } from "./tensor.js";

const operation = "tileTensor";

/**
 * A tensor over a typed array, which is never copied, or a fresh one from nested rows (float32 unless a dtype is given).
 * The dtype is that of the array's class; another one of equal size re-reads the same bytes. A DataView needs a dtype.
 * @throws TilewrightError `storage.kind`, `storage.too-small`, `storage.detached`, `storage.element-size`, `storage.offset`,
 * `storage.alignment`, `storage.needs-dtype`, `array.ragged`, `array.mixed`, `array.value`.
 * @example
 * tileTensor(new Float32Array(32), rowMajor(8, 4)); // TileTensor<"float32", Layout<[8, 4], [4, 1]>>
 * tileTensor([[1, 2], [3, 4]]); // [[1.0, 2.0], [3.0, 4.0]]
 */
export const tileTensor: TileTensorFunction = ((storage: unknown, second: unknown, third: unknown): Tensor =>
  Array.isArray(storage) && !isLayout(second)
    ? fromRows(storage, second)
    : overStorage(storage, second, third)) as unknown as TileTensorFunction;

function fromRows(rows: readonly unknown[], options: unknown): Tensor {
  const { dtype = "float32" } = checkOptions(operation, options);
  return rowsTensor(rows, checkDType(operation, dtype));
}

function overStorage(storage: unknown, layout: unknown, options: unknown): Tensor {
  const { dtype, offset = 0 } = checkOptions(operation, options);
  const array = asArray(storage, dtype === undefined ? undefined : checkDType(operation, dtype));
  if (!isLayout(layout)) fail("tensor.not-a-layout", { operation, value: describe(layout) });
  if (!isSize(offset) || offset > array.length) {
    fail("storage.offset", { operation, offset: describe(offset), length: array.length });
  }
  const cosize = geometryOf(layout).reach;
  const length = array.length - offset;
  if (cosize > length) fail("storage.too-small", { operation, layout: String(layout), cosize, length });
  return arrayTensor(array, offset, layout, dtype === undefined ? dtypeOfArray(array) : (dtype as DType));
}

/** The storage as an array that holds the dtype, or its class's own. */
function asArray(storage: unknown, dtype: DType | undefined): StorageArray {
  if (!ArrayBuffer.isView(storage)) fail("storage.kind", { operation, kind: storageKind(storage) });
  if (isDetached(storage.buffer)) fail("storage.detached", { operation });
  if (!isStorageArray(storage)) return arrayOfDataView(storage, dtype);
  if (dtype === undefined) return storage;
  return reinterpret(storage, dtype) ?? refuseSize(operation, storage, dtype);
}

function arrayOfDataView({ buffer, byteOffset, byteLength }: ArrayBufferView, dtype: DType | undefined): StorageArray {
  if (dtype === undefined) fail("storage.needs-dtype", { operation, array: "DataView" });
  const { bytes } = dtypeFacts(dtype);
  if (byteOffset % bytes !== 0) fail("storage.alignment", { operation, offset: byteOffset, bytes, dtype });
  return new (storageClass(dtype))(buffer, byteOffset, Math.floor(byteLength / bytes));
}
