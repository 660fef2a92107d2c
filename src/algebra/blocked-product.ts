// How are copies of a block put side by side? The twin of `types/algebra/blocked-product.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { BlockedProduct, BlockedProductParts } from "../../types/algebra/blocked-product.js";
import type { Read } from "../../types/algebra/door.js";
import type { WithinReach } from "../../types/algebra/within-reach.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { layoutOf, treeOf } from "./door.js";
import { pairedProduct } from "./paired-product.js";

/**
 * `logicalProduct(block, tiler)` with mode k of the block and mode k of its copies in one mode: (block_k, copies_k).
 * The coordinate inside the block is the faster one, so blocks lie side by side. The shorter of the two gets modes `1:0` behind. Blocks with
 * gaps do not overlap, since copies begin at free offsets. Throws where `logicalProduct` does. Source: CuTe's `blocked_product`.
 * @example
 * blockedProduct(layout([2, 5], [5, 1]), layout([3, 4], [1, 3])); // ((2,3),(5,4)):((5,10),(1,30))
 */
export function blockedProduct<Block extends AnyLayout, Tiler extends AnyLayout>(
  this: NotAny<Block, "blockedProduct"> &
    NotAny<Tiler, "blockedProduct"> &
    WithinReach<[Block, Tiler], BlockedProduct<Block, Tiler>>,
  block: Accepted<Block, Read<"blockedProduct", Block>>,
  tiler: Accepted<Tiler, BlockedProductParts<Block, Tiler>>,
): BlockedProduct<Block, Tiler> {
  const pairs = pairedProduct("blockedProduct", treeOf("blockedProduct", block), treeOf("blockedProduct", tiler));
  const result: unknown = layoutOf("blockedProduct", pairs, block);
  return result as BlockedProduct<Block, Tiler>;
}
