// Which methods has a layout? Each is generic in its receiver and names neither shape nor stride of the interface that
// extends this one: two layouts then have identical methods, and an assignment compares two properties.
import type { Depth, FlatRank, Rank } from "../coord/rank.js";
import type { AnyLayout } from "./layout.js";
import type { Cosize, Size } from "./size.js";

export interface LayoutReads {
  /** The number of coordinates. */
  size<L extends AnyLayout>(this: L): Size<L>;
  /** One more than the largest offset; 0 if the size is 0. */
  cosize<L extends AnyLayout>(this: L): Cosize<L>;
  /** The number of top-level modes. */
  rank<L extends AnyLayout>(this: L): Rank<L["shape"]>;
  /** The number of leaves. */
  flatRank<L extends AnyLayout>(this: L): FlatRank<L["shape"]>;
  /** The number of nesting levels; 0 for an integer layout. */
  depth<L extends AnyLayout>(this: L): Depth<L["shape"]>;
  /** Same shape and same stride, not merely the same function. */
  equals(other: AnyLayout): boolean;
  /** The layout as text: `(3,4):(4,1)`. */
  toString(): string;
}
