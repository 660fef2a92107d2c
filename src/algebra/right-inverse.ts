// Which index gives an offset? The twin of `types/algebra/right-inverse.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { RightInverse } from "../../types/algebra/right-inverse.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { layoutOf, treeOf } from "./door.js";
import { indexedByStride } from "./indexed-leaf.js";
import { type Leaf, refuseEmpty } from "./layout-tree.js";
import { appendPlace, coalesced } from "./radix.js";

/**
 * A layout R with L(R(i)) = i for 0 <= i < size(R).
 * R goes through the modes of `self` in the order of their strides, of equal ones the first first, as long as each begins where the one before
 * ends; modes of stride 0 are passed over. It is `1:0` when no mode has stride 1, and the whole inverse when `self` is a bijection onto its
 * size. Throws when an extent is 0. Source: CuTe's `right_inverse`.
 * @example
 * rightInverse(layout([4, 8], [8, 1])); // (8,4):(4,1)
 */
export function rightInverse<Self extends AnyLayout>(
  this: NotAny<Self, "rightInverse">,
  self: Accepted<Self, RightInverse<Self>>,
): RightInverse<Self> {
  const tree = treeOf("rightInverse", self);
  refuseEmpty("rightInverse", tree);
  const places: Leaf[] = [];
  let next = 1;
  for (const { extent, stride, index } of indexedByStride(tree)) {
    if (stride !== next) {
      break;
    }
    appendPlace(places, { extent, stride: index });
    next = extent * stride;
  }
  const result: unknown = layoutOf("rightInverse", coalesced(places), self);
  return result as RightInverse<Self>;
}
