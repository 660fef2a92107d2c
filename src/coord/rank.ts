// How many modes, leaves and levels has an int-tuple?
import type { Checked, NotAny } from "../../types/coord/checked.js";
import type { IntTuple, TupleArg } from "../../types/coord/int-tuple.js";
import type { Depth, FlatRank, Rank } from "../../types/coord/rank.js";
import { fail } from "../message/index.js";
import { checkTuple, describe, isSize } from "./check.js";
import { textOf } from "./show.js";

/**
 * The number of modes; an integer is one mode, itself.
 * @example
 * rank([[2, 3], 4]); // 2
 */
export function rank<const Tuple extends TupleArg>(
  this: NotAny<Tuple, "rank">,
  tuple: Checked<Tuple, "rank">,
): Rank<Tuple> {
  checkTuple("rank", "leaf", tuple);
  return rankOf(tuple) as Rank<Tuple>;
}

/**
 * The number of leaves.
 * @example
 * flatRank([[2, 3], 4]); // 3
 */
export function flatRank<const Tuple extends TupleArg>(
  this: NotAny<Tuple, "flatRank">,
  tuple: Checked<Tuple, "flatRank">,
): FlatRank<Tuple> {
  checkTuple("flatRank", "leaf", tuple);
  return flatRankOf(tuple) as FlatRank<Tuple>;
}

/**
 * The number of levels: 0 for an integer, else one more than the deepest mode.
 * @example
 * depth([[2, 3], 4]); // 2
 */
export function depth<const Tuple extends TupleArg>(
  this: NotAny<Tuple, "depth">,
  tuple: Checked<Tuple, "depth">,
): Depth<Tuple> {
  checkTuple("depth", "leaf", tuple);
  return depthOf(tuple) as Depth<Tuple>;
}

export function rankOf(tuple: IntTuple): number {
  return typeof tuple === "number" ? 1 : tuple.length;
}

export function flatRankOf(tuple: IntTuple): number {
  if (typeof tuple === "number") return 1;
  let leaves = 0;
  for (const mode of tuple) leaves += flatRankOf(mode);
  return leaves;
}

export function depthOf(tuple: IntTuple): number {
  if (typeof tuple === "number") return 0;
  let deepest = 0;
  for (const mode of tuple) deepest = Math.max(deepest, depthOf(mode));
  return deepest + 1;
}

/** Throws unless a tuple has this mode. */
export function checkPlace(operation: string, tuple: IntTuple, mode: unknown): asserts mode is number {
  const rank = rankOf(tuple);
  if (!isSize(mode) || mode >= rank) {
    fail("coord.no-mode", { operation, tuple: textOf(tuple), rank, mode: describe(mode) });
  }
}
