// Which layout has the block in its first mode and its copies in the second? The twin of `types/algebra/zipped-product.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { Read } from "../../types/algebra/door.js";
import type { TilerArg } from "../../types/algebra/tiler.js";
import type { WithinReach } from "../../types/algebra/within-reach.js";
import type { ZippedProduct, ZippedProductParts } from "../../types/algebra/zipped-product.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { layoutOf, treeOf } from "./door.js";
import { multiply } from "./multiply.js";
import { tilingOf, zipped } from "./tiling.js";

/**
 * `logicalProduct` with its modes gathered: ((blocks…), (copies…, other modes…)).
 * Mode 0 is one block, mode 1 the places where its copies begin. Throws where `logicalProduct` does. Source: CuTe's `zipped_product`.
 * @example
 * zippedProduct(layout([4, 4], [1, 4]), [layout(5, 6), layout(2, 1)]); // ((4,4),(5,2)):((1,4),(24,1))
 */
export function zippedProduct<Left extends AnyLayout, const Right extends TilerArg>(
  this: NotAny<Left, "zippedProduct"> &
    NotAny<Right, "zippedProduct"> &
    WithinReach<[Left, Right], ZippedProduct<Left, Right>>,
  a: Accepted<Left, Read<"zippedProduct", Left>>,
  b: Accepted<Right, ZippedProductParts<Left, Right>>,
): ZippedProduct<Left, Right> {
  const tiling = tilingOf("zippedProduct", b);
  const result: unknown = layoutOf(
    "zippedProduct",
    zipped("zippedProduct", treeOf("zippedProduct", a), tiling, multiply),
    a,
  );
  return result as ZippedProduct<Left, Right>;
}
