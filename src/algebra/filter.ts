// Which layout takes the same offsets, each mode only where it moves? The twin of `types/algebra/filter.ts`.
import type { Accepted, AcceptedTuple } from "../../types/algebra/accepted.js";
import type { Read } from "../../types/algebra/door.js";
import type { Filter } from "../../types/algebra/filter.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { TupleArg } from "../../types/coord/int-tuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
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
export function filter<Self extends AnyLayout, const Profile extends TupleArg = 0>(
  this: NotAny<Self, "filter"> & NotAny<Profile, "filter">,
  self: Accepted<Self, Read<"filter", Self>>,
  profile?: AcceptedTuple<Profile, "filter", "leaf", Filter<Self, Profile>>,
): Filter<Self, Profile> {
  const result: unknown = layoutOf(
    "filter",
    byProfile("filter", treeOf("filter", self), profile === undefined ? 0 : profile, filterTree),
    self,
  );
  return result as Filter<Self, Profile>;
}

function filterTree(tree: LayoutTree): LayoutTree {
  return isEmpty(tree) ? none : coalesced(radixOf(leavesOf(tree).filter(({ stride }) => stride > 0)));
}
