// What is a tile that is cut off at the end of its tensor?
import type { Layout } from "../layout/layout.js";
import type { AnyTensor, View } from "./tensor.js";

/**
 * What `t.tileClipped(sizes, at)` gives: a tile whose extents only the runtime knows.
 * @example
 * type T = ClippedTileType<TileTensor<"float32", Layout<[5, 4], [4, 1]>>>; // TileTensor<"float32", Layout<[number, number], [4, 1]>>
 */
export type ClippedTileType<Tensor extends AnyTensor> = View<Tensor, ClippedLayout<Tensor["layout"]>>;

export type ClippedLayout<Parent> =
  Parent extends Layout<infer Shape, infer Stride> ? Layout<{ [Mode in keyof Shape]: number }, Stride> : never;
