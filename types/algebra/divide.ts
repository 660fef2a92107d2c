// How does one layout divide another? The core of the four divides; layouts are pairs [shape, stride] here.
import type { Product } from "../coord/product.js";
import type { Refused } from "../message/say.js";
import type { ComplementPlaces } from "./complement-places.js";
import type { Through } from "./compose.js";
import type { Composed } from "./compose-parts.js";
import type { RefuseEmpty } from "./empty.js";
import type { Coalesced, RadixOf, WithinSize } from "./radix.js";

/** A ∘ (B, B*), where B* is the complement of B in the size of A: [[tile, rest], [stride of the tile, of the rest]]. */
export type DivideParts<Operation extends string, Shape, Stride, TileShape, TileStride> = Divide<
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
