// What does the checker know about a size? A literal, a runtime number, a runtime number with a known divisor, or nothing usable.
import type { Refused } from "../message/say.js";
import type { Beyond15, Pair } from "./encoding.js";
import type { AtMostMax } from "./long.js";

/**
 * The state of knowledge of a size: `"literal"` (a whole number from 0 to 2^53-1), `"dynamic"` (`number` or `Multiple<D>`), or
 * why it is none: `"any"`, `"never"`, `"union"`, `"invalid"`.
 * @example
 * type Extent = Kind<4>; // "literal"
 */
export type Kind<N> = KindOf<Pair<N, 0>, N> extends infer Name extends KindName ? Name : never;

type KindName = "literal" | "dynamic" | "any" | "never" | "union" | "invalid";

type KindOf<Text, N> = [Text] extends [never]
  ? KindOfOther<N>
  : Text extends `${bigint}`
    ? Text extends Beyond15
      ? KindOfLong<Text>
      : "literal"
    : KindOfOther<N>;

type KindOfLong<Text> = Text extends `0x${infer Digits}FFFFFFFFFFFFFFFFA${string}`
  ? AtMostMax<Digits> extends true
    ? "literal"
    : "invalid"
  : never;

type KindOfOther<N> = 0 extends 1 & N ? "any" : [N] extends [never] ? "never" : KindOfMember<N, N>;

/** The texts of `number` are all texts of numbers: a plain `number extends N` would hold for an enum too, whatever its values. */
type KindOfMember<N, Whole> = N extends unknown
  ? [Whole] extends [N]
    ? N extends number
      ? `${number}` extends `${N}`
        ? "dynamic"
        : N extends MultipleOf<unknown>
          ? "dynamic"
          : "invalid"
      : "invalid"
    : "union"
  : never;

/** Is this size a literal? The one test for it: neither `number` nor `Multiple<D>` nor an invalid size is static. */
export type IsStatic<N> = Kind<N> extends "literal" ? true : false;

/**
 * A runtime number that is known to be a multiple of `Divisor`, a literal.
 * It passes as `number`; a bare number or literal does not pass as it. `Multiple<1>` is `number`.
 * @example
 * type Widths = [Mul<Multiple<8>, 4>]; // [Multiple<32>]
 */
export type Multiple<Divisor> = number & (Divisor extends 1 ? unknown : MultipleOf<Divisor>);

/**
 * The brand of a number with a known divisor. A plain property, under a name that completion lists leave out: two copies of the
 * package stay compatible, which a unique symbol would prevent.
 */
export interface MultipleOf<out Divisor> {
  readonly "~multipleOf": Divisor;
}

/**
 * The greatest known divisor of a size: a literal's is the literal itself, that of `Multiple<D>` is `D`, that of `number` is 1.
 * @example
 * type Known = DivisorOf<Multiple<8>>; // 8
 */
export type DivisorOf<N> =
  N extends Refused<string> ? N : N extends MultipleOf<infer Divisor> ? Divisor : number extends N ? 1 : N;

/** `number` with this divisor; the divisor itself may have grown past 2^53-1, which leaves `number`. */
export type KnownMultiple<Divisor> = number extends Divisor ? number : Multiple<Divisor>;
