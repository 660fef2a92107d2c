// Which arguments does `slice` take, and what does it leave of a tensor?
import type { Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { IndexFits, IndexRefusal } from "./index-argument.js";
import type { Malformed, RangeExtent, RangeFits, RangeRefusal, Reach } from "./range.js";
import type { AsArray, CountWanted, LeavesOf, LengthOf, ModeAt, SizeKind } from "./size.js";
import type { AtIndex, FromOn, FromTo, ReadArgument, SliceArguments, Unreadable } from "./slice-argument.js";
import type { AnyTensor, View } from "./tensor.js";

/**
 * What `t.slice(...arguments)` gives: an index drops its axis, a range keeps its extent static where both bounds are.
 * @example
 * type T = SliceType<TileTensor<"float32", Layout<[8, 4], [4, 1]>>, ["0:2", 3]>; // TileTensor<"float32", Layout<[2], [4]>>
 */
export type SliceType<Tensor extends AnyTensor, Arguments extends SliceArguments> = View<
  Tensor,
  SliceLayout<Tensor["layout"], Arguments>
>;

/** The layout that `slice` leaves: one argument a leaf, so a nested parent loses its nesting. */
export type SliceLayout<Parent, Arguments> =
  Parent extends Layout<infer Shape, infer Stride> ? KeptModes<LeavesOf<Shape>, LeavesOf<Stride>, Arguments> : never;

/** The modes whose arguments are ranges; of arguments whose number is unknown, a layout of unknown rank. */
export type KeptModes<
  Shape,
  Stride,
  Arguments,
  KeptShape extends readonly unknown[] = [],
  KeptStride extends readonly unknown[] = [],
> = Arguments extends readonly [infer Argument, ...infer OtherArguments]
  ? Shape extends readonly [infer Extent, ...infer OtherExtents]
    ? Stride extends readonly [infer Step, ...infer OtherSteps]
      ? KeepMode<ReadArgument<Argument>, Extent, Step, OtherExtents, OtherSteps, OtherArguments, KeptShape, KeptStride>
      : Layout<number[], number[]>
    : Layout<KeptShape, KeptStride>
  : Arguments extends readonly []
    ? Layout<KeptShape, KeptStride>
    : Layout<number[], number[]>;

type KeepMode<
  Meaning,
  Extent,
  Step,
  Shape,
  Stride,
  Arguments,
  KeptShape extends readonly unknown[],
  KeptStride extends readonly unknown[],
> =
  Meaning extends AtIndex<unknown>
    ? KeptModes<Shape, Stride, Arguments, KeptShape, KeptStride>
    : Meaning extends Unreadable<"any">
      ? Layout<number[], number[]>
      : KeptModes<Shape, Stride, Arguments, [...KeptShape, KeptExtent<Meaning, Extent>], [...KeptStride, Step]>;

type KeptExtent<Meaning, Extent> =
  Meaning extends FromTo<infer Start, infer End>
    ? RangeExtent<Start, End, Extent>
    : Meaning extends FromOn<unknown, infer Length>
      ? AsExtent<SizeKind<Length>, Length>
      : number;

/** What is no size (the call is refused then) leaves a dynamic extent behind, so that nothing wrong goes on. */
type AsExtent<Kind, Value> = Kind extends "literal" | "dynamic" ? Value : number;

/** `Arguments` where the shape takes them, else with a sentence in place of the wrong one. */
export type CheckedSlice<Shape, Arguments extends SliceArguments> = [Arguments] extends [never]
  ? Arguments
  : {
      ok: Arguments;
      bad: AsArray<ArgumentsWanted<LeavesOf<Shape>, Arguments>>;
    }[ArgumentsVerdict<LeavesOf<Shape>, Arguments>];

/** Walks leaves and arguments side by side. */
type ArgumentsVerdict<Shape, Arguments> = Shape extends readonly [infer Extent, ...infer OtherExtents]
  ? Arguments extends readonly [infer Argument, ...infer Rest]
    ? ThenArguments<ArgumentFits<ReadArgument<Argument>, Extent>, OtherExtents, Rest>
    : IsOpenEnded<Arguments>
  : Shape extends readonly []
    ? Arguments extends readonly []
      ? "ok"
      : IsOpenEnded<Arguments>
    : "ok";

type ThenArguments<Verdict, Shape, Arguments> = Verdict extends "ok" ? ArgumentsVerdict<Shape, Arguments> : "bad";

/** An array of unknown length passes and is checked when it runs. */
export type IsOpenEnded<Arguments> = number extends LengthOf<Arguments> ? "ok" : "bad";

/** Does an argument keep within this extent? */
export type ArgumentFits<Meaning, Extent> =
  Meaning extends FromTo<infer Start, infer End>
    ? RangeFits<Start, End, Extent>
    : Meaning extends AtIndex<infer Index>
      ? IndexFits<Extent, SizeKind<Index>, Index>
      : Meaning extends FromOn<infer Start, infer Length>
        ? RangeFits<Start, Reach<Start, Length>, Extent>
        : "bad";

type ArgumentsWanted<Shape, Arguments extends SliceArguments> =
  Arguments["length"] extends LengthOf<Shape>
    ? {
        readonly [Axis in keyof Arguments]: ArgumentOr<
          ArgumentFits<ReadArgument<Arguments[Axis]>, ModeAt<Shape, Axis>>,
          Arguments[Axis],
          ArgumentRefusal<"slice", Axis, ModeAt<Shape, Axis>, ReadArgument<Arguments[Axis]>, Arguments[Axis]>
        >;
      }
    : CountWanted<
        Arguments,
        Shape,
        Say<"slice.count", { operation: "slice"; rank: LengthOf<Shape>; count: LengthOf<Arguments> }>
      >;

export type ArgumentOr<Verdict, Argument, Sentence> = Verdict extends "ok" ? Argument : Sentence;

/** Why an argument is refused. */
export type ArgumentRefusal<Operation extends string, Axis, Extent, Meaning, Argument> =
  Meaning extends AtIndex<infer Index>
    ? IndexRefusal<Operation, Axis, Extent, SizeKind<Index>, Index>
    : Meaning extends FromTo<infer Start, infer End>
      ? RangeRefusal<Operation, Axis, Extent, Start, End, Argument>
      : Meaning extends FromOn<infer Start, infer Length>
        ? RangeRefusal<Operation, Axis, Extent, Start, Reach<Start, Length>, Argument>
        : Meaning extends Unreadable<"union">
          ? Say<"slice.union", { operation: Operation; index: Axis }>
          : Malformed<Operation, Axis, Argument>;
