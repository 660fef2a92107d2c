// How are copies of a block interleaved? The twin of `types/algebra/raked-product.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { Read } from "../../types/algebra/door.js";
import type { RakedProduct, RakedProductParts } from "../../types/algebra/raked-product.js";
import type { WithinReach } from "../../types/algebra/within-reach.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { layoutOf, treeOf } from "./door.js";
import { pairedProduct } from "./paired-product.js";

/**
 * `logicalProduct(block, tiler)` with mode k of the copies and mode k of the block in one mode: (copies_k, block_k).
 * The coordinate of the copy is the faster one, so blocks are interleaved. The shorter of the two gets modes `1:0` behind. Throws where
 * `logicalProduct` does. Source: CuTe's `raked_product`.
 * @example
 * rakedProduct(layout([4, 3], [3, 1]), layout([4, 2], [1, 4])); // ((4,4),(2,3)):((12,3),(48,1))
 */
export function rakedProduct<Block extends AnyLayout, Tiler extends AnyLayout>(
  this: NotAny<Block, "rakedProduct"> &
    NotAny<Tiler, "rakedProduct"> &
    WithinReach<[Block, Tiler], RakedProduct<Block, Tiler>>,
  block: Accepted<Block, Read<"rakedProduct", Block>>,
  tiler: Accepted<Tiler, RakedProductParts<Block, Tiler>>,
): RakedProduct<Block, Tiler> {
  const pairs = pairedProduct("rakedProduct", treeOf("rakedProduct", block), treeOf("rakedProduct", tiler));
  const result: unknown = layoutOf(
    "rakedProduct",
    pairs.map(([mode, copies]) => [copies, mode]),
    block,
  );
  return result as RakedProduct<Block, Tiler>;
}
