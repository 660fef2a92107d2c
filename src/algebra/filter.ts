// Which layout takes the same offsets, each mode only where it moves?
import type { IntTuple } from "../../types/coord/int-tuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { RuntimeLayout } from "../layout/make-layout.js";
import { layoutOf, treeOf } from "./door.js";
import { isEmpty, type LayoutTree, leavesOf, none } from "./layout-tree.js";
import { byProfile } from "./profile.js";
import { coalesced, radixOf } from "./radix.js";

/**
 * The coalesced layout without its modes of stride 0: the same offsets, none only because of a repetition.
 * `1:0` if nothing is left, `0:1` if an extent is 0. A tuple as `profile` works mode by mode and leaves modes past its end. Throws when the
 * profile has more modes than the layout. Source: CuTe's `filter`.
 * @example
 * filter(layout([2, 3, 2], [1, 0, 2])); // 4:1
 */
export function filter(self: AnyLayout, profile: IntTuple = 0): RuntimeLayout {
  return layoutOf("filter", byProfile("filter", treeOf("filter", self), profile, filterTree));
}

function filterTree(tree: LayoutTree): LayoutTree {
  return isEmpty(tree) ? none : coalesced(radixOf(leavesOf(tree).filter(({ stride }) => stride > 0)));
}
