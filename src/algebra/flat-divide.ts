// Which layout has the modes of a tile first and then those in which tiles go on?
import type { Tiler } from "../../types/algebra/tiler.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { RuntimeLayout } from "../layout/make-layout.js";
import { divide } from "./divide.js";
import { layoutOf, treeOf } from "./door.js";
import { modesOf } from "./layout-tree.js";
import { tilingOf, zipped } from "./tiling.js";

/**
 * `logicalDivide` with its modes gathered: (tiles…, rests…, other modes…).
 * Throws where `logicalDivide` does. Source: CuTe's `flat_divide`.
 * @example
 * flatDivide(layout([9, 10], [10, 1]), [4, 4]); // (4,4,3,3):(10,1,40,4)
 */
export function flatDivide(a: AnyLayout, b: Tiler): RuntimeLayout {
  const tiling = tilingOf("flatDivide", b);
  const [tiles, rests] = zipped("flatDivide", treeOf("flatDivide", a), tiling, divide);
  return layoutOf("flatDivide", [...modesOf(tiles), ...modesOf(rests)]);
}
