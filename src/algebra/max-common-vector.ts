// How many elements can a copy from one layout to another move at once? The twin of `types/algebra/max-common-vector.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { MaxCommonVector } from "../../types/algebra/max-common-vector.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { sizeOf } from "./layout-tree.js";
import { commonPlaces } from "./max-common-layout.js";

/**
 * The number of consecutive elements that both layouts give to the same indices: the size of `maxCommonLayout`.
 * Says nothing of alignment: see `maxVectorWidth`. Throws where `rightInverse` does. Source: CuTe's `max_common_vector`.
 * @example
 * maxCommonVector(layout([4, 8], [8, 1]), layout([4, 8], [16, 1])); // 8
 */
export function maxCommonVector<Left extends AnyLayout, Right extends AnyLayout>(
  this: NotAny<Left, "maxCommonVector"> & NotAny<Right, "maxCommonVector">,
  left: Left,
  right: Accepted<Right, MaxCommonVector<Left, Right>>,
): MaxCommonVector<Left, Right> {
  const result: unknown = sizeOf(commonPlaces("maxCommonVector", left, right));
  return result as MaxCommonVector<Left, Right>;
}
