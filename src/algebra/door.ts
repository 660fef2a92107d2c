// How do layouts come into the algebra, and how does a result become one again?
import type { IntTuple } from "../../types/coord/int-tuple.js";
import { checkLayout, makerOf, type RuntimeLayout } from "../layout/remake.js";
import { type LayoutTree, shapeOf, strideOf } from "./layout-tree.js";

/** The leaves of a layout; throws for anything else. */
export function treeOf(operation: string, layout: unknown): LayoutTree {
  checkLayout(operation, layout);
  return pairLeaves(layout.shape, layout.stride);
}

/** The layout of these leaves, made of the layout `from`; throws past 2^53-1. */
export function layoutOf(operation: string, tree: LayoutTree, from: unknown): RuntimeLayout {
  const origin = from as RuntimeLayout;
  return makerOf(origin)(operation, shapeOf(tree), strideOf(tree), origin);
}

/** The tuples are congruent, as in every layout. */
function pairLeaves(shape: IntTuple, stride: IntTuple): LayoutTree {
  return typeof shape === "number"
    ? { extent: shape, stride: stride as number }
    : shape.map((extents, mode) => pairLeaves(extents, (stride as readonly IntTuple[])[mode] as IntTuple));
}
