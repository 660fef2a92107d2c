// How many coordinates has a layout, and how far does it reach? As functions, for layouts of any copy of the package.
import type { AnyLayout } from "../../types/layout/layout.js";
import type { Cosize, Size } from "../../types/layout/size.js";
import { checkLayout } from "./remake.js";

/**
 * The number of coordinates: the product of the extents. Source: CuTe's `size`.
 * @example
 * size(layout([2, 2], [10, 1])); // 4
 */
export function size<L extends AnyLayout>(layout: L): Size<L> {
  checkLayout("size", layout);
  const count: unknown = layout.size();
  return count as Size<L>;
}

/**
 * One more than the largest offset: 1 + the sum of (extent - 1) * stride over the leaves; 0 if an extent is 0. Source:
 * CuTe's `cosize`.
 * @example
 * cosize(layout([2, 2], [10, 1])); // 12
 */
export function cosize<L extends AnyLayout>(layout: L): Cosize<L> {
  checkLayout("cosize", layout);
  const count: unknown = layout.cosize();
  return count as Cosize<L>;
}
