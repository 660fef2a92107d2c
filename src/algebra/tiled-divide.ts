// Which layout has all tiles in its first mode and a mode for each direction in which they go on? The twin of `types/algebra/tiled-divide.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { ReadInner, Tileable } from "../../types/algebra/inner.js";
import type { TiledDivide, TiledDivideParts } from "../../types/algebra/tiled-divide.js";
import type { TilerArg } from "../../types/algebra/tiler.js";
import type { WithinReach } from "../../types/algebra/within-reach.js";
import type { NotAny } from "../../types/coord/checked.js";
import { divide } from "./divide.js";
import { innerTreeOf, layoutLike } from "./inner.js";
import { modesOf } from "./layout-tree.js";
import { tilingOf, zipped } from "./tiling.js";

/**
 * `logicalDivide` with its modes gathered: ((tiles…), rests…, other modes…).
 * Throws where `logicalDivide` does. Source: CuTe's `tiled_divide`.
 * A composed layout is divided by its inner layout.
 * @example
 * tiledDivide(layout([9, 10], [10, 1]), [4, 4]); // ((4,4),3,3):((10,1),40,4)
 */
export function tiledDivide<Left extends Tileable, const Right extends TilerArg>(
  this: NotAny<Left, "tiledDivide"> &
    NotAny<Right, "tiledDivide"> &
    WithinReach<[Left, Right], TiledDivide<Left, Right>>,
  a: Accepted<Left, ReadInner<"tiledDivide", Left>>,
  b: Accepted<Right, TiledDivideParts<Left, Right>>,
): TiledDivide<Left, Right> {
  const tiling = tilingOf("tiledDivide", b);
  const [tiles, rests] = zipped("tiledDivide", innerTreeOf("tiledDivide", a), tiling, divide);
  const result: unknown = layoutLike("tiledDivide", [tiles, ...modesOf(rests)], a);
  return result as TiledDivide<Left, Right>;
}
