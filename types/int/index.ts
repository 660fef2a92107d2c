// Arithmetic on literal integers: exact to 2^53-1, `number` past it; `number` in gives `number` out.
import type { Refused, Say } from "../message/say.js";
import type { AddDigits, DivModDigits, MulDigits, NumberOf, SubDigits } from "./decimal.js";
import type { CompareDigits, DivisorOf, Multiple, MultipleOf } from "./knowledge.js";
import type { Operands } from "./operands.js";

export type { DivisorOf, IsStatic, Kind, Multiple, MultipleOf } from "./knowledge.js";

type Text<N> = `${N & number}`;
/** `number` with this divisor, if the divisor itself is known. */
type Known<Divisor> = number extends Divisor ? number : Multiple<Divisor>;
type KnownAll<Left, Right> = Known<Gcd<DivisorOf<Left>, DivisorOf<Right>>>;

/** Left + Right. */
export type Add<Left, Right> = AddOf<Operands<"add", Left, Right>, Left, Right>;
type AddOf<State, Left, Right> = State extends "literal"
  ? NumberOf<AddDigits<Text<Left>, Text<Right>>>
  : State extends "dynamic"
    ? Left extends 0
      ? Right
      : Right extends 0
        ? Left
        : KnownAll<Left, Right>
    : State;

/** Left - Right; refused below zero. */
export type Sub<Left, Right> = SubOf<Operands<"sub", Left, Right>, Left, Right>;
type SubOf<State, Left, Right> = State extends "literal"
  ? CompareDigits<Text<Left>, Text<Right>> extends "less"
    ? Refused<Say<"int.negative-result", { operation: "sub"; left: Left; right: Right }>>
    : NumberOf<SubDigits<Text<Left>, Text<Right>>>
  : State extends "dynamic"
    ? Right extends 0
      ? Left
      : KnownAll<Left, Right>
    : State;

/** Left * Right. */
export type Mul<Left, Right> = MulOf<Operands<"mul", Left, Right>, Left, Right>;
type MulOf<State, Left, Right> = State extends "literal"
  ? NumberOf<MulDigits<Text<Left>, Text<Right>>>
  : State extends "dynamic"
    ? Left extends 0
      ? 0
      : Right extends 0
        ? 0
        : Left extends 1
          ? Right
          : Right extends 1
            ? Left
            : Scaled<Left, Right>
    : State;
/** A plain `number` stays one: only a divisor that somebody stated is carried on. */
type Scaled<Left, Right> =
  Left extends MultipleOf<unknown>
    ? Known<Mul<DivisorOf<Left>, DivisorOf<Right>>>
    : Right extends MultipleOf<unknown>
      ? Known<Mul<DivisorOf<Left>, DivisorOf<Right>>>
      : number;

/** [floor(Left / Right), Left mod Right]; refused for Right = 0. */
export type DivMod<Left, Right> = DivModOf<Operands<"divMod", Left, Right>, Left, Right, "divMod">;
type DivModOf<State, Left, Right, Operation extends string> = State extends "literal" | "dynamic"
  ? Right extends 0
    ? Refused<Say<"int.zero-divisor", { operation: Operation; value: Left }>>
    : State extends "literal"
      ? Numbers<DivModDigits<Text<Left>, Text<Right>>>
      : Right extends 1
        ? [Left, 0]
        : number extends Right
          ? [number, KnownAll<Left, Right>]
          : Right extends MultipleOf<unknown>
            ? [number, KnownAll<Left, Right>]
            : DivMod<DivisorOf<Left>, Right> extends [infer Quotient, 0]
              ? [Known<Quotient>, 0]
              : [number, KnownAll<Left, Right>]
  : State;
type Numbers<Pair> = Pair extends [infer Quotient extends string, infer Remainder extends string]
  ? [NumberOf<Quotient>, NumberOf<Remainder>]
  : never;

/** floor(Left / Right); refused for Right = 0. */
export type FloorDiv<Left, Right> = First<DivModOf<Operands<"floorDiv", Left, Right>, Left, Right, "floorDiv">>;
type First<Pair> = Pair extends [infer Quotient, unknown] ? Quotient : Pair;

/** Left mod Right; refused for Right = 0. */
export type Mod<Left, Right> = Second<DivModOf<Operands<"mod", Left, Right>, Left, Right, "mod">>;
type Second<Pair> = Pair extends [unknown, infer Remainder] ? Remainder : Pair;

/** ceil(Left / Right); refused for Right = 0. */
export type CeilDiv<Left, Right> = Up<DivModOf<Operands<"ceilDiv", Left, Right>, Left, Right, "ceilDiv">>;
type Up<Pair> = Pair extends [infer Quotient, infer Remainder]
  ? Remainder extends 0
    ? Quotient
    : number extends Remainder
      ? number
      : Remainder extends MultipleOf<unknown>
        ? number
        : Add<Quotient, 1>
  : Pair;

/** `"less"`, `"equal"` or `"greater"`; all three when an operand is dynamic. */
export type Compare<Left, Right> = CompareOf<Operands<"compare", Left, Right>, Left, Right>;
type CompareOf<State, Left, Right> = State extends "literal"
  ? CompareDigits<Text<Left>, Text<Right>>
  : State extends "dynamic"
    ? "less" | "equal" | "greater"
    : State;

type Is<Order, Wanted> = Order extends string ? (Order extends Wanted ? true : false) : Order;
/** Left < Right. */
export type Less<Left, Right> = Is<Compare<Left, Right>, "less">;
/** Left <= Right. */
export type LessOrEqual<Left, Right> = Is<Compare<Left, Right>, "less" | "equal">;
/** Left > Right. */
export type Greater<Left, Right> = Is<Compare<Left, Right>, "greater">;
/** Left >= Right. */
export type GreaterOrEqual<Left, Right> = Is<Compare<Left, Right>, "greater" | "equal">;
/** Left = Right. */
export type Equal<Left, Right> = Is<Compare<Left, Right>, "equal">;

/** The lesser of two sizes. */
export type Min<Left, Right> = Select<Compare<Left, Right>, "greater", Right, Left>;
/** The greater of two sizes. */
export type Max<Left, Right> = Select<Compare<Left, Right>, "less", Right, Left>;
type Select<Order, SecondIf, Left, Right> = [Order] extends ["less" | "equal" | "greater"]
  ? "less" | "equal" | "greater" extends Order
    ? KnownAll<Left, Right>
    : Order extends SecondIf
      ? Left
      : Right
  : Order;

/** The greatest common divisor; Gcd<x, 0> is x. */
export type Gcd<Left, Right> = GcdOf<Operands<"gcd", Left, Right>, Left, Right>;
type GcdOf<State, Left, Right> = State extends "literal"
  ? Right extends 0
    ? Left
    : GcdOf<State, Right, Mod<Left, Right>>
  : State extends "dynamic"
    ? Left extends 0
      ? Right
      : Right extends 0
        ? Left
        : GcdDynamic<Gcd<DivisorOf<Left>, DivisorOf<Right>>, Left, Right>
    : State;
type GcdDynamic<Common, Left, Right> = [Left] extends [Common]
  ? Common
  : [Right] extends [Common]
    ? Common
    : Known<Common>;

/** The product of a flat tuple of sizes. */
export type Product<Sizes, Done = 1> = 0 extends 1 & Sizes
  ? Refused<Say<"int.any", { operation: "product" }>>
  : Sizes extends readonly [infer Head, ...infer Rest]
    ? Product<Rest, Mul<Done, Head>>
    : Sizes extends readonly []
      ? Done
      : number;

/** Exclusive running products from the left: [1, a, a*b, ...]. */
export type PrefixProducts<Sizes, Done = 1, Result extends readonly unknown[] = []> = Sizes extends readonly [
  infer Head,
  ...infer Rest,
]
  ? PrefixProducts<Rest, Mul<Done, Head>, [...Result, Done]>
  : Sizes extends readonly []
    ? Result
    : number[];

/** Exclusive running products from the right: [..., b*c, c, 1]. */
export type SuffixProducts<Sizes, Done = 1, Result extends readonly unknown[] = []> = Sizes extends readonly [
  ...infer Rest,
  infer Last,
]
  ? SuffixProducts<Rest, Mul<Done, Last>, [Done, ...Result]>
  : Sizes extends readonly []
    ? Result
    : number[];
