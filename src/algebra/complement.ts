// Which offsets does a layout leave free?
import type { AnyLayout } from "../../types/layout/layout.js";
import { isSize } from "../coord/check.js";
import type { RuntimeLayout } from "../layout/make-layout.js";
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
export function complement(self: AnyLayout, cotarget = 1): RuntimeLayout {
  const tree = treeOf("complement", self);
  refuseEmpty("complement", tree);
  if (!isSize(cotarget) || cotarget === 0) {
    fail("complement.cotarget", { cotarget });
  }
  return layoutOf("complement", coalesced(complementPlaces("complement", tree, cotarget)));
}
