// Which layout has the modes of a block first and then those in which its copies go on?
import type { Tiler } from "../../types/algebra/tiler.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { RuntimeLayout } from "../layout/make-layout.js";
import { layoutOf, treeOf } from "./door.js";
import { modesOf } from "./layout-tree.js";
import { multiply } from "./multiply.js";
import { tilingOf, zipped } from "./tiling.js";

/**
 * `logicalProduct` with its modes gathered: (blocks…, copies…, other modes…).
 * Throws where `logicalProduct` does. Source: CuTe's `flat_product`.
 * @example
 * flatProduct(layout([4, 2], [2, 1]), layout([3, 3], [6, 2])); // (4,2,3,3):(2,1,48,16)
 */
export function flatProduct(a: AnyLayout, b: Tiler): RuntimeLayout {
  const tiling = tilingOf("flatProduct", b);
  const [blocks, copies] = zipped("flatProduct", treeOf("flatProduct", a), tiling, multiply);
  return layoutOf("flatProduct", [...modesOf(blocks), ...modesOf(copies)]);
}
