// When is a layout of offsets, taken at the indices that another layout gives, a layout again? The theorem stands in `src/algebra/compose.ts`.
//
// A leaf of B goes through the places of A as a whole where it can (`Try`): digit by digit of its stride, each below the place's extent
// together with the leaves before. Only else it is cut (`Cut`). Where sizes known only when run decide about a cut, the mode may come out in
// any number of pieces: it is `IntTuple`, and the runtime decides.
//
// A place is [extent, stride], and [extent, stride, steps, digit] once leaves of B count in it, (steps - 1) * digit at the most.
import type { IntTuple } from "../coord/int-tuple.js";
import type { Add, CeilDiv, DivMod, FloorDiv, Less, LessOrEqual, Mod, MultipleOf, Sub } from "../int/index.js";
import type { Refused, Say } from "../message/say.js";
import type { AtLeast, LeastOf, Times } from "./radix.js";

/** May one step of B move several digits of A at once? */
export type Way = "diagonal" | "straight";

/** [shape, stride, places with what B counts in them], or a refusal. */
export type Through<Operation extends string, Steps extends Way, Places, Shape, Stride> = Shape extends number
  ? ThroughLeaf<Operation, Steps, Places, Shape, Stride>
  : [Shape, Stride] extends [infer Shapes extends readonly unknown[], infer Strides]
    ? number extends Shapes["length"]
      ? [IntTuple, IntTuple, Places]
      : ThroughModes<Operation, Steps, Places, Shapes, Strides, [], []>
    : [IntTuple, IntTuple, Places];

type ThroughModes<
  Operation extends string,
  Steps extends Way,
  Places,
  Shapes,
  Strides,
  DoneShape extends readonly unknown[],
  DoneStride extends readonly unknown[],
> = Shapes extends readonly [infer Shape, ...infer OtherShapes]
  ? Strides extends readonly [infer Stride, ...infer OtherStrides]
    ? ThroughNext<
        IntTuple extends Shape ? [IntTuple, IntTuple, Places] : Through<Operation, Steps, Places, Shape, Stride>,
        Operation,
        Steps,
        OtherShapes,
        OtherStrides,
        DoneShape,
        DoneStride
      >
    : [DoneShape, DoneStride, Places]
  : [DoneShape, DoneStride, Places];

type ThroughNext<
  Mode,
  Operation extends string,
  Steps extends Way,
  Shapes,
  Strides,
  DoneShape extends readonly unknown[],
  DoneStride extends readonly unknown[],
> = Mode extends [infer Shape, infer Stride, infer Places]
  ? ThroughModes<Operation, Steps, Places, Shapes, Strides, [...DoneShape, Shape], [...DoneStride, Stride]>
  : Mode;

type ThroughLeaf<Operation extends string, Steps extends Way, Places, Extent, Stride> = Stride extends 0
  ? [Extent, 0, Places]
  : Extent extends 1
    ? [1, StrideOfOne<Places, Stride>, Places]
    : Places extends readonly [[infer Limit, infer Weight]]
      ? [Extent, StrideInOne<Extent, Limit, Times<Stride, Weight>>, Places]
      : Tried<Try<Steps, Places, Extent, Stride, [], 0>, Operation, Steps, Places, Extent, Stride>;

/** In a radix of one place nothing carries. A single step there has no stride where the place is none either. */
type StrideInOne<Extent, Limit, Stride> = number extends Extent
  ? Limit extends 1
    ? StrideOrNone<Stride>
    : number extends Limit
      ? StrideOrNone<Stride>
      : Stride
  : Stride;

type StrideOrNone<Stride> = Stride extends 0 ? 0 : number;

type Tried<Result, Operation extends string, Steps extends Way, Places, Extent, Stride> = Result extends [
  infer Offset,
  infer NewPlaces,
]
  ? [Extent, Offset, NewPlaces]
  : Cut<Operation, Steps, Places, Extent, Stride, [Extent, Stride], [], []>;

/** [offset, places] if the leaf fits in one piece, else "cut". */
type Try<
  Steps extends Way,
  Places,
  Extent,
  Index,
  Before extends readonly unknown[],
  Offset,
> = Places extends readonly [infer Place extends readonly [unknown, unknown, ...unknown[]], infer Next, ...infer After]
  ? TryDigit<DigitOf<Index, Place[0]>, Steps, Place, [Next, ...After], Extent, Before, Offset>
  : Places extends readonly [readonly [unknown, infer Weight, ...unknown[]]]
    ? [Sum<Offset, Times<Index, Weight>>, [...Before, ...Places]]
    : "cut";

type TryDigit<
  Parts,
  Steps extends Way,
  Place extends readonly [unknown, unknown, ...unknown[]],
  Places extends readonly unknown[],
  Extent,
  Before extends readonly unknown[],
  Offset,
> = Parts extends [infer Left, infer Digit]
  ? Digit extends 0
    ? Try<Steps, Places, Extent, Left, [...Before, Place], Offset>
    : Left extends 0
      ? TryLast<Loaded<Place, Extent, Digit>, Places, Before, Sum<Offset, Times<Digit, Place[1]>>>
      : Steps extends "straight"
        ? "cut"
        : TryMore<Loaded<Place, Extent, Digit>, Places, Extent, Left, Before, Sum<Offset, Times<Digit, Place[1]>>>
  : "cut";

type TryLast<
  Place,
  Places extends readonly unknown[],
  Before extends readonly unknown[],
  Offset,
> = Place extends readonly [unknown, ...unknown[]] ? [Offset, [...Before, Place, ...Places]] : "cut";

type TryMore<Place, Places, Extent, Left, Before extends readonly unknown[], Offset> = Place extends readonly [
  unknown,
  ...unknown[],
]
  ? Try<"diagonal", Places, Extent, Left, [...Before, Place], Offset>
  : "cut";

type Sum<Left, Right> = Left extends 0 ? Right : Right extends 0 ? Left : Add<Left, Right>;

/** [what is left, digit] of an index at a place; an extent known only when run leaves a smaller index alone. */
type DigitOf<Index, Limit> = Limit extends AtLeast<unknown> | MultipleOf<unknown>
  ? DigitBelow<Less<Index, LeastOf<Limit>>, Index>
  : number extends Limit
    ? [number, number]
    : Index extends 1
      ? [0, 1]
      : DivMod<Index, Limit>;

type DigitBelow<Below, Index> = [Below] extends [true] ? [0, Index] : [number, number];

/** The place with so many steps more of a digit; how far they count if it is too far, "open" if nobody knows yet. */
type Loaded<Place extends readonly unknown[], Extent, Digit> = Place extends readonly [
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

interface TooFar<out Load> {
  readonly load: Load;
}

/** Is (steps - 1) * digit below the extent? */
type Fits<Steps, Digit, Limit> = Digit extends 1
  ? LessOrEqual<Steps, LeastOf<Limit>>
  : LessOrEqual<Steps, CeilDiv<LeastOf<Limit>, Digit>>;

/** Piece after piece, each as long as nothing carries. */
type Cut<
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
    ? Refused<Say<"composition.diagonal", { operation: Operation; extent: Leaf[0]; stride: Leaf[1] }>>
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

/**
 * A single step has no stride that anybody could see. It keeps the one that CuTe gives it, counted in the last place of A, and 0 where
 * CuTe's divisions leave a remainder.
 */
type StrideOfOne<Places, Stride> = Places extends readonly [...infer Before, readonly [infer Limit, ...unknown[]]]
  ? Limit extends 1
    ? OneIn<Before, Stride>
    : number extends Limit
      ? number
      : OneIn<Places, Stride>
  : never;

type OneIn<Places, Index> = Places extends readonly [
  readonly [infer Limit, infer Weight, ...unknown[]],
  ...infer Others,
]
  ? Limit extends AtLeast<unknown>
    ? number
    : Others extends readonly []
      ? Times<Index, Weight>
      : Index extends 1
        ? OneIn<Others, 1>
        : OneBelow<DivMod<Limit, Index>, DivMod<Index, Limit>, Others>
  : 0;

type OneBelow<LimitByIndex, IndexByLimit, Places> = LimitByIndex extends [unknown, 0]
  ? OneIn<Places, 1>
  : IndexByLimit extends [infer Left, infer Remainder]
    ? Remainder extends 0
      ? OneIn<Places, Left>
      : number extends Remainder
        ? number
        : Remainder extends MultipleOf<unknown>
          ? number
          : 0
    : never;
