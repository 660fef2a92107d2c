// How are the elements of a tensor brought down to one, or to one for each place along the other axes?

import type { IntTuple } from "../../types/coord/int-tuple.js";
import type { ArgmaxInto, ReduceInto } from "../../types/tensor/reduce.js";
import { describe, isSize } from "../coord/check.js";
import { productOf } from "../coord/product.js";
import {
  allocateArray,
  allocateLike,
  arrayNameOf,
  codecOf,
  type DType,
  type Raw,
  type Scalar,
  type StorageArray,
} from "../dtype/index.js";
import type { ArrayOperand } from "../kernel/copy.js";
import { kernels } from "../kernel/kernels.js";
import { loopsOf } from "../kernel/loop-set.js";
import { type Axis, commonNest, type Nest, nestOf, reductionNest } from "../kernel/nest.js";
import { forEachPair, forEachRow, planned, rowOf } from "../kernel/rows.js";
import type { RuntimeLayout } from "../layout/make-layout.js";
import { fail } from "../message/index.js";
import { copyFrom } from "./copy.js";
import { denseCopy, rowMajorLayout } from "./dense.js";
import { axesOfMode, type Geometry } from "./geometry.js";
import { asTensor } from "./guard.js";
import type { HeapMaker } from "./kind.js";
import { roundedScalar } from "./operand.js";
import { checkOptions } from "./options.js";
import { placeOf } from "./place.js";
import { requireStorage, requireWritable } from "./storage.js";
import type { Tensor } from "./tensor.js";

/** The reductions. */
export type Reduction = "reduceSum" | "reduceMin" | "reduceMax" | "reduceMean" | "argmax";

/**
 * The sums along an axis, into `to`: of its sizes are the other modes, its dtype is any, and what is stored is converted as stores do. Gives `to`.
 * @throws TilewrightError what `t.reduceSum` throws, `operand.rank` and `operand.extent` where `to` has other sizes, and what writing throws.
 * @example
 * const sums = reduceSum(zeros("float64", 3), full("float32", 0.5, 2, 3), { axis: 0 });
 * sums.get(2); // 1
 */
export const reduceSum: ReduceInto<"reduceSum"> = into("reduceSum") as unknown as ReduceInto<"reduceSum">;

/** The least elements along an axis, into `to`; as `reduceSum`. */
export const reduceMin: ReduceInto<"reduceMin"> = into("reduceMin") as unknown as ReduceInto<"reduceMin">;

/** The greatest elements along an axis, into `to`; as `reduceSum`. */
export const reduceMax: ReduceInto<"reduceMax"> = into("reduceMax") as unknown as ReduceInto<"reduceMax">;

/** The means along an axis, into `to`; as `reduceSum`. */
export const reduceMean: ReduceInto<"reduceMean"> = into("reduceMean") as unknown as ReduceInto<"reduceMean">;

/** The indices of the greatest elements along an axis, into `to`; as `reduceSum`. */
export const argmax: ArgmaxInto = into("argmax") as unknown as ArgmaxInto;

function into(operation: Reduction): (to: unknown, from: unknown, options: unknown) => Tensor {
  return (to, from, options) => {
    const [target, source] = [asTensor(operation, to), asTensor(operation, from)];
    requireWritable(operation, target);
    const axis = axisOf(operation, source, options);
    const kept = keptModes(source.geometry, axis);
    if (kept.length !== target.rank) fail("operand.rank", { operation, rank: target.rank, other: kept.length });
    for (const [place, mode] of kept.entries()) {
      const [extent, other] = [productOf(target.geometry.shape[place] as IntTuple), productOf(mode)];
      if (extent !== other) fail("operand.extent", { operation, axis: place, extent, other });
    }
    const { plan, make } = walkOf(source, axis);
    const { array, dtype } = reduced(operation, source, axis);
    return copyFrom(target, make(array, rowMajorLayout(plan.sizes), dtype));
  };
}

/** A value for all elements, or with an axis a fresh row-major tensor of the other modes. */
export function reduce(operation: Reduction, tensor: Tensor, options?: unknown): Scalar | Tensor {
  const axis = axisOf(operation, tensor, options);
  if (axis === undefined) return reducedToOne(operation, tensor);
  const { sizes, layout, isFlat } = planOf(tensor.geometry, axis);
  const { heap } = tensor.kind;
  const dtype = resultDType(operation, tensor.kind.dtype);
  const array = converted(reduced(operation, tensor, axis), dtype);
  if (isFlat) return heap(array, layout, dtype);
  return copyFrom(heap(allocateLike(array, array.length), layout, dtype), heap(array, rowMajorLayout(sizes), dtype));
}

/** The results in an array of the dtype. */
function converted(results: ArrayOperand, dtype: DType): StorageArray {
  if (results.dtype === dtype) return results.array;
  const { length } = results.array;
  const array = allocateArray(dtype, length);
  const line = { extents: [length], strides: [[1], [1]] };
  if (length > 0) kernels().copy(line, { array, offset: 0, dtype }, results);
  return array;
}

/** Floats are rounded to their dtype. */
function reducedToOne(operation: Reduction, tensor: Tensor): Scalar {
  const { kind } = tensor;
  if (operation === "argmax" || !kind.isFloat) return oneOf(operation, tensor);
  if (kind.dtype !== "float32") return roundedScalar(kind, Number(oneOf(operation, tensor)));
  return Math.fround(operation === "reduceSum" ? totalOfSingles(tensor) : Number(oneOf(operation, tensor)));
}

function oneOf(operation: Reduction, tensor: Tensor): Scalar {
  const { array, dtype } = reduced(operation, tensor, undefined);
  return codecOf(dtype, arrayNameOf(array)).decode(array[0] as Raw);
}

/** Without a tensor for the one result, which takes longer to make than a small sum. */
function totalOfSingles(tensor: Tensor): number {
  const { plan, from } = walkOf(tensor, undefined);
  total.array[0] = 0;
  kernels().sum(plan.nest, total, from);
  return total.array[0];
}

const total = { array: new Float64Array(1), offset: 0, dtype: "float64" } as const;

/** Sums of small integers need more room than those; a mean of integers is a fraction. */
function resultDType(operation: Reduction, dtype: DType): DType {
  switch (operation) {
    case "argmax":
      return "int32";
    case "reduceSum":
      return isSmallInteger(dtype) ? "int32" : dtype;
    case "reduceMean":
      return isFloat(dtype) ? dtype : "float64";
    default:
      return dtype;
  }
}

function isSmallInteger(dtype: DType): boolean {
  return dtype === "bool" || /^u?int(8|16)/.test(dtype);
}

function isFloat(dtype: DType): boolean {
  return dtype.includes("float");
}

function axisOf(operation: Reduction, tensor: Tensor, options: unknown): number | undefined {
  const { axis } = checkOptions(operation, options);
  const { rank, block } = tensor.geometry;
  if (block !== undefined) fail("reduce.vector", { operation, element: tensor.kind.element });
  if (axis !== undefined && !(isSize(axis) && axis < rank)) {
    fail("view.axis", { operation, axis: describe(axis), rank });
  }
  requireStorage(operation, tensor);
  return axis;
}

/** The modes that are left. */
function keptModes({ shape }: Geometry, axis: number | undefined): readonly IntTuple[] {
  return axis === undefined ? [] : shape.toSpliced(axis, 1);
}

/** The results, in row-major order of the modes that are left: in doubles where that is more exact. */
function reduced(operation: Reduction, tensor: Tensor, axis: number | undefined): ArrayOperand {
  const walk = walkOf(tensor, axis);
  const { count, outputs } = walk.plan;
  if (count === 0 && operation !== "reduceSum" && outputs > 0) fail("reduce.empty", { operation });
  switch (operation) {
    case "reduceSum":
      return summed(walk);
    case "reduceMean":
      return means(summed(walk), count);
    case "reduceMin":
      return extremes("min", walk);
    case "reduceMax":
      return extremes("max", walk);
    case "argmax":
      return positions(extremes("max", walk), walk);
  }
}

/** How a layout is reduced. */
interface Plan {
  readonly geometry: Geometry;
  readonly axis: number | undefined;
  /** The sizes of the modes that are left. */
  readonly sizes: readonly number[];
  readonly outputs: number;
  /** The row-major layout of the modes that are left, and whether none of them is nested. */
  readonly layout: RuntimeLayout;
  readonly isFlat: boolean;
  /** Elements for each result. */
  readonly count: number;
  /** The loops over the results, in a dense array and in what is reduced. */
  readonly kept: Nest;
  /** The loops over the elements of one result, in order of their index. */
  readonly dropped: Nest;
  readonly nest: Nest;
}

/** What is reduced, and how. */
interface Walk {
  readonly plan: Plan;
  readonly from: ArrayOperand;
  /** Who makes the tensor of the results. */
  readonly make: HeapMaker;
}

function walkOf(tensor: Tensor, axis: number | undefined): Walk {
  const from = placeOf(tensor);
  if (from === undefined) return walkOf(denseCopy(tensor), axis);
  return { plan: planOf(tensor.geometry, axis), from, make: tensor.kind.heap };
}

/** Found once for a layout and an axis, and remembered for a few of them. */
function planOf(geometry: Geometry, axis: number | undefined): Plan {
  for (let place = 0; place < remembered.length; place++) {
    const known = remembered[place] as Plan;
    if (known.geometry === geometry && known.axis === axis) return known;
  }
  const plan = makePlan(geometry, axis);
  remembered[next] = plan;
  next = (next + 1) % capacity;
  return plan;
}

const capacity = 8;
const remembered: Plan[] = [];
let next = 0;

function makePlan(geometry: Geometry, axis: number | undefined): Plan {
  const left = keptModes(geometry, axis);
  const sizes = left.map((mode) => productOf(mode));
  const outputs = sizes.reduce((product, size) => product * size, 1);
  const modes = geometry.shape.map((mode, at) => axesOfMode(mode, geometry.stride[at] as IntTuple));
  const isDropped = (mode: number): boolean => axis === undefined || mode === axis;
  const dropped = modes.filter((_, mode) => isDropped(mode)).flat();
  let step = outputs;
  const totals = geometry.shape.map((mode, at): Axis => {
    const extent = productOf(mode);
    if (isDropped(at)) return { extent, stride: 0 };
    step /= Math.max(1, extent);
    return { extent, stride: step };
  });
  const dense = totals.filter((_, mode) => !isDropped(mode));
  return {
    geometry,
    axis,
    sizes,
    outputs,
    layout: rowMajorLayout(left),
    isFlat: left.every((mode) => typeof mode === "number"),
    count: dropped.reduce((product, { extent }) => product * extent, 1),
    kept: commonNest(dense, modes.filter((_, mode) => !isDropped(mode)).flat()) as Nest,
    dropped: nestOf(dropped),
    nest: planned(reductionNest(totals, modes.flat())),
  };
}

function summed({ from, plan }: Walk): ArrayOperand {
  const isWide = from.dtype === "int64" || from.dtype === "uint64";
  const array = isWide ? allocateLike(from.array, plan.outputs) : new Float64Array(plan.outputs);
  const totals: ArrayOperand = { array, offset: 0, dtype: isWide ? from.dtype : "float64" };
  kernels().sum(plan.nest, totals, from);
  return totals;
}

function means(totals: ArrayOperand, count: number): ArrayOperand {
  const array = converted(totals, "float64") as Float64Array;
  return { array: array.map((total) => total / count), offset: 0, dtype: "float64" };
}

/** Begins with the first element of each. */
function extremes(operation: "min" | "max", { from, plan }: Walk): ArrayOperand {
  const { outputs, count, kept, nest } = plan;
  const totals: ArrayOperand = { array: allocateLike(from.array, outputs), offset: 0, dtype: from.dtype };
  if (outputs > 0 && count > 0) {
    kernels().copy(kept, totals, from);
    kernels().extreme(operation, nest, totals, from);
  }
  return totals;
}

/** The index of each greatest element among its own: the first one, in row-major order of the modes; or the first NaN. */
function positions(greatest: ArrayOperand, { from, plan }: Walk): ArrayOperand {
  const { outputs, kept, dropped } = plan;
  const array = new Float64Array(outputs);
  const { find } = loopsOf(from.dtype, from.array);
  const { decode } = codecOf(greatest.dtype, arrayNameOf(greatest.array));
  const row = rowOf(dropped);
  forEachPair(kept, (output, start) => {
    const value = decode(greatest.array[output] as Raw);
    let [passed, found] = [0, -1];
    forEachRow(dropped, (offset) => {
      if (found >= 0) return;
      const at = find(
        row.length,
        from.array,
        from.offset + start + offset,
        row.left,
        typeof value === "boolean" ? Number(value) : value,
      );
      if (at >= 0) found = passed + at;
      passed += row.length;
    });
    array[output] = found;
  });
  return { array, offset: 0, dtype: "float64" };
}
