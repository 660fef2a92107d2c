// How are tensors allocated?

import type { IntTuple } from "../../types/coord/int-tuple.js";
import type { ArangeFunction, EmptyFunction, FullFunction, ZerosFunction } from "../../types/tensor/construct.js";
import { checkTuple } from "../coord/check.js";
import { suffixFrom } from "../coord/suffix-product.js";
import { allocateArray, castBetween, type DType, type StorageArray } from "../dtype/index.js";
import { nestOf } from "../kernel/nest.js";
import { forEachPair } from "../kernel/rows.js";
import { makeLayout } from "../layout/make-layout.js";
import { isLayout, type RuntimeLayout } from "../layout/remake.js";
import { fail } from "../message/index.js";
import { geometryOf } from "./geometry.js";
import { arrayTensor } from "./make.js";
import { checkDType } from "./options.js";
import { requireWritable } from "./storage.js";
import type { Tensor } from "./tensor.js";
import { checkScalar } from "./value.js";

/**
 * A fresh tensor of zeros (false for bool), in row-major order of the sizes or by one layout.
 * @throws TilewrightError `dtype.unknown`, and the sentences of `rowMajor`.
 * @example
 * zeros("float32", 8, 4); // TileTensor<"float32", Layout<[8, 4], [4, 1]>>
 */
export const zeros: ZerosFunction = ((dtype: unknown, ...shape: unknown[]): Tensor =>
  fresh("zeros", dtype, shape)) as unknown as ZerosFunction;

/**
 * A fresh tensor of which no value is promised: for a destination that will be written whole.
 * @throws TilewrightError as `zeros`.
 */
export const empty: EmptyFunction = ((dtype: unknown, ...shape: unknown[]): Tensor =>
  fresh("empty", dtype, shape)) as unknown as EmptyFunction;

/**
 * A fresh tensor of one value.
 * @throws TilewrightError as `zeros`, and `tensor.value` for a value that is none of the dtype.
 * @example
 * full("float32", 0.5, 8, 4).get(7, 3); // 0.5
 */
export const full: FullFunction = ((dtype: unknown, value: unknown, ...shape: unknown[]): Tensor =>
  filled("full", fresh("full", dtype, shape), value)) as unknown as FullFunction;

/**
 * A fresh tensor of 0, 1, 2, … in row-major order of its modes, each mode counted colexicographically inside.
 * Values convert as stores do: an int8 wraps, a bool is true from 1 on.
 * @throws TilewrightError as `zeros`.
 * @example
 * arange("int32", 8, 4).get(1, 0); // 4
 */
export const arange: ArangeFunction = ((dtype: unknown, ...shape: unknown[]): Tensor =>
  counted(fresh("arange", dtype, shape))) as unknown as ArangeFunction;

function fresh(operation: string, dtype: unknown, shape: readonly unknown[]): Tensor {
  const name = checkDType(operation, dtype);
  const layout = layoutOf(operation, shape);
  return arrayTensor(allocate(operation, name, layout), 0, layout, name);
}

/** The layout that the arguments of a constructor ask for: their own, or row-major order of sizes. */
export function layoutOf(operation: string, shape: readonly unknown[]): RuntimeLayout {
  const [first] = shape;
  return shape.length === 1 && isLayout(first) ? first : rowMajorOf(operation, shape);
}

/** The row-major layout of sizes that nobody has checked yet. */
export function rowMajorOf(operation: string, shape: readonly unknown[]): RuntimeLayout {
  checkTuple(operation, "extent", shape);
  return makeLayout(operation, shape as IntTuple, suffixFrom(shape as IntTuple, 1));
}

function allocate(operation: string, dtype: DType, layout: RuntimeLayout): StorageArray {
  const count = geometryOf(layout).reach;
  try {
    return allocateArray(dtype, count);
  } catch {
    return fail("storage.allocation", { operation, count, dtype });
  }
}

/** The whole storage, gaps and all: so a layout in which elements meet is no obstacle. */
function filled(operation: string, tensor: Tensor, value: unknown): Tensor {
  tensor.fillRow(0, tensor.geometry.reach, 1, checkScalar(operation, tensor.kind, value));
  return tensor;
}

function counted(tensor: Tensor): Tensor {
  requireWritable("arange", tensor);
  const cast = castBetween("float64", tensor.kind.dtype);
  let count = 0;
  forEachPair(nestOf(tensor.geometry.axes()), (offset) => {
    tensor.writeScalar(offset, cast === undefined ? count : cast(count));
    count += 1;
  });
  return tensor;
}
