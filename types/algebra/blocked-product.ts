// How are copies of a block put side by side?
import type { LayoutOf, Read } from "./door.js";
import type { Grown } from "./grown.js";
import type { PairedProduct } from "./paired-product.js";

/**
 * `LogicalProduct<Block, Tiler>` with mode k of the block and mode k of its copies in one mode: (block_k, copies_k). The coordinate inside
 * the block is the faster one, so blocks lie side by side. The shorter of the two gets modes `1:0` behind. Blocks with gaps do not
 * overlap, since copies begin at free offsets. Source: CuTe's `blocked_product`.
 * @example
 * type B = BlockedProduct<Layout<[2, 5], [5, 1]>, Layout<[3, 4], [1, 3]>>; // Layout<[[2, 3], [5, 4]], [[5, 10], [1, 30]]>
 */
export type BlockedProduct<Block, Tiler> = LayoutOf<
  Grown<"blockedProduct", Block, Tiler, BlockedProductParts<Block, Tiler>>
>;

/** The pair [shape, stride], however far it reaches. */
export type BlockedProductParts<Block, Tiler> = PairedProduct<
  "block",
  "blockedProduct",
  Read<"blockedProduct", Block>,
  Read<"blockedProduct", Tiler>
>;
