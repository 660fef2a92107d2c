// Which layout has all tiles in its first mode and all places where they begin in its second?
import type { Tiler } from "../../types/algebra/tiler.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { RuntimeLayout } from "../layout/make-layout.js";
import { divide } from "./divide.js";
import { layoutOf, treeOf } from "./door.js";
import { tilingOf, zipped } from "./tiling.js";

/**
 * `logicalDivide` with its modes gathered: ((tiles…), (rests…, other modes…)).
 * Mode 0 is one tile, mode 1 the tiles. Throws where `logicalDivide` does. Source: CuTe's `zipped_divide`.
 * @example
 * zippedDivide(layout([8, 24], [24, 1]), [4, 8]); // ((4,8),(2,3)):((24,1),(96,8))
 */
export function zippedDivide(a: AnyLayout, b: Tiler): RuntimeLayout {
  const tiling = tilingOf("zippedDivide", b);
  return layoutOf("zippedDivide", zipped("zippedDivide", treeOf("zippedDivide", a), tiling, divide));
}
