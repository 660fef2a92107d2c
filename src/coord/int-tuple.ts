// What is an int-tuple at run time? Numbers and frozen arrays.
import type { IntTuple } from "../../types/coord/int-tuple.js";

export type { IntTuple, Mut, TupleArg } from "../../types/coord/int-tuple.js";

/** The modes of an int-tuple; an integer is one mode, itself. */
export function modesOf(tuple: IntTuple): readonly IntTuple[] {
  return typeof tuple === "number" ? [tuple] : tuple;
}

/** The same tuple in arrays of its own: what a function gives back must not change with its argument. */
export function copied(tuple: IntTuple): IntTuple {
  return typeof tuple === "number" ? tuple : tuple.map(copied);
}

/** The same tuple, frozen at every level; arrays that are frozen already are not copied. */
export function frozen(tuple: IntTuple): IntTuple {
  if (typeof tuple === "number") return tuple + 0; // -0 becomes 0
  if (isFrozen(tuple)) return tuple;
  const copy = new Array<IntTuple>(tuple.length);
  for (let mode = 0; mode < tuple.length; mode++) copy[mode] = frozen(tuple[mode] as IntTuple);
  return Object.freeze(copy);
}

function isFrozen(tuple: readonly IntTuple[]): boolean {
  if (!Object.isFrozen(tuple)) return false;
  for (const mode of tuple) if (typeof mode !== "number" && !isFrozen(mode)) return false;
  return true;
}
