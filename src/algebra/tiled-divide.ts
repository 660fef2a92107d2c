// Which layout has all tiles in its first mode and a mode for each direction in which they go on?
import type { Tiler } from "../../types/algebra/tiler.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { RuntimeLayout } from "../layout/make-layout.js";
import { divide } from "./divide.js";
import { layoutOf, treeOf } from "./door.js";
import { modesOf } from "./layout-tree.js";
import { tilingOf, zipped } from "./tiling.js";

/**
 * `logicalDivide` with its modes gathered: ((tiles…), rests…, other modes…).
 * Throws where `logicalDivide` does. Source: CuTe's `tiled_divide`.
 * @example
 * tiledDivide(layout([9, 10], [10, 1]), [4, 4]); // ((4,4),3,3):((10,1),40,4)
 */
export function tiledDivide(a: AnyLayout, b: Tiler): RuntimeLayout {
  const tiling = tilingOf("tiledDivide", b);
  const [tiles, rests] = zipped("tiledDivide", treeOf("tiledDivide", a), tiling, divide);
  return layoutOf("tiledDivide", [tiles, ...modesOf(rests)]);
}
