// Which of two sizes is greater? The longer one; of two that are equally long, the one with the greater digit at the first
// place where they differ.
import type { Refused } from "../message/say.js";
import type { Beyond15, Char, Chars12, Pair } from "./encoding.js";
import type { IsLong } from "./long.js";
import type { Operands, RefuseOperands } from "./operands.js";
import type { Order } from "./tables.generated.js";

/**
 * `"less"`, `"equal"` or `"greater"`, Left against Right; the union of all three when an operand is dynamic.
 * @example
 * type Order = Compare<9, 10>; // "less"
 */
export type Compare<Left, Right> =
  OrderText<Pair<Left, Right>> extends `${infer First extends keyof OrderNames}${Char}`
    ? OrderNames[First]
    : CompareSlow<Left, Right>;

/** Left < Right; `boolean` when an operand is dynamic. */
export type Less<Left, Right> = Among<Compare<Left, Right>, "less">;

/** Left <= Right; `boolean` when an operand is dynamic. */
export type LessOrEqual<Left, Right> = Among<Compare<Left, Right>, "less" | "equal">;

/** Left > Right; `boolean` when an operand is dynamic. */
export type Greater<Left, Right> = Among<Compare<Left, Right>, "greater">;

/** Left >= Right; `boolean` when an operand is dynamic. */
export type GreaterOrEqual<Left, Right> = Among<Compare<Left, Right>, "greater" | "equal">;

/** Left = Right; `boolean` when an operand is dynamic. */
export type Equal<Left, Right> = Among<Compare<Left, Right>, "equal">;

type Among<Found, Wanted> = Found extends Wanted ? true : Found extends string ? false : Found;

/** A text whose first character tells the order, unless 3 digits and the lengths are equal. The rests after 15 tell the lengths. */
type OrderText<Text> = [Text] extends [never]
  ? ""
  : Text extends `${bigint}`
    ? Text extends Beyond15
      ? ""
      : Text extends `0x${infer A1}${infer A2}${infer A3}${Chars12}${infer LeftRest}A${infer B1}${infer B2}${infer B3}${Chars12}${infer RightRest}`
        ? LeftRest extends RightRest
          ? `${Order[`${A1}${B1}`]}${Order[`${A2}${B2}`]}${Order[`${A3}${B3}`]}${EqualUpTo3[LeftRest]}`
          : LeftRest extends `${RightRest}${string}`
            ? ">"
            : "<"
        : never
    : "";

/** By the rest of a number of 1 to 3 digits: nothing else can differ. */
interface EqualUpTo3 {
  [rest: string]: string;
  FF: "=";
  FFF: "=";
  FFFF: "=";
}

interface OrderNames {
  "<": "less";
  ">": "greater";
  "=": "equal";
}

type CompareSlow<Left, Right> =
  CompareOther<Pair<Left, Right>, Left, Right> extends infer Order extends string | Refused<string> ? Order : never;

type CompareOther<Text, Left, Right> = [Text] extends [never]
  ? CompareUnlike<Operands<Left, Right>, Left, Right>
  : Text extends `${bigint}`
    ? Text extends Beyond15
      ? CompareUnlike<Operands<Left, Right>, Left, Right>
      : Text extends `0x${infer Digits}`
        ? CompareDigits<Digits>
        : never
    : CompareUnlike<Operands<Left, Right>, Left, Right>;

type CompareUnlike<Verdict, Left, Right> = Verdict extends "literal"
  ? CompareLong<Pair<Left, Right>>
  : Verdict extends "dynamic"
    ? "less" | "equal" | "greater"
    : RefuseOperands<"compare", Left, Right>;

/** At least one of the numbers has 16 digits. */
type CompareLong<Text> = Text extends `0x${infer Left}FFFFFFFFFFFFFFFFA${infer Right}FFFFFFFFFFFFFFFF`
  ? IsLong<Left> extends IsLong<Right>
    ? CompareDigits<`${Left}FFFFA${Right}FFFF`>
    : IsLong<Left> extends true
      ? "greater"
      : "less"
  : never;

/** Compares two equally long numbers, four digits at a time; behind the digits there are at least 4 fills. */
export type CompareDigits<Text> = Text extends `F${string}`
  ? "equal"
  : Text extends `${infer A1}${infer A2}${infer A3}${infer A4}${infer Left}A${infer B1}${infer B2}${infer B3}${infer B4}${infer Right}`
    ? `${Order[`${A1}${B1}`]}${Order[`${A2}${B2}`]}${Order[`${A3}${B3}`]}${Order[`${A4}${B4}`]}` extends `${infer First extends keyof OrderNames}${Char}`
      ? OrderNames[First]
      : CompareDigits<`${Left}A${Right}`>
    : never;
