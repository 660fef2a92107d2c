// Is every offset up to the largest one taken?
import type { Add, IsStatic, LessOrEqual, Mul, Sub } from "../int/index.js";
import type { AnyLayout } from "../layout/layout.js";
import type { IsEmpty, IsStaticShape, LeavesByStride, NoIf } from "./leaves-by-stride.js";

/**
 * Is every offset from 0 to cosize - 1 taken by some coordinate? A layout of size 0 is surjective.
 * `boolean` where it depends on what is known only when run.
 * @example
 * type Yes = IsSurjective<Layout<[4, 2], [1, 4]>>; // true
 * type No = IsSurjective<Layout<[4, 2], [1, 8]>>; // false
 */
export type IsSurjective<Self> = Self extends AnyLayout
  ? IsEmpty<Self> extends true
    ? true
    : Fills<LeavesByStride<Self>, 1, IsStaticShape<Self>>
  : Self;

/** `Filled` offsets are taken at least; an unknown extent adds none. */
type Fills<Leaves, Filled, Final> = Leaves extends readonly [
  infer Leaf extends readonly [unknown, unknown],
  ...infer Rest,
]
  ? LessOrEqual<Leaf[1], Filled> extends true
    ? Fills<Rest, IsStatic<Leaf[0]> extends true ? Add<Filled, Mul<Sub<Leaf[0], 1>, Leaf[1]>> : Filled, Final>
    : NoIf<Final>
  : Leaves extends readonly []
    ? true
    : boolean;
