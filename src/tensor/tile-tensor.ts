// How is a tensor made of what the user has: an array, a buffer, another tensor, or nested rows?

import type { TileTensorFunction } from "../../types/tensor/construct.js";
import { describe, isSize } from "../coord/check.js";
import { type DType, dtypeOfArray } from "../dtype/index.js";
import { checkLayout, isLayout } from "../layout/remake.js";
import { fail } from "../message/index.js";
import { Geometry, geometryOf } from "./geometry.js";
import { asTensor, isTileTensor } from "./guard.js";
import { arrayTensor } from "./make.js";
import { checkDType, checkOptions, type LooseOptions } from "./options.js";
import { rowsTensor } from "./rows-tensor.js";
import { checkRoom, refuseLoss } from "./storage.js";
import { storageArray } from "./storage-array.js";
import type { Tensor } from "./tensor.js";

const operation = "tileTensor";

/**
 * A tensor over storage, which is never copied, or a fresh one from nested rows (float32 unless a dtype is given).
 * - Over a typed array: the dtype is that of its class; another one of equal size re-reads the same bytes. `offset` counts elements.
 * - Over a buffer, a DataView or a WebAssembly memory: a dtype is needed, and `byteOffset` says where its elements begin. A memory that
 *   grows takes its buffer away from the tensors over it, which say so from then on.
 * - Over another tensor: a view of what its own elements lie in, under a layout that counts scalars from its first one on. Element, kind
 *   and mutability stay.
 * @throws TilewrightError `storage.none`, `storage.too-small`, `storage.detached`, `storage.element-size`, `storage.offset`,
 * `storage.offset-end`, `storage.byte-offset-end`, `storage.alignment`, `storage.needs-dtype`, `storage.counts-elements`,
 * `storage.keeps-dtype`, `layout.not-a-layout`, `array.ragged`, `array.mixed`, `array.value`.
 * @example
 * tileTensor(new Float32Array(32), rowMajor(8, 4)); // TileTensor<"float32", Layout<[8, 4], [4, 1]>>
 * tileTensor([[1, 2], [3, 4]]); // [[1.0, 2.0], [3.0, 4.0]]
 */
export const tileTensor: TileTensorFunction = ((source: unknown, second: unknown, third: unknown): Tensor => {
  if (Array.isArray(source) && !isLayout(second)) return fromRows(source, second);
  const options = checkOptions(operation, third);
  return isTileTensor(source)
    ? overTensor(asTensor(operation, source), second, options)
    : overStorage(source, second, options);
}) as unknown as TileTensorFunction;

function fromRows(rows: readonly unknown[], options: unknown): Tensor {
  const { dtype = "float32" } = checkOptions(operation, options);
  return rowsTensor(rows, checkDType(operation, dtype));
}

function overStorage(
  storage: unknown,
  layout: unknown,
  { dtype: asked, offset = 0, byteOffset }: LooseOptions,
): Tensor {
  checkLayout(operation, layout);
  const dtype = asked === undefined ? undefined : checkDType(operation, asked);
  const array = storageArray(operation, storage, { dtype, byteOffset });
  const start = checkOffset(offset, array.length);
  checkRoom(operation, layout, geometryOf(layout).reach, array.length - start);
  return arrayTensor(array, start, layout, dtype ?? dtypeOfArray(array));
}

/** The elements may be blocks, whose lanes the layout does not count. */
function overTensor(tensor: Tensor, layout: unknown, { dtype, offset = 0, byteOffset }: LooseOptions): Tensor {
  checkLayout(operation, layout);
  const { geometry, kind } = tensor;
  if (byteOffset !== undefined) fail("storage.counts-elements", { operation, storage: "a tensor" });
  if (dtype !== undefined && checkDType(operation, dtype) !== kind.dtype) {
    fail("storage.keeps-dtype", { operation, element: kind.element, dtype: dtype as DType });
  }
  const { shape, stride } = geometryOf(layout);
  const placed = geometry.block === undefined ? geometryOf(layout) : new Geometry(shape, stride, geometry.block);
  refuseLoss(operation, tensor);
  const length = Math.min(geometry.reach, tensor.extent());
  const start = checkOffset(offset, length);
  checkRoom(operation, layout, placed.reach, length - start);
  return tensor.view(start, placed);
}

function checkOffset(offset: unknown, length: number): number {
  if (!isSize(offset)) fail("storage.offset", { operation, option: "offset", offset: describe(offset) });
  if (offset > length) fail("storage.offset-end", { operation, offset, length });
  return offset;
}
