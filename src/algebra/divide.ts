// How does one layout divide another? The core of the four divides.
import { complementPlaces } from "./complement-places.js";
import { Composer } from "./compose.js";
import { ceilDiv } from "./division.js";
import { type LayoutTree, type Leaf, refuseEmpty, sizeOf } from "./layout-tree.js";
import { coalesced, radixOf } from "./radix.js";
import type { Pair } from "./tiling.js";

/** A ∘ (B, B*), where B* is the complement of B in the size of A: the tile, then the rest. */
export function divide(operation: string, tree: LayoutTree, tile: LayoutTree): Pair {
  if ("extent" in tree && "extent" in tile && tile.stride === 1 && tree.extent > 1 && tile.extent > 1) {
    return divideLeaf(tree, tile.extent);
  }
  refuseEmpty(operation, tree);
  refuseEmpty(operation, tile);
  const rest = coalesced(complementPlaces(operation, tile, sizeOf(tree)));
  const composer = new Composer(operation, radixOf(tree));
  return [composer.through(tile), composer.through(rest)];
}

/** One leaf by a size: nothing can carry. A rest of 1 has stride 0. */
function divideLeaf({ extent, stride }: Leaf, size: number): Pair {
  const rest = ceilDiv(extent, size);
  return [
    { extent: size, stride },
    { extent: rest, stride: rest === 1 ? 0 : size * stride },
  ];
}
