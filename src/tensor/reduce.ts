// How are the elements of a tensor brought down to one, or to one for each place along the other axes?

import type { IntTuple } from "../../types/coord/int-tuple.js";
import type { ArgmaxInto, ReduceInto } from "../../types/tensor/reduce.js";
import { describe, isSize } from "../coord/check.js";
import { productOf } from "../coord/product.js";
import { allocateArray, allocateLike, type DType, type Scalar, type StorageArray } from "../dtype/index.js";
import type { ArrayOperand } from "../kernel/copy.js";
import { kernels } from "../kernel/kernels.js";
import { loopsOf } from "../kernel/loop-set.js";
import { type Axis, commonNest, type Nest, nestOf, reductionNest } from "../kernel/nest.js";
import { forEachPair, forEachRow, planned, rowOf } from "../kernel/rows.js";
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
    return copyFrom(target, reduced(operation, source, axis));
  };
}

/** A value for all elements, or with an axis a fresh row-major tensor of the other modes. */
export function reduce(operation: Reduction, tensor: Tensor, options?: unknown): Scalar | Tensor {
  const axis = axisOf(operation, tensor, options);
  if (axis === undefined) return reducedToOne(operation, tensor);
  const result = reduced(operation, tensor, axis);
  const { dtype } = tensor.kind;
  const kept = keptModes(tensor.geometry, axis);
  const stored = resultDType(operation, dtype);
  const size = kept.reduce<number>((product, mode) => product * productOf(mode), 1);
  return copyFrom(tensor.kind.heap(allocateArray(stored, size), rowMajorLayout(kept), stored), result);
}

/** Floats are rounded to their dtype. */
function reducedToOne(operation: Reduction, tensor: Tensor): Scalar {
  const { kind } = tensor;
  if (operation === "argmax" || !kind.isFloat) return oneOf(operation, tensor);
  if (kind.dtype !== "float32") return roundedScalar(kind, Number(oneOf(operation, tensor)));
  return Math.fround(operation === "reduceSum" ? totalOfSingles(tensor) : Number(oneOf(operation, tensor)));
}

function oneOf(operation: Reduction, tensor: Tensor): Scalar {
  return reduced(operation, tensor, undefined).readScalar(0);
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

/** The results, in a dense tensor over the sizes of the modes that are left: in doubles where that is more exact. */
function reduced(operation: Reduction, tensor: Tensor, axis: number | undefined): Tensor {
  const walk = walkOf(tensor, axis);
  const { count, outputs } = walk.plan;
  if (count === 0 && operation !== "reduceSum" && outputs > 0) fail("reduce.empty", { operation });
  switch (operation) {
    case "reduceSum":
      return summed(walk, 1);
    case "reduceMean":
      return summed(walk, count);
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
  const sizes = keptModes(geometry, axis).map((mode) => productOf(mode));
  const outputs = sizes.reduce((product, size) => product * size, 1);
  const modes = geometry.shape.map((mode, at) => axesOfMode(mode, geometry.stride[at] as IntTuple));
  const isDropped = (mode: number): boolean => axis === undefined || mode === axis;
  const dropped = modes.filter((_, mode) => isDropped(mode)).flat();
  let left = outputs;
  const totals = geometry.shape.map((mode, at): Axis => {
    const extent = productOf(mode);
    if (isDropped(at)) return { extent, stride: 0 };
    left /= Math.max(1, extent);
    return { extent, stride: left };
  });
  const dense = totals.filter((_, mode) => !isDropped(mode));
  return {
    geometry,
    axis,
    sizes,
    outputs,
    count: dropped.reduce((product, { extent }) => product * extent, 1),
    kept: commonNest(dense, modes.filter((_, mode) => !isDropped(mode)).flat()) as Nest,
    dropped: nestOf(dropped),
    nest: planned(reductionNest(totals, modes.flat())),
  };
}

function summed(walk: Walk, count: number): Tensor {
  const { from, plan } = walk;
  const { outputs, nest } = plan;
  const isWide = from.dtype === "int64" || from.dtype === "uint64";
  const isMean = count !== 1;
  const array = isWide ? allocateLike(from.array, outputs) : new Float64Array(outputs);
  const dtype = isWide ? from.dtype : "float64";
  kernels().sum(nest, { array, offset: 0, dtype }, from);
  if (!isMean) return denseTensor(walk, array, dtype);
  const means = Float64Array.from(array as ArrayLike<number | bigint>, (total) => Number(total) / count);
  return denseTensor(walk, means, "float64");
}

/** Begins with the first element of each. */
function extremes(operation: "min" | "max", walk: Walk): Tensor {
  const { from, plan } = walk;
  const { outputs, count, kept, nest } = plan;
  const array = allocateLike(from.array, outputs);
  const totals = { array, offset: 0, dtype: from.dtype };
  if (outputs > 0 && count > 0) {
    kernels().copy(kept, totals, from);
    kernels().extreme(operation, nest, totals, from);
  }
  return denseTensor(walk, array, from.dtype);
}

/** The index of each greatest element among its own: the first one, in row-major order of the modes; or the first NaN. */
function positions(greatest: Tensor, walk: Walk): Tensor {
  const { from, plan } = walk;
  const { outputs, kept, dropped } = plan;
  const array = new Float64Array(outputs);
  const { find } = loopsOf(from.dtype, from.array);
  const row = rowOf(dropped);
  forEachPair(kept, (output, start) => {
    const value = greatest.readScalar(output);
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
  return denseTensor(walk, array, "float64");
}

function denseTensor({ make, plan }: Walk, array: StorageArray, dtype: DType): Tensor {
  return make(array, rowMajorLayout(plan.sizes), dtype);
}
