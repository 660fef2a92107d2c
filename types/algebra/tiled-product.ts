// Which layout has the block in its first mode and a mode for each direction in which copies go on?
import type { LayoutOf, Read } from "./door.js";
import type { Grown } from "./grown.js";
import type { Tiled, Zipped } from "./tiling.js";

/**
 * `LogicalProduct` with its modes gathered: ((blocks…), copies…, other modes…). Source: CuTe's `tiled_product`.
 * @example
 * type T = TiledProduct<Layout<[4, 4], [4, 1]>, Layout<[2, 12], [12, 1]>>; // Layout<[[4, 4], 2, 12], [[4, 1], 192, 16]>
 */
export type TiledProduct<Left, Right> = LayoutOf<Grown<"tiledProduct", Left, Right, TiledProductParts<Left, Right>>>;

/** The pair [shape, stride], however far it reaches. */
export type TiledProductParts<Left, Right> = Tiled<
  Zipped<"multiply", "tiledProduct", Read<"tiledProduct", Left>, Right>
>;
