// Left + Right, column by column from the right, all in one pattern of 4, 8 or 16 columns.
import type { Refused } from "../message/say.js";
import type { Carry4, Columns8, Digits4 } from "./columns.js";
import type { Beyond4, Beyond8, Chars4, Chars8, Chars16, Pair } from "./encoding.js";
import type { Gcd } from "./gcd.js";
import type { DivisorOf, KnownMultiple } from "./knowledge.js";
import type { HalfColumns, Halves, LongNumberOf } from "./long.js";
import type { Operands, RefuseOperands } from "./operands.js";
import type { Spare, SumCarry, SumDigit } from "./tables.generated.js";

/**
 * Left + Right; `number` past 2^53-1 or when an operand is dynamic, with the divisor that both are known to have.
 * @example
 * type Sum = Add<12, 345>; // 357
 */
export type Add<Left, Right> =
  AddDigits<Pair<Left, Right>, Left, Right> extends `${infer Sum extends number}` ? Sum : AddSlow<Left, Right>;

/** The digits of the sum in 4 columns or 8, "" for the slow path. The spare columns of a shorter number are moved to its front. */
type AddDigits<Text, Left, Right> = [Text] extends [never]
  ? ""
  : Text extends `${bigint}`
    ? Text extends Beyond4
      ? AddDigits8<Text, Left, Right>
      : Text extends `0x${Chars4}${infer LeftRest}A${Chars4}${infer RightRest}`
        ? `${Spare[LeftRest]}${Left & number}${Spare[RightRest]}${Right & number}` extends `${infer A1}${infer A2}${infer A3}${infer A4}${infer B1}${infer B2}${infer B3}${infer B4}`
          ? `${Carry4<SumCarry, A1, A2, A3, A4, B1, B2, B3, B4, "">}${Digits4<SumDigit, SumCarry, A1, A2, A3, A4, B1, B2, B3, B4, "">}`
          : never
        : never
    : "";

type AddDigits8<Text, Left, Right> = Text extends Beyond8
  ? ""
  : Text extends `0x${Chars8}${infer LeftRest}A${Chars8}${infer RightRest}`
    ? Columns8<
        SumDigit,
        SumCarry,
        `${Spare[LeftRest]}${Left & number}${Spare[RightRest]}${Right & number}`,
        ""
      > extends `${infer Carry}|${infer Digits}`
      ? `${Carry}${Digits}`
      : never
    : never;

type AddSlow<Left, Right> =
  AddOther<Operands<Left, Right>, Left, Right> extends infer Sum extends number | Refused<string> ? Sum : never;

type AddOther<Verdict, Left, Right> = Verdict extends "literal"
  ? AddLong<Pair<Left, Right>, Left, Right>
  : Verdict extends "dynamic"
    ? AddDynamic<Left, Right>
    : RefuseOperands<"add", Left, Right>;

/** 9 to 16 digits: the right halves first, their carry goes into the left halves. */
type AddLong<Text, Left, Right> = Text extends `0x${Chars16}${infer LeftRest}A${Chars16}${infer RightRest}`
  ? AddHalves<Halves<`${Spare[LeftRest]}${Left & number}`>, Halves<`${Spare[RightRest]}${Right & number}`>>
  : never;

type AddHalves<Left extends HalfColumns, Right extends HalfColumns> =
  Columns8<SumDigit, SumCarry, `${Left["low"]}${Right["low"]}`, ""> extends `${infer Carry}|${infer Low}`
    ? Columns8<SumDigit, SumCarry, `${Left["high"]}${Right["high"]}`, Carry> extends `${infer Top}|${infer High}`
      ? LongNumberOf<`${Top}${High}${Low}`>
      : never
    : never;

type AddDynamic<Left, Right> = Left extends 0
  ? Right
  : Right extends 0
    ? Left
    : number extends Left | Right
      ? number
      : KnownMultiple<Gcd<DivisorOf<Left>, DivisorOf<Right>>>;
