// How are copies of a block interleaved?
import type { AnyLayout } from "../../types/layout/layout.js";
import type { RuntimeLayout } from "../layout/make-layout.js";
import { layoutOf, treeOf } from "./door.js";
import { pairedProduct } from "./paired-product.js";

/**
 * `logicalProduct(block, tiler)` with mode k of the copies and mode k of the block in one mode: (copies_k, block_k).
 * The coordinate of the copy is the faster one, so blocks are interleaved. The shorter of the two gets modes `1:0` behind. Throws where
 * `logicalProduct` does. Source: CuTe's `raked_product`.
 * @example
 * rakedProduct(layout([4, 3], [3, 1]), layout([4, 2], [1, 4])); // ((4,4),(2,3)):((12,3),(48,1))
 */
export function rakedProduct(block: AnyLayout, tiler: AnyLayout): RuntimeLayout {
  const pairs = pairedProduct("rakedProduct", treeOf("rakedProduct", block), treeOf("rakedProduct", tiler));
  return layoutOf(
    "rakedProduct",
    pairs.map(([mode, copies]) => [copies, mode]),
  );
}
