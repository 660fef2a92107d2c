// What is an int-tuple with one mode exchanged?
import type { Refused } from "../message/say.js";
import type { AnyHere } from "./int-tuple.js";

/**
 * The same tuple with another mode at `At`.
 * @example
 * type R = Replace<[3, 4, 5], 1, 7>; // [3, 7, 5]
 */
export type Replace<Tuple, At extends number, Mode> = 0 extends 1 & (Tuple | At | Mode)
  ? Refused<AnyHere<"replace">>
  : Tuple extends readonly unknown[]
    ? number extends At
      ? (Tuple[number] | Mode)[]
      : { -readonly [Index in keyof Tuple]: Index extends `${At}` ? Mode : Tuple[Index] }
    : At extends 0
      ? Mode
      : Tuple;
