// How are the modes of an int-tuple joined and exchanged?
import type { Refused } from "../message/say.js";
import type { AnyHere } from "./int-tuple.js";

/**
 * The modes of `Left`, then those of `Right`; an integer counts as one mode.
 * @example
 * type C = Concat<[1, [2, 3]], 4>; // [1, [2, 3], 4]
 */
export type Concat<Left, Right> = 0 extends 1 & (Left | Right)
  ? Refused<AnyHere<"concat">>
  : [...Modes<Left>, ...Modes<Right>];

type Modes<Tuple> = Tuple extends readonly unknown[] ? Tuple : [Tuple];
