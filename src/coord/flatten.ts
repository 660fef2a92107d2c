// Which leaves has an int-tuple, and how do leaves take a nesting again?
import type { Answer, Checked, NotAny } from "../../types/coord/checked.js";
import type { CheckedLeaves, Flatten, Nest } from "../../types/coord/flatten.js";
import type { IntTuple, TupleArg } from "../../types/coord/int-tuple.js";
import { fail } from "../message/index.js";
import { checkTuple } from "./check.js";
import { flatRankOf } from "./rank.js";
import { textOf } from "./show.js";

/**
 * The leaves from left to right, as a flat tuple.
 * @example
 * flatten([2, [3, [4, 5]]]); // [2, 3, 4, 5]
 */
export function flatten<const Tuple extends TupleArg>(
  this: NotAny<Tuple, "flatten">,
  tuple: Checked<Tuple, "flatten">,
): Answer<Tuple, Flatten<Tuple>> {
  checkTuple("flatten", "leaf", tuple);
  return leavesOf(tuple) as Answer<Tuple, Flatten<Tuple>>;
}

/**
 * Leaves in the nesting of a profile, from left to right. Throws unless there are as many leaves as the profile has.
 * @example
 * nest([2, 3, 4], [[0, 0], 0]); // [[2, 3], 4]
 */
export function nest<const Flat extends number[] | readonly number[], const Profile extends TupleArg>(
  this: NotAny<Flat, "nest"> & NotAny<Profile, "nest">,
  flat: CheckedLeaves<Flat, Profile>,
  profile: Checked<Profile, "nest">,
): Answer<Flat, Nest<Flat, Profile>> {
  checkTuple("nest", "leaf", flat);
  checkTuple("nest", "leaf", profile);
  const leaves = leavesOf(flat);
  const places = flatRankOf(profile);
  if (leaves.length !== places) {
    fail("coord.wrong-count", {
      operation: "nest",
      left: textOf(flat),
      leaves: leaves.length,
      right: textOf(profile),
      places,
    });
  }
  const nested: unknown = nestLeaves(leaves, profile);
  return nested as Answer<Flat, Nest<Flat, Profile>>;
}

/** The leaves of a tuple, in a new array. */
export function leavesOf(tuple: IntTuple): number[] {
  const leaves: number[] = [];
  pushLeaves(tuple, leaves);
  return leaves;
}

/** The leaves `flat`, nested as `profile` is. */
export function nestLeaves(flat: readonly number[], profile: IntTuple): IntTuple {
  let next = 0;
  const take = (node: IntTuple): IntTuple => (typeof node === "number" ? (flat[next++] as number) : node.map(take));
  return take(profile);
}

function pushLeaves(tuple: IntTuple, leaves: number[]): void {
  if (typeof tuple === "number") leaves.push(tuple);
  else for (const mode of tuple) pushLeaves(mode, leaves);
}
