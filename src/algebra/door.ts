// How do layouts come into the algebra, and how does a result become one again?
import type { IntTuple } from "../../types/coord/int-tuple.js";
import { describe } from "../coord/check.js";
import { textOf } from "../coord/show.js";
import { isLayout, makeLayout, type RuntimeLayout } from "../layout/make-layout.js";
import { fail } from "../message/index.js";
import { type LayoutTree, shapeOf, strideOf } from "./layout-tree.js";

/** The leaves of a layout; throws for anything else. */
export function treeOf(operation: string, layout: unknown): LayoutTree {
  return isLayout(layout)
    ? pairLeaves(layout.shape, layout.stride)
    : fail("layout.not-a-layout", { operation, value: describe(layout) });
}

/** The layout of these leaves; throws past 2^53-1. */
export function layoutOf(operation: string, tree: LayoutTree): RuntimeLayout {
  return makeLayout(operation, shapeOf(tree), strideOf(tree));
}

/** The same, where an operation made more of the layout `from`: numbers past 2^53-1 are not exact, so the sentence shows what they come from. */
export function grownLayoutOf(operation: string, tree: LayoutTree, from: unknown): RuntimeLayout {
  return makeLayout(operation, shapeOf(tree), strideOf(tree), () => {
    const { shape, stride } = from as RuntimeLayout;
    return fail("algebra.too-large", { operation, shape: textOf(shape), stride: textOf(stride) });
  });
}

/** The tuples are congruent, as in every layout. */
function pairLeaves(shape: IntTuple, stride: IntTuple): LayoutTree {
  return typeof shape === "number"
    ? { extent: shape, stride: stride as number }
    : shape.map((extents, mode) => pairLeaves(extents, (stride as readonly IntTuple[])[mode] as IntTuple));
}
