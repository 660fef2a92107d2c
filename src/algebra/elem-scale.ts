// What is a tuple whose leaves are scaled by the tuple beside it? The twin of `types/algebra/elem-scale.ts`.
import type { AcceptedTuple } from "../../types/algebra/accepted.js";
import type { ElemScale } from "../../types/algebra/elem-scale.js";
import type { Checked, NotAny } from "../../types/coord/checked.js";
import type { IntTuple, Mut, TupleArg } from "../../types/coord/int-tuple.js";
import { checkTuple } from "../coord/check.js";
import { exactProduct } from "../coord/product.js";
import { showTuple } from "../coord/show.js";
import { fail } from "../message/index.js";

/**
 * Each leaf of `tuple` times the product of what faces it in `scale`.
 * Throws where a tuple does not face a tuple of its rank, and past 2^53-1.
 * Source: CuTe's `elem_scale`.
 * @example
 * elemScale([2, 3], [[2, 2], 5]); // [8, 15]
 */
export function elemScale<const Tuple extends TupleArg, const Scale extends TupleArg>(
  this: NotAny<Tuple, "elemScale"> & NotAny<Scale, "elemScale">,
  tuple: Checked<Tuple, "elemScale", "leaf">,
  scale: AcceptedTuple<Scale, "elemScale", "leaf", ElemScale<Mut<Tuple>, Mut<Scale>>>,
): ElemScale<Mut<Tuple>, Mut<Scale>> {
  checkTuple("elemScale", "leaf", tuple);
  checkTuple("elemScale", "leaf", scale);
  const result: unknown = scaleLeaves(tuple, scale);
  return result as ElemScale<Mut<Tuple>, Mut<Scale>>;
}

function scaleLeaves(tuple: IntTuple, scale: IntTuple): IntTuple {
  if (typeof tuple === "number") {
    return exactProduct("elemScale", [tuple, scale]);
  }
  if (typeof scale === "number" || scale.length !== tuple.length) {
    fail("elemScale.rank", { tuple: showTuple(tuple), scale: showTuple(scale) });
  }
  return tuple.map((mode, at) => scaleLeaves(mode, scale[at] as IntTuple));
}
