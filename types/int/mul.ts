// Left * Right: all columns of the product in one pattern, 4 digits by 4, 8 by 4 or 8 by 8. Before that: powers of two, by 0, by 1.
import type { Refused } from "../message/say.js";
import type { Beyond4, Beyond8, Beyond15, Pair, ShortAfter8 } from "./encoding.js";
import type { DivisorOf, KnownMultiple, MultipleOf } from "./knowledge.js";
import type { AtMostMax } from "./long.js";
import type { MulLong } from "./mul-long.js";
import type { Operands, RefuseOperands } from "./operands.js";
import type { ShiftedUp } from "./power-of-two.js";
import type { Column1, Column2, Column3, Column4, Column5, Column6, Column7, Column8 } from "./product-columns.js";
import type { ColumnCarry, ColumnDigit, LeadingDigit, Zeros } from "./tables.generated.js";

/**
 * Left * Right; `number` past 2^53-1 or when an operand is dynamic, with the product of the divisors that are known; but 0 times
 * anything is 0 and 1 times anything is that.
 * @example
 * type Elements = Mul<128, 96>; // 12288
 */
export type Mul<Left, Right> =
  ShiftedUp<Left, Right> extends infer Power extends number
    ? Power
    : MulDigits<Pair<Left, Right>> extends `${infer Product extends number}`
      ? Product
      : MulSlow<Left, Right>;

/** The digits of the product, "" for the slow path. */
type MulDigits<Text> = [Text] extends [never]
  ? ""
  : Text extends `${bigint}`
    ? Text extends Beyond4
      ? MulDigits8<Text>
      : Text extends By0Or1
        ? MulBy0Or1<Text>
        : MulDigits4<Text>
    : "";

type By0Or1 = `0x${"0" | "1"}F${string}A${string}` | `${string}A${"0" | "1"}F${string}`;

type MulBy0Or1<Text> = Text extends `0x0F${string}` | `${string}A0F${string}`
  ? "0"
  : Text extends `0x${infer Digits}FFFFFFFFFFFFFFFFA1F${string}`
    ? Digits
    : Text extends `0x1F${string}A${infer Digits}FFFFFFFFFFFFFFFF`
      ? Digits
      : never;

/**
 * The digits stand on the left of their columns, so the product has zeros behind it, one for each column that both numbers left
 * empty; their number is known from the two rests.
 */
type MulDigits4<Text> =
  Text extends `0x${infer A1}${infer A2}${infer A3}${infer A4}${infer LeftRest}A${infer B1}${infer B2}${infer B3}${infer B4}${infer RightRest}`
    ? Product4<A1, A2, A3, A4, B1, B2, B3, B4> extends `${infer Digits}${Zeros[`${LeftRest}${RightRest}`]}`
      ? Digits
      : never
    : never;

/** 4 digits by 4: 8 columns, each with the carry of the next one; a zero in front is left out. */
type Product4<
  A1 extends string,
  A2 extends string,
  A3 extends string,
  A4 extends string,
  B1 extends string,
  B2 extends string,
  B3 extends string,
  B4 extends string,
  C8 extends string = Column8<A4, B4>,
  C7 extends string = `${Column7<A3, A4, B3, B4>}${ColumnCarry[C8]}`,
  C6 extends string = `${Column6<A2, A3, A4, B2, B3, B4>}${ColumnCarry[C7]}`,
  C5 extends string = `${Column5<A1, A2, A3, A4, B1, B2, B3, B4>}${ColumnCarry[C6]}`,
  C4 extends string = `${Column4<A1, A2, A3, A4, B1, B2, B3, B4>}${ColumnCarry[C5]}`,
  C3 extends string = `${Column3<A1, A2, A3, B1, B2, B3>}${ColumnCarry[C4]}`,
  C2 extends string = `${Column2<A1, A2, B1, B2>}${ColumnCarry[C3]}`,
  C1 extends string = `${Column1<A1, B1>}${ColumnCarry[C2]}`,
> = `${LeadingDigit[C1]}${ColumnDigit[C2]}${ColumnDigit[C3]}${ColumnDigit[C4]}${ColumnDigit[C5]}${ColumnDigit[C6]}${ColumnDigit[C7]}${ColumnDigit[C8]}`;

type MulDigits8<Text> = Text extends Beyond15
  ? ""
  : Text extends By0Or1
    ? MulBy0Or1<Text>
    : Text extends Beyond8
      ? ""
      : Text extends `0x${infer A1}${infer A2}${infer A3}${infer A4}${infer A5}${infer A6}${infer A7}${infer A8}${infer LeftRest}A${infer B1}${infer B2}${infer B3}${infer B4}${infer B5}${infer B6}${infer B7}${infer B8}${infer RightRest}`
        ? RightRest extends ShortAfter8
          ? Product8By4<
              A1,
              A2,
              A3,
              A4,
              A5,
              A6,
              A7,
              A8,
              B1,
              B2,
              B3,
              B4
            > extends `${infer Digits}${Zeros[`FFFF${LeftRest}${RightRest}`]}`
            ? Digits
            : never
          : LeftRest extends ShortAfter8
            ? Product8By4<
                B1,
                B2,
                B3,
                B4,
                B5,
                B6,
                B7,
                B8,
                A1,
                A2,
                A3,
                A4
              > extends `${infer Digits}${Zeros[`FFFF${LeftRest}${RightRest}`]}`
              ? Digits
              : never
            : Product8<
                  A1,
                  A2,
                  A3,
                  A4,
                  A5,
                  A6,
                  A7,
                  A8,
                  B1,
                  B2,
                  B3,
                  B4,
                  B5,
                  B6,
                  B7,
                  B8
                > extends `${infer Digits}${Zeros[`${LeftRest}${RightRest}`]}`
              ? IfAtMostMax<Digits>
              : never
        : never;

/** A product past 2^53-1 is left to the slow path, which knows that it is `number`. */
type IfAtMostMax<Digits> = AtMostMax<Digits> extends true ? Digits : "";

/** 8 digits by 4: 12 columns. */
type Product8By4<
  A1 extends string,
  A2 extends string,
  A3 extends string,
  A4 extends string,
  A5 extends string,
  A6 extends string,
  A7 extends string,
  A8 extends string,
  B1 extends string,
  B2 extends string,
  B3 extends string,
  B4 extends string,
  C12 extends string = Column8<A8, B4>,
  C11 extends string = `${Column7<A7, A8, B3, B4>}${ColumnCarry[C12]}`,
  C10 extends string = `${Column6<A6, A7, A8, B2, B3, B4>}${ColumnCarry[C11]}`,
  C9 extends string = `${Column5<A5, A6, A7, A8, B1, B2, B3, B4>}${ColumnCarry[C10]}`,
  C8 extends string = `${Column8<A4, B4>}${Column4<A5, A6, A7, A8, B1, B2, B3, B4>}${ColumnCarry[C9]}`,
  C7 extends string = `${Column7<A3, A4, B3, B4>}${Column3<A5, A6, A7, B1, B2, B3>}${ColumnCarry[C8]}`,
  C6 extends string = `${Column6<A2, A3, A4, B2, B3, B4>}${Column2<A5, A6, B1, B2>}${ColumnCarry[C7]}`,
  C5 extends string = `${Column5<A1, A2, A3, A4, B1, B2, B3, B4>}${Column1<A5, B1>}${ColumnCarry[C6]}`,
  C4 extends string = `${Column4<A1, A2, A3, A4, B1, B2, B3, B4>}${ColumnCarry[C5]}`,
  C3 extends string = `${Column3<A1, A2, A3, B1, B2, B3>}${ColumnCarry[C4]}`,
  C2 extends string = `${Column2<A1, A2, B1, B2>}${ColumnCarry[C3]}`,
  C1 extends string = `${Column1<A1, B1>}${ColumnCarry[C2]}`,
> = `${LeadingDigit[C1]}${ColumnDigit[C2]}${ColumnDigit[C3]}${ColumnDigit[C4]}${ColumnDigit[C5]}${ColumnDigit[C6]}${ColumnDigit[C7]}${ColumnDigit[C8]}${ColumnDigit[C9]}${ColumnDigit[C10]}${ColumnDigit[C11]}${ColumnDigit[C12]}`;

/** 8 digits by 8: 16 columns. */
type Product8<
  A1 extends string,
  A2 extends string,
  A3 extends string,
  A4 extends string,
  A5 extends string,
  A6 extends string,
  A7 extends string,
  A8 extends string,
  B1 extends string,
  B2 extends string,
  B3 extends string,
  B4 extends string,
  B5 extends string,
  B6 extends string,
  B7 extends string,
  B8 extends string,
  C16 extends string = Column8<A8, B8>,
  C15 extends string = `${Column7<A7, A8, B7, B8>}${ColumnCarry[C16]}`,
  C14 extends string = `${Column6<A6, A7, A8, B6, B7, B8>}${ColumnCarry[C15]}`,
  C13 extends string = `${Column5<A5, A6, A7, A8, B5, B6, B7, B8>}${ColumnCarry[C14]}`,
  C12 extends
    string = `${Column8<A4, B8>}${Column8<A8, B4>}${Column4<A5, A6, A7, A8, B5, B6, B7, B8>}${ColumnCarry[C13]}`,
  C11 extends
    string = `${Column7<A3, A4, B7, B8>}${Column7<A7, A8, B3, B4>}${Column3<A5, A6, A7, B5, B6, B7>}${ColumnCarry[C12]}`,
  C10 extends
    string = `${Column6<A2, A3, A4, B6, B7, B8>}${Column6<A6, A7, A8, B2, B3, B4>}${Column2<A5, A6, B5, B6>}${ColumnCarry[C11]}`,
  C9 extends
    string = `${Column5<A1, A2, A3, A4, B5, B6, B7, B8>}${Column5<A5, A6, A7, A8, B1, B2, B3, B4>}${Column1<A5, B5>}${ColumnCarry[C10]}`,
  C8 extends
    string = `${Column8<A4, B4>}${Column4<A1, A2, A3, A4, B5, B6, B7, B8>}${Column4<A5, A6, A7, A8, B1, B2, B3, B4>}${ColumnCarry[C9]}`,
  C7 extends
    string = `${Column7<A3, A4, B3, B4>}${Column3<A1, A2, A3, B5, B6, B7>}${Column3<A5, A6, A7, B1, B2, B3>}${ColumnCarry[C8]}`,
  C6 extends
    string = `${Column6<A2, A3, A4, B2, B3, B4>}${Column2<A1, A2, B5, B6>}${Column2<A5, A6, B1, B2>}${ColumnCarry[C7]}`,
  C5 extends
    string = `${Column5<A1, A2, A3, A4, B1, B2, B3, B4>}${Column1<A1, B5>}${Column1<A5, B1>}${ColumnCarry[C6]}`,
  C4 extends string = `${Column4<A1, A2, A3, A4, B1, B2, B3, B4>}${ColumnCarry[C5]}`,
  C3 extends string = `${Column3<A1, A2, A3, B1, B2, B3>}${ColumnCarry[C4]}`,
  C2 extends string = `${Column2<A1, A2, B1, B2>}${ColumnCarry[C3]}`,
  C1 extends string = `${Column1<A1, B1>}${ColumnCarry[C2]}`,
> = `${LeadingDigit[C1]}${ColumnDigit[C2]}${ColumnDigit[C3]}${ColumnDigit[C4]}${ColumnDigit[C5]}${ColumnDigit[C6]}${ColumnDigit[C7]}${ColumnDigit[C8]}${ColumnDigit[C9]}${ColumnDigit[C10]}${ColumnDigit[C11]}${ColumnDigit[C12]}${ColumnDigit[C13]}${ColumnDigit[C14]}${ColumnDigit[C15]}${ColumnDigit[C16]}`;

type MulSlow<Left, Right> =
  MulOther<Operands<Left, Right>, Left, Right> extends infer Product extends number | Refused<string> ? Product : never;

type MulOther<Verdict, Left, Right> = Verdict extends "literal"
  ? MulLong<Left, Right>
  : Verdict extends "dynamic"
    ? MulDynamic<Left, Right>
    : RefuseOperands<"mul", Left, Right>;

type MulDynamic<Left, Right> = Left extends 0
  ? 0
  : Right extends 0
    ? 0
    : Left extends 1
      ? Right
      : Right extends 1
        ? Left
        : Left extends MultipleOf<unknown>
          ? KnownMultiple<Mul<DivisorOf<Left>, DivisorOf<Right>>>
          : Right extends MultipleOf<unknown>
            ? KnownMultiple<Mul<DivisorOf<Left>, DivisorOf<Right>>>
            : number;
