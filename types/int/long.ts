// Numbers of 9 to 16 digits: rare as sizes, so they are taken apart and put together by readable steps instead of fast ones.
import type { CompareDigits } from "./compare.js";
import type { Chars16 } from "./encoding.js";

/** 16 columns as 8 and 8. */
export interface HalfColumns {
  readonly high: string;
  readonly low: string;
}

export type Halves<Columns> =
  Columns extends `${infer A1}${infer A2}${infer A3}${infer A4}${infer A5}${infer A6}${infer A7}${infer A8}${infer Low}`
    ? { high: `${A1}${A2}${A3}${A4}${A5}${A6}${A7}${A8}`; low: Low }
    : never;

/** The number that digits without zeros in front mean; `number` past 2^53-1. */
export type LongNumberOf<Digits> =
  AtMostMax<Digits> extends true ? (Digits extends `${infer N extends number}` ? N : never) : number;

/** Do digits without zeros in front mean at most 2^53-1? */
export type AtMostMax<Digits> = Digits extends `${Chars16}${infer Rest}`
  ? Rest extends ""
    ? CompareDigits<`${Digits}FFFFA9007199254740991FFFF`> extends "greater"
      ? false
      : true
    : false
  : true;

/** Has this text 16 characters or more? */
export type IsLong<Digits> = Digits extends `${Chars16}${string}` ? true : false;
