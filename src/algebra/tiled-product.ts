// Which layout has the block in its first mode and a mode for each direction in which copies go on? The twin of `types/algebra/tiled-product.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { Read } from "../../types/algebra/door.js";
import type { TiledProduct, TiledProductParts } from "../../types/algebra/tiled-product.js";
import type { TilerArg } from "../../types/algebra/tiler.js";
import type { WithinReach } from "../../types/algebra/within-reach.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
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
export function tiledProduct<Left extends AnyLayout, const Right extends TilerArg>(
  this: NotAny<Left, "tiledProduct"> &
    NotAny<Right, "tiledProduct"> &
    WithinReach<[Left, Right], TiledProduct<Left, Right>>,
  a: Accepted<Left, Read<"tiledProduct", Left>>,
  b: Accepted<Right, TiledProductParts<Left, Right>>,
): TiledProduct<Left, Right> {
  const tiling = tilingOf("tiledProduct", b);
  const [blocks, copies] = zipped("tiledProduct", treeOf("tiledProduct", a), tiling, multiply);
  const result: unknown = layoutOf("tiledProduct", [blocks, ...modesOf(copies)], a);
  return result as TiledProduct<Left, Right>;
}
