// May these be the shape and the strides of a layout? The verdicts of the constructors, in the form of
// `coord/checked.ts`.
import type { Judged, Verdict, Wanted, WantedModes } from "../coord/checked.js";
import type { Flatten } from "../coord/flatten.js";
import type { Product } from "../coord/product.js";
import type { ShowTuple } from "../coord/show.js";
import type { Kind, MultipleOf } from "../int/index.js";
import type { Say } from "../message/say.js";
import type { Layout } from "./layout.js";
import type { Cosize } from "./size.js";

/** A shape, if each extent is a literal size or a number and literal extents have a product of at most 2^53-1. */
export type CheckedShape<Shape, Operation extends string> = [Shape] extends [never]
  ? Shape
  : {
      ok: Shape;
      bad: Wanted<Shape, Operation, "extent">;
      large: TooLarge<Shape, Operation>;
    }[ShapeVerdict<Shape>];

/** A shape as rest arguments; a sentence about all of them stands at the first. */
export type CheckedExtents<Shape extends readonly unknown[], Operation extends string> = [Shape] extends [never]
  ? Shape
  : {
      ok: Shape;
      bad: WantedModes<Shape, Operation, "extent">;
      large: { [Mode in keyof Shape]: Mode extends "0" ? TooLarge<Shape, Operation> : Shape[Mode] };
    }[ShapeVerdict<Shape>];

type TooLarge<Shape, Operation extends string> = Say<
  "layout.too-large",
  { operation: Operation; shape: ShowTuple<Shape> }
>;

/** `"ok"`, `"bad"` or `"large"`. */
export type ShapeVerdict<Shape> = SizeVerdict<Judged<Shape>, Shape>;

/** Extents of at most 14 digits in all have a product below 10^14; only others are multiplied here. */
type SizeVerdict<Judgement extends string, Shape> = Judgement extends "bad"
  ? "bad"
  : Judgement extends `open${string}`
    ? "ok"
    : HasFifteen<Judgement> extends "far"
      ? FitsExactly<Product<NoZeros<Flatten<Shape>>>>
      : "ok";

type FitsExactly<Total> = number extends Total ? "large" : "ok";

/** Beside an extent of 0 the others still make strides. */
type NoZeros<Extents extends readonly unknown[]> = {
  [Leaf in keyof Extents]: Extents[Leaf] extends 0 ? 1 : Extents[Leaf];
};

/**
 * Strides, if each is a literal size or a number, if they are congruent with the shape and literal offsets are at most
 * 2^53-1.
 */
export type CheckedStride<Shape, Stride, Operation extends string> = [Stride] extends [never]
  ? Stride
  : {
      ok: Stride;
      bad: Wanted<Stride, Operation, "stride">;
      apart: Say<"layout.not-congruent", { operation: Operation; shape: ShowTuple<Shape>; stride: ShowTuple<Stride> }>;
      far: Say<"layout.reaches-too-far", { operation: Operation; shape: ShowTuple<Shape>; stride: ShowTuple<Stride> }>;
    }[StrideVerdict<Shape, Stride>];

/** `"ok"`, `"bad"`, `"apart"` or `"far"`. */
export type StrideVerdict<Shape, Stride> = Faces<[Shape], [Stride], "near", Shape, Stride>;

/**
 * Is each stride a size that faces an extent, and how far do offsets reach? `Reach` is "near" while each leaf has at
 * most 14 digits in both, whose product is below 10^14; "far" past that; "open" with a leaf that is known only when
 * run. One question a leaf, of the extent and then of the stride: of ten that wait for a generic size the checker does
 * not see the end.
 */
type Faces<Extents, Strides, Reach, Shape, Stride> = Extents extends readonly [infer Extent, ...infer ExtentsLeft]
  ? Strides extends readonly [infer Step, ...infer StridesLeft]
    ? FacesMode<Extent, Step, ExtentsLeft, StridesLeft, Reach, Shape, Stride>
    : "apart"
  : Reach extends "far"
    ? ReachesExactly<Cosize<Layout<NoZeros<Flatten<Shape>>, Flatten<Stride>>>>
    : "ok";

type FacesMode<
  Extent,
  Step,
  ExtentsLeft extends readonly unknown[],
  StridesLeft extends readonly unknown[],
  Reach,
  Shape,
  Stride,
> = Extent extends readonly unknown[]
  ? FacesTuple<Extent, Step, ExtentsLeft, StridesLeft, Reach, Shape, Stride>
  : number extends Extent
    ? FacesLeaf<Step, Extent, ExtentsLeft, StridesLeft, "open", Shape, Stride>
    : FacesLeaf<Step, Extent, ExtentsLeft, StridesLeft, Reach, Shape, Stride>;

type FacesTuple<
  Extent extends readonly unknown[],
  Step,
  ExtentsLeft extends readonly unknown[],
  StridesLeft extends readonly unknown[],
  Reach,
  Shape,
  Stride,
> = number extends Extent["length"]
  ? Verdict<Step>
  : Step extends readonly unknown[]
    ? number extends Step["length"]
      ? Verdict<Step>
      : Extent["length"] extends Step["length"]
        ? Faces<[...Extent, ...ExtentsLeft], [...Step, ...StridesLeft], Reach, Shape, Stride>
        : "apart"
    : "apart";

type FacesLeaf<Step, Extent, ExtentsLeft, StridesLeft, Reach, Shape, Stride, Whole = Step> = Step extends number
  ? number extends Step
    ? 0 extends 1 & Step
      ? "bad"
      : `${number}` extends `${Step}`
        ? Faces<ExtentsLeft, StridesLeft, "open", Shape, Stride>
        : FacesKnown<Kind<Whole>, Whole, Extent, ExtentsLeft, StridesLeft, Reach, Shape, Stride>
    : FacesKnown<Kind<Whole>, Whole, Extent, ExtentsLeft, StridesLeft, Reach, Shape, Stride>
  : Step extends readonly unknown[]
    ? number extends Step["length"]
      ? Verdict<Step>
      : "apart"
    : "bad";

type FacesKnown<K, Step, Extent, ExtentsLeft, StridesLeft, Reach, Shape, Stride> = K extends "literal"
  ? Faces<ExtentsLeft, StridesLeft, ReachOfLeaf<Reach, Extent, Step>, Shape, Stride>
  : K extends "dynamic"
    ? Faces<ExtentsLeft, StridesLeft, "open", Shape, Stride>
    : "bad";

type ReachOfLeaf<Reach, Extent, Step> = Reach extends "near"
  ? Extent extends MultipleOf<unknown>
    ? "open"
    : HasFifteen<`${Extent & number}${Step & number}`>
  : Reach;

/** "far" for a text of at least 15 characters: each placeholder takes one, the last what is left. */
type HasFifteen<Digits extends string> =
  Digits extends `${infer _1}${infer _2}${infer _3}${infer _4}${infer _5}${infer _6}${infer _7}${infer _8}${infer _9}${infer _10}${infer _11}${infer _12}${infer _13}${infer _14}${infer _15}${infer _16}`
    ? "far"
    : "near";

type ReachesExactly<Total> = number extends Total ? "far" : "ok";
