// How is a layout made of a shape and strides?
import type { Answer, NotAny } from "../../types/coord/checked.js";
import type { Absent, TupleArg } from "../../types/coord/int-tuple.js";
import type { CheckedShape, CheckedStride } from "../../types/layout/checked.js";
import type { MakeLayout } from "../../types/layout/make-layout.js";
import { checkTuple } from "../coord/check.js";
import { isCongruent } from "../coord/congruent.js";
import { prefixFrom } from "../coord/prefix-product.js";
import { textOf } from "../coord/show.js";
import { fail } from "../message/index.js";
import { makeLayout } from "./make-layout.js";

/**
 * The layout of a shape and strides of the same nesting; without strides the compact one whose first leaf moves
 * fastest. Throws on a size that is not a whole number from 0 to 2^53-1, unless shape and strides are congruent, and
 * past 2^53-1 elements or offsets. Source: CuTe's `make_layout`.
 * @example
 * layout([2, [2, 3]], [6, [3, 1]]); // (2,(2,3)):(6,(3,1))
 * layout([3, 4]); // (3,4):(1,3)
 */
export function layout<const Shape extends TupleArg, const Stride extends TupleArg = Absent>(
  this: NotAny<Shape, "layout"> & NotAny<Stride, "layout">,
  shape: CheckedShape<Shape, "layout">,
  stride?: CheckedStride<Shape, Stride, "layout">,
): Answer<Shape, MakeLayout<Shape, Stride>> {
  checkTuple("layout", "extent", shape);
  const steps: unknown = stride;
  if (steps === undefined)
    return makeLayout("layout", shape, prefixFrom(shape, 1)) as Answer<Shape, MakeLayout<Shape, Stride>>;
  checkTuple("layout", "stride", steps);
  if (!isCongruent(shape, steps)) {
    fail("layout.not-congruent", { operation: "layout", shape: textOf(shape), stride: textOf(steps) });
  }
  return makeLayout("layout", shape, steps) as Answer<Shape, MakeLayout<Shape, Stride>>;
}
