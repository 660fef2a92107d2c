// Does a tiler divide a layout without a remainder? The twin of `types/algebra/evenly-divides.ts`.
import type { CheckedTiler } from "../../types/algebra/checked-tiler.js";
import type { EvenlyDivides } from "../../types/algebra/evenly-divides.js";
import type { TilerArg } from "../../types/algebra/tiler.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { TilewrightError } from "../message/index.js";
import { divide } from "./divide.js";
import { layoutOf, treeOf } from "./door.js";
import { indexedByStride } from "./indexed-leaf.js";
import { isEmpty, type LayoutTree, leavesOf, modesOf, sizeOf } from "./layout-tree.js";
import { type Tiling, tilingOf } from "./tiling.js";

/**
 * Has `logicalDivide(layout, tiler)` an answer in which the tiles take each index of what they tile exactly once, none past its end? A mode of
 * size 0 is divided by each tile that divides some size: by none that is empty, repeats an index, or does not begin each leaf at a multiple of
 * what the smaller ones fill.
 * Throws for what is no layout or no tiler. Source: CuTe's `evenly_divides`.
 * @example
 * evenlyDivides(rowMajor(8, 12), [4, 4]); // true
 * evenlyDivides(rowMajor(8, 12), [4, 5]); // false
 */
export function evenlyDivides<Self extends AnyLayout, const Tiler extends TilerArg>(
  this: NotAny<Self, "evenlyDivides"> & NotAny<Tiler, "evenlyDivides">,
  layout: Self,
  tiler: CheckedTiler<Tiler, "evenlyDivides">,
): EvenlyDivides<Self, Tiler> {
  const result: unknown = even(layout, treeOf("evenlyDivides", layout), tilingOf("evenlyDivides", tiler));
  return result as EvenlyDivides<Self, Tiler>;
}

function even(whole: unknown, tree: LayoutTree, tiling: Tiling): boolean {
  if (tiling === null) {
    return true;
  }
  if ("tile" in tiling) {
    return tilesEvenly(tiling.tile, sizeOf(tree)) && (isEmpty(tree) || answers(whole, tree, tiling.tile));
  }
  const modes = modesOf(tree);
  return tiling.length <= modes.length && tiling.every((part, mode) => even(whole, modes[mode] as LayoutTree, part));
}

/** Does each leaf begin at a multiple of what the smaller ones fill, and what all fill divide the size? */
function tilesEvenly(tile: LayoutTree, size: number): boolean {
  if (isEmpty(tile) || leavesOf(tile).some(({ extent, stride }) => extent > 1 && stride === 0)) {
    return false;
  }
  let filled = 1;
  for (const { extent, stride } of indexedByStride(tile)) {
    if (stride % filled !== 0) {
      return false;
    }
    filled = extent * stride;
  }
  return size % filled === 0;
}

/** Does the divide have an answer? What it refuses of a layout and a tile is that they fit each other, and that the result stays within 2^53-1. */
function answers(whole: unknown, tree: LayoutTree, tile: LayoutTree): boolean {
  try {
    layoutOf("evenlyDivides", divide("evenlyDivides", tree, tile), whole);
    return true;
  } catch (error) {
    if (error instanceof TilewrightError) {
      return false;
    }
    throw error;
  }
}
