// Which layout with the fewest modes is the same function? The twin of `types/algebra/coalesce.ts`.
import type { Accepted, AcceptedTuple } from "../../types/algebra/accepted.js";
import type { Coalesce } from "../../types/algebra/coalesce.js";
import type { Read } from "../../types/algebra/door.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { TupleArg } from "../../types/coord/int-tuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { layoutOf, treeOf } from "./door.js";
import { isEmpty, type LayoutTree, none } from "./layout-tree.js";
import { byProfile } from "./profile.js";
import { coalesced, radixOf } from "./radix.js";

/**
 * The layout with the fewest modes that is the same function of an index: L'(i) = L(i) for 0 <= i < size(L).
 * Flat; no extent of 1 (`1:0` if nothing is left), no s:d before t:(s*d), `0:1` if an extent is 0. It merges in column-major sense, first
 * mode fastest; a tensor's `coalesce()` needs row-major order. A tuple as `profile` works mode by mode and leaves modes past its end; its
 * integers only mark modes. Throws when the profile has more modes than the layout. Source: CuTe's `coalesce`.
 * @example
 * coalesce(layout([2, [1, 6]], [1, [6, 2]])); // 12:1
 */
export function coalesce<Self extends AnyLayout, const Profile extends TupleArg = 0>(
  this: NotAny<Self, "coalesce"> & NotAny<Profile, "coalesce">,
  self: Accepted<Self, Read<"coalesce", Self>>,
  profile?: AcceptedTuple<Profile, "coalesce", "leaf", Coalesce<Self, Profile>>,
): Coalesce<Self, Profile> {
  const result: unknown = layoutOf(
    "coalesce",
    byProfile("coalesce", treeOf("coalesce", self), profile === undefined ? 0 : profile, coalesceTree),
    self,
  );
  return result as Coalesce<Self, Profile>;
}

function coalesceTree(tree: LayoutTree): LayoutTree {
  return isEmpty(tree) ? none : coalesced(radixOf(tree));
}
