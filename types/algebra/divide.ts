// How does one layout divide another? The core of the four divides; layouts are pairs [shape, stride] here.
import type { Product } from "../coord/product.js";
import type { CeilDiv, MultipleOf } from "../int/index.js";
import type { Refused } from "../message/say.js";
import type { ComplementPlaces } from "./complement-places.js";
import type { Through } from "./compose.js";
import type { Composed } from "./compose-parts.js";
import type { RefuseEmpty } from "./empty.js";
import type { Coalesced, RadixOf, Times, WithinSize } from "./radix.js";

/** A ∘ (B, B*), where B* is the complement of B in the size of A: [[tile, rest], [stride of the tile, of the rest]]. */
export type DivideParts<Operation extends string, Shape, Stride, TileShape, TileStride> = Shape extends number
  ? DivideLeaf<Shape, TileShape, Operation, Stride, TileStride>
  : DivideMode<Operation, Shape, Stride, TileShape, TileStride>;

/** A leaf by a literal size: nothing can carry, and a generic extent is divided in a few steps. */
type DivideLeaf<Shape, TileShape, Operation extends string, Stride, TileStride> = number extends Shape
  ? DivideBySize<TileShape, Operation, Shape, Stride, TileStride>
  : Shape extends 0 | 1
    ? DivideMode<Operation, Shape, Stride, TileShape, TileStride>
    : DivideBySize<TileShape, Operation, Shape, Stride, TileStride>;

type DivideBySize<TileShape, Operation extends string, Shape, Stride, TileStride> = [TileStride, TileShape] extends [
  1,
  number,
]
  ? number extends TileShape
    ? DivideMode<Operation, Shape, Stride, TileShape, TileStride>
    : TileShape extends 0 | 1 | MultipleOf<unknown>
      ? DivideMode<Operation, Shape, Stride, TileShape, TileStride>
      : WithRest<CeilDiv<Shape, TileShape>, TileShape, Stride>
  : DivideMode<Operation, Shape, Stride, TileShape, TileStride>;

type WithRest<Rest, TileShape, Stride> = Pairs<TileShape, Rest, Stride, StrideOfRest<Rest, Times<TileShape, Stride>>>;

/** A tuple with no alias in it is one with each that is equal; of others, the checker may say that [[0, 0], [0, 0]] is not identical to them. */
type Pairs<TileShape, RestShape, TileStride, RestStride> = [[TileShape, RestShape], [TileStride, RestStride]];

/** A rest of 1 has stride 0. */
type StrideOfRest<Rest, Stride> = number extends Rest ? (Stride extends 0 ? 0 : number) : Rest extends 1 ? 0 : Stride;

type DivideMode<Operation extends string, Shape, Stride, TileShape, TileStride> = Divide<
  RefuseEmpty<Operation, Shape, TileShape>,
  Operation,
  Shape,
  Stride,
  TileShape,
  TileStride
>;

type Divide<Empty, Operation extends string, Shape, Stride, TileShape, TileStride> =
  Empty extends Refused<string>
    ? Empty
    : DivideBy<
        ComplementPlaces<Operation, TileShape, TileStride, Product<Shape>>,
        Operation,
        Shape,
        Stride,
        TileShape,
        TileStride
      >;

type DivideBy<Free, Operation extends string, Shape, Stride, TileShape, TileStride> = Free extends readonly unknown[]
  ? DivideIn<Coalesced<WithinSize<Free>, "positive">, Operation, RadixOf<Shape, Stride>, TileShape, TileStride>
  : Free;

type DivideIn<Rest, Operation extends string, Places, TileShape, TileStride> = Rest extends readonly [
  infer RestShape,
  infer RestStride,
]
  ? Composed<Through<Operation, "diagonal", Places, [TileShape, RestShape], [TileStride, RestStride]>>
  : Rest;
