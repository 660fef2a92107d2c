// Which layout has all tiles in its first mode and all places where they begin in its second? The twin of `types/algebra/zipped-divide.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { ReadInner, Tileable } from "../../types/algebra/inner.js";
import type { TilerArg } from "../../types/algebra/tiler.js";
import type { WithinReach } from "../../types/algebra/within-reach.js";
import type { ZippedDivide, ZippedDivideParts } from "../../types/algebra/zipped-divide.js";
import type { NotAny } from "../../types/coord/checked.js";
import { divide } from "./divide.js";
import { innerTreeOf, layoutLike } from "./inner.js";
import { tilingOf, zipped } from "./tiling.js";

/**
 * `logicalDivide` with its modes gathered: ((tiles…), (rests…, other modes…)).
 * Mode 0 is one tile, mode 1 the tiles. Throws where `logicalDivide` does. Source: CuTe's `zipped_divide`.
 * A composed layout is divided by its inner layout.
 * @example
 * zippedDivide(layout([8, 24], [24, 1]), [4, 8]); // ((4,8),(2,3)):((24,1),(96,8))
 */
export function zippedDivide<Left extends Tileable, const Right extends TilerArg>(
  this: NotAny<Left, "zippedDivide"> &
    NotAny<Right, "zippedDivide"> &
    WithinReach<[Left, Right], ZippedDivide<Left, Right>>,
  a: Accepted<Left, ReadInner<"zippedDivide", Left>>,
  b: Accepted<Right, ZippedDivideParts<Left, Right>>,
): ZippedDivide<Left, Right> {
  const tiling = tilingOf("zippedDivide", b);
  const result: unknown = layoutLike(
    "zippedDivide",
    zipped("zippedDivide", innerTreeOf("zippedDivide", a), tiling, divide),
    a,
  );
  return result as ZippedDivide<Left, Right>;
}
