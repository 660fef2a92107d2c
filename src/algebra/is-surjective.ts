// Is every offset up to the largest one taken? The twin of `types/algebra/is-surjective.ts`.
//
// By ascending stride: while each stride is at most what the smaller leaves have filled, [0, filled), the leaf extends that interval.
// A larger stride leaves `filled` itself out, and no further leaf can reach it.
import type { IsSurjective } from "../../types/algebra/is-surjective.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { treeOf } from "./door.js";
import { indexedByStride } from "./indexed-leaf.js";
import { isEmpty, type LayoutTree } from "./layout-tree.js";

/**
 * Is every offset from 0 to cosize - 1 taken by some coordinate? A layout of size 0 is surjective.
 * Exact; the type says `boolean` where it depends on what is known only when run.
 * @example
 * isSurjective(layout([4, 2], [1, 4])); // true
 * isSurjective(layout([4, 2], [1, 8])); // false
 */
export function isSurjective<Self extends AnyLayout>(
  this: NotAny<Self, "isSurjective">,
  layout: Self,
): IsSurjective<Self> {
  const result: unknown = surjective(treeOf("isSurjective", layout));
  return result as IsSurjective<Self>;
}

function surjective(tree: LayoutTree): boolean {
  let filled = 1;
  for (const { extent, stride } of isEmpty(tree) ? [] : indexedByStride(tree)) {
    if (stride > filled) {
      return false;
    }
    filled += (extent - 1) * stride;
  }
  return true;
}
