// Which arguments does `set` take? An index, then a value.
import type { AsArray } from "./size.js";
import type { ValueInto } from "./dtype.js";
import type { CheckedIndex, Coordinates } from "./index-argument.js";

/** The index checked as `get` does, the value in the last place. */
export type CheckedSet<Shape, Element, Arguments extends readonly unknown[]> = [Arguments] extends [never]
  ? Arguments
  : Arguments extends readonly [...infer Index extends Coordinates, unknown]
    ? readonly [...AsArray<CheckedIndex<"set", Shape, Index>>, ValueInto<Element>]
    : readonly [...(readonly number[]), ValueInto<Element>];
