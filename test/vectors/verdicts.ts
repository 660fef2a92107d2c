// What do the claims about computed types ask?
import type { Refused } from "../../types/message/index.js";

/** A refusal and nothing else: neither `any` nor `never`. */
export type IsRefused<Type> = 0 extends 1 & Type
  ? false
  : [Type] extends [never]
    ? false
    : [Type] extends [Refused<string>]
      ? true
      : false;

/** Is one of several answers given? */
export type IsOneOf<Verdicts extends readonly boolean[]> = true extends Verdicts[number] ? true : false;
