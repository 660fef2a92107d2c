// How do block and copies share the modes of one layout? The core of `blockedProduct` and `rakedProduct`.
import { type LayoutTree, modesOf, one } from "./layout-tree.js";
import { multiply } from "./multiply.js";
import type { Pair } from "./tiling.js";

/** The modes of the block, each with the mode of the copies that goes with it; the shorter one gets modes `1:0` behind. */
export function pairedProduct(operation: string, block: LayoutTree, tiler: LayoutTree): readonly Pair[] {
  const rank = Math.max(modesOf(block).length, modesOf(tiler).length);
  const [blocks, copies] = multiply(operation, padded(block, rank), padded(tiler, rank));
  const others = modesOf(copies);
  return modesOf(blocks).map((mode, at) => [mode, others[at] as LayoutTree]);
}

function padded(tree: LayoutTree, rank: number): LayoutTree {
  const modes = modesOf(tree);
  return modes.length === rank ? modes : [...modes, ...new Array<LayoutTree>(rank - modes.length).fill(one)];
}
