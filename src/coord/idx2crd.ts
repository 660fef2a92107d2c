// Which coordinate has an index?
import type { Answer, Checked, NotAny } from "../../types/coord/checked.js";
import type { CheckedIndexable, CheckedSteps } from "../../types/coord/checked-crd.js";
import type { Idx2Crd } from "../../types/coord/idx2crd.js";
import type { IntTuple, TupleArg } from "../../types/coord/int-tuple.js";
import { fail } from "../message/index.js";
import { checkSize, checkTuple } from "./check.js";
import { checkCongruent } from "./congruent.js";
import { productOf } from "./product.js";
import { textOf } from "./show.js";

/**
 * The coordinate of an index. Without strides the colexicographic one: the first leaf moves fastest, and the last takes
 * what is left, so an index past the size runs on there. With strides, leaf by leaf `(index div stride) mod extent`,
 * which inverts a layout without overlaps; a leaf of stride 0 gets 0. Throws on a shape of size 0 and unless the
 * strides are congruent with it. Source: CuTe's `idx2crd`; the reference's with strides.
 * @example
 * idx2crd(5, [3, 4]); // [2, 1]
 * idx2crd(5, [3, 4], [4, 1]); // [1, 1]
 */
export function idx2crd<
  const Index extends number,
  const Shape extends TupleArg,
  const Stride extends TupleArg | undefined = undefined,
>(
  this: NotAny<Index, "idx2crd"> & NotAny<Shape, "idx2crd"> & NotAny<Stride, "idx2crd">,
  index: Checked<Index, "idx2crd", "index">,
  shape: CheckedIndexable<Shape>,
  stride?: CheckedSteps<Shape, Stride, "idx2crd">,
): Answer<Shape, Idx2Crd<Index, Shape, Stride>> {
  checkSize("idx2crd", "index", index);
  checkTuple("idx2crd", "extent", shape);
  const crd: unknown = stride === undefined ? crdOf("idx2crd", index, shape) : crdByStride(index, shape, stride);
  return crd as Answer<Shape, Idx2Crd<Index, Shape, Stride>>;
}

export function checkNotEmpty(operation: string, shape: IntTuple): void {
  if (productOf(shape) === 0) fail("coord.empty", { operation, shape: textOf(shape) });
}

/** The colexicographic coordinate of an index, which runs on in the last leaf. */
export function crdOf(operation: string, index: number, shape: IntTuple): IntTuple {
  checkNotEmpty(operation, shape);
  return natural(operation, index, shape);
}

function natural(operation: string, index: number, shape: IntTuple): IntTuple {
  if (typeof shape === "number") return index;
  const last = shape.length - 1;
  if (last < 0 && index !== 0) fail("coord.past-the-end", { operation, index, shape: textOf(shape) });
  let rest = index;
  return shape.map((extent, mode) => {
    if (mode === last) return natural(operation, rest, extent);
    const size = productOf(extent);
    const part = rest % size;
    rest = (rest - part) / size;
    return natural(operation, part, extent);
  });
}

function crdByStride(index: number, shape: IntTuple, stride: unknown): IntTuple {
  checkTuple("idx2crd", "stride", stride);
  checkCongruent("idx2crd", shape, stride);
  checkNotEmpty("idx2crd", shape);
  return leavesByStride(index, shape, stride);
}

/** `(index div stride) mod extent` of each leaf; 0 where the stride is 0. */
export function leavesByStride(index: number, shape: IntTuple, stride: IntTuple): IntTuple {
  if (typeof shape === "number") {
    const step = stride as number;
    return step === 0 ? 0 : ((index - (index % step)) / step) % shape;
  }
  return shape.map((extent, mode) => leavesByStride(index, extent, (stride as readonly IntTuple[])[mode] as IntTuple));
}
