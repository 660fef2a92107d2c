// Division by one digit: from left to right, the remainder so far (less than 9) and the next digit give the next digit of the
// quotient and the next remainder. Behind the digits, fills change nothing.
import type { Beyond4, Beyond8 } from "./encoding.js";
import type { QuotientDigit, RemainderDigit } from "./tables.generated.js";

/** [quotient, remainder] of 4, 8 or 16 digits by one; the quotient has no digit if 1 digit was divided by a greater one. */
export type DivideByDigit<Text, Left> = Text extends Beyond4
  ? DivideWideByDigit<Text>
  : Text extends `0x${infer A1}${infer A2}${infer A3}${infer A4}${string}A${infer Divisor}F${string}`
    ? `${Quotient4<A1, A2, A3, A4, Divisor, "S">}|${Remainder4<A1, A2, A3, A4, Divisor, "S">}` extends `${infer Quotient extends number}|${infer Remainder extends number}`
      ? [Quotient, Remainder]
      : [0, Left]
    : never;

/** The quotient's digits for 4 digits of the dividend; "S" as remainder means the start, where a 0 in front is left out. */
type Quotient4<
  A1 extends string,
  A2 extends string,
  A3 extends string,
  A4 extends string,
  Divisor extends string,
  R0 extends string,
  R1 extends string = RemainderDigit[`${R0}${A1}${Divisor}`],
  R2 extends string = RemainderDigit[`${R1}${A2}${Divisor}`],
  R3 extends string = RemainderDigit[`${R2}${A3}${Divisor}`],
> = `${QuotientDigit[`${R0}${A1}${Divisor}`]}${QuotientDigit[`${R1}${A2}${Divisor}`]}${QuotientDigit[`${R2}${A3}${Divisor}`]}${QuotientDigit[`${R3}${A4}${Divisor}`]}`;

/** The remainder behind these 4 digits. */
type Remainder4<
  A1 extends string,
  A2 extends string,
  A3 extends string,
  A4 extends string,
  Divisor extends string,
  R0 extends string,
  R1 extends string = RemainderDigit[`${R0}${A1}${Divisor}`],
  R2 extends string = RemainderDigit[`${R1}${A2}${Divisor}`],
  R3 extends string = RemainderDigit[`${R2}${A3}${Divisor}`],
> = RemainderDigit[`${R3}${A4}${Divisor}`];

type DivideWideByDigit<Text> = Text extends Beyond8
  ? DivideLongByDigit<Text>
  : Text extends `0x${infer A1}${infer A2}${infer A3}${infer A4}${infer A5}${infer A6}${infer A7}${infer A8}${string}A${infer Divisor}F${string}`
    ? Quotient8<
        A1,
        A2,
        A3,
        A4,
        A5,
        A6,
        A7,
        A8,
        Divisor
      > extends `${infer Quotient extends number}|${infer Remainder extends number}`
      ? [Quotient, Remainder]
      : never
    : never;

/** "quotient|remainder" of 8 digits. */
type Quotient8<
  A1 extends string,
  A2 extends string,
  A3 extends string,
  A4 extends string,
  A5 extends string,
  A6 extends string,
  A7 extends string,
  A8 extends string,
  Divisor extends string,
  R4 extends string = Remainder4<A1, A2, A3, A4, Divisor, "S">,
> = `${Quotient4<A1, A2, A3, A4, Divisor, "S">}${Quotient4<A5, A6, A7, A8, Divisor, R4>}|${Remainder4<A5, A6, A7, A8, Divisor, R4>}`;

type DivideLongByDigit<Text> =
  Text extends `0x${infer A1}${infer A2}${infer A3}${infer A4}${infer A5}${infer A6}${infer A7}${infer A8}${infer A9}${infer A10}${infer A11}${infer A12}${infer A13}${infer A14}${infer A15}${infer A16}${string}A${infer Divisor}F${string}`
    ? Quotient16<
        A1,
        A2,
        A3,
        A4,
        A5,
        A6,
        A7,
        A8,
        A9,
        A10,
        A11,
        A12,
        A13,
        A14,
        A15,
        A16,
        Divisor
      > extends `${infer Quotient extends number}|${infer Remainder extends number}`
      ? [Quotient, Remainder]
      : never
    : never;

/** "quotient|remainder" of 16 digits. */
type Quotient16<
  A1 extends string,
  A2 extends string,
  A3 extends string,
  A4 extends string,
  A5 extends string,
  A6 extends string,
  A7 extends string,
  A8 extends string,
  A9 extends string,
  A10 extends string,
  A11 extends string,
  A12 extends string,
  A13 extends string,
  A14 extends string,
  A15 extends string,
  A16 extends string,
  Divisor extends string,
  R4 extends string = Remainder4<A1, A2, A3, A4, Divisor, "S">,
  R8 extends string = Remainder4<A5, A6, A7, A8, Divisor, R4>,
  R12 extends string = Remainder4<A9, A10, A11, A12, Divisor, R8>,
> = `${Quotient4<A1, A2, A3, A4, Divisor, "S">}${Quotient4<A5, A6, A7, A8, Divisor, R4>}${Quotient4<A9, A10, A11, A12, Divisor, R8>}${Quotient4<A13, A14, A15, A16, Divisor, R12>}|${Remainder4<A13, A14, A15, A16, Divisor, R12>}`;
