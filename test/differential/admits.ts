// Does what a type claims hold for what the runtime delivered?
import type { ComposedLayout, LayoutAt } from "../../types/algebra/index.js";
import type { Add, Mod, MultipleOf } from "../../types/int/index.js";
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

/** Another answer: each number is one more, a boolean the other one, a sentence another's. */
export type Changed<Answer> = Answer extends number
  ? Add<Answer, 1>
  : Answer extends boolean
    ? { true: false; false: true }[`${Answer}`]
    : Answer extends Thrown<string>
      ? Thrown<"changed: this is not what was thrown">
      : Answer extends Refused<string>
        ? Refused<"changed: this is not what was refused">
        : ChangedObject<Answer>;

type ChangedObject<Answer> =
  Answer extends Layout<infer Shape, infer Stride>
    ? Layout<Changed<Shape>, Changed<Stride>>
    : Answer extends readonly []
      ? [1]
      : Answer extends readonly unknown[]
        ? { [At in keyof Answer]: Changed<Answer[At]> }
        : Answer extends LayoutAt<infer Self, infer Offset>
          ? LayoutAt<Changed<Self>, Changed<Offset>>
          : Answer extends ComposedLayout<infer Outer, infer Offset, infer Inner>
            ? ComposedLayout<Outer, Changed<Offset>, Changed<Inner>>
            : never;

/** Does the claim say so little that it admits the changed answer too? */
export type IsOpen<Claim, Answer> = [Claim] extends [Refused<string>]
  ? false
  : Answer extends Thrown<string>
    ? true
    : Answer extends number
      ? IsOpenNumber<Extract<Claim, number>>
      : Answer extends boolean
        ? [boolean] extends [Claim]
          ? true
          : false
        : IsOpenObject<Claim, Answer>;

type IsOpenNumber<Size> = [Size] extends [MultipleOf<unknown>] ? false : number extends Size ? true : false;

type IsOpenObject<Claim, Answer> =
  Answer extends Layout<infer Shape, infer Stride>
    ? Claim extends Layout<infer ClaimedShape, infer ClaimedStride>
      ? Both<IsOpen<ClaimedShape, Shape>, IsOpen<ClaimedStride, Stride>>
      : false
    : Answer extends readonly unknown[]
      ? IsOpenTuple<Extract<Claim, readonly unknown[]>, Answer>
      : Answer extends LayoutAt<infer Self, infer Offset>
        ? Claim extends LayoutAt<infer ClaimedSelf, infer ClaimedOffset>
          ? Both<IsOpen<ClaimedSelf, Self>, IsOpen<ClaimedOffset, Offset>>
          : false
        : Answer extends ComposedLayout<unknown, infer Offset, infer Inner>
          ? Claim extends ComposedLayout<unknown, infer ClaimedOffset, infer ClaimedInner>
            ? Both<IsOpen<ClaimedOffset, Offset>, IsOpen<ClaimedInner, Inner>>
            : false
          : false;

type IsOpenTuple<Claim extends readonly unknown[], Answer> = [Claim] extends [never]
  ? false
  : number extends Claim["length"]
    ? IsOpenList<Claim[number], Answer>
    : Claim extends readonly []
      ? false
      : IsOpenModes<Claim, Answer>;

type IsOpenList<Claim, Answers> = Answers extends readonly [infer Answer, ...infer Rest]
  ? Both<IsOpen<Claim, Answer>, IsOpenList<Claim, Rest>>
  : true;

type IsOpenModes<Claims, Answers> = Claims extends readonly [infer Claim, ...infer Others]
  ? Answers extends readonly [infer Answer, ...infer Rest]
    ? Both<IsOpen<Claim, Answer>, IsOpenModes<Others, Rest>>
    : false
  : true;
