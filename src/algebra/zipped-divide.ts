// Which layout has all tiles in its first mode and all places where they begin in its second? The twin of `types/algebra/zipped-divide.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { Read } from "../../types/algebra/door.js";
import type { TilerArg } from "../../types/algebra/tiler.js";
import type { ZippedDivide } from "../../types/algebra/zipped-divide.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { divide } from "./divide.js";
import { layoutOf, treeOf } from "./door.js";
import { tilingOf, zipped } from "./tiling.js";

/**
 * `logicalDivide` with its modes gathered: ((tiles…), (rests…, other modes…)).
 * Mode 0 is one tile, mode 1 the tiles. Throws where `logicalDivide` does. Source: CuTe's `zipped_divide`.
 * @example
 * zippedDivide(layout([8, 24], [24, 1]), [4, 8]); // ((4,8),(2,3)):((24,1),(96,8))
 */
export function zippedDivide<Left extends AnyLayout, const Right extends TilerArg>(
  this: NotAny<Left, "zippedDivide"> & NotAny<Right, "zippedDivide">,
  a: Accepted<Left, Read<"zippedDivide", Left>>,
  b: Accepted<Right, ZippedDivide<Left, Right>>,
): ZippedDivide<Left, Right> {
  const tiling = tilingOf("zippedDivide", b);
  const result: unknown = layoutOf("zippedDivide", zipped("zippedDivide", treeOf("zippedDivide", a), tiling, divide));
  return result as ZippedDivide<Left, Right>;
}
