// What does the checker know about a size? A literal, a runtime number, a runtime number with a known divisor, or nothing usable.
import type { Refused } from "../message/say.js";

/**
 * The brand of a number with a known divisor. A plain property under a name that completion lists put last: two copies of the
 * package stay compatible, which a unique symbol would prevent.
 */
export interface MultipleOf<out Divisor> {
  readonly "~multipleOf": Divisor;
}

/**
 * A runtime number known to be a multiple of `Divisor`.
 * It passes as `number`; a bare number or literal does not pass as it. `Multiple<1>` is `number`.
 * @example
 * type Width = Mul<Multiple<8>, 4>; // number & MultipleOf<32>
 */
export type Multiple<Divisor> = number & (Divisor extends 1 ? unknown : MultipleOf<Divisor>);

/**
 * The state of knowledge of a size: `"literal"` (a whole number from 0 to 2^53-1), `"dynamic"` (`number` or `Multiple<D>`),
 * or why it is refused.
 * @example
 * type K = Kind<4>; // "literal"
 */
export type Kind<N> = 0 extends 1 & N ? "any" : [N] extends [never] ? "never" : KindOfSome<N, N>;

type KindOfSome<N, All> = N extends unknown
  ? [All] extends [N]
    ? N extends number
      ? number extends N
        ? "dynamic"
        : N extends MultipleOf<unknown>
          ? "dynamic"
          : IsWhole<`${N}`> extends true
            ? "literal"
            : "invalid"
      : "invalid"
    : "union"
  : never;

/** Exact decimal text of a whole number that the arithmetic takes. */
type IsWhole<Text extends string> = Text extends `${infer Head}${infer Rest}`
  ? Text extends "0"
    ? true
    : Head extends "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9"
      ? OnlyDigits<Rest> extends true
        ? AtMostMax<Text>
        : false
      : false
  : false;

type OnlyDigits<Text extends string> = Text extends ""
  ? true
  : Text extends `${"0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9"}${infer Rest}`
    ? OnlyDigits<Rest>
    : false;

type AtMostMax<Text extends string> = CompareDigits<Text, "9007199254740991"> extends "greater" ? false : true;

/** Is this size a literal? The one predicate for it: `number` and `Multiple<D>` are not static. */
export type IsStatic<N> = Kind<N> extends "literal" ? true : false;

/**
 * The greatest known divisor of a size: a literal's is the literal itself, a `Multiple<D>`'s is `D`, a `number`'s is 1.
 * @example
 * type D = DivisorOf<Multiple<8>>; // 8
 */
export type DivisorOf<N> =
  N extends Refused<string> ? N : N extends MultipleOf<infer Divisor> ? Divisor : number extends N ? 1 : N;

/** Compare two decimal texts without leading zeros. */
export type CompareDigits<Left extends string, Right extends string> = LongerOf<Left, Right, Left, Right>;

type LongerOf<
  Left extends string,
  Right extends string,
  WholeLeft extends string,
  WholeRight extends string,
> = Left extends `${infer _}${infer LeftRest}`
  ? Right extends `${infer _}${infer RightRest}`
    ? LongerOf<LeftRest, RightRest, WholeLeft, WholeRight>
    : "greater"
  : Right extends ""
    ? SameLength<WholeLeft, WholeRight>
    : "less";

type SameLength<Left extends string, Right extends string> = Left extends `${infer LeftDigit}${infer LeftRest}`
  ? Right extends `${infer RightDigit}${infer RightRest}`
    ? LeftDigit extends RightDigit
      ? SameLength<LeftRest, RightRest>
      : "0123456789" extends `${string}${LeftDigit}${string}${RightDigit}${string}`
        ? "less"
        : "greater"
    : never
  : "equal";
