// Does a layout fill its memory without gap or overlap?
import type { IsBijective } from "./is-bijective.js";

/**
 * Does the layout fill [0, size) without gap or overlap, in whatever order? The word of memory for `IsBijective`; a tensor whose layout is
 * compact can take another layout of its size.
 * @example
 * type Yes = IsCompact<Layout<[4, 2], [2, 1]>>; // true
 */
export type IsCompact<Self> = IsBijective<Self>;
