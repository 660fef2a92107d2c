// Left - Right, column by column from the right, all in one pattern of 4, 8 or 16 columns.
import type { Refused, Say } from "../message/say.js";
import type { Carry4, Columns8, Digits4 } from "./columns.js";
import type { Beyond4, Beyond8, Chars4, Chars8, Chars16, Pair } from "./encoding.js";
import type { Gcd } from "./gcd.js";
import type { DivisorOf, KnownMultiple } from "./knowledge.js";
import type { HalfColumns, Halves } from "./long.js";
import type { Operands, RefuseOperands } from "./operands.js";
import type { DifferenceBorrow, DifferenceDigit, Spare } from "./tables.generated.js";

/**
 * Left - Right, refused below 0; `number` when an operand is dynamic, with the divisor that both are known to have.
 * @example
 * type Difference = Sub<345, 12>; // 333
 */
export type Sub<Left, Right> =
  WithoutZeros<SubDigits<Pair<Left, Right>, Left, Right>> extends `${infer Difference extends number}`
    ? Difference
    : SubSlow<Left, Right>;

/** The digits of the difference in 4 columns or 8, a borrow that is left over in front of them; "" for the slow path. */
type SubDigits<Text, Left, Right> = [Text] extends [never]
  ? ""
  : Text extends `${bigint}`
    ? Text extends Beyond4
      ? SubDigits8<Text, Left, Right>
      : Text extends `0x${Chars4}${infer LeftRest}A${Chars4}${infer RightRest}`
        ? `${Spare[LeftRest]}${Left & number}${Spare[RightRest]}${Right & number}` extends `${infer A1}${infer A2}${infer A3}${infer A4}${infer B1}${infer B2}${infer B3}${infer B4}`
          ? `${Carry4<DifferenceBorrow, A1, A2, A3, A4, B1, B2, B3, B4, "">}${Digits4<DifferenceDigit, DifferenceBorrow, A1, A2, A3, A4, B1, B2, B3, B4, "">}`
          : never
        : never
    : "";

type SubDigits8<Text, Left, Right> = Text extends Beyond8
  ? ""
  : Text extends `0x${Chars8}${infer LeftRest}A${Chars8}${infer RightRest}`
    ? Columns8<
        DifferenceDigit,
        DifferenceBorrow,
        `${Spare[LeftRest]}${Left & number}${Spare[RightRest]}${Right & number}`,
        ""
      > extends `${infer Borrow}|${infer Digits}`
      ? `${Borrow}${Digits}`
      : never
    : never;

/** The digits without zeros in front. */
type WithoutZeros<Digits> = Digits extends `0${infer Rest}` ? (Rest extends "" ? "0" : WithoutZeros<Rest>) : Digits;

type SubSlow<Left, Right> =
  SubOther<Operands<Left, Right>, Left, Right> extends infer Difference extends number | Refused<string>
    ? Difference
    : never;

type SubOther<Verdict, Left, Right> = Verdict extends "literal"
  ? SubLong<Pair<Left, Right>, Left, Right>
  : Verdict extends "dynamic"
    ? SubDynamic<Left, Right>
    : RefuseOperands<"sub", Left, Right>;

/** Up to 16 digits, or a negative difference: the right halves first, their borrow goes into the left halves. */
type SubLong<Text, Left, Right> = Text extends `0x${Chars16}${infer LeftRest}A${Chars16}${infer RightRest}`
  ? WithoutZeros<
      SubHalves<Halves<`${Spare[LeftRest]}${Left & number}`>, Halves<`${Spare[RightRest]}${Right & number}`>>
    > extends `${infer Difference extends number}`
    ? Difference
    : Refused<Say<"int.negative-result", { operation: "sub"; left: Left; right: Right }>>
  : never;

type SubHalves<Left extends HalfColumns, Right extends HalfColumns> =
  Columns8<
    DifferenceDigit,
    DifferenceBorrow,
    `${Left["low"]}${Right["low"]}`,
    ""
  > extends `${infer Borrow}|${infer Low}`
    ? Columns8<
        DifferenceDigit,
        DifferenceBorrow,
        `${Left["high"]}${Right["high"]}`,
        Borrow
      > extends `${infer Top}|${infer High}`
      ? `${Top}${High}${Low}`
      : never
    : never;

type SubDynamic<Left, Right> = Right extends 0
  ? Left
  : number extends Left | Right
    ? number
    : KnownMultiple<Gcd<DivisorOf<Left>, DivisorOf<Right>>>;
