// Which layout has all tiles in its first mode and a mode for each direction in which they go on?
import type { Grown } from "./grown.js";
import type { LayoutLike, ReadInner } from "./inner.js";
import type { Tiled, Zipped } from "./tiling.js";

/**
 * `LogicalDivide` with its modes gathered: ((tiles…), rests…, other modes…). Source: CuTe's `tiled_divide`.
 * A composed layout is divided by its inner layout.
 * @example
 * type T = TiledDivide<Layout<[9, 10], [10, 1]>, [4, 4]>; // Layout<[[4, 4], 3, 3], [[10, 1], 40, 4]>
 */
export type TiledDivide<Left, Right> = LayoutLike<
  Grown<"tiledDivide", Left, Right, TiledDivideParts<Left, Right>>,
  Left
>;

/** The pair [shape, stride], however far it reaches. */
export type TiledDivideParts<Left, Right> = Tiled<
  Zipped<"divide", "tiledDivide", ReadInner<"tiledDivide", Left>, Right>
>;
