// How does a layout fall into tiles and the places where they begin? The twin of `types/algebra/logical-divide.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { ReadInner, Tileable } from "../../types/algebra/inner.js";
import type { LogicalDivide, LogicalDivideParts } from "../../types/algebra/logical-divide.js";
import type { TilerArg } from "../../types/algebra/tiler.js";
import type { WithinReach } from "../../types/algebra/within-reach.js";
import type { NotAny } from "../../types/coord/checked.js";
import { divide } from "./divide.js";
import { innerTreeOf, layoutLike } from "./inner.js";
import { byMode, tilingOf } from "./tiling.js";

/**
 * a ∘ (b, complement(b, size(a))): each mode becomes (tile, rest), the offsets inside a tile and those at which tiles begin.
 * A layout as `b` divides all of `a`, tilers in an array divide mode by mode. It rounds up: 10:1 by 4 is (4,3):(1,4), whose last tile runs
 * on past `a`. Throws where `complement` or `composition` does. Source: CuTe's `logical_divide`.
 * A composed layout is divided by its inner layout.
 * @example
 * logicalDivide(layout([4, 2, 3], [2, 1, 8]), layout(4, 2)); // ((2,2),(2,3)):((4,1),(2,8))
 */
export function logicalDivide<Left extends Tileable, const Right extends TilerArg>(
  this: NotAny<Left, "logicalDivide"> &
    NotAny<Right, "logicalDivide"> &
    WithinReach<[Left, Right], LogicalDivide<Left, Right>>,
  a: Accepted<Left, ReadInner<"logicalDivide", Left>>,
  b: Accepted<Right, LogicalDivideParts<Left, Right>>,
): LogicalDivide<Left, Right> {
  const tiling = tilingOf("logicalDivide", b);
  const result: unknown = layoutLike(
    "logicalDivide",
    byMode("logicalDivide", innerTreeOf("logicalDivide", a), tiling, divide),
    a,
  );
  return result as LogicalDivide<Left, Right>;
}
