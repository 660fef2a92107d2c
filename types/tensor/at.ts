// Which arguments does `at` take, and what does it leave of a tensor?
//
// As `slice`, but an argument stands for a mode and not for a leaf, and a negative bound counts from the end.
import type { Product } from "../coord/product.js";
import type { Layout } from "../layout/layout.js";
import type { Refused, Say } from "../message/say.js";
import type { IndexFits } from "./index-argument.js";
import type { FromFront } from "./range.js";
import type { AsArray, CountWanted, LengthOf, ModeAt, SizeKind } from "./size.js";
import type { ArgumentFits, ArgumentOr, ArgumentRefusal, IsOpenEnded, KeptModes } from "./slice.js";
import type { AtIndex, FromTo, Open, ReadArgument, SliceArguments } from "./slice-argument.js";
import type { AnyTensor, View } from "./tensor.js";

/**
 * What `t.at(...arguments)` gives: an index drops its mode, a range keeps its extent static where both bounds are.
 * @example
 * type T = AtType<TileTensor<"float32", Layout<[8, 4], [4, 1]>>, ["-2:", 3]>; // TileTensor<"float32", Layout<[2], [4]>>
 */
export type AtType<Tensor extends AnyTensor, Arguments extends SliceArguments> = View<
  Tensor,
  AtLayout<Tensor["layout"], Arguments>
>;

export type AtLayout<Parent, Arguments extends SliceArguments> =
  Parent extends Layout<infer Shape, infer Stride> ? KeptModes<Shape, Stride, Arguments> : never;

/** `Arguments` where the modes take them, else with a sentence in place of the wrong one. */
export type CheckedAt<Shape, Arguments extends SliceArguments> = [Arguments] extends [never]
  ? Arguments
  : { ok: Arguments; bad: AsArray<ArgumentsWanted<Shape, Arguments>> }[ArgumentsVerdict<Shape, Arguments>];

/** Walks modes and arguments side by side. */
type ArgumentsVerdict<Shape, Arguments> = Shape extends readonly [infer Mode, ...infer Modes]
  ? Arguments extends readonly [infer Argument, ...infer Rest]
    ? ThenArguments<ModeFits<Mode, ReadArgument<Argument>>, Modes, Rest>
    : IsOpenEnded<Arguments>
  : Shape extends readonly []
    ? Arguments extends readonly []
      ? "ok"
      : IsOpenEnded<Arguments>
    : "ok";

type ThenArguments<Verdict, Shape, Arguments> = Verdict extends "ok" ? ArgumentsVerdict<Shape, Arguments> : "bad";

/** A nested mode is kept or dropped whole. */
type ModeFits<Mode, Meaning> = Mode extends readonly unknown[]
  ? Meaning extends AtIndex<infer Index>
    ? IndexFits<Product<Mode>, SizeKind<Index>, Index>
    : Meaning extends FromTo<0, Open>
      ? "ok"
      : "bad"
  : ArgumentFits<Forward<Meaning, Mode>, Mode>;

/** The same argument with bounds that count from the front. */
type Forward<Meaning, Extent> =
  Meaning extends FromTo<infer Start, infer End> ? FromTo<FromFront<Start, Extent>, FromFront<End, Extent>> : Meaning;

type ArgumentsWanted<Shape, Arguments extends SliceArguments> =
  Arguments["length"] extends LengthOf<Shape>
    ? {
        readonly [Axis in keyof Arguments]: ArgumentOr<
          ModeFits<ModeAt<Shape, Axis>, ReadArgument<Arguments[Axis]>>,
          Arguments[Axis],
          ModeRefusal<Axis, ModeAt<Shape, Axis>, ReadArgument<Arguments[Axis]>, Arguments[Axis]>
        >;
      }
    : CountWanted<
        Arguments,
        Shape,
        Say<"slice.count", { operation: "at"; rank: LengthOf<Shape>; count: LengthOf<Arguments> }>
      >;

type ModeRefusal<Axis, Mode, Meaning, Argument> = Mode extends readonly unknown[]
  ? Meaning extends AtIndex<unknown>
    ? ArgumentRefusal<"at", Axis, Product<Mode>, Meaning, Argument>
    : Say<"slice.nested", { operation: "at"; axis: Axis }>
  : Meaning extends FromTo<infer Start, infer End>
    ? BeforeStart<Axis, Mode, Start, BeforeStart<Axis, Mode, End, ForwardRefusal<Axis, Mode, Meaning, Argument>>>
    : ForwardRefusal<Axis, Mode, Meaning, Argument>;

type ForwardRefusal<Axis, Mode, Meaning, Argument> = ArgumentRefusal<
  "at",
  Axis,
  Mode,
  Forward<Meaning, Mode>,
  Argument
>;

type BeforeStart<Axis, Extent, Bound, Otherwise> =
  FromFront<Bound, Extent> extends Refused<string>
    ? Say<"slice.before-start", { operation: "at"; bound: Bound; axis: Axis; extent: Extent }>
    : Otherwise;
