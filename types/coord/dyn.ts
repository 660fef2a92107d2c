// How does a size become one that is known only when run?
import type { Kind, Multiple } from "../int/index.js";
import type { Say } from "../message/say.js";

/** What `dyn` is told about a size. */
export interface DynOptions<Divisor extends number> {
  /** A literal that divides the size. */
  readonly divisibleBy: CheckedDivisor<Divisor>;
}

/**
 * A size known only when run, with a known divisor if it has one.
 * @example
 * type N = Dyn<8>; // number & MultipleOf<8>
 */
export type Dyn<Divisor extends number = 1> = Kind<Divisor> extends "literal" ? Multiple<Divisor> : number;

type CheckedDivisor<Divisor> = [Divisor] extends [never]
  ? Divisor
  : { ok: Divisor; bad: Say<"coord.not-a-divisor", { operation: "dyn"; divisor: Divisor }> }[DivisorVerdict<Divisor>];

type DivisorVerdict<Divisor, Whole = Divisor> = Divisor extends unknown
  ? number extends Divisor
    ? "ok"
    : Divisor extends 0
      ? "bad"
      : LiteralVerdict<Kind<Whole>>
  : never;

type LiteralVerdict<K> = K extends "literal" | "dynamic" ? "ok" : "bad";
