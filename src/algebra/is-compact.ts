// Does a layout fill its memory without gap or overlap? The twin of `types/algebra/is-compact.ts`.
import type { IsCompact } from "../../types/algebra/is-compact.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { treeOf } from "./door.js";
import { bijective } from "./is-bijective.js";

/**
 * Does the layout fill [0, size) without gap or overlap, in whatever order? The word of memory for `isBijective`; a tensor whose layout is
 * compact can take another layout of its size.
 * @example
 * isCompact(layout([4, 2], [2, 1])); // true
 */
export function isCompact<Self extends AnyLayout>(this: NotAny<Self, "isCompact">, layout: Self): IsCompact<Self> {
  const result: unknown = bijective(treeOf("isCompact", layout));
  return result as IsCompact<Self>;
}
