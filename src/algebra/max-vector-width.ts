// How many elements can every access of a layout move at once? The twin of `types/algebra/max-vector-width.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { FactorOf } from "../../types/algebra/factor.js";
import type { MaxVectorWidth } from "../../types/algebra/max-vector-width.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { checkFactor } from "./check-factor.js";
import { treeOf } from "./door.js";
import { gcd } from "./gcd.js";
import { type LayoutTree, leavesOf } from "./layout-tree.js";

/**
 * The largest w such that the layout falls into aligned groups of w consecutive elements: w divides the length of its contiguous run, the
 * strides of all other leaves, and `alignment`.
 * `alignment` is that of the base, or the widest access, in elements; without it the base is taken to be aligned enough. Throws unless it
 * is a whole number from 1. A layout of size 0 may have the width 0: any width would do. Source: CuTe's `max_alignment`.
 * @example
 * maxVectorWidth(layout([8, 12], [16, 1])); // 4
 * maxVectorWidth(layout([8, 12], [16, 1]), 2); // 2
 */
export function maxVectorWidth<Self extends AnyLayout, const Alignment extends number = 0>(
  this: NotAny<Self, "maxVectorWidth"> & NotAny<Alignment, "maxVectorWidth">,
  layout: Self,
  alignment?: Accepted<Alignment, FactorOf<"maxVectorWidth", Alignment>>,
): MaxVectorWidth<Self, Alignment> {
  const limit: unknown = alignment;
  if (limit !== undefined) {
    checkFactor("maxVectorWidth", limit);
  }
  const result: unknown = gcd(widthOf(treeOf("maxVectorWidth", layout)), limit ?? 0);
  return result as MaxVectorWidth<Self, Alignment>;
}

/** The run begins at stride 1 and grows by the leaf that goes on where it ends. */
function widthOf(tree: LayoutTree): number {
  const others = leavesOf(tree).filter(({ extent }) => extent !== 1);
  let run = 1;
  for (;;) {
    const next = others.findIndex(({ stride }) => stride === run);
    const [leaf] = next === -1 ? [] : others.splice(next, 1);
    if (leaf === undefined) {
      return others.reduce((width, { stride }) => gcd(width, stride), run);
    }
    run *= leaf.extent;
  }
}
