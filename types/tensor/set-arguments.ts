// Which arguments does `set` take? An index, then a value.
import type { ValueInto } from "./dtype.js";
import type { Coordinates, IndexVerdict, IndexWanted } from "./index-argument.js";
import type { AsArray } from "./size.js";

/** The index checked as `get` does, the value in the last place. */
export type CheckedSet<Shape, Element, Arguments extends readonly unknown[]> = [Arguments] extends [never]
  ? Arguments
  : Arguments extends readonly [...infer Index extends Coordinates, unknown]
    ? {
        ok: readonly [...Index, ValueInto<Element>];
        bad: readonly [...AsArray<IndexWanted<"set", Shape, Index>>, ValueInto<Element>];
      }[IndexVerdict<Shape, Index>]
    : readonly [...Coordinates, ValueInto<Element>];
