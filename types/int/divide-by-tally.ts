// Division by a number of 2 or 3 digits: long division in which the divisor and the remainder are tallies ("11111" is 5), so that
// a digit of the quotient is found by asking how many divisors the tally begins with.
import type { NumberOf } from "./encoding.js";
import type { ColumnCarry, ColumnDigit, Hundreds, Tens, Units } from "./tables.generated.js";
import type { Five, Four, Three, TimesIn, Two } from "./tally.js";

/** [quotient, remainder] for a divisor B1 B2 B3, where B3 is "F" if it has 2 digits only. */
export type DivideByTally<Digits, B1 extends string, B2 extends string, B3 extends string, Left> = B3 extends "F"
  ? Digits extends `${infer A1}${infer Rest}`
    ? Settled<LongDivision<Rest, `${Tens[B1]}${Units[B2]}`, Units[A1], "">, Left>
    : never
  : Digits extends `${infer A1}${infer A2}${infer Rest}`
    ? Settled<LongDivision<Rest, `${Hundreds[B1]}${Tens[B2]}${Units[B3]}`, `${Tens[A1]}${Units[A2]}`, "">, Left>
    : [0, Left];

/** The quotient has no digit if the dividend had none left when the division began. */
type Settled<Result, Left> = Result extends [infer Quotient, infer Remainder extends string]
  ? Quotient extends ""
    ? [0, Left]
    : [NumberOf<Quotient>, NumberOfTally<Remainder>]
  : never;

/** Brings down digit after digit: the remainder tenfold, and the digit. */
type LongDivision<
  Digits,
  Divisor extends string,
  Remainder extends string,
  Quotient extends string,
> = Digits extends `${infer Digit}${infer Rest}`
  ? TakeOut<`${Five<Remainder>}${Five<Remainder>}${Units[Digit]}`, Divisor, Rest, Quotient>
  : [Quotient, Remainder];

/** How often does the tally begin with the divisor, and what remains? At most 4 questions. */
type TakeOut<
  Tally extends string,
  Divisor extends string,
  Digits,
  Quotient extends string,
> = Tally extends `${Five<Divisor>}${string}`
  ? Tally extends `${Five<Divisor>}${Two<Divisor>}${string}`
    ? Tally extends `${Five<Divisor>}${Three<Divisor>}${string}`
      ? Tally extends `${Five<Divisor>}${Four<Divisor>}${infer Remainder}`
        ? LongDivision<Digits, Divisor, Remainder, `${Quotient}9`>
        : Tally extends `${Five<Divisor>}${Three<Divisor>}${infer Remainder}`
          ? LongDivision<Digits, Divisor, Remainder, `${Quotient}8`>
          : never
      : Tally extends `${Five<Divisor>}${Two<Divisor>}${infer Remainder}`
        ? LongDivision<Digits, Divisor, Remainder, `${Quotient}7`>
        : never
    : Tally extends `${Five<Divisor>}${Divisor}${infer Remainder}`
      ? LongDivision<Digits, Divisor, Remainder, `${Quotient}6`>
      : Tally extends `${Five<Divisor>}${infer Remainder}`
        ? LongDivision<Digits, Divisor, Remainder, `${Quotient}5`>
        : never
  : Tally extends `${Two<Divisor>}${string}`
    ? Tally extends `${Three<Divisor>}${string}`
      ? Tally extends `${Four<Divisor>}${infer Remainder}`
        ? LongDivision<Digits, Divisor, Remainder, `${Quotient}4`>
        : Tally extends `${Three<Divisor>}${infer Remainder}`
          ? LongDivision<Digits, Divisor, Remainder, `${Quotient}3`>
          : never
      : Tally extends `${Two<Divisor>}${infer Remainder}`
        ? LongDivision<Digits, Divisor, Remainder, `${Quotient}2`>
        : never
    : Tally extends `${Divisor}${infer Remainder}`
      ? LongDivision<Digits, Divisor, Remainder, `${Quotient}1`>
      : LongDivision<Digits, Divisor, Tally, `${Quotient}0`>;

/** A tally below 1000 as a number: the tables go on where its hundreds are taken out. */
type NumberOfTally<Tally extends string> = Tally extends `${Hundreds["1"]}${string}`
  ? BehindHundreds<Tally, TimesIn<Tally, Hundreds["1"]>>
  : NumberOf<TwoDigits<Tally>>;

type BehindHundreds<Tally, Count extends string> = Tally extends `${Hundreds[Count]}${infer Rest}`
  ? NumberOf<`${Count}${TwoDigits<Rest>}`>
  : never;

type TwoDigits<Tally extends string> = `${ColumnDigit[ColumnCarry[Tally]]}${ColumnDigit[Tally]}`;
