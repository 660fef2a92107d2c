// How is a layout repeated where another one says? The twin of `types/algebra/logical-product.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { Read } from "../../types/algebra/door.js";
import type { LogicalProduct, LogicalProductParts } from "../../types/algebra/logical-product.js";
import type { TilerArg } from "../../types/algebra/tiler.js";
import type { WithinReach } from "../../types/algebra/within-reach.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { layoutOf, treeOf } from "./door.js";
import { multiply } from "./multiply.js";
import { byMode, tilingOf } from "./tiling.js";

/**
 * (a, complement(a, size(a) * cosize(b)) ∘ b): the block `a`, repeated at the free offsets in the order of `b`.
 * No two copies share an offset unless `b` repeats one. A layout as `b` repeats all of `a`, tilers in an array repeat mode by mode. Throws
 * where `complement` or `composition` does, and when a stride of `b` would step through two gaps of `a` at once. Where the gaps of `a` do
 * not divide, CuTe may put a copy on top of another; here it goes on behind. Source: CuTe's `logical_product`.
 * @example
 * logicalProduct(layout([2, 2], [4, 1]), layout(6, 1)); // ((2,2),(2,3)):((4,1),(2,8))
 */
export function logicalProduct<Left extends AnyLayout, const Right extends TilerArg>(
  this: NotAny<Left, "logicalProduct"> &
    NotAny<Right, "logicalProduct"> &
    WithinReach<[Left, Right], LogicalProduct<Left, Right>>,
  a: Accepted<Left, Read<"logicalProduct", Left>>,
  b: Accepted<Right, LogicalProductParts<Left, Right>>,
): LogicalProduct<Left, Right> {
  const tiling = tilingOf("logicalProduct", b);
  const result: unknown = layoutOf(
    "logicalProduct",
    byMode("logicalProduct", treeOf("logicalProduct", a), tiling, multiply),
    a,
  );
  return result as LogicalProduct<Left, Right>;
}
