// Do the operands of a function make a layout within 2^53-1?
import type { MultipleOf } from "../int/index.js";
import type { AnyLayout } from "../layout/layout.js";
import type { Refused } from "../message/say.js";
import type { AnyComposedLayout } from "./composed-layout.js";

/**
 * The receiver of a function of operands that make too much: the sentence stands at the call. Only where all operands are known, which is asked
 * apart from the result and leaf by leaf, so that the checker sees that a generic size counts as `number`, and generic bodies compile.
 */
export type WithinReach<Operands, Result> = {
  ok: unknown;
  far: Result extends Refused<infer Sentence> ? Sentence : never;
}[ReachVerdict<AllKnown<Operands>, Result>];

type ReachVerdict<Known, Result> = Known extends true ? (Result extends TooFar ? "far" : "ok") : "ok";

type TooFar = Refused<`${string} gives a layout that passes 9007199254740991` | `composedLayout: offset ${string}`>;

type AllKnown<Operands> = Operands extends readonly [infer Head, ...infer Rest]
  ? IsKnown<Head, Rest>
  : Operands extends readonly []
    ? true
    : false;

/** `any` takes each way, and is stopped on each. */
type IsKnown<Head, Rest extends readonly unknown[]> = Head extends number
  ? number extends Head
    ? false
    : Head extends MultipleOf<unknown>
      ? false
      : AllKnown<Rest>
  : Head extends readonly unknown[]
    ? number extends Head["length"]
      ? false
      : AllKnown<[...Head, ...Rest]>
    : Head extends AnyLayout | AnyComposedLayout
      ? 0 extends 1 & Head
        ? false
        : AllKnown<[...PartsOf<Head>, ...Rest]>
      : Head extends null | undefined
        ? AllKnown<Rest>
        : false;

type PartsOf<Operand> = Operand extends AnyLayout
  ? [Operand["shape"], Operand["stride"]]
  : Operand extends AnyComposedLayout
    ? [Operand["inner"]]
    : [];
