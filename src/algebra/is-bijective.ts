// Is a layout a permutation of its offsets? The twin of `types/algebra/is-bijective.ts`.
//
// It is just if its strides in ascending order are the running product of the extents: a larger stride leaves an offset out, a smaller one
// meets an offset that is taken.
import type { IsBijective } from "../../types/algebra/is-bijective.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { treeOf } from "./door.js";
import { indexedByStride } from "./indexed-leaf.js";
import { type LayoutTree, sizeOf } from "./layout-tree.js";

/**
 * Is each offset from 0 to size - 1 taken exactly once? That is, injective and surjective. A layout of size 0 is bijective.
 * Exact; the type says `boolean` where it depends on what is known only when run.
 * @example
 * isBijective(layout([4, 2], [2, 1])); // true
 * isBijective(layout([4, 2], [4, 1])); // false
 */
export function isBijective<Self extends AnyLayout>(
  this: NotAny<Self, "isBijective">,
  layout: Self,
): IsBijective<Self> {
  const result: unknown = bijective(treeOf("isBijective", layout));
  return result as IsBijective<Self>;
}

export function bijective(tree: LayoutTree): boolean {
  const size = sizeOf(tree);
  let filled = 1;
  for (const { extent, stride } of size === 0 ? [] : indexedByStride(tree)) {
    if (stride !== filled) {
      return false;
    }
    filled *= extent;
  }
  return size === 0 || filled === size;
}
