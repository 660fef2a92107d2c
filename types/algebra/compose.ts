// When is a layout of offsets, taken at the indices that another layout gives, a layout again? The theorem stands in `src/algebra/compose.ts`.
//
// A leaf of B goes through the places of A (`compose-place.ts`) as a whole where it can (`Try`): digit by digit of its stride, each below the
// place's extent together with the leaves before. Only else it is cut (`compose-cut.ts`).
import type { IntTuple } from "../coord/int-tuple.js";
import type { DivMod, MultipleOf } from "../int/index.js";
import type { Cut } from "./compose-cut.js";
import type { DigitOf, Loaded, Sum } from "./compose-place.js";
import type { AtLeast, Times } from "./radix.js";

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
  ? [Extent, number extends Extent ? StrideOrOfOne<Offset, StrideOfOne<Places, Stride>> : Offset, NewPlaces]
  : Cut<Operation, Steps, Places, Extent, Stride, [Extent, Stride], [], []>;

/** An extent that may turn out to be 1 has the stride of its steps only if a single step would have the same. */
type StrideOrOfOne<Offset, OfOne> = [Offset] extends [OfOne] ? ([OfOne] extends [Offset] ? Offset : number) : number;

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
