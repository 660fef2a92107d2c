// How does a layout fall into tiles and the places where they begin?
import type { Tiler } from "../../types/algebra/tiler.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { RuntimeLayout } from "../layout/make-layout.js";
import { divide } from "./divide.js";
import { layoutOf, treeOf } from "./door.js";
import { byMode, tilingOf } from "./tiling.js";

/**
 * a ∘ (b, complement(b, size(a))): each mode becomes (tile, rest), the offsets inside a tile and those at which tiles begin.
 * A layout as `b` divides all of `a`, tilers in an array divide mode by mode. It rounds up: 10:1 by 4 is (4,3):(1,4), whose last tile runs
 * on past `a`. Throws where `complement` or `composition` does. Source: CuTe's `logical_divide`.
 * @example
 * logicalDivide(layout([4, 2, 3], [2, 1, 8]), layout(4, 2)); // ((2,2),(2,3)):((4,1),(2,8))
 */
export function logicalDivide(a: AnyLayout, b: Tiler): RuntimeLayout {
  const tiling = tilingOf("logicalDivide", b);
  return layoutOf("logicalDivide", byMode("logicalDivide", treeOf("logicalDivide", a), tiling, divide));
}
