// Which methods has a layout? Each is generic in its receiver and names neither shape nor stride of the interface that
// extends this one: two layouts then have identical methods, and an assignment compares two properties.
import type { Checked } from "../coord/checked.js";
import type { Coordinate, Idx2Crd } from "../coord/idx2crd.js";
import type { TupleArg } from "../coord/int-tuple.js";
import type { Depth, FlatRank, Rank } from "../coord/rank.js";
import type { CheckedIndex, CheckedScalar } from "./checked-index.js";
import type { IndexOf } from "./index-of.js";
import type { IsRowMajor } from "./is-row-major.js";
import type { AnyLayout } from "./layout.js";
import type { LayoutEqual } from "./layout-equal.js";
import type { CheckedMode, Mode, Modes } from "./mode.js";
import type { FlattenLayout, MakeDynamic, ReverseLayout } from "./reorder.js";
import type { ShowLayout } from "./show.js";
import type { Cosize, Size } from "./size.js";

export interface LayoutReads {
  /**
   * The number of coordinates: the product of the extents.
   * @example
   * layout([2, 2], [10, 1]).size(); // 4
   */
  size<L extends AnyLayout>(this: L): Size<L>;

  /**
   * One more than the largest offset: 1 + the sum of (extent - 1) * stride over the leaves; 0 if an extent is 0.
   * @example
   * layout([2, 2], [10, 1]).cosize(); // 12
   */
  cosize<L extends AnyLayout>(this: L): Cosize<L>;

  /**
   * The number of top-level modes; an integer layout has one, itself.
   * @example
   * rowMajor([2, 2], 4).rank(); // 2
   */
  rank<L extends AnyLayout>(this: L): Rank<L["shape"]>;

  /**
   * The number of leaves.
   * @example
   * rowMajor([2, 2], 4).flatRank(); // 3
   */
  flatRank<L extends AnyLayout>(this: L): FlatRank<L["shape"]>;

  /**
   * The number of nesting levels; 0 for an integer layout.
   * @example
   * rowMajor([2, 2], 4).depth(); // 2
   */
  depth<L extends AnyLayout>(this: L): Depth<L["shape"]>;

  /**
   * The offset of a coordinate: one index for each mode, or for each leaf, or a single one for the whole layout, which
   * counts with the first leaf fastest, whatever the strides are. A single tuple is the whole coordinate. Throws on a
   * coordinate that is not inside.
   * @example
   * rowMajor(3, 4).index(2, 1); // 9
   * rowMajor(3, 4).index(5); // 9
   */
  index<L extends AnyLayout, const Args extends TupleArg[]>(
    this: L,
    ...crd: CheckedIndex<L["shape"], Args>
  ): IndexOf<L, Args>;

  /**
   * The coordinate of a single index, which counts with the first leaf fastest: the inverse of `index(i)` for every
   * layout without overlaps. Throws on an index past the size.
   * @example
   * rowMajor(3, 4).coord(5); // [2, 1]
   */
  coord<L extends AnyLayout, const Index extends number>(
    this: L,
    index: CheckedScalar<L["shape"], Index, "coord">,
  ): Idx2Crd<Index, L["shape"]>;

  /**
   * The coordinate of an offset, leaf by leaf `(offset div stride) mod extent`: the inverse of `index` for a layout
   * without overlaps and gaps. An offset in a gap gives a coordinate all the same. Source: the reference's `idx2crd`.
   * @example
   * rowMajor(3, 4).idx2crd(5); // [1, 1]
   */
  idx2crd<L extends AnyLayout, const Offset extends number>(
    this: L,
    offset: Checked<Offset, "idx2crd", "index">,
  ): Idx2Crd<Offset, L["shape"], L["stride"]>;

  /**
   * All coordinates, the first leaf fastest: the i-th is `coord(i)`. Each is a new array.
   * @example
   * [...rowMajor(2, 2).coords()]; // [[0, 0], [1, 0], [0, 1], [1, 1]]
   */
  coords<L extends AnyLayout>(this: L): Generator<Coordinate<L["shape"]>, void, undefined>;

  /**
   * One top-level mode as a layout of its own; an integer layout is its own mode 0. Throws if there is no such mode.
   * @example
   * layout([4, [3, 2]], [6, [2, 1]]).mode(1); // (3,2):(2,1)
   */
  mode<L extends AnyLayout, const Index extends number>(this: L, index: CheckedMode<L["shape"], Index>): Mode<L, Index>;

  /**
   * The top-level modes as layouts.
   * @example
   * rowMajor(4, 8).modes(); // [4:8, 8:1]
   */
  modes<L extends AnyLayout>(this: L): Modes<L>;

  /**
   * The same leaves without nesting.
   * @example
   * layout([4, [3, 2]], [6, [2, 1]]).flatten(); // (4,3,2):(6,2,1)
   */
  flatten<L extends AnyLayout>(this: L): FlattenLayout<L>;

  /**
   * The top-level modes in reverse order; nested modes keep their inner order.
   * @example
   * colMajor(2, 5).reverse(); // (5,2):(2,1)
   */
  reverse<L extends AnyLayout>(this: L): ReverseLayout<L>;

  /** The same as `reverse`: rows become columns. */
  transpose<L extends AnyLayout>(this: L): ReverseLayout<L>;

  /**
   * The same layout, of which no size is known before the program runs.
   * @example
   * rowMajor(4, 4).makeDynamic(); // Layout<[number, number], [number, number]>
   */
  makeDynamic<L extends AnyLayout>(this: L): MakeDynamic<L>;

  /**
   * Is the offset of every coordinate its position when the last mode moves fastest? The stride of an extent of 1 is
   * never used and may be anything. A nested mode must be one run, since its own coordinates count with the first leaf
   * fastest: so `rowMajor([2, 2], 4)` is not.
   * @example
   * layout([3, 1, 4], [4, 99, 1]).isRowMajor(); // true
   */
  isRowMajor<L extends AnyLayout>(this: L): IsRowMajor<L>;

  /**
   * Same shape and same stride, not merely the same function.
   * @example
   * layout([12], [1]).equals(layout(12, 1)); // false
   */
  equals<L extends AnyLayout, Other extends AnyLayout>(this: L, other: Other): LayoutEqual<L, Other>;

  /**
   * The layout as text, which `parseLayout` reads.
   * @example
   * rowMajor(3, 4).toString(); // "(3,4):(4,1)"
   */
  toString<L extends AnyLayout>(this: L): ShowLayout<L>;
}
