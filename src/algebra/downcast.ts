// Which layout has the same memory in narrower elements? The twin of `types/algebra/downcast.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { Downcast } from "../../types/algebra/downcast.js";
import type { Tileable } from "../../types/algebra/inner.js";
import type { NotAny } from "../../types/coord/checked.js";
import { fail } from "../message/index.js";
import { castLayout } from "./cast-composed.js";
import { checkFactor } from "./check-factor.js";
import { type LayoutTree, type Leaf, leavesOf } from "./layout-tree.js";

/**
 * The layout of elements `factor` times as narrow: the leaf of stride 1 grows by the factor and runs through the parts, the other strides
 * grow, so R(c, k) = factor * L(c) + k. Without a leaf of stride 1 it is the layout of the first parts, R(c) = factor * L(c).
 * Strides count elements, old and new. Throws where two leaves of stride 1 would run through the parts. The swizzle of a composed
 * layout is cast with it, if the factor is a power of two. Source: CuTe's `downcast`.
 * @example
 * downcast(layout([4, 8], [8, 1]), 4); // (4,32):(32,1)
 */
export function downcast<Self extends Tileable, const Factor extends number>(
  this: NotAny<Self, "downcast"> & NotAny<Factor, "downcast">,
  layout: Self,
  factor: Accepted<Factor, Downcast<Self, Factor>>,
): Downcast<Self, Factor> {
  checkFactor("downcast", factor);
  const result: unknown = castLayout("downcast", "narrower", layout, factor, downcastTree);
  return result as Downcast<Self, Factor>;
}

export function downcastTree(operation: string, tree: LayoutTree, factor: number): LayoutTree {
  if (factor === 1) {
    return tree;
  }
  const grows = growingLeaf(operation, leavesOf(tree));
  const narrowed = (part: LayoutTree): LayoutTree =>
    "extent" in part
      ? part === grows
        ? { extent: part.extent * factor, stride: 1 }
        : { extent: part.extent, stride: part.stride * factor }
      : part.map(narrowed);
  return narrowed(tree);
}

/** The leaf that runs through the parts of an element: the one of stride 1 that moves, else the first of stride 1. */
function growingLeaf(operation: string, leaves: readonly Leaf[]): Leaf | undefined {
  const steps = leaves.filter(({ stride }) => stride === 1);
  const [first, second] = steps.filter(({ extent }) => extent !== 1);
  if (first !== undefined && second !== undefined) {
    fail("downcast.overlap", { operation, first: first.extent, second: second.extent });
  }
  return first ?? steps[0];
}
