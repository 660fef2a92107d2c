// The greatest common divisor, by Euclid.
import type { Refused } from "../message/say.js";
import type { DivisorOf, KnownMultiple } from "./knowledge.js";
import type { Operands, RefuseOperands } from "./operands.js";
import type { Mod } from "./quotient.js";

/**
 * The greatest common divisor; Gcd<N, 0> is N. When an operand is dynamic, the part that is known: Gcd<Multiple<8>, 4> is 4.
 * @example
 * type Common = Gcd<48, 36>; // 12
 */
export type Gcd<Left, Right> =
  GcdOf<Operands<Left, Right>, Left, Right> extends infer Divisor extends number | Refused<string> ? Divisor : never;

type GcdOf<Verdict, Left, Right> = Verdict extends "literal"
  ? Euclid<Left, Right>
  : Verdict extends "dynamic"
    ? GcdDynamic<Left, Right>
    : RefuseOperands<"gcd", Left, Right>;

type Euclid<Left, Right> = Right extends 0 ? Left : Euclid<Right, Mod<Left, Right>>;

type GcdDynamic<Left, Right> = Left extends 0
  ? Right
  : Right extends 0
    ? Left
    : CommonKnown<Euclid<DivisorOf<Left>, DivisorOf<Right>>, Left, Right>;

/** A literal operand that divides the other one's known divisor is the answer; else the answer is a multiple of the common part. */
type CommonKnown<Common, Left, Right> = [Left] extends [Common]
  ? Common
  : [Right] extends [Common]
    ? Common
    : KnownMultiple<Common>;
