// Which offsets has a layout left free? The places between its own.
import { fail } from "../message/index.js";
import { ceilDiv, floorDiv } from "./division.js";
import { type LayoutTree, type Leaf, leavesOf } from "./layout-tree.js";
import { appendPlace, type Radix } from "./radix.js";

/**
 * The complement as places that run on: gaps between the leaves in the order of their strides, then the whole repeated until `cotarget`
 * is covered. The last place stays even where one repetition suffices, so that what runs past the cotarget lands on free offsets too.
 */
export function complementPlaces(operation: string, tree: LayoutTree, cotarget: number): Radix {
  const places: Leaf[] = [];
  let filled = 1;
  for (const { extent, stride } of leavesByStride(tree)) {
    if (stride < filled) {
      fail("complement.overlap", { operation, extent, stride, filled });
    }
    appendPlace(places, { extent: floorDiv(stride, filled), stride: filled });
    filled = extent * stride;
  }
  appendPlace(places, { extent: ceilDiv(cotarget, filled), stride: filled });
  return places;
}

/** The leaves that take more than one offset, in the order of their strides. */
function leavesByStride(tree: LayoutTree): readonly Leaf[] {
  const moving: Leaf[] = [];
  for (const leaf of leavesOf(tree)) {
    if (leaf.extent > 1 && leaf.stride > 0) {
      moving.push(leaf);
    }
  }
  return moving.length > 1 ? moving.sort((left, right) => left.stride - right.stride) : moving;
}
