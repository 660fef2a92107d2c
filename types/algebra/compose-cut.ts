// Into which pieces falls a leaf of B that goes through the places of A in none? Where sizes known only when run decide about a cut, the mode
// may come out in any number of pieces: it is `IntTuple`, and the runtime decides.
import type { IntTuple } from "../coord/int-tuple.js";
import type { CeilDiv, FloorDiv, Mod, MultipleOf } from "../int/index.js";
import type { Refused, Say } from "../message/say.js";
import type { Way } from "./compose.js";
import type { DigitOf, Fits, Loaded, Sum, TooFar } from "./compose-place.js";
import type { AtLeast, Times } from "./radix.js";

/** Piece after piece, each as long as nothing carries. */
export type Cut<
  Operation extends string,
  Steps extends Way,
  Places,
  Left,
  Index,
  Leaf extends readonly [unknown, unknown],
  Shape extends readonly unknown[],
  Stride extends readonly unknown[],
> = CutDigits<DigitsOf<Index, Places, []>, Operation, Steps, Places, Left, Index, Leaf, Shape, Stride>;

type CutDigits<
  Digits,
  Operation extends string,
  Steps extends Way,
  Places,
  Left,
  Index,
  Leaf extends readonly [unknown, unknown],
  Shape extends readonly unknown[],
  Stride extends readonly unknown[],
> = Digits extends readonly unknown[]
  ? [Steps, IsDiagonal<Digits>] extends ["straight", true]
    ? RefuseDiagonal<Operation, Leaf, Places>
    : CutSteps<
        StepsOf<Digits, Places, Left, "none">,
        Digits,
        Operation,
        Steps,
        Places,
        Left,
        Index,
        Leaf,
        Shape,
        Stride
      >
  : [IntTuple, IntTuple, Places];

/** A leaf that may turn out to have extent 1 takes no step. */
type RefuseDiagonal<Operation extends string, Leaf extends readonly [unknown, unknown], Places> = number extends Leaf[0]
  ? [IntTuple, IntTuple, Places]
  : Refused<Say<"composition.diagonal", { operation: Operation; extent: Leaf[0]; stride: Leaf[1] }>>;

type CutSteps<
  Piece,
  Digits extends readonly unknown[],
  Operation extends string,
  Steps extends Way,
  Places,
  Left,
  Index,
  Leaf extends readonly [unknown, unknown],
  Shape extends readonly unknown[],
  Stride extends readonly unknown[],
> = Piece extends [infer Extent, infer Full]
  ? Mod<Left, Extent> extends 0
    ? CutLoad<
        LoadAll<Digits, Places, Extent, [], 0>,
        Operation,
        Steps,
        Extent,
        FloorDiv<Left, Extent>,
        Times<Index, Extent>,
        Leaf,
        Shape,
        Stride,
        Places
      >
    : Refused<
        Say<
          "composition.split",
          { operation: Operation; extent: Leaf[0]; stride: Leaf[1]; left: Left; steps: Extent; place: Full }
        >
      >
  : [IntTuple, IntTuple, Places];

type CutLoad<
  Loads,
  Operation extends string,
  Steps extends Way,
  Extent,
  Left,
  Index,
  Leaf extends readonly [unknown, unknown],
  Shape extends readonly unknown[],
  Stride extends readonly unknown[],
  Places,
> = Loads extends [infer Offset, infer NewPlaces]
  ? Left extends 1
    ? Bare<[...Shape, Extent], [...Stride, Offset], NewPlaces>
    : Cut<Operation, Steps, NewPlaces, Left, Index, Leaf, [...Shape, Extent], [...Stride, Offset]>
  : Loads extends TooFarIn<infer Load, infer Limit>
    ? Refused<Say<"composition.carry", { operation: Operation; load: Load; place: Limit }>>
    : [IntTuple, IntTuple, Places];

type Bare<Shape extends readonly unknown[], Stride extends readonly unknown[], Places> = Shape extends readonly [
  infer Only,
]
  ? [Only, Stride[0], Places]
  : [Shape, Stride, Places];

/** All digits of an index; "open" unless those below the last are known. */
type DigitsOf<Index, Places, Done extends readonly unknown[]> = Places extends readonly [
  infer Place extends readonly [unknown, ...unknown[]],
  infer Next,
  ...infer After,
]
  ? DigitsAfter<DigitOf<Index, Place[0]>, [Next, ...After], Done>
  : [...Done, Index];

type DigitsAfter<Parts, Places, Done extends readonly unknown[]> = Parts extends [infer Left, infer Digit]
  ? number extends Digit
    ? "open"
    : Digit extends MultipleOf<unknown>
      ? "open"
      : DigitsOf<Left, Places, [...Done, Digit]>
  : "open";

type IsDiagonal<Digits, Moved = false> = Digits extends readonly [infer Digit, ...infer Others]
  ? Digit extends 0
    ? IsDiagonal<Others, Moved>
    : Moved extends true
      ? true
      : IsDiagonal<Others, true>
  : false;

/** [steps until something carries, the extent that is full then], "open" if nobody knows yet. */
type StepsOf<Digits, Places, Steps, Full> = Digits extends readonly [infer Digit, infer Next, ...infer Others]
  ? Places extends readonly [readonly [infer Limit, ...unknown[]], ...infer Rest]
    ? Digit extends 0
      ? StepsOf<[Next, ...Others], Rest, Steps, Full>
      : StepsIn<Fits<Steps, Digit, Limit>, Limit, Digit, [Next, ...Others], Rest, Steps, Full>
    : "open"
  : [Steps, Full];

type StepsIn<Fitting, Limit, Digit, Digits, Places, Steps, Full> = [Fitting] extends [true]
  ? StepsOf<Digits, Places, Steps, Full>
  : [Fitting] extends [false]
    ? Limit extends AtLeast<unknown> | MultipleOf<unknown>
      ? "open"
      : StepsOf<Digits, Places, CeilDiv<Limit, Digit>, Limit>
    : "open";

/** [offset, places] after so many steps of all digits; `TooFarIn` where a place is too small for all leaves together. */
type LoadAll<Digits, Places, Extent, Done extends readonly unknown[], Offset> = Digits extends readonly [
  infer Digit,
  infer Next,
  ...infer Others,
]
  ? Places extends readonly [infer Place extends readonly [unknown, unknown, ...unknown[]], ...infer Rest]
    ? Digit extends 0
      ? LoadAll<[Next, ...Others], Rest, Extent, [...Done, Place], Offset>
      : LoadMore<
          Loaded<Place, Extent, Digit>,
          Place[0],
          [Next, ...Others],
          Rest,
          Extent,
          Done,
          Sum<Offset, Times<Digit, Place[1]>>
        >
    : "open"
  : Digits extends readonly [infer Last]
    ? Places extends readonly [readonly [unknown, infer Weight, ...unknown[]]]
      ? [Sum<Offset, Times<Last, Weight>>, [...Done, ...Places]]
      : "open"
    : "open";

type LoadMore<
  Place,
  Limit,
  Digits,
  Places,
  Extent,
  Done extends readonly unknown[],
  Offset,
> = Place extends readonly unknown[]
  ? LoadAll<Digits, Places, Extent, [...Done, Place], Offset>
  : Place extends TooFar<infer Load>
    ? TooFarIn<Load, Limit>
    : "open";

interface TooFarIn<out Load, out Limit> {
  readonly load: Load;
  readonly limit: Limit;
}
