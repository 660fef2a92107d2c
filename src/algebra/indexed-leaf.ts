// From which index does each leaf of a layout move?
import { type LayoutTree, type Leaf, leavesOf } from "./layout-tree.js";

/** A leaf, and the index of its first step: the product of the extents before it. */
export interface IndexedLeaf extends Leaf {
  readonly index: number;
}

/** The leaves that take more than one offset, in the order of their strides, of equal ones the first first. */
export function indexedByStride(tree: LayoutTree): readonly IndexedLeaf[] {
  let index = 1;
  const indexed: IndexedLeaf[] = [];
  for (const { extent, stride } of leavesOf(tree)) {
    if (extent > 1 && stride > 0) {
      indexed.push({ extent, stride, index });
    }
    index *= extent;
  }
  return indexed.sort((left, right) => left.stride - right.stride);
}
