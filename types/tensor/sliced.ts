// What do slice arguments leave of a layout, and can they be taken?
import type { Layout } from "../layout/layout.js";
import type { RangeExtent } from "./range.js";
import type { AsArray, Both, LengthOf, SizeKind, SomeMode } from "./size.js";
import type { AtIndex, FromOn, FromTo, ReadArgument, Readable } from "./slice-argument.js";
import type { Fits, IndexIn, RangeIn } from "./slice-fits.js";

export interface Found<out Verdict, out Left> {
  readonly verdict: Verdict;
  readonly left: Left;
}

export type VerdictOn<Result> = Result extends Found<infer Verdict, unknown> ? Verdict : never;
export type LayoutLeft<Result> = Result extends Found<unknown, infer Left> ? Left : never;

/** Whether these arguments can be taken, and the layout that they leave: one walk finds both. Two modes take one step. */
export type SlicedModes<Operation, Shape, Stride, Arguments> = [Shape, Stride, Arguments] extends [
  readonly [infer Mode, infer Mode1],
  readonly [infer Step, infer Step1],
  readonly [infer Argument, infer Argument1],
]
  ? SlicedPair<Operation, ReadArgument<Argument>, ReadArgument<Argument1>, Mode, Mode1, Step, Step1>
  : Found<VerdictOneByOne<Operation, Shape, Arguments>, LeftOneByOne<Shape, Stride, Arguments, [], []>>;

/** Two ranges, or a range and an index, or any other two. */
type SlicedPair<Operation, Meaning, Meaning1, Mode, Mode1, Step, Step1> = [Meaning, Meaning1] extends [
  FromTo<infer Start, infer End>,
  FromTo<infer Start1, infer End1>,
]
  ? Found<
      Both<RangeIn<Operation, Mode, Start, End>, RangeIn<Operation, Mode1, Start1, End1>>,
      Layout<[RangeExtent<Start, End, Mode>, RangeExtent<Start1, End1, Mode1>], [Step, Step1]>
    >
  : [Meaning, Meaning1] extends [FromTo<infer Start, infer End>, AtIndex<infer Index>]
    ? Found<
        Both<RangeIn<Operation, Mode, Start, End>, IndexIn<Operation, Mode1, Index>>,
        Layout<[RangeExtent<Start, End, Mode>], [Step]>
      >
    : Found<
        Both<Fits<Operation, Mode, Meaning>, Fits<Operation, Mode1, Meaning1>>,
        PairLeft<Meaning, Meaning1, Mode, Mode1, Step, Step1>
      >;

type PairLeft<Meaning, Meaning1, Mode, Mode1, Step, Step1> = Meaning | Meaning1 extends Readable
  ? Layout<
      [...KeptExtent<Meaning, Mode>, ...KeptExtent<Meaning1, Mode1>],
      [...KeptStep<Meaning, Step>, ...KeptStep<Meaning1, Step1>]
    >
  : Layout<number[], number[]>;

/** Walks modes and arguments side by side. It gathers nothing: the checker asks for the verdict of arguments not yet inferred. */
type VerdictOneByOne<Operation, Shape, Arguments> = Shape extends readonly [infer Mode, ...infer Modes]
  ? Arguments extends readonly [infer Argument, ...infer Rest]
    ? ThenVerdict<Fits<Operation, Mode, ReadArgument<Argument>>, Operation, Modes, Rest>
    : IsOpenEnded<Arguments>
  : Shape extends readonly []
    ? Arguments extends readonly []
      ? "ok"
      : IsOpenEnded<Arguments>
    : "ok";

type ThenVerdict<Verdict, Operation, Shape, Arguments> = Verdict extends "ok"
  ? VerdictOneByOne<Operation, Shape, Arguments>
  : "bad";

/** An array of unknown length passes and is checked when it runs. */
type IsOpenEnded<Arguments> = number extends LengthOf<Arguments> ? "ok" : "bad";

/** Arguments whose number is unknown leave a layout of unknown rank. */
type LeftOneByOne<
  Shape,
  Stride,
  Arguments,
  KeptShape extends readonly unknown[],
  KeptStride extends readonly unknown[],
> = Arguments extends readonly [infer Argument, ...infer OtherArguments]
  ? Shape extends readonly [infer Mode, ...infer Modes]
    ? Stride extends readonly [infer Step, ...infer Steps]
      ? LeftBy<ReadArgument<Argument>, Mode, Step, Modes, Steps, OtherArguments, KeptShape, KeptStride>
      : Layout<number[], number[]>
    : Shape extends readonly []
      ? Layout<KeptShape, KeptStride>
      : SomeOf<[...AsArray<Shape>, ...KeptShape]>
  : Arguments extends readonly []
    ? Layout<KeptShape, KeptStride>
    : SomeOf<[...AsArray<Shape>, ...KeptShape]>;

/** Some of these modes, in an unknown number. */
type SomeOf<Shape> = Layout<SomeMode<Shape>[], SomeMode<Shape>[]>;

type LeftBy<
  Meaning,
  Mode,
  Step,
  Shape,
  Stride,
  Arguments,
  KeptShape extends readonly unknown[],
  KeptStride extends readonly unknown[],
> = Meaning extends Readable
  ? LeftOneByOne<
      Shape,
      Stride,
      Arguments,
      [...KeptShape, ...KeptExtent<Meaning, Mode>],
      [...KeptStride, ...KeptStep<Meaning, Step>]
    >
  : Layout<number[], number[]>;

type KeptStep<Meaning, Step> = Meaning extends AtIndex<unknown> ? [] : [Step];

type KeptExtent<Meaning, Extent> =
  Meaning extends FromTo<infer Start, infer End>
    ? [RangeExtent<Start, End, Extent>]
    : Meaning extends FromOn<unknown, infer Length>
      ? [AsExtent<SizeKind<Length>, Length>]
      : [];

/** What is no size (the call is refused then) leaves a dynamic extent behind, so that nothing wrong goes on. */
type AsExtent<Kind, Value> = Kind extends "literal" | "dynamic" ? Value : number;
