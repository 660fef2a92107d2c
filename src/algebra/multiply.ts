// How is one layout repeated after another? The core of the six products.
import { complementPlaces } from "./complement-places.js";
import { Composer } from "./compose.js";
import { type LayoutTree, lastOffsetOf, refuseEmpty, sizeOf } from "./layout-tree.js";
import type { Pair } from "./tiling.js";

/**
 * (A, A* ∘ B), where A* is the complement of A in size(A) * cosize(B): the block, then where its copies begin.
 * CuTe drops the end of A* when it fits the cotarget, so that B can run on into A itself where the gaps of A do not divide; here the
 * end stays. As in CuTe, each mode of B walks along one gap of A.
 */
export function multiply(operation: string, block: LayoutTree, copies: LayoutTree): Pair {
  refuseEmpty(operation, block);
  refuseEmpty(operation, copies);
  const free = complementPlaces(operation, block, sizeOf(block) * (lastOffsetOf(copies) + 1));
  return [block, new Composer(operation, free, true).through(copies)];
}
