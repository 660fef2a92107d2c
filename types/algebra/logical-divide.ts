// How does a layout fall into tiles and the places where they begin?
import type { Grown } from "./grown.js";
import type { LayoutLike, ReadInner } from "./inner.js";
import type { ByMode } from "./tiling.js";

/**
 * Left ∘ (Right, complement(Right, size(Left))): each mode becomes (tile, rest), the offsets inside a tile and those at which tiles begin.
 * A layout as `Right` divides all of `Left`, tilers in an array divide mode by mode. It rounds up: 10:1 by 4 is (4,3):(1,4), whose last
 * tile runs on past `Left`. The stride of a rest that may turn out to be 1 is `number`. Source: CuTe's `logical_divide`.
 * A composed layout is divided by its inner layout.
 * @example
 * type D = LogicalDivide<Layout<[4, 2, 3], [2, 1, 8]>, Layout<4, 2>>; // Layout<[[2, 2], [2, 3]], [[4, 1], [2, 8]]>
 */
export type LogicalDivide<Left, Right> = LayoutLike<
  Grown<"logicalDivide", Left, Right, LogicalDivideParts<Left, Right>>,
  Left
>;

/** The pair [shape, stride], however far it reaches. */
export type LogicalDivideParts<Left, Right> = ByMode<
  "divide",
  "logicalDivide",
  ReadInner<"logicalDivide", Left>,
  Right
>;
