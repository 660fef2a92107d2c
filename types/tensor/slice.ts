// Which arguments does `slice` take, and what does it leave of a tensor?
import type { Add, LessOrEqual, Sub } from "../int/index.js";
import type { Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { IndexFits } from "./index-argument.js";
import type { AsArray, CountWanted, Flatten, Knowledge, LengthOf, ModeAt, Numbers, SizeKind } from "./size.js";
import type { AtIndex, FromOn, FromTo, Open, ReadArgument, SliceArguments, Unreadable } from "./slice-argument.js";
import type { AnyTensor, View } from "./tensor.js";

/**
 * What `t.slice(...arguments)` gives: an index drops its axis, a range keeps its extent static where both bounds are.
 * @example
 * type T = SliceType<TileTensor<"float32", Layout<[8, 4], [4, 1]>>, ["0:2", 3]>; // TileTensor<"float32", Layout<[2], [4]>>
 */
export type SliceType<Tensor extends AnyTensor, Arguments> = View<Tensor, SliceLayout<Tensor["layout"], Arguments>>;

/** The layout that `slice` leaves: one argument a leaf, so a nested parent loses its nesting. */
export type SliceLayout<Parent, Arguments> = Parent extends Layout<infer Shape, infer Stride>
  ? Shape extends infer Flat extends Numbers
    ? KeptModes<Flat, Stride, Arguments>
    : KeptModes<Flatten<Shape>, Flatten<Stride>, Arguments>
  : never;

/** The modes whose arguments are ranges. */
export type KeptModes<
  Shape,
  Stride,
  Arguments,
  KeptShape extends readonly unknown[] = [],
  KeptStride extends readonly unknown[] = [],
> = Arguments extends readonly [infer Argument, ...infer OtherArguments]
  ? Shape extends readonly [infer Extent, ...infer OtherExtents]
    ? Stride extends readonly [infer Step, ...infer OtherSteps]
      ? ReadArgument<Argument> extends infer Meaning
        ? Meaning extends AtIndex<unknown>
          ? KeptModes<OtherExtents, OtherSteps, OtherArguments, KeptShape, KeptStride>
          : KeptModes<
              OtherExtents,
              OtherSteps,
              OtherArguments,
              [...KeptShape, KeptExtent<Meaning, Extent>],
              [...KeptStride, Step]
            >
        : never
      : Layout<number[], number[]>
    : Layout<KeptShape, KeptStride>
  : Arguments extends readonly []
    ? Layout<KeptShape, KeptStride>
    : Layout<number[], number[]>;

type KeptExtent<Meaning, Extent> = Meaning extends FromTo<infer Start, infer End>
  ? End extends Open
    ? Start extends 0
      ? Extent
      : Distance<FromFront<Start, Extent>, Extent>
    : Distance<FromFront<Start, Extent>, FromFront<End, Extent>>
  : Meaning extends FromOn<unknown, infer Length>
    ? AsExtent<Length>
    : number;

/** A negative bound counts from the end (`at` alone takes one). */
export type FromFront<Bound, Extent> = Bound extends number
  ? `${Bound}` extends `-${infer Back extends number}`
    ? Sub<Extent, Back>
    : Bound
  : number;

type Distance<Start, End> = Start extends 0 ? AsExtent<End> : AsExtent<Sub<End, Start>>;

/** What is no size (the call is refused then) leaves a dynamic extent behind, so that nothing wrong goes on. */
type AsExtent<Value> = SizeKind<Value> extends "literal" | "dynamic" ? Value : number;

/** `Arguments` where the shape takes them, else with a sentence in place of the wrong one. */
export type CheckedSlice<Shape, Arguments extends SliceArguments> = [Arguments] extends [never]
  ? Arguments
  : {
      ok: Arguments;
      bad: AsArray<ArgumentsWanted<"slice", Flatten<Shape>, Arguments>>;
    }[ArgumentsVerdict<Flatten<Shape>, Arguments>];

/** Walks leaves and arguments side by side. */
export type ArgumentsVerdict<Shape, Arguments> = Shape extends readonly [infer Extent, ...infer OtherExtents]
  ? Arguments extends readonly [infer Argument, ...infer Rest]
    ? ThenArguments<ArgumentFits<ReadArgument<Argument>, Extent>, OtherExtents, Rest>
    : IsOpenEnded<Arguments>
  : Shape extends readonly []
    ? Arguments extends readonly []
      ? "ok"
      : IsOpenEnded<Arguments>
    : "ok";

type ThenArguments<Verdict, Shape, Arguments> = Verdict extends "ok" ? ArgumentsVerdict<Shape, Arguments> : "bad";

type IsOpenEnded<Arguments> = number extends LengthOf<Arguments> ? "ok" : "bad";

type ArgumentFits<Meaning, Extent> =
  Meaning extends AtIndex<infer Index>
    ? IndexFits<Extent, SizeKind<Index>, Index>
    : Meaning extends FromTo<infer Start, infer End>
      ? RangeFits<Start, End, Extent>
      : Meaning extends FromOn<infer Start, infer Length>
        ? RangeFits<Start, Plus<SizeKind<Length>, Start, Length>, Extent>
        : "bad";

type Plus<Kind, Start, Length> = Kind extends "literal" ? Add<Start, Length> : Length;

type RangeFits<Start, End, Extent> = End extends Open
  ? Start extends 0
    ? "ok"
    : BoundFits<SizeKind<Start>, Start, Extent>
  : Start extends 0
    ? BoundFits<SizeKind<End>, End, Extent>
    : AndBound<BoundFits<SizeKind<Start>, Start, End>, End, Extent>;

type AndBound<Verdict, End, Extent> = Verdict extends "ok" ? BoundFits<SizeKind<End>, End, Extent> : "bad";

/** Is a bound at most the next one? */
type BoundFits<Kind, Bound, Limit> = Kind extends "literal" ? IsAtMost<Limit, Bound> : Kind extends "dynamic" ? "ok" : "bad";

type IsAtMost<Limit, Bound> = Limit extends unknown
  ? Knowledge<Limit> extends "literal"
    ? LessOrEqual<Bound, Limit> extends true
      ? "ok"
      : "bad"
    : "ok"
  : never;

export type ArgumentsWanted<Operation extends string, Shape, Arguments extends SliceArguments> =
  Arguments["length"] extends LengthOf<Shape>
    ? { readonly [Axis in keyof Arguments]: ArgumentOr<Operation, Axis, ModeAt<Shape, Axis>, ReadArgument<Arguments[Axis]>, Arguments[Axis]> }
    : CountWanted<
        Arguments,
        Shape,
        Say<"slice.count", { operation: Operation; rank: LengthOf<Shape>; count: LengthOf<Arguments> }>
      >;

type ArgumentOr<Operation extends string, Axis, Extent, Meaning, Argument> = ArgumentFits<Meaning, Extent> extends "ok"
  ? Argument
  : Meaning extends AtIndex<infer Index>
    ? Say<"tensor.index", { operation: Operation; index: Index; axis: Axis; extent: Extent }>
    : Meaning extends FromTo<infer Start, infer End>
      ? RangeRefusal<Operation, Axis, Extent, Start, End extends Open ? Extent : End>
      : Meaning extends FromOn<infer Start, infer Length>
        ? RangeRefusal<Operation, Axis, Extent, Start, Plus<SizeKind<Length>, Start, Length>>
        : Meaning extends Unreadable<"union">
          ? Say<"slice.union", { operation: Operation; index: Axis }>
          : Say<"slice.malformed", { operation: Operation; text: ShowArgument<Argument>; axis: Axis }>;

type RangeRefusal<Operation extends string, Axis, Extent, Start, End> = `${Start & number}` extends `-${string}`
  ? Say<"slice.negative", { operation: Operation; bound: Start; axis: Axis }>
  : `${End & number}` extends `-${string}`
    ? Say<"slice.negative", { operation: Operation; bound: End; axis: Axis }>
    : BoundFits<SizeKind<Start>, Start, End> extends "ok"
      ? Say<"slice.overrun", { operation: Operation; start: Start; end: End; axis: Axis; extent: Extent }>
      : Say<"slice.reversed", { operation: Operation; start: Start; end: End; axis: Axis }>;

type ShowArgument<Argument> = Argument extends string ? `'${Argument}'` : "this";
