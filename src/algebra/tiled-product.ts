// Which layout has the block in its first mode and a mode for each direction in which copies go on?
import type { Tiler } from "../../types/algebra/tiler.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { RuntimeLayout } from "../layout/make-layout.js";
import { layoutOf, treeOf } from "./door.js";
import { modesOf } from "./layout-tree.js";
import { multiply } from "./multiply.js";
import { tilingOf, zipped } from "./tiling.js";

/**
 * `logicalProduct` with its modes gathered: ((blocks…), copies…, other modes…).
 * Throws where `logicalProduct` does. Source: CuTe's `tiled_product`.
 * @example
 * tiledProduct(layout([4, 4], [4, 1]), layout([2, 12], [12, 1])); // ((4,4),2,12):((4,1),192,16)
 */
export function tiledProduct(a: AnyLayout, b: Tiler): RuntimeLayout {
  const tiling = tilingOf("tiledProduct", b);
  const [blocks, copies] = zipped("tiledProduct", treeOf("tiledProduct", a), tiling, multiply);
  return layoutOf("tiledProduct", [blocks, ...modesOf(copies)]);
}
