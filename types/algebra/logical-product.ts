// How is a layout repeated where another one says?
import type { LayoutOf, Read } from "./door.js";
import type { Grown } from "./grown.js";
import type { ByMode } from "./tiling.js";

/**
 * (Left, complement(Left, size(Left) * cosize(Right)) ∘ Right): the block `Left`, repeated at the free offsets in the order of `Right`. No
 * two copies share an offset unless `Right` repeats one. A layout as `Right` repeats all of `Left`, tilers in an array repeat mode by
 * mode. The stride of copies that may turn out to be 1 is `number`. Source: CuTe's `logical_product`.
 * @example
 * type P = LogicalProduct<Layout<[2, 2], [4, 1]>, Layout<6, 1>>; // Layout<[[2, 2], [2, 3]], [[4, 1], [2, 8]]>
 */
export type LogicalProduct<Left, Right> = LayoutOf<
  Grown<"logicalProduct", Left, Right, LogicalProductParts<Left, Right>>
>;

/** The pair [shape, stride], however far it reaches. */
export type LogicalProductParts<Left, Right> = ByMode<
  "multiply",
  "logicalProduct",
  Read<"logicalProduct", Left>,
  Right
>;
