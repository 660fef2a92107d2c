// How many modes, leaves and levels has an int-tuple?
import type { Flatten } from "./flatten.js";

/**
 * The number of modes; an integer is one mode, itself.
 * @example
 * type R = Rank<[[2, 3], 4]>; // 2
 */
export type Rank<Tuple> = Tuple extends readonly unknown[] ? Tuple["length"] : 1;

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
export type Depth<Tuple> = Levels<Tuple, []>;

/** One step looks at all modes of a level at once, as a union. */
type Levels<Modes, Above extends 0[]> =
  Extract<Modes, readonly unknown[]> extends infer Tuples extends readonly unknown[]
    ? [Tuples] extends [never]
      ? Above["length"]
      : number extends Tuples["length"]
        ? number
        : Levels<Tuples[number], [...Above, 0]>
    : number;
