// Is a tile no larger than the layout, mode by mode? The twin of `types/algebra/tile-fits.ts`.
import type { CheckedTiler } from "../../types/algebra/checked-tiler.js";
import type { TileFits } from "../../types/algebra/tile-fits.js";
import type { TilerArg } from "../../types/algebra/tiler.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { treeOf } from "./door.js";
import { isEmpty, type LayoutTree, lastOffsetOf, modesOf, sizeOf } from "./layout-tree.js";
import { type Tiling, tilingOf } from "./tiling.js";

/**
 * Is each tile at most as large as the mode that it tiles, a layout counted by its cosize? `null` fits, more tilers than modes do not.
 * Throws for what is no layout or no tiler.
 * @example
 * tileFits(rowMajor(8, 12), [4, 12]); // true
 * tileFits(rowMajor(8, 12), [4, 16]); // false
 */
export function tileFits<Self extends AnyLayout, const Tiler extends TilerArg>(
  this: NotAny<Self, "tileFits"> & NotAny<Tiler, "tileFits">,
  layout: Self,
  tiler: CheckedTiler<Tiler, "tileFits">,
): TileFits<Self, Tiler> {
  const result: unknown = fits(treeOf("tileFits", layout), tilingOf("tileFits", tiler));
  return result as TileFits<Self, Tiler>;
}

function fits(tree: LayoutTree, tiling: Tiling): boolean {
  if (tiling === null) {
    return true;
  }
  if ("tile" in tiling) {
    return cosizeOf(tiling.tile) <= sizeOf(tree);
  }
  const modes = modesOf(tree);
  return tiling.length <= modes.length && tiling.every((part, mode) => fits(modes[mode] as LayoutTree, part));
}

function cosizeOf(tree: LayoutTree): number {
  return isEmpty(tree) ? 0 : lastOffsetOf(tree) + 1;
}
