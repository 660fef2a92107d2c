// How many modes, leaves and levels has an int-tuple?
import type { Refused } from "../message/say.js";
import type { Flatten } from "./flatten.js";
import type { AnyHere, NodeOf } from "./int-tuple.js";

/**
 * The number of modes; an integer is one mode, itself.
 * @example
 * type R = Rank<[[2, 3], 4]>; // 2
 */
export type Rank<Tuple> = { leaf: 1; tuple: LengthOf<Tuple>; any: Refused<AnyHere<"rank">> }[NodeOf<Tuple>];

type LengthOf<Tuple> = Tuple extends readonly unknown[] ? Tuple["length"] : never;

/**
 * The number of leaves.
 * @example
 * type R = FlatRank<[[2, 3], 4]>; // 3
 */
export type FlatRank<Tuple> = Flatten<Tuple>["length"];

/**
 * The number of levels: 0 for an integer, else one more than the deepest mode.
 * @example
 * type D = Depth<[[2, 3], 4]>; // 2
 */
export type Depth<Tuple> = 0 extends 1 & Tuple ? Refused<AnyHere<"depth">> : Levels<Tuple, []>;

/** One step looks at all modes of a level at once, as a union. */
type Levels<Modes, Above extends 0[]> =
  Extract<Modes, readonly unknown[]> extends infer Tuples extends readonly unknown[]
    ? [Tuples] extends [never]
      ? Above["length"]
      : number extends Tuples["length"]
        ? number
        : Levels<Tuples[number], [...Above, 0]>
    : number;
