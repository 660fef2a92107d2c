// How does an operation tile a composed layout? It tiles the inner layout, whose offsets still go through the outer function.
import type { RuntimeLayout } from "../layout/remake.js";
import { isComposedLayout, type RuntimeComposedLayout, recompose } from "./composed.js";
import { layoutOf, treeOf } from "./door.js";
import type { LayoutTree } from "./layout-tree.js";

/** The leaves of a layout, or of the inner one of a composed layout; throws for anything else. */
export function innerTreeOf(operation: string, self: unknown): LayoutTree {
  return treeOf(operation, isComposedLayout(self) ? self.inner : self);
}

/** The layout of these leaves in place of `self`, or of its inner layout; throws past 2^53-1. */
export function layoutLike(operation: string, tree: LayoutTree, self: unknown): RuntimeLayout | RuntimeComposedLayout {
  const inner = layoutOf(operation, tree, isComposedLayout(self) ? self.inner : self);
  return isComposedLayout(self) ? recompose(self, self.outer, self.offset, inner) : inner;
}
