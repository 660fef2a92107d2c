// Which layouts are compact, last mode or first mode fastest?
import type { NotAnyIn } from "../../types/coord/checked.js";
import type { Mut, TupleArg } from "../../types/coord/int-tuple.js";
import type { CheckedExtents } from "../../types/layout/checked.js";
import type { ColMajor, RowMajor } from "../../types/layout/row-major.js";
import { checkTuple } from "../coord/check.js";
import { prefixFrom } from "../coord/prefix-product.js";
import { suffixFrom } from "../coord/suffix-product.js";
import { makeLayout } from "./make-layout.js";

/**
 * The compact layout of a shape whose last leaf moves fastest: `stride[i] = stride[i+1] * shape[i+1]`. An extent may be
 * a tuple. Throws on an extent that is not a whole number from 0 to 2^53-1, and past 2^53-1 elements. Source: the
 * reference's `row_major`.
 * @example
 * rowMajor(3, 4, 5); // (3,4,5):(20,5,1)
 * rowMajor([2, 2], 4); // ((2,2),4):((8,4),1)
 */
export function rowMajor<const Shape extends TupleArg[]>(
  this: NotAnyIn<Shape, "rowMajor">,
  ...shape: CheckedExtents<Shape, "rowMajor">
): RowMajor<Mut<Shape>> {
  checkTuple("rowMajor", "extent", shape);
  const made: unknown = makeLayout("rowMajor", shape, suffixFrom(shape, 1));
  return made as RowMajor<Mut<Shape>>;
}

/**
 * The compact layout of a shape whose first leaf moves fastest: `stride[i] = stride[i-1] * shape[i-1]`. An extent may
 * be a tuple. Throws on an extent that is not a whole number from 0 to 2^53-1, and past 2^53-1 elements. Source: the
 * reference's `col_major`.
 * @example
 * colMajor(3, 4, 5); // (3,4,5):(1,3,12)
 * colMajor([2, 2], 4); // ((2,2),4):((1,2),4)
 */
export function colMajor<const Shape extends TupleArg[]>(
  this: NotAnyIn<Shape, "colMajor">,
  ...shape: CheckedExtents<Shape, "colMajor">
): ColMajor<Mut<Shape>> {
  checkTuple("colMajor", "extent", shape);
  const made: unknown = makeLayout("colMajor", shape, prefixFrom(shape, 1));
  return made as ColMajor<Mut<Shape>>;
}
