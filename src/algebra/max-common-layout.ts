// Which indices do two layouts send to the same consecutive offsets? The twin of `types/algebra/max-common-layout.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { MaxCommonLayout } from "../../types/algebra/max-common-layout.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { checkLayout } from "../layout/remake.js";
import { layoutOf, treeOf } from "./door.js";
import { bare, type Leaf, leavesOf } from "./layout-tree.js";
import { rightInverse } from "./right-inverse.js";

/**
 * The layout R with left(R(i)) = right(R(i)) = i for all i < size(R), as far as the right inverses of both agree: what a copy from one
 * to the other can move at once. `1:0` where they have no offset but 0 in common.
 * Throws where `rightInverse` does. Source: CuTe's `max_common_layout`.
 * @example
 * maxCommonLayout(layout([4, 8], [8, 1]), layout([4, 8], [16, 1])); // 8:4
 */
export function maxCommonLayout<Left extends AnyLayout, Right extends AnyLayout>(
  this: NotAny<Left, "maxCommonLayout"> & NotAny<Right, "maxCommonLayout">,
  left: Left,
  right: Accepted<Right, MaxCommonLayout<Left, Right>>,
): MaxCommonLayout<Left, Right> {
  const result: unknown = layoutOf("maxCommonLayout", bare(commonPlaces("maxCommonLayout", left, right)), left);
  return result as MaxCommonLayout<Left, Right>;
}

/** The places with which the right inverses of both layouts begin; the last may be only part of a longer one. */
export function commonPlaces(operation: string, left: unknown, right: unknown): readonly Leaf[] {
  const seconds = inversePlaces(operation, right);
  const common: Leaf[] = [];
  for (const [at, { extent, stride }] of inversePlaces(operation, left).entries()) {
    const second = seconds[at];
    if (second === undefined || second.stride !== stride) {
      break;
    }
    common.push({ extent: Math.min(extent, second.extent), stride });
    if (extent !== second.extent) {
      break;
    }
  }
  return common;
}

function inversePlaces(operation: string, self: unknown): readonly Leaf[] {
  checkLayout(operation, self);
  return leavesOf(treeOf(operation, rightInverse(self)));
}
