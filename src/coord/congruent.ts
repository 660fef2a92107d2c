// Have two int-tuples the same nesting?
import type { Checked, NotAny } from "../../types/coord/checked.js";
import type { Congruent, WeaklyCongruent } from "../../types/coord/congruent.js";
import type { IntTuple, TupleArg } from "../../types/coord/int-tuple.js";
import { fail } from "../message/index.js";
import { checkTuple } from "./check.js";
import { textOf } from "./show.js";

/**
 * Same nesting: leaf faces leaf, tuple faces tuple of the same rank.
 * @example
 * congruent([2, [3, 4]], [1, [2, 6]]); // true
 */
export function congruent<const Left extends TupleArg, const Right extends TupleArg>(
  this: NotAny<Left, "congruent"> & NotAny<Right, "congruent">,
  left: Checked<Left, "congruent">,
  right: Checked<Right, "congruent">,
): Congruent<Left, Right> {
  checkTuple("congruent", "leaf", left);
  checkTuple("congruent", "leaf", right);
  return isCongruent(left, right) as Congruent<Left, Right>;
}

/**
 * `right` refines `left`: a leaf of `left` may face anything, a tuple of `left` faces a tuple of the same rank.
 * @example
 * weaklyCongruent([2, 12], [2, [3, 4]]); // true
 */
export function weaklyCongruent<const Left extends TupleArg, const Right extends TupleArg>(
  this: NotAny<Left, "weaklyCongruent"> & NotAny<Right, "weaklyCongruent">,
  left: Checked<Left, "weaklyCongruent">,
  right: Checked<Right, "weaklyCongruent">,
): WeaklyCongruent<Left, Right> {
  checkTuple("weaklyCongruent", "leaf", left);
  checkTuple("weaklyCongruent", "leaf", right);
  return isWeaklyCongruent(left, right) as WeaklyCongruent<Left, Right>;
}

export function isCongruent(left: IntTuple, right: IntTuple): boolean {
  if (typeof left === "number" || typeof right === "number") return typeof left === typeof right;
  return left.length === right.length && left.every((mode, index) => isCongruent(mode, right[index] as IntTuple));
}

export function isWeaklyCongruent(left: IntTuple, right: IntTuple): boolean {
  if (typeof left === "number") return true;
  if (typeof right === "number") return false;
  return left.length === right.length && left.every((mode, index) => isWeaklyCongruent(mode, right[index] as IntTuple));
}

export function checkCongruent(operation: string, left: IntTuple, right: IntTuple): void {
  if (!isCongruent(left, right)) refuse(operation, left, right);
}

/** `tuple` may have tuples where `coarse` has leaves. */
export function checkRefines(operation: string, tuple: IntTuple, coarse: IntTuple): void {
  if (!isWeaklyCongruent(coarse, tuple)) refuse(operation, tuple, coarse);
}

function refuse(operation: string, left: IntTuple, right: IntTuple): never {
  return fail("coord.not-congruent", { operation, left: textOf(left), right: textOf(right) });
}

/** Same nesting and the same leaves. */
export function isEqual(left: IntTuple, right: IntTuple): boolean {
  if (typeof left === "number" || typeof right === "number") return left === right;
  return left.length === right.length && left.every((mode, index) => isEqual(mode, right[index] as IntTuple));
}
