// Does a layout count through memory? The twin of `types/algebra/is-contiguous.ts`.
import type { IsContiguous } from "../../types/algebra/is-contiguous.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { treeOf } from "./door.js";
import { isEmpty, type LayoutTree, leavesOf } from "./layout-tree.js";

/**
 * Is index i at offset i, for all i? That is, the layout coalesces to `size:1`; strides of size-1 modes are forgiven, and a layout of size 0
 * is contiguous. Indices count as everywhere in the algebra, the first mode fastest: for the last mode fastest ask `isRowMajor`, for any
 * order `isCompact`.
 * Exact; the type says `boolean` where it depends on what is known only when run.
 * @example
 * isContiguous(layout([4, 2], [1, 4])); // true
 * isContiguous(layout([4, 2], [2, 1])); // false
 */
export function isContiguous<Self extends AnyLayout>(
  this: NotAny<Self, "isContiguous">,
  layout: Self,
): IsContiguous<Self> {
  const result: unknown = contiguous(treeOf("isContiguous", layout));
  return result as IsContiguous<Self>;
}

function contiguous(tree: LayoutTree): boolean {
  let filled = 1;
  for (const { extent, stride } of isEmpty(tree) ? [] : leavesOf(tree)) {
    if (extent !== 1 && stride !== filled) {
      return false;
    }
    filled *= extent;
  }
  return true;
}
