// How does an int-tuple read?
import type { Checked, NotAny } from "../../types/coord/checked.js";
import type { IntTuple, TupleArg } from "../../types/coord/int-tuple.js";
import type { ShowTuple } from "../../types/coord/show.js";
import { checkTuple } from "./check.js";

/**
 * The text of an int-tuple as CuTe prints it.
 * @example
 * showTuple([2, [3, 4]]); // "(2,(3,4))"
 */
export function showTuple<const Tuple extends TupleArg>(
  this: NotAny<Tuple, "showTuple">,
  tuple: Checked<Tuple, "showTuple">,
): ShowTuple<Tuple> {
  checkTuple("showTuple", "leaf", tuple);
  return textOf(tuple) as ShowTuple<Tuple>;
}

/** The text of a tuple that has been checked. */
export function textOf(tuple: IntTuple): string {
  return typeof tuple === "number" ? String(tuple) : `(${tuple.map(textOf).join(",")})`;
}
