// floor(Left / Right) and what remains. By the length of the divisor: a power of two, 1 digit, 2 or 3 digits, more.
import type { Refused, Say } from "../message/say.js";
import type { DivideByDigit } from "./divide-by-digit.js";
import type { DivideByLong } from "./divide-by-long.js";
import type { DivideByTally } from "./divide-by-tally.js";
import type { Beyond15, Char, Pair } from "./encoding.js";
import type { Gcd } from "./gcd.js";
import type { DivisorOf, KnownMultiple, MultipleOf } from "./knowledge.js";
import type { Operands, RefuseOperands } from "./operands.js";
import type { ShiftedDown } from "./power-of-two.js";

/**
 * [floor(Left / Right), Left mod Right]; refused for Right = 0. When an operand is dynamic, both are `number`, as far as known
 * divisors do not say more: DivMod<Multiple<8>, 4> is [Multiple<2>, 0].
 * @example
 * type Split = DivMod<100, 32>; // [3, 4]
 */
export type DivMod<Left, Right> =
  ShiftedDown<Left, Right> extends infer Power extends number
    ? Power extends 0
      ? [0, Left]
      : [Power, 0]
    : Divide<Pair<Left, Right>, Left, Right> extends infer Division extends object
      ? Division
      : never;

/** 16 digits may mean more than 2^53-1; the slow path looks at the operands first. */
type Divide<Text, Left, Right> = [Text] extends [never]
  ? DivideOther<Operands<Left, Right>, Text, Left, Right>
  : Text extends `${bigint}`
    ? Text extends Beyond15
      ? DivideOther<Operands<Left, Right>, Text, Left, Right>
      : DivideDigits<Text, Left>
    : DivideOther<Operands<Left, Right>, Text, Left, Right>;

type DivideDigits<Text, Left> = Text extends `${string}A${NonzeroDigit}F${string}`
  ? DivideByDigit<Text, Left>
  : DivideByMore<Text, Left>;

type NonzeroDigit = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";

type DivideByMore<Text, Left> = Text extends `${string}A0F${string}`
  ? Refused<Say<"int.zero-divisor", { operation: "divide" }>>
  : Text extends `${string}A${Char}${Char}${Char}${number}${Char}${string}`
    ? DivideByLong<Text, Left>
    : Text extends `0x${infer Digits}FFFFFFFFFFFFFFFFA${infer B1}${infer B2}${infer B3}${string}`
      ? DivideByTally<Digits, B1, B2, B3, Left>
      : never;

type DivideOther<Verdict, Text, Left, Right> = Verdict extends "literal"
  ? DivideDigits<Text, Left>
  : Verdict extends "dynamic"
    ? DivideDynamic<Left, Right>
    : RefuseOperands<"divide", Left, Right>;

/** A runtime number has a known quotient if its known divisor has one, and a remainder with the divisor that both share. */
type DivideDynamic<Left, Right> = Right extends 0
  ? Refused<Say<"int.zero-divisor", { operation: "divide" }>>
  : Right extends 1
    ? [Left, 0]
    : number extends Left | Right
      ? [number, number]
      : Right extends MultipleOf<unknown>
        ? [number, KnownMultiple<Gcd<DivisorOf<Left>, DivisorOf<Right>>>]
        : DivMod<DivisorOf<Left>, Right> extends [infer Quotient, 0]
          ? [KnownMultiple<Quotient>, 0]
          : [number, KnownMultiple<Gcd<DivisorOf<Left>, Right>>];
