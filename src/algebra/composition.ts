// Which layout takes the offsets of `a` at the indices of `b`?
import type { Tiler } from "../../types/algebra/tiler.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { RuntimeLayout } from "../layout/make-layout.js";
import { compose } from "./compose.js";
import { layoutOf, treeOf } from "./door.js";
import { type LayoutTree, refuseEmpty } from "./layout-tree.js";
import { radixOf } from "./radix.js";
import { byMode, tilingOf } from "./tiling.js";

/**
 * The layout R with R(c) = a(b(c)) for every coordinate c of `b`, whose shape is that of `b`, refined.
 * A tiler in place of `b` composes mode by mode: a size n is `n:1`, `null` leaves the mode, modes past the tiler stay as they are. An index
 * past the size of `a` runs on in its last leaf. Throws when an extent is 0, when a tiler has more modes than `a`, and when an index of `b`
 * would carry from one mode of `a` into the next. CuTe lets some of these through with wrong offsets, and refuses others that have an
 * answer, such as (4,6):(6,1) ∘ 2:6. A mode of extent 1 keeps the stride that CuTe gives it. Source: CuTe's `composition`.
 * @example
 * composition(layout([6, 2], [8, 2]), layout([4, 3], [3, 1])); // ((2,2),3):((24,2),8)
 */
export function composition(a: AnyLayout, b: Tiler): RuntimeLayout {
  const tiling = tilingOf("composition", b);
  return layoutOf("composition", byMode("composition", treeOf("composition", a), tiling, composeTree));
}

function composeTree(operation: string, a: LayoutTree, b: LayoutTree): LayoutTree {
  refuseEmpty(operation, a);
  refuseEmpty(operation, b);
  return compose(operation, radixOf(a), b);
}
