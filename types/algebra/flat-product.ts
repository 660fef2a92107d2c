// Which layout has the modes of a block first and then those in which its copies go on?
import type { LayoutOf, Read } from "./door.js";
import type { Grown } from "./grown.js";
import type { Flat, Zipped } from "./tiling.js";

/**
 * `LogicalProduct` with its modes gathered: (blocks…, copies…, other modes…). Source: CuTe's `flat_product`.
 * @example
 * type F = FlatProduct<Layout<[4, 2], [2, 1]>, Layout<[3, 3], [6, 2]>>; // Layout<[4, 2, 3, 3], [2, 1, 48, 16]>
 */
export type FlatProduct<Left, Right> = LayoutOf<Grown<"flatProduct", Left, Right, FlatProductParts<Left, Right>>>;

/** The pair [shape, stride], however far it reaches. */
export type FlatProductParts<Left, Right> = Flat<Zipped<"multiply", "flatProduct", Read<"flatProduct", Left>, Right>>;
