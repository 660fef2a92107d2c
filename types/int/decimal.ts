// How are decimal texts added, subtracted, multiplied and divided? Digit by digit.
import type { CompareDigits } from "./knowledge.js";

type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
type Unary = {
  "0": [];
  "1": [0];
  "2": [0, 0];
  "3": [0, 0, 0];
  "4": [0, 0, 0, 0];
  "5": [0, 0, 0, 0, 0];
  "6": [0, 0, 0, 0, 0, 0];
  "7": [0, 0, 0, 0, 0, 0, 0];
  "8": [0, 0, 0, 0, 0, 0, 0, 0];
  "9": [0, 0, 0, 0, 0, 0, 0, 0, 0];
  "": [];
};
type Ones = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
type Carry = [[], [], [], [], [], [], [], [], [], [], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0]];

type Reverse<Text extends string, Done extends string = ""> = Text extends `${infer Head}${infer Rest}`
  ? Reverse<Rest, `${Head}${Done}`>
  : Done;
type Strip<Text extends string> = Text extends `0${infer Rest}` ? (Rest extends "" ? "0" : Strip<Rest>) : Text;

export type AddDigits<Left extends string, Right extends string> = Strip<AddReversed<Reverse<Left>, Reverse<Right>>>;
type Slot = keyof Ones & keyof Carry;
type AddReversed<
  Left extends string,
  Right extends string,
  CarryIn extends 0[] = [],
  Done extends string = "",
> = `${Left}${Right}` extends ""
  ? CarryIn extends []
    ? Done
    : `1${Done}`
  : SplitHead<Left> extends [infer A extends Digit | "", infer LeftRest extends string]
    ? SplitHead<Right> extends [infer B extends Digit | "", infer RightRest extends string]
      ? [...Unary[A], ...Unary[B], ...CarryIn]["length"] extends infer Sum extends Slot
        ? AddReversed<LeftRest, RightRest, Extract<Carry[Sum], 0[]>, `${Extract<Ones[Sum], string>}${Done}`>
        : never
      : never
    : never;
type SplitHead<Text extends string> = Text extends `${infer Head}${infer Rest}` ? [Head, Rest] : ["", ""];

/** Left - Right for Left >= Right. */
export type SubDigits<Left extends string, Right extends string> = Strip<SubReversed<Reverse<Left>, Reverse<Right>>>;
type Ten = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
type SubReversed<
  Left extends string,
  Right extends string,
  Borrow extends 0[] = [],
  Done extends string = "",
> = Left extends `${infer A extends Digit}${infer LeftRest}`
  ? SplitHead<Right> extends [infer B extends Digit | "", infer RightRest extends string]
    ? Unary[A] extends [...Unary[B], ...Borrow, ...infer Rest extends 0[]]
      ? SubReversed<LeftRest, RightRest, [], `${Rest["length"]}${Done}`>
      : [...Ten, ...Unary[A]] extends [...Unary[B], ...Borrow, ...infer Rest extends 0[]]
        ? SubReversed<LeftRest, RightRest, [0], `${Rest["length"]}${Done}`>
        : never
    : never
  : Done;

export type MulDigits<
  Left extends string,
  Right extends string,
  Done extends string = "0",
> = Right extends `${infer Head extends Digit}${infer Rest}`
  ? MulDigits<Left, Rest, AddDigits<Strip<`${Done}0`>, Times<Left, Unary[Head]>>>
  : Done;
type Times<Left extends string, Count extends 0[], Done extends string = "0"> = Count extends [
  0,
  ...infer Rest extends 0[],
]
  ? Times<Left, Rest, AddDigits<Done, Left>>
  : Done;

/** [quotient, remainder] for Right > 0. */
export type DivModDigits<
  Left extends string,
  Right extends string,
  Quotient extends string = "",
  Remainder extends string = "0",
> = Left extends `${infer Head}${infer Rest}`
  ? Part<Strip<`${Remainder}${Head}`>, Right> extends [infer Q extends string, infer R extends string]
    ? DivModDigits<Rest, Right, `${Quotient}${Q}`, R>
    : never
  : [Strip<Quotient>, Remainder];
type Part<Left extends string, Right extends string, Count extends 0[] = []> =
  CompareDigits<Left, Right> extends "less"
    ? [`${Count["length"]}`, Left]
    : Part<SubDigits<Left, Right>, Right, [...Count, 0]>;

/** The number that a decimal text means: `number` past 2^53-1. */
export type NumberOf<Text extends string> =
  CompareDigits<Text, "9007199254740991"> extends "greater"
    ? number
    : Text extends `${infer N extends number}`
      ? N
      : number;
