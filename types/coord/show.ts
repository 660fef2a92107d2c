// How does an int-tuple read?
import type { MultipleOf } from "../int/index.js";

/**
 * The text of an int-tuple as CuTe prints it; a size known only when run stands as `${number}`.
 * @example
 * type T = ShowTuple<[2, [3, 4]]>; // "(2,(3,4))"
 */
export type ShowTuple<Tuple> = 0 extends 1 & Tuple
  ? string
  : [Tuple] extends [number]
    ? ShowLeaf<Tuple>
    : [Tuple] extends [readonly unknown[]]
      ? number extends Tuple["length"]
        ? string
        : `(${ShowModes<Tuple, "">})`
      : string;

/** The brand of a known divisor is not part of the text. */
type ShowLeaf<Leaf extends number> = Leaf extends MultipleOf<unknown> ? `${number}` : `${Leaf}`;

type ShowModes<Modes, Done extends string> = Modes extends readonly [infer Head, ...infer Rest]
  ? ShowModes<Rest, Done extends "" ? ShowTuple<Head> : `${Done},${ShowTuple<Head>}`>
  : Done;
