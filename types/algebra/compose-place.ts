// What counts in a place of A already, and does a leaf of B still fit beside it? A place is [extent, stride], and [extent, stride, steps, digit]
// once leaves count in it, (steps - 1) * digit at the most.
import type { Add, CeilDiv, DivMod, Less, LessOrEqual, MultipleOf, Sub } from "../int/index.js";
import type { AtLeast, LeastOf, Times } from "./radix.js";

export type Sum<Left, Right> = Left extends 0 ? Right : Right extends 0 ? Left : Add<Left, Right>;

/** [what is left, digit] of an index at a place; an extent known only when run leaves a smaller index alone. */
export type DigitOf<Index, Limit> = Limit extends AtLeast<unknown> | MultipleOf<unknown>
  ? DigitBelow<Less<Index, LeastOf<Limit>>, Index>
  : number extends Limit
    ? [number, number]
    : Index extends 1
      ? [0, 1]
      : DivMod<Index, Limit>;

type DigitBelow<Below, Index> = [Below] extends [true] ? [0, Index] : [number, number];

/** The place with so many steps more of a digit; how far they count if it is too far, "open" if nobody knows yet. */
export type Loaded<Place extends readonly unknown[], Extent, Digit> = Place extends readonly [
  infer Limit,
  infer Weight,
  ...infer Load,
]
  ? Load extends readonly [infer Steps, infer Unit]
    ? Inside<Join<Times<Steps, Unit>, Steps, Unit, Extent, Digit>, Limit, Weight>
    : Inside<[Extent, Digit], Limit, Weight>
  : never;

/** (steps - 1) * digit of two loads together: nested ones stay a product. */
type Join<Reach, Steps, Unit, Extent, Digit> = [Reach] extends [Digit]
  ? [Times<Steps, Extent>, Unit]
  : JoinBelow<Times<Extent, Digit>, Steps, Unit, Extent, Digit>;

type JoinBelow<Reach, Steps, Unit, Extent, Digit> = [Reach] extends [Unit]
  ? [Times<Extent, Steps>, Digit]
  : [Add<Add<Times<Sub<Steps, 1>, Unit>, Times<Sub<Extent, 1>, Digit>>, 1>, 1];

type Inside<Load, Limit, Weight> = Load extends [infer Steps, infer Unit]
  ? InsideIf<Fits<Steps, Unit, Limit>, Limit, Weight, Steps, Unit>
  : never;

type InsideIf<Fitting, Limit, Weight, Steps, Unit> = [Fitting] extends [true]
  ? [Limit, Weight, Steps, Unit]
  : [Fitting] extends [false]
    ? Limit extends AtLeast<unknown> | MultipleOf<unknown>
      ? "open"
      : TooFar<Times<Sub<Steps, 1>, Unit>>
    : "open";

export interface TooFar<out Load> {
  readonly load: Load;
}

/** Is (steps - 1) * digit below the extent? */
export type Fits<Steps, Digit, Limit> = Digit extends 1
  ? LessOrEqual<Steps, LeastOf<Limit>>
  : LessOrEqual<Steps, CeilDiv<LeastOf<Limit>, Digit>>;
