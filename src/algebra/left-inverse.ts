// Which index did an offset come from? The twin of `types/algebra/left-inverse.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { LeftInverse, LeftInverseParts } from "../../types/algebra/left-inverse.js";
import type { WithinReach } from "../../types/algebra/within-reach.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { fail } from "../message/index.js";
import { layoutOf, treeOf } from "./door.js";
import { type IndexedLeaf, indexedByStride } from "./indexed-leaf.js";
import { type Leaf, refuseEmpty } from "./layout-tree.js";
import { appendPlace, coalesced } from "./radix.js";

/**
 * A layout R with R(L(i)) = i for 0 <= i < size(L), L being injective.
 * An index along a mode of stride 0 is lost; then L(R(L(i))) = L(i). Throws when an extent is 0, when a mode begins before the modes of
 * smaller stride end, and when a stride is not a multiple of the next smaller one; CuTe answers some of these with a layout that is no
 * inverse. Source: CuTe's `left_inverse`.
 * @example
 * leftInverse(layout([2, 3], [1, 8])); // (8,3):(1,2)
 */
export function leftInverse<Self extends AnyLayout>(
  this: NotAny<Self, "leftInverse"> & WithinReach<[Self], LeftInverse<Self>>,
  self: Accepted<Self, LeftInverseParts<Self>>,
): LeftInverse<Self> {
  const tree = treeOf("leftInverse", self);
  refuseEmpty("leftInverse", tree);
  const places: Leaf[] = [];
  let before: IndexedLeaf = { extent: 1, stride: 1, index: 0 };
  for (const leaf of indexedByStride(tree)) {
    const { extent, stride } = leaf;
    if (stride < before.extent * before.stride) {
      fail("leftInverse.overlap", { extent, stride, filled: before.extent * before.stride });
    }
    if (stride % before.stride !== 0) {
      fail("leftInverse.stride", { extent, stride, before: before.stride });
    }
    appendPlace(places, { extent: stride / before.stride, stride: before.index });
    before = leaf;
  }
  appendPlace(places, { extent: before.extent, stride: before.index });
  const result: unknown = layoutOf("leftInverse", coalesced(places), self);
  return result as LeftInverse<Self>;
}
