// What does `tileWithOffset` tell of a tile besides what it is?
import type { InnerProduct } from "../coord/inner-product.js";
import type { Mul } from "../int/index.js";
import type { ModeAt, Numbers } from "./size.js";
import type { AnyTensor, StrideOf } from "./tensor.js";
import type { TileResultType } from "./tile.js";

/** A tile, the coordinate of its first element in the tensor, and its offset there in scalars. */
export interface OffsetTile<out Tile, out Corner, out Offset> {
  readonly tile: Tile;
  readonly corner: Corner;
  readonly offset: Offset;
}

/**
 * What `t.tileWithOffset(sizes, at)` gives: corner `at * size`, offset the sum of `corner * stride`.
 * @example
 * type T = OffsetTileType<TileTensor<"float32", Layout<[4, 4], [4, 1]>>, [2, 2], [1, 1]>["offset"]; // 10
 */
export type OffsetTileType<
  Tensor extends AnyTensor,
  Sizes extends Numbers,
  At extends Numbers,
  Strides extends Numbers | undefined = undefined,
> = OffsetTile<
  TileResultType<Tensor, Sizes, Strides>,
  CornerOf<Sizes, At>,
  OffsetOf<CornerOf<Sizes, At>, StridesOf<Strides, StrideOf<Tensor>>>
>;

/** Those that were stated, or the tensor's own. */
export type StridesOf<Strides, Own> = Strides extends Numbers ? Strides : Own;

export type CornerOf<Sizes extends Numbers, At extends Numbers> = number extends At["length"]
  ? number[]
  : { -readonly [Axis in keyof At]: AsNumber<Mul<At[Axis], ModeAt<Sizes, Axis>>> };

export type OffsetOf<Corner extends Numbers, Stride> = number extends Corner["length"]
  ? number
  : AsNumber<InnerProduct<Corner, Stride>>;

/** Of a tile that is refused nothing wrong goes on. */
type AsNumber<Value> = Value extends number ? Value : number;
