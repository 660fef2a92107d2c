// What are the exclusive running products of an int-tuple from the left?
import type { IntTuple, TupleArg } from "../../types/coord/int-tuple.js";
import type { PrefixProduct } from "../../types/coord/prefix-product.js";
import { fail } from "../message/index.js";
import { checkSafe, checkTuple } from "./check.js";
import { productOf } from "./product.js";
import { textOf } from "./show.js";

/**
 * The exclusive running product of the leaves from the left, in the same nesting: the column-major strides of a shape.
 * It begins with `init`; a tuple as `init` begins afresh in each mode. Throws if `init` does not fit, or past 2^53-1.
 * @example
 * prefixProduct([2, [3, 4]]); // [1, [2, 6]]
 */
export function prefixProduct<const Tuple extends TupleArg, const Init extends TupleArg = 1>(
  tuple: Tuple,
  init?: Init,
): PrefixProduct<Tuple, Init> {
  const begin = init ?? 1;
  checkTuple("prefixProduct", "leaf", tuple);
  checkTuple("prefixProduct", "leaf", begin);
  const products: unknown = checkSafe("prefixProduct", tuple, prefixEach(tuple, begin));
  return products as PrefixProduct<Tuple, Init>;
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

function prefixEach(tuple: IntTuple, init: IntTuple): IntTuple {
  if (typeof init === "number") return prefixFrom(tuple, init);
  if (typeof tuple === "number" || tuple.length !== init.length) {
    return fail("coord.not-congruent", { operation: "prefixProduct", left: textOf(tuple), right: textOf(init) });
  }
  return tuple.map((mode, index) => prefixEach(mode, init[index] as IntTuple));
}
