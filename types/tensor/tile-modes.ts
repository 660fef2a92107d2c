// How does a nested mode consist of tiles?
//
// Of two leaves the coarser one, whose stride is at least all that the other one spans, counts tiles, and the finer one is the tile:
// `rowMajor` nests (count, size), `blockedProduct` (size, count). Leaves that interleave have no tiles.
import type { GreaterOrEqual, Mul } from "../int/index.js";
import type { Layout } from "../layout/layout.js";
import type { AllKnown, Numbers } from "./size.js";
import type { AnyTensor } from "./tensor.js";

/** A shape as tiles are counted in it: a nested mode as (count, size), of which nothing is known `number`, without tiles `[]`. */
export type TiledShapeOf<Tensor extends AnyTensor> = TiledShape<Tensor["layout"]>;

type TiledShape<SomeLayout> =
  SomeLayout extends Layout<infer Shape, infer Stride>
    ? 0 extends 1 & SomeLayout
      ? Numbers
      : Shape extends infer Flat extends Numbers
        ? Flat
        : { [Mode in keyof Shape]: CountAndSize<Shape[Mode], ModeTiles<Shape[Mode], Stride[Mode & keyof Stride]>> }
    : never;

/** The strides of the tensor's tiles. */
export type TileStrideOf<Tensor extends AnyTensor> = StrideIn<Tensor["layout"]>;

type StrideIn<SomeLayout> =
  SomeLayout extends Layout<infer Shape, infer Stride>
    ? 0 extends 1 & SomeLayout
      ? Numbers
      : TileStride<Shape, Stride>
    : never;

/** The strides of a tile; of a nested mode that of the finer leaf. */
export type TileStride<Shape, Stride> = Stride extends infer Flat extends Numbers
  ? Flat
  : { [Mode in keyof Stride]: FineStride<Stride[Mode], ModeTiles<Shape[Mode & keyof Shape], Stride[Mode]>> };

type CountAndSize<Extent, Tiles> = Extent extends readonly unknown[]
  ? Tiles extends readonly [infer Count, infer Size, unknown]
    ? readonly [Count, Size]
    : Tiles extends "none"
      ? readonly []
      : number
  : Extent;

type FineStride<Stride, Tiles> = Stride extends readonly unknown[]
  ? Tiles extends readonly [unknown, unknown, infer Fine]
    ? Fine
    : number
  : Stride;

/** Count, size and the stride inside a tile; `"open"` where only the runtime can tell, `"none"` where there are no tiles. */
type ModeTiles<Extent, Stride> = Extent extends readonly unknown[]
  ? number extends Extent["length"]
    ? "open"
    : [Extent, Stride] extends [readonly [infer First, infer Last], readonly [infer FirstStep, infer LastStep]]
      ? LeavesKnown<AllKnown<[First, Last, FirstStep, LastStep]>, First, Last, FirstStep, LastStep>
      : LengthTells<Extent["length"]>
  : "open";

/** Without known strides two leaves may be either way; other numbers of leaves are no tiles. */
type LengthTells<Leaves> = Leaves extends 2 ? "open" : "none";

type LeavesKnown<State, First, Last, FirstStep, LastStep> = [First, Last] extends [number, number]
  ? State extends "known"
    ? CoarseFirst<GreaterOrEqual<FirstStep, Mul<Last, LastStep>>, First, Last, FirstStep, LastStep>
    : "open"
  : "none";

type CoarseFirst<IsCoarse, First, Last, FirstStep, LastStep> = IsCoarse extends true
  ? readonly [First, Last, LastStep]
  : CoarseLast<GreaterOrEqual<LastStep, Mul<First, FirstStep>>, First, Last, FirstStep>;

type CoarseLast<IsCoarse, First, Last, FirstStep> = IsCoarse extends true ? readonly [Last, First, FirstStep] : "none";
