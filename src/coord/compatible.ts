// Can every coordinate of one shape be used in another?
import type { Checked, NotAny } from "../../types/coord/checked.js";
import type { Compatible, WeaklyCompatible } from "../../types/coord/compatible.js";
import type { IntTuple, TupleArg } from "../../types/coord/int-tuple.js";
import { checkTuple } from "./check.js";
import { productOf } from "./product.js";

/**
 * `right` refines `left`, and each leaf of `left` is the size of what it faces: every coordinate of `left` is one of
 * `right`.
 * @example
 * compatible(24, [4, 6]); // true
 */
export function compatible<const Left extends TupleArg, const Right extends TupleArg>(
  this: NotAny<Left, "compatible"> & NotAny<Right, "compatible">,
  left: Checked<Left, "compatible", "extent">,
  right: Checked<Right, "compatible", "extent">,
): Compatible<Left, Right> {
  checkTuple("compatible", "extent", left);
  checkTuple("compatible", "extent", right);
  return isCompatible(left, right) as Compatible<Left, Right>;
}

/**
 * `right` refines `left`, and each leaf of `left` divides the size of what it faces; 0 divides only 0.
 * @example
 * weaklyCompatible([2, 8], [2, [2, 4]]); // true
 */
export function weaklyCompatible<const Left extends TupleArg, const Right extends TupleArg>(
  this: NotAny<Left, "weaklyCompatible"> & NotAny<Right, "weaklyCompatible">,
  left: Checked<Left, "weaklyCompatible", "extent">,
  right: Checked<Right, "weaklyCompatible", "extent">,
): WeaklyCompatible<Left, Right> {
  checkTuple("weaklyCompatible", "extent", left);
  checkTuple("weaklyCompatible", "extent", right);
  return isWeaklyCompatible(left, right) as WeaklyCompatible<Left, Right>;
}

export function isCompatible(left: IntTuple, right: IntTuple): boolean {
  if (typeof left === "number") return productOf(right) === left;
  if (typeof right === "number") return false;
  return left.length === right.length && left.every((mode, index) => isCompatible(mode, right[index] as IntTuple));
}

export function isWeaklyCompatible(left: IntTuple, right: IntTuple): boolean {
  if (typeof left === "number") return left === 0 ? productOf(right) === 0 : productOf(right) % left === 0;
  if (typeof right === "number") return false;
  return (
    left.length === right.length && left.every((mode, index) => isWeaklyCompatible(mode, right[index] as IntTuple))
  );
}
