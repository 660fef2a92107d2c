// Which layout takes the offsets of A at the indices of B? Layouts are pairs [shape, stride] here.
import type { Refused } from "../message/say.js";
import type { Through } from "./compose.js";
import type { RefuseEmpty } from "./empty.js";
import type { RadixOf } from "./radix.js";

/** [shape, stride] of R(c) = A(B(c)). */
export type ComposeParts<Operation extends string, Shape, Stride, TileShape, TileStride> = Compose<
  RefuseEmpty<Operation, Shape, TileShape>,
  Operation,
  Shape,
  Stride,
  TileShape,
  TileStride
>;

type Compose<Empty, Operation extends string, Shape, Stride, TileShape, TileStride> =
  Empty extends Refused<string>
    ? Empty
    : Composed<Through<Operation, "diagonal", RadixOf<Shape, Stride>, TileShape, TileStride>>;

/** Without the places. */
export type Composed<Result> = Result extends readonly [infer Shape, infer Stride, unknown] ? [Shape, Stride] : Result;
