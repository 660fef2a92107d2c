// Which layout has the block in its first mode and its copies in the second?
import type { LayoutOf, Read } from "./door.js";
import type { Grown } from "./grown.js";
import type { Zipped } from "./tiling.js";

/**
 * `LogicalProduct` with its modes gathered: ((blocks…), (copies…, other modes…)). Mode 0 is one block, mode 1 the places where its copies
 * begin. Source: CuTe's `zipped_product`.
 * @example
 * type Z = ZippedProduct<Layout<[4, 4], [1, 4]>, [Layout<5, 6>, Layout<2, 1>]>; // Layout<[[4, 4], [5, 2]], [[1, 4], [24, 1]]>
 */
export type ZippedProduct<Left, Right> = LayoutOf<Grown<"zippedProduct", Left, Right, ZippedProductParts<Left, Right>>>;

/** The pair [shape, stride], however far it reaches. */
export type ZippedProductParts<Left, Right> = Zipped<"multiply", "zippedProduct", Read<"zippedProduct", Left>, Right>;
