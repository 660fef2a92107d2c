// Which shape do two layouts have in common, when integer modes may be split?
import type { IsEither } from "../coord/flatten.js";
import type { AnyHere, IntTuple, NodeOf } from "../coord/int-tuple.js";
import type { PrefixFrom } from "../coord/prefix-product.js";
import type { Product } from "../coord/product.js";
import type { ShowTuple } from "../coord/show.js";
import type { Equal, IsStatic } from "../int/index.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { Refused, Say } from "../message/say.js";
import type { Grown } from "./grown.js";

/**
 * Both layouts over one shape, each the same function as before: an integer mode that faces a tuple is split as the tuple is.
 * Source: the reference's `expand_modes_alike`.
 * @example
 * type E = ExpandModesAlike<Layout<[3, 4], [2, 6]>, Layout<12, 1>>;
 * // readonly [Layout<[3, 4], [2, 6]>, Layout<[3, 4], [1, 3]>]
 */
export type ExpandModesAlike<Left, Right> = Left extends AnyLayout
  ? Right extends AnyLayout
    ? PairOf<ExpandModesAlikeParts<Left, Right>, Left, Right>
    : Right
  : Left;

/** [shape, left stride, right stride], however far they reach. */
export type ExpandModesAlikeParts<Left, Right> = Left extends AnyLayout
  ? Right extends AnyLayout
    ? Alike<Left["shape"], Left["stride"], Right["shape"], Right["stride"]>
    : Right
  : Left;

type PairOf<Found, Left, Right> = Found extends [infer Shape, infer First, infer Second]
  ? Both<
      Grown<"expandModesAlike", Left, Right, [Shape, First]>,
      Grown<"expandModesAlike", Right, Left, [Shape, Second]>
    >
  : Found;

/** A step behind the last part of a split mode may be longer than 2^53-1. */
type Both<First, Second> = First extends readonly [infer Shape, infer Stride]
  ? Second extends readonly [unknown, infer Other]
    ? readonly [Layout<Shape, Stride>, Layout<Shape, Other>]
    : Second
  : First;

/** [shape, left stride, right stride], or a refusal. */
type Alike<LeftShape, LeftStride, RightShape, RightStride> = {
  leaf: {
    leaf: SameLeaf<MayEqual<LeftShape, RightShape>, LeftShape, LeftStride, RightShape, RightStride>;
    tuple: Split<MayEqual<LeftShape, Product<RightShape>>, LeftShape, LeftStride, RightShape, RightStride, "left">;
    any: Refused<AnyHere<"expandModesAlike">>;
  }[NodeOf<RightShape>];
  tuple: {
    leaf: Split<MayEqual<RightShape, Product<LeftShape>>, RightShape, RightStride, LeftShape, LeftStride, "right">;
    tuple: AlikeModes<LeftShape, LeftStride, RightShape, RightStride>;
    any: Refused<AnyHere<"expandModesAlike">>;
  }[NodeOf<RightShape>];
  any: Refused<AnyHere<"expandModesAlike">>;
}[NodeOf<LeftShape>];

type MayEqual<Extent, Size> =
  Equal<Extent, Size> extends infer Verdict
    ? [Verdict] extends [false]
      ? false
      : Verdict extends Refused<string>
        ? Verdict
        : true
    : never;

/** Where one of two equal extents is a literal, both are. */
type SameLeaf<May, LeftShape, LeftStride, RightShape, RightStride> = May extends true
  ? [
      IsStatic<RightShape> extends true ? RightShape : number extends LeftShape ? RightShape : LeftShape,
      LeftStride,
      RightStride,
    ]
  : May extends false
    ? Refused<NotTheSize<LeftShape, RightShape>>
    : May;

type Split<May, Extent, Stride, Shape, ModelStride, Side> = May extends true
  ? Side extends "left"
    ? [Shape, PrefixFrom<Shape, Stride>, ModelStride]
    : [Shape, ModelStride, PrefixFrom<Shape, Stride>]
  : May extends false
    ? Refused<NotTheSize<Extent, Shape>>
    : May;

type NotTheSize<Extent, Shape> = Say<"expandModesAlike.size", { extent: Extent; shape: ShowTuple<Shape> }>;

type AlikeModes<LeftShape, LeftStride, RightShape, RightStride> = LeftShape extends readonly unknown[]
  ? RightShape extends readonly unknown[]
    ? number extends LeftShape["length"] | RightShape["length"]
      ? [IntTuple, IntTuple, IntTuple]
      : LeftShape["length"] extends RightShape["length"]
        ? EachMode<LeftShape, LeftStride, RightShape, RightStride, [], [], []>
        : Refused<Say<"expandModesAlike.rank", { left: ShowTuple<LeftShape>; right: ShowTuple<RightShape> }>>
    : never
  : never;

type EachMode<
  LeftShape,
  LeftStride,
  RightShape,
  RightStride,
  Shape extends readonly unknown[],
  First extends readonly unknown[],
  Second extends readonly unknown[],
> = [LeftShape, LeftStride, RightShape, RightStride] extends [
  readonly [infer LeftExtent, ...infer LeftExtents],
  readonly [infer LeftStep, ...infer LeftSteps],
  readonly [infer RightExtent, ...infer RightExtents],
  readonly [infer RightStep, ...infer RightSteps],
]
  ? EachRest<
      AlikeMode<IsEither<LeftExtent> | IsEither<RightExtent>, LeftExtent, LeftStep, RightExtent, RightStep>,
      LeftExtents,
      LeftSteps,
      RightExtents,
      RightSteps,
      Shape,
      First,
      Second
    >
  : [Shape, First, Second];

type AlikeMode<Open, LeftExtent, LeftStep, RightExtent, RightStep> = true extends Open
  ? [IntTuple, IntTuple, IntTuple]
  : Alike<LeftExtent, LeftStep, RightExtent, RightStep>;

type EachRest<
  Mode,
  LeftShape,
  LeftStride,
  RightShape,
  RightStride,
  Shape extends readonly unknown[],
  First extends readonly unknown[],
  Second extends readonly unknown[],
> = Mode extends [infer Extent, infer FirstStep, infer SecondStep]
  ? EachMode<
      LeftShape,
      LeftStride,
      RightShape,
      RightStride,
      [...Shape, Extent],
      [...First, FirstStep],
      [...Second, SecondStep]
    >
  : Mode;
