// Which layout takes the offsets of `a` at the indices of `b`? The twin of `types/algebra/composition.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { Composition, CompositionParts } from "../../types/algebra/composition.js";
import type { ReadInner, Tileable } from "../../types/algebra/inner.js";
import type { TilerArg } from "../../types/algebra/tiler.js";
import type { WithinReach } from "../../types/algebra/within-reach.js";
import type { NotAny } from "../../types/coord/checked.js";
import { composeTree } from "./compose.js";
import { innerTreeOf, layoutLike } from "./inner.js";
import { byMode, tilingOf } from "./tiling.js";

/**
 * The layout R with R(c) = a(b(c)) for every coordinate c of `b`, whose shape is that of `b`, refined.
 * A tiler in place of `b` composes mode by mode: a size n is `n:1`, `null` leaves the mode, modes past the tiler stay as they are. An index
 * past the size of `a` runs on in its last leaf. Throws when an extent is 0, when a tiler has more modes than `a`, and when an index of `b`
 * would carry from one mode of `a` into the next. CuTe lets some of these through with wrong offsets, and refuses others that have an
 * answer, such as (4,6):(6,1) ∘ 2:6. A mode of extent 1 keeps the stride that CuTe gives it. Source: CuTe's `composition`.
 * A composed layout is composed by its inner layout.
 * @example
 * composition(layout([6, 2], [8, 2]), layout([4, 3], [3, 1])); // ((2,2),3):((24,2),8)
 */
export function composition<Left extends Tileable, const Right extends TilerArg>(
  this: NotAny<Left, "composition"> &
    NotAny<Right, "composition"> &
    WithinReach<[Left, Right], Composition<Left, Right>>,
  a: Accepted<Left, ReadInner<"composition", Left>>,
  b: Accepted<Right, CompositionParts<Left, Right>>,
): Composition<Left, Right> {
  const tiling = tilingOf("composition", b);
  const result: unknown = layoutLike(
    "composition",
    byMode("composition", innerTreeOf("composition", a), tiling, composeTree),
    a,
  );
  return result as Composition<Left, Right>;
}
