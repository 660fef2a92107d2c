// How does one layout divide another? The core of the four divides.
import { complementPlaces } from "./complement-places.js";
import { Composer } from "./compose.js";
import { type LayoutTree, refuseEmpty, sizeOf } from "./layout-tree.js";
import { coalesced, radixOf } from "./radix.js";
import type { Pair } from "./tiling.js";

/** A ∘ (B, B*), where B* is the complement of B in the size of A: the tile, then the rest. */
export function divide(operation: string, tree: LayoutTree, tile: LayoutTree): Pair {
  refuseEmpty(operation, tree);
  refuseEmpty(operation, tile);
  const rest = coalesced(complementPlaces(operation, tile, sizeOf(tree)));
  const composer = new Composer(operation, radixOf(tree));
  return [composer.through(tile), composer.through(rest)];
}
