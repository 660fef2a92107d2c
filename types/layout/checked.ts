// May these be the shape and the strides of a layout? The verdicts of the constructors, in the form of `coord/checked.ts`.
import type { Verdict, Wanted, WantedModes } from "../coord/checked.js";
import type { Flatten } from "../coord/flatten.js";
import type { Product } from "../coord/product.js";
import type { ShowTuple } from "../coord/show.js";
import type { MultipleOf } from "../int/index.js";
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

export type ShapeVerdict<Shape> = AndFits<Verdict<Shape>, Shape>;
type AndFits<Judged, Shape> = Judged extends "ok" ? Fits<[Shape], "", Shape> : Judged;

/** Extents of less than 16 digits in all have a product below 10^15; only others are multiplied here. */
type Fits<Modes, Digits extends string, Shape> = Modes extends readonly [infer Head, ...infer Rest]
  ? FitsNext<Head, Rest, Digits, Shape>
  : [After15<Digits>] extends [""]
    ? "ok"
    : FitsExactly<Product<NoZeros<Flatten<Shape>>>>;

/** A size known only when run leaves the question to the runtime. */
type FitsNext<Head, Rest extends readonly unknown[], Digits extends string, Shape> = Head extends readonly unknown[]
  ? number extends Head["length"]
    ? "ok"
    : Fits<[...Head, ...Rest], Digits, Shape>
  : number extends Head
    ? "ok"
    : Head extends MultipleOf<unknown>
      ? "ok"
      : Fits<Rest, `${Digits}${Head & number}`, Shape>;

type FitsExactly<Total> = number extends Total ? "large" : "ok";

/** Beside an extent of 0 the others still make strides. */
type NoZeros<Extents extends readonly unknown[]> = {
  [Leaf in keyof Extents]: Extents[Leaf] extends 0 ? 1 : Extents[Leaf];
};

/** What is left after 15 characters; never if there are fewer. */
type After15<Text extends string> = After5<After5<After5<Text>>>;
type After5<Text extends string> = Text extends `${infer _1}${infer _2}${infer _3}${infer _4}${infer _5}${infer Rest}`
  ? Rest
  : never;

/** Strides, if each is a literal size or a number, if they are congruent with the shape and literal offsets are at most 2^53-1. */
export type CheckedStride<Shape, Stride, Operation extends string> = [Stride] extends [never]
  ? Stride
  : {
      ok: Stride;
      bad: Wanted<Stride, Operation, "stride">;
      apart: Say<"layout.not-congruent", { operation: Operation; shape: ShowTuple<Shape>; stride: ShowTuple<Stride> }>;
      far: Say<"layout.reaches-too-far", { operation: Operation; shape: ShowTuple<Shape>; stride: ShowTuple<Stride> }>;
    }[StrideVerdict<Shape, Stride>];

/** Of two mistakes the shape's is told, at the shape. */
export type StrideVerdict<Shape, Stride> = AndFaces<ShapeVerdict<Shape>, Verdict<Stride>, Shape, Stride>;
type AndFaces<ShapeJudged, Judged, Shape, Stride> = ShapeJudged extends "ok" ? AlsoFaces<Judged, Shape, Stride> : "ok";
type AlsoFaces<Judged, Shape, Stride> = Judged extends "ok" ? Faces<[Shape], [Stride], "near", Shape, Stride> : Judged;

/** Leaf by leaf: does each extent face a stride? `Reach` is "near", "far" past 14 digits for a leaf, or "open" with a size known only when run. */
type Faces<Extents, Strides, Reach, Shape, Stride> = Extents extends readonly [infer Extent, ...infer ExtentsLeft]
  ? Strides extends readonly [infer Step, ...infer StridesLeft]
    ? FacesNext<Extent, Step, ExtentsLeft, StridesLeft, Reach, Shape, Stride>
    : "apart"
  : Strides extends readonly []
    ? Reach extends "far"
      ? ReachesExactly<Cosize<Layout<Shape, Stride>>>
      : "ok"
    : "apart";

type FacesNext<
  Extent,
  Step,
  ExtentsLeft extends readonly unknown[],
  StridesLeft extends readonly unknown[],
  Reach,
  Shape,
  Stride,
> = Extent extends readonly unknown[]
  ? FacesTuple<Extent, Step, ExtentsLeft, StridesLeft, Reach, Shape, Stride>
  : Step extends readonly unknown[]
    ? "apart"
    : Faces<ExtentsLeft, StridesLeft, ReachOfLeaf<Extent, Step, Reach>, Shape, Stride>;

type FacesTuple<
  Extent extends readonly unknown[],
  Step,
  ExtentsLeft extends readonly unknown[],
  StridesLeft extends readonly unknown[],
  Reach,
  Shape,
  Stride,
> = Step extends readonly unknown[]
  ? number extends Extent["length"] | Step["length"]
    ? "ok"
    : Extent["length"] extends Step["length"]
      ? Faces<[...Extent, ...ExtentsLeft], [...Step, ...StridesLeft], Reach, Shape, Stride>
      : "apart"
  : "apart";

type ReachOfLeaf<Extent, Step, Reach> = number extends Extent | Step
  ? "open"
  : Extent | Step extends MultipleOf<unknown>
    ? "open"
    : Reach extends "near"
      ? [After15<`${Extent & number}${Step & number}`>] extends [never]
        ? "near"
        : "far"
      : Reach;

type ReachesExactly<Total> = number extends Total ? "far" : "ok";
