// Which layout has the same memory in wider elements? The twin of `types/algebra/upcast.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { Tileable } from "../../types/algebra/inner.js";
import type { Upcast } from "../../types/algebra/upcast.js";
import type { NotAny } from "../../types/coord/checked.js";
import { fail } from "../message/index.js";
import { castLayout } from "./cast-composed.js";
import { checkFactor } from "./check-factor.js";
import { ceilDiv } from "./division.js";
import { type LayoutTree, type Leaf, leavesOf } from "./layout-tree.js";

/**
 * The layout of elements `factor` times as wide, each of which holds `factor` consecutive old ones: R(c') = floor(L(c) / factor), where
 * c' counts in each leaf of stride d < factor the groups of factor / d steps.
 * Strides count elements, old and new. Throws where a stride and the factor do not divide each other, where a leaf does not fill its
 * groups, and where several leaves together run past one wide element. The swizzle of a composed layout is cast with it, if the factor is
 * 2^k with k up to its base. Source: CuTe's `upcast`.
 * @example
 * upcast(layout([4, 8], [8, 1]), 4); // (4,2):(2,1)
 */
export function upcast<Self extends Tileable, const Factor extends number>(
  this: NotAny<Self, "upcast"> & NotAny<Factor, "upcast">,
  layout: Self,
  factor: Accepted<Factor, Upcast<Self, Factor>>,
): Upcast<Self, Factor> {
  checkFactor("upcast", factor);
  const result: unknown = castLayout("upcast", "wider", layout, factor, upcastTree);
  return result as Upcast<Self, Factor>;
}

export function upcastTree(operation: string, tree: LayoutTree, factor: number): LayoutTree {
  const wide = widened(operation, tree, factor);
  const inside = leavesOf(tree).reduce((steps, leaf) => steps + reachInside(leaf, factor), 0);
  if (inside >= factor) {
    fail("upcast.overlap", { operation, factor, reach: inside });
  }
  return wide;
}

function widened(operation: string, tree: LayoutTree, factor: number): LayoutTree {
  return "extent" in tree ? widenedLeaf(operation, tree, factor) : tree.map((mode) => widened(operation, mode, factor));
}

function widenedLeaf(operation: string, { extent, stride }: Leaf, factor: number): Leaf {
  if (extent === 1 || stride % factor === 0) {
    return { extent, stride: ceilDiv(stride, factor) };
  }
  if (factor % stride !== 0) {
    fail("upcast.stride", { operation, extent, stride, factor });
  }
  const group = factor / stride;
  if (extent % group !== 0 && group % extent !== 0) {
    fail("upcast.extent", { operation, extent, stride, factor, group });
  }
  return { extent: ceilDiv(extent, group), stride: 1 };
}

/** How far does a leaf move inside one wide element? */
function reachInside({ extent, stride }: Leaf, factor: number): number {
  return extent <= 1 || stride % factor === 0 ? 0 : (Math.min(extent, factor / stride) - 1) * stride;
}
