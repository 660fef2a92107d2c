// Which offsets does a layout leave free? The twin of `types/algebra/complement.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { Complement, ComplementParts, CotargetOf } from "../../types/algebra/complement.js";
import type { WithinReach } from "../../types/algebra/within-reach.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { describe, isSize } from "../coord/check.js";
import { fail } from "../message/index.js";
import { complementPlaces } from "./complement-places.js";
import { layoutOf, treeOf } from "./door.js";
import { refuseEmpty } from "./layout-tree.js";
import { coalesced } from "./radix.js";

/**
 * The layout R of the offsets that `self` leaves free: R is increasing, no R(j) with j > 0 is an offset of `self`, and no two sums
 * R(j) + self(i) with different offsets are equal; where every gap of `self` divides, the sums fill [0, n), n being `cotarget` rounded up to
 * a multiple of the largest extent * stride. Without `cotarget` that is one such period.
 * Throws when an extent is 0, when the cotarget is not a whole number from 1, and when a mode begins before the modes of smaller stride
 * end; CuTe answers some of these with a mode of extent 0. Source: CuTe's `complement`.
 * @example
 * complement(layout(4, 2), 24); // (2,3):(1,8)
 */
export function complement<Self extends AnyLayout, const Cotarget extends number = 1>(
  this: NotAny<Self, "complement"> &
    NotAny<Cotarget, "complement"> &
    WithinReach<[Self, Cotarget], Complement<Self, Cotarget>>,
  self: Accepted<Self, ComplementParts<Self>>,
  cotarget?: Accepted<Cotarget, CotargetOf<Cotarget>>,
): Complement<Self, Cotarget> {
  const tree = treeOf("complement", self);
  refuseEmpty("complement", tree);
  const size: unknown = cotarget === undefined ? 1 : cotarget;
  if (!isSize(size) || size === 0) {
    fail("complement.cotarget", { cotarget: describe(size) });
  }
  const places = complementPlaces("complement", tree, size);
  const result: unknown = layoutOf("complement", coalesced(places), self);
  return result as Complement<Self, Cotarget>;
}
