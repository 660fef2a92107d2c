// How does a layout fall into tiles and the places where they begin? The twin of `types/algebra/logical-divide.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { Read } from "../../types/algebra/door.js";
import type { LogicalDivide } from "../../types/algebra/logical-divide.js";
import type { TilerArg } from "../../types/algebra/tiler.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { divide } from "./divide.js";
import { layoutOf, treeOf } from "./door.js";
import { byMode, tilingOf } from "./tiling.js";

/**
 * a ∘ (b, complement(b, size(a))): each mode becomes (tile, rest), the offsets inside a tile and those at which tiles begin.
 * A layout as `b` divides all of `a`, tilers in an array divide mode by mode. It rounds up: 10:1 by 4 is (4,3):(1,4), whose last tile runs
 * on past `a`. Throws where `complement` or `composition` does. Source: CuTe's `logical_divide`.
 * @example
 * logicalDivide(layout([4, 2, 3], [2, 1, 8]), layout(4, 2)); // ((2,2),(2,3)):((4,1),(2,8))
 */
export function logicalDivide<Left extends AnyLayout, const Right extends TilerArg>(
  this: NotAny<Left, "logicalDivide"> & NotAny<Right, "logicalDivide">,
  a: Accepted<Left, Read<"logicalDivide", Left>>,
  b: Accepted<Right, LogicalDivide<Left, Right>>,
): LogicalDivide<Left, Right> {
  const tiling = tilingOf("logicalDivide", b);
  const result: unknown = layoutOf(
    "logicalDivide",
    byMode("logicalDivide", treeOf("logicalDivide", a), tiling, divide),
  );
  return result as LogicalDivide<Left, Right>;
}
