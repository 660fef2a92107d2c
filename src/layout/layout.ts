// How is a layout made of a shape and strides?
import type { IntTuple, Mut, TupleArg } from "../../types/coord/int-tuple.js";
import type { PrefixProduct } from "../../types/coord/prefix-product.js";
import type { Layout } from "../../types/layout/layout.js";
import { checkTuple } from "../coord/check.js";
import { isCongruent } from "../coord/congruent.js";
import { prefixFrom } from "../coord/prefix-product.js";
import { textOf } from "../coord/show.js";
import { fail } from "../message/index.js";
import { makeLayout } from "./make-layout.js";

/**
 * The layout of a shape and strides of the same nesting; without strides the compact one whose first leaf moves fastest.
 * Throws on a size that is not a whole number from 0 to 2^53-1, and unless shape and strides are congruent. Source: CuTe's `make_layout`.
 * @example
 * layout([2, [2, 3]], [6, [3, 1]]); // (2,(2,3)):(6,(3,1))
 */
export function layout<const Shape extends TupleArg>(shape: Shape): Layout<Mut<Shape>, PrefixProduct<Mut<Shape>>>;
export function layout<const Shape extends TupleArg, const Stride extends TupleArg>(
  shape: Shape,
  stride: Stride,
): Layout<Mut<Shape>, Mut<Stride>>;
export function layout(shape: IntTuple, stride?: IntTuple): Layout<IntTuple, IntTuple> {
  checkTuple("layout", "extent", shape);
  if (stride === undefined) return makeLayout("layout", shape, prefixFrom(shape, 1));
  checkTuple("layout", "stride", stride);
  if (!isCongruent(shape, stride)) fail("layout.not-congruent", { shape: textOf(shape), stride: textOf(stride) });
  return makeLayout("layout", shape, stride);
}
