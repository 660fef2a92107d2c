// How is one shape divided by another? The twin of `types/algebra/shape-div.ts`.
import type { AcceptedTuple } from "../../types/algebra/accepted.js";
import type { ShapeDiv } from "../../types/algebra/shape-div.js";
import type { Checked, NotAny } from "../../types/coord/checked.js";
import type { IntTuple, Mut, TupleArg } from "../../types/coord/int-tuple.js";
import { checkTuple } from "../coord/check.js";
import { exactProduct } from "../coord/product.js";
import { showTuple } from "../coord/show.js";
import { fail } from "../message/index.js";

/**
 * The ceiling division of a shape, leaf by leaf, where one side divides the other: ceil(a / b).
 * An integer divides a tuple from the left, each mode using up what it can; a tuple divides an integer by its product.
 * Throws for an extent of 0, for tuples of different rank, and where neither side divides the other.
 * Source: CuTe's `shape_div`.
 * @example
 * shapeDiv([3, 6], 9); // [1, 2]
 */
export function shapeDiv<const Left extends TupleArg, const Right extends TupleArg>(
  this: NotAny<Left, "shapeDiv"> & NotAny<Right, "shapeDiv">,
  left: Checked<Left, "shapeDiv", "extent">,
  right: AcceptedTuple<Right, "shapeDiv", "extent", ShapeDiv<Mut<Left>, Mut<Right>>>,
): ShapeDiv<Mut<Left>, Mut<Right>> {
  checkTuple("shapeDiv", "extent", left);
  checkTuple("shapeDiv", "extent", right);
  const result: unknown = divideShape(left, right);
  return result as ShapeDiv<Mut<Left>, Mut<Right>>;
}

/** `shapeDiv` of tuples that are known to be int-tuples. */
export function divideShape(left: IntTuple, right: IntTuple): IntTuple {
  if (typeof left === "number") {
    return divideLeaf(left, exactProduct("shapeDiv", right));
  }
  if (typeof right === "number") {
    let divisor = right;
    return left.map((mode, at) => {
      const quotient = divideShape(mode, divisor);
      if (at < left.length - 1) divisor = divideLeaf(divisor, exactProduct("shapeDiv", mode));
      return quotient;
    });
  }
  if (left.length !== right.length) {
    fail("shapeDiv.rank", { left: showTuple(left), right: showTuple(right) });
  }
  return left.map((mode, at) => divideShape(mode, right[at] as IntTuple));
}

function divideLeaf(left: number, right: number): number {
  if (left === 0 || right === 0) {
    fail("shapeDiv.zero", { left, right });
  }
  if (left % right !== 0 && right % left !== 0) {
    fail("shapeDiv.indivisible", { left, right });
  }
  return Math.ceil(left / right);
}
