// Which layout has the modes of a tile first and then those in which tiles go on? The twin of `types/algebra/flat-divide.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { Read } from "../../types/algebra/door.js";
import type { FlatDivide } from "../../types/algebra/flat-divide.js";
import type { TilerArg } from "../../types/algebra/tiler.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
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
export function flatDivide<Left extends AnyLayout, const Right extends TilerArg>(
  this: NotAny<Left, "flatDivide"> & NotAny<Right, "flatDivide">,
  a: Accepted<Left, Read<"flatDivide", Left>>,
  b: Accepted<Right, FlatDivide<Left, Right>>,
): FlatDivide<Left, Right> {
  const tiling = tilingOf("flatDivide", b);
  const [tiles, rests] = zipped("flatDivide", treeOf("flatDivide", a), tiling, divide);
  const result: unknown = layoutOf("flatDivide", [...modesOf(tiles), ...modesOf(rests)]);
  return result as FlatDivide<Left, Right>;
}
