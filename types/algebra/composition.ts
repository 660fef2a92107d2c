// Which layout takes the offsets of `a` at the indices of `b`?
import type { Grown } from "./grown.js";
import type { LayoutLike, ReadInner } from "./inner.js";
import type { ByMode } from "./tiling.js";

/**
 * The layout R with R(c) = Left(Right(c)) for every coordinate c of `Right`, whose shape is that of `Right`, refined. A tiler in place of
 * `Right` composes mode by mode: a size n is `n:1`, `null` leaves the mode, modes past the tiler stay as they are. An index past the size
 * of `Left` runs on in its last leaf. A mode is `IntTuple` where sizes known only when run decide about its pieces. It is a refusal where
 * the function throws. Source: CuTe's `composition`.
 * A composed layout is composed by its inner layout.
 * @example
 * type R = Composition<Layout<[6, 2], [8, 2]>, Layout<[4, 3], [3, 1]>>; // Layout<[[2, 2], 3], [[24, 2], 8]>
 */
export type Composition<Left, Right> = LayoutLike<
  Grown<"composition", Left, Right, CompositionParts<Left, Right>>,
  Left
>;

/** The pair [shape, stride], however far it reaches. */
export type CompositionParts<Left, Right> = ByMode<"compose", "composition", ReadInner<"composition", Left>, Right>;
