// How are the elements of a tensor brought down to one, or to one for each place along the other axes?

import type { IntTuple } from "../../types/coord/int-tuple.js";
import type { ArgmaxInto, ReduceInto } from "../../types/tensor/reduce.js";
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
import { forEachPair, forEachRow, rowOf } from "../kernel/rows.js";
import { fail } from "../message/index.js";
import { checkAxis } from "./axis.js";
import { copyFrom } from "./copy.js";
import { denseCopy, rowMajorLayout } from "./dense.js";
import type { HeapMaker, Kind } from "./kind.js";
import { roundedScalar } from "./operand.js";
import { checkOptions } from "./options.js";
import { isInArray, type Place, placeOf, placeOfArgument, requirePlace, requireWritablePlace } from "./place.js";
import { keptModes, type ReductionPlan, reductionPlan } from "./reduction-plan.js";
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
    const [target, source] = [placeOfArgument(operation, to), placeOfArgument(operation, from)];
    requireWritablePlace(operation, target);
    const axis = axisOf(operation, source, options);
    const modes = keptModes(source.geometry, axis);
    const { rank } = target.geometry;
    if (modes.length !== rank) fail("operand.rank", { operation, rank, other: modes.length });
    for (const [place, mode] of modes.entries()) {
      const [extent, other] = [productOf(target.geometry.shape[place] as IntTuple), productOf(mode)];
      if (extent !== other) fail("operand.extent", { operation, axis: place, extent, other });
    }
    const { plan, make } = walkOf(source, axis);
    const { array, dtype } = reduced(operation, source, axis);
    // An engine of one's own may sum something itself while it stores, in the room where these totals are.
    return copyFrom(target.tensor, make(isInArray(target) ? array : array.slice(), rowMajorLayout(plan.sizes), dtype));
  };
}

/** A value for all elements, or with an axis a fresh row-major tensor of the other modes. */
export function reduce(operation: Reduction, tensor: Tensor, options?: unknown): Scalar | Tensor {
  const from = placeOf(tensor);
  const axis = axisOf(operation, from, options);
  if (axis === undefined) return reducedToOne(operation, from);
  const { sizes, layout, isFlat } = reductionPlan(from.geometry, axis);
  const { heap } = from.kind;
  const dtype = resultDType(operation, from.kind);
  const array = converted(reduced(operation, from, axis), dtype);
  if (isFlat) return heap(array, layout, dtype);
  return copyFrom(heap(allocateLike(array, array.length), layout, dtype), heap(array, rowMajorLayout(sizes), dtype));
}

/** The results in an array of the dtype. */
function converted(results: ArrayOperand, dtype: DType): StorageArray {
  if (results.dtype === dtype) return results.array;
  const { length } = results.array;
  const array = allocateArray(dtype, length);
  if (dtype === "float32") for (let k = 0; k < length; k++) array[k] = results.array[k] as number;
  else kernels().copy({ extents: [length], strides: [[1], [1]] }, { array, offset: 0, dtype }, results);
  return array;
}

/** Floats are rounded to their dtype. */
function reducedToOne(operation: Reduction, place: Place): Scalar {
  const { kind } = place;
  if (operation === "argmax" || !kind.isFloat) return oneOf(operation, place);
  if (kind.dtype !== "float32") return roundedScalar(kind, Number(oneOf(operation, place)));
  return Math.fround(operation === "reduceSum" ? totalOfSingles(place) : Number(oneOf(operation, place)));
}

function oneOf(operation: Reduction, place: Place): Scalar {
  const { array, dtype } = reduced(operation, place, undefined);
  return codecOf(dtype, arrayNameOf(array)).decode(array[0] as Raw);
}

/** Without a tensor, or any other object, for the one result: to make one takes longer than a small sum. */
function totalOfSingles(place: Place): number {
  const { plan, from } = walkOf(place, undefined);
  total[0] = 0;
  kernels().sum(plan.nest, oneTotal, from);
  return total[0];
}

const total = new Float64Array(1);
const oneTotal: ArrayOperand = { array: total, offset: 0, dtype: "float64" };

/** Sums of small integers need more room than those; a mean of integers is a fraction. */
function resultDType(operation: Reduction, { dtype, isFloat }: Kind): DType {
  switch (operation) {
    case "argmax":
      return "int32";
    case "reduceSum":
      return isSmallInteger(dtype) ? "int32" : dtype;
    case "reduceMean":
      return isFloat ? dtype : "float64";
    default:
      return dtype;
  }
}

function isSmallInteger(dtype: DType): boolean {
  return dtype === "bool" || /^u?int(8|16)/.test(dtype);
}

function axisOf(operation: Reduction, place: Place, options: unknown): number | undefined {
  const { axis } = checkOptions(operation, options);
  const { rank, block } = place.geometry;
  if (block !== undefined) fail("reduce.vector", { operation, element: place.kind.element });
  if (axis !== undefined) checkAxis(operation, rank, axis);
  requirePlace(operation, place);
  return axis;
}

/** The results, in row-major order of the modes that are left: in doubles where that is more exact. */
function reduced(operation: Reduction, place: Place, axis: number | undefined): ArrayOperand {
  const walk = walkOf(place, axis);
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

/** What is reduced, and how. */
interface Walk {
  readonly plan: ReductionPlan;
  readonly from: ArrayOperand;
  /** Who makes the tensor of the results. */
  readonly make: HeapMaker;
}

function walkOf(place: Place, axis: number | undefined): Walk {
  if (!isInArray(place)) return walkOf(placeOf(denseCopy(place.tensor)), axis);
  return { plan: reductionPlan(place.geometry, axis), from: place, make: place.kind.heap };
}

function summed({ from, plan }: Walk): ArrayOperand {
  const { dtype } = from;
  const { outputs } = plan;
  // Totals of float32 are converted at once; to allocate an array takes as long as some of the sums.
  const wide = dtype === "int64" || dtype === "uint64" ? dtype : "float64";
  const isSingle = dtype === "float32";
  const isKnown = isSingle && outputs === room.length;
  const array = isKnown ? (room as Float64Array).fill(0) : allocateArray(wide, outputs);
  if (isSingle && outputs <= 4096) room = array;
  const totals = { array, offset: 0, dtype: wide } as const;
  kernels().sum(plan.nest, totals, from);
  return totals;
}

/** The totals of the last sum of float32, unless there were many. */
let room: StorageArray = new Float64Array(0);

function means(totals: ArrayOperand, count: number): ArrayOperand {
  const array = converted(totals, "float64") as Float64Array;
  for (let place = 0; place < array.length; place++) array[place] = (array[place] as number) / count;
  return { array, offset: 0, dtype: "float64" };
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
  const { find } = loopsOf(from);
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
