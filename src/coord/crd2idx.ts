// Which index has a coordinate?
import type { Answer, Checked, NotAny } from "../../types/coord/checked.js";
import type { CheckedCrd, CheckedSteps } from "../../types/coord/checked-crd.js";
import type { Crd2Idx } from "../../types/coord/crd2idx.js";
import type { IntTuple, TupleArg } from "../../types/coord/int-tuple.js";
import { fail } from "../message/index.js";
import { checkTuple } from "./check.js";
import { checkCongruent } from "./congruent.js";
import { checkNotEmpty } from "./idx2crd.js";
import { prefixFrom } from "./prefix-product.js";
import { productOf } from "./product.js";
import { textOf } from "./show.js";

/**
 * The inner product of a coordinate with the strides. An integer coordinate of a nested mode is colexicographic,
 * whatever the strides are: the first leaf moves fastest, and an index past the size runs on in the last leaf. Without
 * strides they are the column-major ones. Throws unless the coordinate fits the shape mode by mode and the strides are
 * congruent with it, on an index into size 0, and past 2^53-1. Source: CuTe's `crd2idx`.
 * @example
 * crd2idx([2, [2, 0]], [4, [3, 1]]); // 10
 * crd2idx(20, [3, 4], [4, 1]); // 14
 */
export function crd2idx<
  const Crd extends TupleArg,
  const Shape extends TupleArg,
  const Stride extends TupleArg | undefined = undefined,
>(
  this: NotAny<Crd, "crd2idx"> & NotAny<Shape, "crd2idx"> & NotAny<Stride, "crd2idx">,
  crd: CheckedCrd<Crd, Shape>,
  shape: Checked<Shape, "crd2idx", "extent">,
  stride?: CheckedSteps<Shape, Stride, "crd2idx">,
): Answer<Shape, Crd2Idx<Crd, Shape, Stride>> {
  checkTuple("crd2idx", "coordinate", crd);
  checkTuple("crd2idx", "extent", shape);
  const steps: unknown = stride === undefined ? prefixFrom(shape, 1) : stride;
  checkTuple("crd2idx", "stride", steps);
  checkCongruent("crd2idx", shape, steps);
  const index = offsetOf("crd2idx", crd, shape, steps);
  if (!(index <= Number.MAX_SAFE_INTEGER)) fail("coord.too-large", { operation: "crd2idx", tuple: textOf(crd) });
  const result: unknown = index;
  return result as Answer<Shape, Crd2Idx<Crd, Shape, Stride>>;
}

/** The offset of a coordinate of congruent shape and strides; past 2^53-1 it is not exact. */
export function offsetOf(operation: string, crd: IntTuple, shape: IntTuple, stride: IntTuple): number {
  if (typeof crd === "number") {
    checkNotEmpty(operation, shape);
    return colex(operation, crd, shape, stride);
  }
  if (typeof shape === "number" || shape.length !== crd.length) {
    return fail("coord.not-in-shape", { operation, crd: textOf(crd), shape: textOf(shape) });
  }
  let offset = 0;
  for (let mode = 0; mode < crd.length; mode++) {
    const step = (stride as readonly IntTuple[])[mode] as IntTuple;
    offset += offsetOf(operation, crd[mode] as IntTuple, shape[mode] as IntTuple, step);
  }
  return offset;
}

/** The offset of an integer coordinate of a shape without extent 0. */
export function colex(operation: string, index: number, shape: IntTuple, stride: IntTuple): number {
  if (typeof shape === "number") return index * (stride as number);
  const last = shape.length - 1;
  if (last < 0) return index === 0 ? 0 : fail("coord.past-the-end", { operation, index, shape: textOf(shape) });
  let rest = index;
  let offset = 0;
  for (let mode = 0; mode < last && rest > 0; mode++) {
    const size = productOf(shape[mode] as IntTuple);
    const part = rest % size;
    offset += colex(operation, part, shape[mode] as IntTuple, (stride as readonly IntTuple[])[mode] as IntTuple);
    rest = (rest - part) / size;
  }
  return offset + colex(operation, rest, shape[last] as IntTuple, (stride as readonly IntTuple[])[last] as IntTuple);
}
