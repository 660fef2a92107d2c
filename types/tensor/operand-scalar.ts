// Which scalars may stand beside a tensor in arithmetic? Those that its dtype holds; of a float every number, which is rounded.
import type { DTypeOf, ScalarOf } from "./dtype.js";

/** A scalar, for constraints. */
export type AnyScalar = number | bigint | boolean;

/** `"scalar"` for another kind of value, `"value"` for a literal that the dtype does not hold, `"zero"` for a divisor 0. */
export type ScalarVerdict<Scalar, Operation, Element> = Scalar extends unknown
  ? ScalarInto<ScalarOf<Element>, Scalar, Operation, Element>
  : never;

type ScalarInto<Wanted, Scalar, Operation, Element> = Scalar extends Wanted
  ? number extends Scalar
    ? "ok"
    : bigint extends Scalar
      ? "ok"
      : LiteralVerdict<Element, Scalar, Operation>
  : "scalar";

type LiteralVerdict<Element, Scalar, Operation> = Element extends `float${string}` | `bfloat${string}` | `bool${string}`
  ? "ok"
  : string extends Element
    ? "ok"
    : ThenDivisor<Held<`${Scalar & AnyScalar}`, LimitsOf[DTypeOf<Element> & keyof LimitsOf]>, Scalar, Operation>;

type ThenDivisor<Verdict, Scalar, Operation> = Verdict extends "ok"
  ? Operation extends "div" | "floorDiv"
    ? Scalar extends 0 | 0n
      ? "zero"
      : "ok"
    : "ok"
  : Verdict;

/** The digits of the least value, which is negative or 0, and of the greatest one. */
interface LimitsOf {
  int8: ["128", "127"];
  uint8: ["0", "255"];
  uint8clamped: ["0", "255"];
  int16: ["32768", "32767"];
  uint16: ["0", "65535"];
  int32: ["2147483648", "2147483647"];
  uint32: ["0", "4294967295"];
  int64: ["9223372036854775808", "9223372036854775807"];
  uint64: ["0", "18446744073709551615"];
}

/** A number is written with an exponent from 1e21 on, which no dtype holds, and below 1e-6. */
type Held<Text, Limits extends readonly [string, string]> = Text extends `${string}.${string}` | `${string}e${string}`
  ? "value"
  : Text extends `-${infer Digits}`
    ? HeldBy<Against<Digits, Limits[0], "equal">>
    : HeldBy<Against<Text, Limits[1], "equal">>;

type HeldBy<Order> = Order extends "greater" ? "value" : "ok";

/** The longer number is greater; of equally long ones the first digit that differs decides. */
type Against<Digits, Limit, SoFar> = Digits extends `${infer Digit}${infer Rest}`
  ? Limit extends `${infer Most}${infer Others}`
    ? Against<Rest, Others, SoFar extends "equal" ? OrderOf<Digit, Most> : SoFar>
    : "greater"
  : Limit extends ""
    ? SoFar
    : "less";

type OrderOf<Digit extends string, Most extends string> = Digit extends Most
  ? "equal"
  : "0123456789" extends `${string}${Digit}${string}${Most}${string}`
    ? "less"
    : "greater";

/** A scalar as sentences show it. */
export type ScalarText<Scalar> = Scalar extends bigint ? `${Scalar}n` : Scalar;
