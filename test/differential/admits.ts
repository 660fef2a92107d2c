// Does what a type claims hold for what the runtime delivered?
import type { Mod, MultipleOf } from "../../types/int/index.js";
import type { Layout } from "../../types/layout/layout.js";
import type { Refused } from "../../types/message/say.js";
import type { IsAny } from "../support/equal.js";

/** The runtime threw this sentence. */
export interface Thrown<out Sentence extends string> {
  readonly thrown: Sentence;
}

/**
 * May a value of the type `Claim` be `Answer`, the runtime's answer as a type of literals? A `number` may be any number, a `Multiple<D>`
 * any multiple of D, an int-tuple of unknown nesting any int-tuple. A refusal admits only a refusal; what is not refused may throw.
 */
export type Admits<Claim, Answer> =
  IsAny<Claim> extends true
    ? false
    : [Claim] extends [never]
      ? false
      : [Claim] extends [Refused<infer Sentence>]
        ? Answer extends Thrown<`${OperationIn<Sentence>}: ${string}`>
          ? true
          : false
        : Answer extends Thrown<string>
          ? true
          : AdmitsAnswer<Claim, Answer>;

/** Of two mistakes the runtime may name the one that only it could see. */
type OperationIn<Sentence extends string> = Sentence extends `${infer Operation}: ${string}` ? Operation : never;

type AdmitsAnswer<Claim, Answer> = Answer extends number
  ? AdmitsNumber<Claim, Answer>
  : Answer extends boolean
    ? Answer extends Claim
      ? true
      : false
    : Answer extends Layout<infer Shape, infer Stride>
      ? Claim extends Layout<infer ClaimedShape, infer ClaimedStride>
        ? Both<Admits<ClaimedShape, Shape>, Admits<ClaimedStride, Stride>>
        : false
      : Answer extends readonly unknown[]
        ? AdmitsTuple<Claim, Answer>
        : Answer extends object
          ? AdmitsMembers<Claim, Answer>
          : false;

type Both<First, Second> = First extends true ? Second : false;

/** Of a claim such as `IntTuple` only the number counts here. */
type AdmitsNumber<Claim, Answer> =
  Extract<Claim, number> extends infer Size
    ? [Size] extends [never]
      ? false
      : number extends Size
        ? true
        : Size extends MultipleOf<infer Divisor>
          ? Mod<Answer, Divisor> extends 0
            ? true
            : false
          : Answer extends Size
            ? Size extends Answer
              ? true
              : false
            : false
    : false;

type AdmitsTuple<Claim, Answer extends readonly unknown[]> =
  Extract<Claim, readonly unknown[]> extends infer Tuple extends readonly unknown[]
    ? [Tuple] extends [never]
      ? false
      : number extends Tuple["length"]
        ? AdmitsEach<Tuple[number], Answer>
        : Tuple["length"] extends Answer["length"]
          ? AdmitsModes<Tuple, Answer>
          : false
    : false;

type AdmitsEach<Claim, Answers> = Answers extends readonly [infer Answer, ...infer Rest]
  ? Both<Admits<Claim, Answer>, AdmitsEach<Claim, Rest>>
  : true;

type AdmitsModes<Claims, Answers> = Claims extends readonly [infer Claim, ...infer OtherClaims]
  ? Answers extends readonly [infer Answer, ...infer OtherAnswers]
    ? Both<Admits<Claim, Answer>, AdmitsModes<OtherClaims, OtherAnswers>>
    : false
  : true;

/** An object with the members of a result, `layout` and `offset` say. */
type AdmitsMembers<Claim, Answer> = false extends {
  [Name in keyof Answer]: Name extends keyof Claim ? Admits<Claim[Name], Answer[Name]> : false;
}[keyof Answer]
  ? false
  : true;
