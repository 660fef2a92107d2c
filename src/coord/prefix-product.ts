// What are the exclusive running products of an int-tuple from the left?
import type { Checked, NotAny } from "../../types/coord/checked.js";
import type { CheckedCoarse } from "../../types/coord/checked-pair.js";
import type { IntTuple, OrOne, TupleArg } from "../../types/coord/int-tuple.js";
import type { PrefixProduct } from "../../types/coord/prefix-product.js";
import { checkSafe, checkTuple } from "./check.js";
import { checkRefines } from "./congruent.js";
import { productOf } from "./product.js";

/**
 * The exclusive running product of the leaves from the left, in the same nesting: the column-major strides of a shape.
 * It begins with `init`; a tuple as `init` begins afresh in each mode. Throws if `init` does not fit, or past 2^53-1.
 * @example
 * prefixProduct([2, [3, 4]]); // [1, [2, 6]]
 */
export function prefixProduct<const Tuple extends TupleArg, const Init extends TupleArg | undefined = undefined>(
  this: NotAny<Tuple, "prefixProduct"> & NotAny<Init, "prefixProduct">,
  tuple: Checked<Tuple, "prefixProduct">,
  init?: CheckedCoarse<Tuple, Init, "prefixProduct", "leaf">,
): PrefixProduct<Tuple, OrOne<Init>> {
  const begin: unknown = init === undefined ? 1 : init;
  checkTuple("prefixProduct", "leaf", tuple);
  checkTuple("prefixProduct", "leaf", begin);
  checkRefines("prefixProduct", tuple, begin);
  const products: unknown = checkSafe("prefixProduct", tuple, prefixEach(tuple, begin));
  return products as PrefixProduct<Tuple, OrOne<Init>>;
}

/** The running product that goes on from one size. */
export function prefixFrom(tuple: IntTuple, init: number): IntTuple {
  if (typeof tuple === "number") return init;
  let run = init;
  const strides: IntTuple[] = [];
  for (const mode of tuple) {
    strides.push(prefixFrom(mode, run));
    run *= productOf(mode);
  }
  return strides;
}

/** A mode of `init` begins the mode that it faces. */
function prefixEach(tuple: IntTuple, init: IntTuple): IntTuple {
  return typeof init === "number"
    ? prefixFrom(tuple, init)
    : init.map((begin, mode) => prefixEach((tuple as readonly IntTuple[])[mode] as IntTuple, begin));
}
