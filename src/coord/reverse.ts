// What is an int-tuple in reverse?
import type { Answer, Checked, NotAny } from "../../types/coord/checked.js";
import type { IntTuple, Mut, TupleArg } from "../../types/coord/int-tuple.js";
import type { Reverse } from "../../types/coord/reverse.js";
import { checkTuple } from "./check.js";
import { copied } from "./int-tuple.js";

/**
 * The top-level modes in reverse order; nested modes keep their inner order.
 * @example
 * reverse([1, [2, 3]]); // [[2, 3], 1]
 */
export function reverse<const Tuple extends TupleArg>(
  this: NotAny<Tuple, "reverse">,
  tuple: Checked<Tuple, "reverse">,
): Answer<Tuple, Reverse<Mut<Tuple>>> {
  checkTuple("reverse", "leaf", tuple);
  return copied(reverseModes(tuple)) as Answer<Tuple, Reverse<Mut<Tuple>>>;
}

export function reverseModes(tuple: IntTuple): IntTuple {
  return typeof tuple === "number" ? tuple : [...tuple].reverse();
}
