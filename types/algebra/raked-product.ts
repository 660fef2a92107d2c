// How are copies of a block interleaved?
import type { LayoutOf, Read } from "./door.js";
import type { Grown } from "./grown.js";
import type { PairedProduct } from "./paired-product.js";

/**
 * `LogicalProduct<Block, Tiler>` with mode k of the copies and mode k of the block in one mode: (copies_k, block_k). The coordinate of the
 * copy is the faster one, so blocks are interleaved. The shorter of the two gets modes `1:0` behind. Source: CuTe's `raked_product`.
 * @example
 * type R = RakedProduct<Layout<[4, 3], [3, 1]>, Layout<[4, 2], [1, 4]>>; // Layout<[[4, 4], [2, 3]], [[12, 3], [48, 1]]>
 */
export type RakedProduct<Block, Tiler> = LayoutOf<Grown<"rakedProduct", Block, Tiler, RakedProductParts<Block, Tiler>>>;

/** The pair [shape, stride], however far it reaches. */
export type RakedProductParts<Block, Tiler> = PairedProduct<
  "copies",
  "rakedProduct",
  Read<"rakedProduct", Block>,
  Read<"rakedProduct", Tiler>
>;
