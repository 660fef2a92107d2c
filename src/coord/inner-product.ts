// What is the sum of the products of facing leaves?
import type { Checked, NotAny } from "../../types/coord/checked.js";
import type { CheckedFacing } from "../../types/coord/checked-pair.js";
import type { InnerProduct } from "../../types/coord/inner-product.js";
import type { IntTuple, TupleArg } from "../../types/coord/int-tuple.js";
import { checkSafe, checkTuple } from "./check.js";
import { checkCongruent } from "./congruent.js";

/**
 * The sum of the products of facing leaves of two congruent int-tuples. Throws unless they are congruent, and past
 * 2^53-1.
 * @example
 * innerProduct([1, [2, 3]], [4, [5, 6]]); // 32
 */
export function innerProduct<const Left extends TupleArg, const Right extends TupleArg>(
  this: NotAny<Left, "innerProduct"> & NotAny<Right, "innerProduct">,
  left: Checked<Left, "innerProduct">,
  right: CheckedFacing<Left, Right, "innerProduct">,
): InnerProduct<Left, Right> {
  checkTuple("innerProduct", "leaf", left);
  checkTuple("innerProduct", "leaf", right);
  checkCongruent("innerProduct", left, right);
  const sum: unknown = checkSafe("innerProduct", left, inner(left, right));
  return sum as InnerProduct<Left, Right>;
}

function inner(left: IntTuple, right: IntTuple): number {
  if (typeof left === "number") return left * (right as number);
  let sum = 0;
  for (let mode = 0; mode < left.length; mode++) {
    sum += inner(left[mode] as IntTuple, (right as readonly IntTuple[])[mode] as IntTuple);
  }
  return sum;
}
