// Division by a number of 4 digits or more: long division in which each digit of the quotient is guessed from the leading digits
// (3 of the remainder, 2 of the divisor). The guess is right or 1 too great: with d for the 2 digits and r for the 3,
// r / d - r / (d + 1) < 1 since r <= 10 d + 9 and d >= 10.
import type { Char, Chars4, NumberOf } from "./encoding.js";
import type {
  ColumnCarry,
  ColumnDigit,
  Hundreds,
  LackOfOnes,
  LackOfTens,
  OneLess,
  Tens,
  Units,
  Zeros,
} from "./tables.generated.js";
import type { TimesIn } from "./tally.js";

/** [quotient, remainder]. Divisors of 4 digits are common enough to have steps of their own width. */
export type DivideByLong<Text, Left> = Text extends `${string}A${Chars4}${number}${Char}${string}`
  ? Text extends `0x${infer Digits}FFFFFFFFFFFFFFFFA${infer B1}${infer B2}${infer B3}${infer B4}${infer B5}${infer B6}${infer B7}${infer B8}${infer B9}${infer B10}${infer B11}${infer B12}${infer B13}${infer B14}${infer B15}${infer B16}${infer Rest}`
    ? DivideScaled<
        Digits,
        Zeros[`FFFFFFFFFFFFFFFF${Rest}`],
        `${B1}${B2}${B3}${B4}${B5}${B6}${B7}${B8}${B9}${B10}${B11}${B12}${B13}${B14}${B15}${B16}`,
        `${Tens[B1]}${Units[B2]}`,
        Left
      >
    : never
  : Text extends `0x${infer A1}${infer A2}${infer A3}${infer Digits}FFFFFFFFFFFFFFFFA${infer B1}${infer B2}${infer B3}${infer B4}${string}`
    ? Settled<Divide4<`0${A1}${A2}${A3}`, Digits, B1, B2, B3, B4, `${Tens[B1]}${Units[B2]}`, "">, "", Left>
    : [0, Left];

/** Divisors of 5 to 16 digits: both numbers are scaled by the power of ten that gives the divisor 16 digits. */
type DivideScaled<
  Digits extends string,
  Scale extends string,
  Divisor extends string,
  Leading extends string,
  Left,
> = `${Digits}${Scale}` extends `${infer A1}${infer A2}${infer A3}${infer A4}${infer A5}${infer A6}${infer A7}${infer A8}${infer A9}${infer A10}${infer A11}${infer A12}${infer A13}${infer A14}${infer A15}${infer Rest}`
  ? Settled<
      Divide16<
        `0${A1}${A2}${A3}${A4}${A5}${A6}${A7}${A8}${A9}${A10}${A11}${A12}${A13}${A14}${A15}`,
        Rest,
        Divisor,
        Leading,
        ""
      >,
      Scale,
      Left
    >
  : [0, Left];

/** The remainder carries the scale; the quotient has no digit if the dividend had none left when the division began. */
type Settled<Result, Scale extends string, Left> = Result extends [infer Quotient, `${infer Remainder}${Scale}`]
  ? Quotient extends ""
    ? [0, Left]
    : [NumberOf<Quotient>, NumberOf<Remainder>]
  : never;

/** One digit of the quotient: the remainder and the next digit of the dividend against the divisor. */
type Divide4<
  Remainder extends string,
  Digits extends string,
  B1 extends string,
  B2 extends string,
  B3 extends string,
  B4 extends string,
  Leading extends string,
  Quotient extends string,
> = `${Remainder}${Digits}` extends `${infer R1}${infer R2}${infer R3}${infer R4}${infer R5}${infer Rest}`
  ? Reduce4<
      TimesIn<`${Hundreds[R1]}${Tens[R2]}${Units[R3]}`, Leading>,
      R1,
      R2,
      R3,
      R4,
      R5,
      B1,
      B2,
      B3,
      B4,
      Rest,
      Leading,
      Quotient
    >
  : [Quotient, Remainder];

type Reduce4<
  Times extends string,
  R1 extends string,
  R2 extends string,
  R3 extends string,
  R4 extends string,
  R5 extends string,
  B1 extends string,
  B2 extends string,
  B3 extends string,
  B4 extends string,
  Digits extends string,
  Leading extends string,
  Quotient extends string,
> = `${Top<R1, B1, Times, Carry4<R2, R3, R4, R5, B1, B2, B3, B4, "F", Times, "11">>}${Rest4<R2, R3, R4, R5, B1, B2, B3, B4, "F", Times, "11">}` extends `11|${infer Remainder}`
  ? Divide4<Remainder, Digits, B1, B2, B3, B4, Leading, `${Quotient}${Times}`>
  : Reduce4<OneLess[Times], R1, R2, R3, R4, R5, B1, B2, B3, B4, Digits, Leading, Quotient>;

type Divide16<
  Remainder extends string,
  Digits extends string,
  Divisor extends string,
  Leading extends string,
  Quotient extends string,
> = Digits extends `${infer Next}${infer Rest}`
  ? Remainder extends `${infer R1}${infer R2}${infer R3}${string}`
    ? Reduce16<
        TimesIn<`${Hundreds[R1]}${Tens[R2]}${Units[R3]}`, Leading>,
        `${Remainder}${Next}`,
        Rest,
        Divisor,
        Leading,
        Quotient
      >
    : never
  : [Quotient, Remainder];

type Reduce16<
  Times extends string,
  Remainder extends string,
  Digits extends string,
  Divisor extends string,
  Leading extends string,
  Quotient extends string,
> =
  Less16<`${Remainder}${Divisor}`, Times> extends `11|${infer Next}`
    ? Divide16<Next, Digits, Divisor, Leading, `${Quotient}${Times}`>
    : Reduce16<OneLess[Times], Remainder, Digits, Divisor, Leading, Quotient>;

/** 17 digits of the remainder and 16 of the divisor to "carry|16 digits of the next remainder". */
type Less16<
  Columns,
  Times extends string,
> = Columns extends `${infer R1}${infer R2}${infer R3}${infer R4}${infer R5}${infer R6}${infer R7}${infer R8}${infer R9}${infer R10}${infer R11}${infer R12}${infer R13}${infer R14}${infer R15}${infer R16}${infer R17}${infer B1}${infer B2}${infer B3}${infer B4}${infer B5}${infer B6}${infer B7}${infer B8}${infer B9}${infer B10}${infer B11}${infer B12}${infer B13}${infer B14}${infer B15}${infer B16}`
  ? Columns16<
      R1,
      R2,
      R3,
      R4,
      R5,
      R6,
      R7,
      R8,
      R9,
      R10,
      R11,
      R12,
      R13,
      R14,
      R15,
      R16,
      R17,
      B1,
      B2,
      B3,
      B4,
      B5,
      B6,
      B7,
      B8,
      B9,
      B10,
      B11,
      B12,
      B13,
      B14,
      B15,
      B16,
      Times
    >
  : never;

type Columns16<
  R1 extends string,
  R2 extends string,
  R3 extends string,
  R4 extends string,
  R5 extends string,
  R6 extends string,
  R7 extends string,
  R8 extends string,
  R9 extends string,
  R10 extends string,
  R11 extends string,
  R12 extends string,
  R13 extends string,
  R14 extends string,
  R15 extends string,
  R16 extends string,
  R17 extends string,
  B1 extends string,
  B2 extends string,
  B3 extends string,
  B4 extends string,
  B5 extends string,
  B6 extends string,
  B7 extends string,
  B8 extends string,
  B9 extends string,
  B10 extends string,
  B11 extends string,
  B12 extends string,
  B13 extends string,
  B14 extends string,
  B15 extends string,
  B16 extends string,
  Times extends string,
  K13 extends string = Carry4<R14, R15, R16, R17, B13, B14, B15, B16, "F", Times, "11">,
  K9 extends string = Carry4<R10, R11, R12, R13, B9, B10, B11, B12, B13, Times, K13>,
  K5 extends string = Carry4<R6, R7, R8, R9, B5, B6, B7, B8, B9, Times, K9>,
  K1 extends string = Carry4<R2, R3, R4, R5, B1, B2, B3, B4, B5, Times, K5>,
> = `${Top<R1, B1, Times, K1>}${Rest4<R2, R3, R4, R5, B1, B2, B3, B4, B5, Times, K5>}${Rest4<R6, R7, R8, R9, B5, B6, B7, B8, B9, Times, K9>}${Rest4<R10, R11, R12, R13, B9, B10, B11, B12, B13, Times, K13>}${Rest4<R14, R15, R16, R17, B13, B14, B15, B16, "F", Times, "11">}`;

/**
 * 4 columns of remainder - Times * divisor. With what the ones and tens of the products lack to 9, each column is a sum:
 * 18 + carry (2 for "nothing borrowed") + digit - ones - tens, of which 20 make "nothing borrowed" again.
 */
type Rest4<
  R1 extends string,
  R2 extends string,
  R3 extends string,
  R4 extends string,
  B0 extends string,
  B1 extends string,
  B2 extends string,
  B3 extends string,
  B4 extends string,
  Times extends string,
  CarryIn extends string,
  C4 extends string = `${Units[R4]}${LackOfOnes[`${Times}${B3}`]}${LackOfTens[`${Times}${B4}`]}${CarryIn}`,
  C3 extends string = `${Units[R3]}${LackOfOnes[`${Times}${B2}`]}${LackOfTens[`${Times}${B3}`]}${ColumnCarry[C4]}`,
  C2 extends string = `${Units[R2]}${LackOfOnes[`${Times}${B1}`]}${LackOfTens[`${Times}${B2}`]}${ColumnCarry[C3]}`,
  C1 extends string = `${Units[R1]}${LackOfOnes[`${Times}${B0}`]}${LackOfTens[`${Times}${B1}`]}${ColumnCarry[C2]}`,
> = `${ColumnDigit[C1]}${ColumnDigit[C2]}${ColumnDigit[C3]}${ColumnDigit[C4]}`;

/** The carry that leaves these 4 columns on the left. */
type Carry4<
  R1 extends string,
  R2 extends string,
  R3 extends string,
  R4 extends string,
  B0 extends string,
  B1 extends string,
  B2 extends string,
  B3 extends string,
  B4 extends string,
  Times extends string,
  CarryIn extends string,
  C4 extends string = `${Units[R4]}${LackOfOnes[`${Times}${B3}`]}${LackOfTens[`${Times}${B4}`]}${CarryIn}`,
  C3 extends string = `${Units[R3]}${LackOfOnes[`${Times}${B2}`]}${LackOfTens[`${Times}${B3}`]}${ColumnCarry[C4]}`,
  C2 extends string = `${Units[R2]}${LackOfOnes[`${Times}${B1}`]}${LackOfTens[`${Times}${B2}`]}${ColumnCarry[C3]}`,
  C1 extends string = `${Units[R1]}${LackOfOnes[`${Times}${B0}`]}${LackOfTens[`${Times}${B1}`]}${ColumnCarry[C2]}`,
> = ColumnCarry[C1];

/** The carry of the first column, which has no ones below it: "11" unless the difference is negative. */
type Top<
  R1 extends string,
  B1 extends string,
  Times extends string,
  C1 extends string,
> = `${ColumnCarry[`${Units[R1]}${Units["9"]}${LackOfTens[`${Times}${B1}`]}${C1}`]}|`;
