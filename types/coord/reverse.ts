// What is an int-tuple in reverse?
import type { Refused } from "../message/say.js";
import type { AnyHere } from "./int-tuple.js";

/**
 * The top-level modes in reverse order; nested modes keep their inner order.
 * @example
 * type R = Reverse<[1, [2, 3]]>; // [[2, 3], 1]
 */
export type Reverse<Tuple> = 0 extends 1 & Tuple
  ? Refused<AnyHere<"reverse">>
  : Tuple extends readonly unknown[]
    ? ReverseModes<Tuple, []>
    : Tuple;

type ReverseModes<Modes extends readonly unknown[], Done extends readonly unknown[]> = Modes extends readonly [
  infer Head,
  ...infer Rest,
]
  ? ReverseModes<Rest, [Head, ...Done]>
  : Modes extends readonly []
    ? Done
    : Modes[number][];
