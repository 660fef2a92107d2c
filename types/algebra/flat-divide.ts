// Which layout has the modes of a tile first and then those in which tiles go on?
import type { Grown } from "./grown.js";
import type { LayoutLike, ReadInner } from "./inner.js";
import type { Flat, Zipped } from "./tiling.js";

/**
 * `LogicalDivide` with its modes gathered: (tiles…, rests…, other modes…). Source: CuTe's `flat_divide`.
 * A composed layout is divided by its inner layout.
 * @example
 * type F = FlatDivide<Layout<[9, 10], [10, 1]>, [4, 4]>; // Layout<[4, 4, 3, 3], [10, 1, 40, 4]>
 */
export type FlatDivide<Left, Right> = LayoutLike<Grown<"flatDivide", Left, Right, FlatDivideParts<Left, Right>>, Left>;

/** The pair [shape, stride], however far it reaches. */
export type FlatDivideParts<Left, Right> = Flat<Zipped<"divide", "flatDivide", ReadInner<"flatDivide", Left>, Right>>;
