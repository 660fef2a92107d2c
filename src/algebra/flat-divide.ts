// Which layout has the modes of a tile first and then those in which tiles go on? The twin of `types/algebra/flat-divide.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { FlatDivide, FlatDivideParts } from "../../types/algebra/flat-divide.js";
import type { ReadInner, Tileable } from "../../types/algebra/inner.js";
import type { TilerArg } from "../../types/algebra/tiler.js";
import type { WithinReach } from "../../types/algebra/within-reach.js";
import type { NotAny } from "../../types/coord/checked.js";
import { divide } from "./divide.js";
import { innerTreeOf, layoutLike } from "./inner.js";
import { modesOf } from "./layout-tree.js";
import { tilingOf, zipped } from "./tiling.js";

/**
 * `logicalDivide` with its modes gathered: (tiles…, rests…, other modes…).
 * Throws where `logicalDivide` does. Source: CuTe's `flat_divide`.
 * A composed layout is divided by its inner layout.
 * @example
 * flatDivide(layout([9, 10], [10, 1]), [4, 4]); // (4,4,3,3):(10,1,40,4)
 */
export function flatDivide<Left extends Tileable, const Right extends TilerArg>(
  this: NotAny<Left, "flatDivide"> & NotAny<Right, "flatDivide"> & WithinReach<[Left, Right], FlatDivide<Left, Right>>,
  a: Accepted<Left, ReadInner<"flatDivide", Left>>,
  b: Accepted<Right, FlatDivideParts<Left, Right>>,
): FlatDivide<Left, Right> {
  const tiling = tilingOf("flatDivide", b);
  const [tiles, rests] = zipped("flatDivide", innerTreeOf("flatDivide", a), tiling, divide);
  const result: unknown = layoutLike("flatDivide", [...modesOf(tiles), ...modesOf(rests)], a);
  return result as FlatDivide<Left, Right>;
}
