// Which layout has all tiles in its first mode and all places where they begin in its second?
import type { Grown } from "./grown.js";
import type { LayoutLike, ReadInner } from "./inner.js";
import type { Zipped } from "./tiling.js";

/**
 * `LogicalDivide` with its modes gathered: ((tiles…), (rests…, other modes…)). Mode 0 is one tile, mode 1 the tiles. Source: CuTe's
 * `zipped_divide`.
 * A composed layout is divided by its inner layout.
 * @example
 * type Z = ZippedDivide<Layout<[8, 24], [24, 1]>, [4, 8]>; // Layout<[[4, 8], [2, 3]], [[24, 1], [96, 8]]>
 */
export type ZippedDivide<Left, Right> = LayoutLike<
  Grown<"zippedDivide", Left, Right, ZippedDivideParts<Left, Right>>,
  Left
>;

/** The pair [shape, stride], however far it reaches. */
export type ZippedDivideParts<Left, Right> = Zipped<"divide", "zippedDivide", ReadInner<"zippedDivide", Left>, Right>;
