// Which layouts are compact, last mode or first mode fastest?
import type { Mut, TupleArg } from "../../types/coord/int-tuple.js";
import type { ColMajor, RowMajor } from "../../types/layout/row-major.js";
import { checkTuple } from "../coord/check.js";
import { prefixFrom } from "../coord/prefix-product.js";
import { suffixFrom } from "../coord/suffix-product.js";
import { makeLayout } from "./make-layout.js";

/**
 * The compact layout of a shape whose last leaf moves fastest: `stride[i] = stride[i+1] * shape[i+1]`.
 * Throws on an extent that is not a whole number from 0 to 2^53-1, and past 2^53-1 elements.
 * @example
 * rowMajor(3, 4, 5); // (3,4,5):(20,5,1)
 */
export function rowMajor<const Shape extends TupleArg[]>(...shape: Shape): RowMajor<Mut<Shape>> {
  checkTuple("rowMajor", "extent", shape);
  return makeLayout("rowMajor", shape, suffixFrom(shape, 1)) as RowMajor<Mut<Shape>>;
}

/**
 * The compact layout of a shape whose first leaf moves fastest: `stride[i] = stride[i-1] * shape[i-1]`.
 * Throws on an extent that is not a whole number from 0 to 2^53-1, and past 2^53-1 elements.
 * @example
 * colMajor(3, 4, 5); // (3,4,5):(1,3,12)
 */
export function colMajor<const Shape extends TupleArg[]>(...shape: Shape): ColMajor<Mut<Shape>> {
  checkTuple("colMajor", "extent", shape);
  return makeLayout("colMajor", shape, prefixFrom(shape, 1)) as ColMajor<Mut<Shape>>;
}
