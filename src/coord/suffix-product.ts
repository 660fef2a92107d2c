// What are the exclusive running products of an int-tuple from the right?
import type { Checked, NotAny } from "../../types/coord/checked.js";
import type { CheckedCoarse } from "../../types/coord/checked-pair.js";
import type { IntTuple, OrOne, TupleArg } from "../../types/coord/int-tuple.js";
import type { SuffixProduct } from "../../types/coord/suffix-product.js";
import { checkSafe, checkTuple } from "./check.js";
import { checkRefines } from "./congruent.js";
import { productOf } from "./product.js";

/**
 * The exclusive running product of the leaves from the right, in the same nesting: the row-major strides of a shape.
 * It begins with `init`; a tuple as `init` begins afresh in each mode. Throws if `init` does not fit, or past 2^53-1.
 * @example
 * suffixProduct([2, [3, 4]]); // [12, [4, 1]]
 */
export function suffixProduct<const Tuple extends TupleArg, const Init extends TupleArg | undefined = undefined>(
  this: NotAny<Tuple, "suffixProduct"> & NotAny<Init, "suffixProduct">,
  tuple: Checked<Tuple, "suffixProduct">,
  init?: CheckedCoarse<Tuple, Init, "suffixProduct", "leaf">,
): SuffixProduct<Tuple, OrOne<Init>> {
  const begin: unknown = init === undefined ? 1 : init;
  checkTuple("suffixProduct", "leaf", tuple);
  checkTuple("suffixProduct", "leaf", begin);
  checkRefines("suffixProduct", tuple, begin);
  const products: unknown = checkSafe("suffixProduct", tuple, suffixEach(tuple, begin));
  return products as SuffixProduct<Tuple, OrOne<Init>>;
}

/** The running product that goes on from one size. */
export function suffixFrom(tuple: IntTuple, init: number): IntTuple {
  if (typeof tuple === "number") return init;
  let run = init;
  const strides = new Array<IntTuple>(tuple.length);
  for (let mode = tuple.length - 1; mode >= 0; mode--) {
    strides[mode] = suffixFrom(tuple[mode] as IntTuple, run);
    run *= productOf(tuple[mode] as IntTuple);
  }
  return strides;
}

/** A mode of `init` begins the mode that it faces. */
function suffixEach(tuple: IntTuple, init: IntTuple): IntTuple {
  return typeof init === "number"
    ? suffixFrom(tuple, init)
    : init.map((begin, mode) => suffixEach((tuple as readonly IntTuple[])[mode] as IntTuple, begin));
}
