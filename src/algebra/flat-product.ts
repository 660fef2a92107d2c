// Which layout has the modes of a block first and then those in which its copies go on? The twin of `types/algebra/flat-product.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { Read } from "../../types/algebra/door.js";
import type { FlatProduct, FlatProductParts } from "../../types/algebra/flat-product.js";
import type { TilerArg } from "../../types/algebra/tiler.js";
import type { WithinReach } from "../../types/algebra/within-reach.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
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
export function flatProduct<Left extends AnyLayout, const Right extends TilerArg>(
  this: NotAny<Left, "flatProduct"> &
    NotAny<Right, "flatProduct"> &
    WithinReach<[Left, Right], FlatProduct<Left, Right>>,
  a: Accepted<Left, Read<"flatProduct", Left>>,
  b: Accepted<Right, FlatProductParts<Left, Right>>,
): FlatProduct<Left, Right> {
  const tiling = tilingOf("flatProduct", b);
  const [blocks, copies] = zipped("flatProduct", treeOf("flatProduct", a), tiling, multiply);
  const result: unknown = layoutOf("flatProduct", [...modesOf(blocks), ...modesOf(copies)], a);
  return result as FlatProduct<Left, Right>;
}
