// What do the claims about computed types ask?
import type { AnySwizzle, ApplySwizzle } from "../../types/algebra/index.js";
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

/** An object as a literal type, which `Equal` tells from an interface. */
export type Plain<Value> = { -readonly [Name in keyof Value]: Value[Name] };

/** Where a swizzle sends each offset; its refusal, if it is no swizzle. */
export type EachSwizzled<Self extends AnySwizzle, Offsets extends readonly number[]> =
  IsRefused<ApplySwizzle<Self, Offsets[0]>> extends true
    ? ApplySwizzle<Self, Offsets[0]>
    : { [At in keyof Offsets]: ApplySwizzle<Self, Offsets[At]> };
