// Which layout has all tiles in its first mode and a mode for each direction in which they go on? The twin of `types/algebra/tiled-divide.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { Read } from "../../types/algebra/door.js";
import type { TiledDivide } from "../../types/algebra/tiled-divide.js";
import type { TilerArg } from "../../types/algebra/tiler.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
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
export function tiledDivide<Left extends AnyLayout, const Right extends TilerArg>(
  this: NotAny<Left, "tiledDivide"> & NotAny<Right, "tiledDivide">,
  a: Accepted<Left, Read<"tiledDivide", Left>>,
  b: Accepted<Right, TiledDivide<Left, Right>>,
): TiledDivide<Left, Right> {
  const tiling = tilingOf("tiledDivide", b);
  const [tiles, rests] = zipped("tiledDivide", treeOf("tiledDivide", a), tiling, divide);
  const result: unknown = layoutOf("tiledDivide", [tiles, ...modesOf(rests)]);
  return result as TiledDivide<Left, Right>;
}
