// Which index gives an offset?
import type { IntTuple } from "../coord/int-tuple.js";
import type { Less, MultipleOf } from "../int/index.js";
import type { Refused } from "../message/say.js";
import type { LayoutOf, Read } from "./door.js";
import type { RefuseEmpty } from "./empty.js";
import type { IndexedLeaves } from "./moving-leaves.js";
import type { Coalesced, PlacesWithin, Times } from "./radix.js";

/**
 * A layout R with L(R(i)) = i for 0 <= i < size(R). R goes through the modes of `Self` in the order of their strides, of equal ones the
 * first first, as long as each begins where the one before ends; modes of stride 0 are passed over. It is `1:0` when no mode has stride 1,
 * and the whole inverse when `Self` is a bijection onto its size. Where a size known only when run decides about the number of modes it is
 * any layout. Source: CuTe's `right_inverse`.
 * @example
 * type R = RightInverse<Layout<[4, 8], [8, 1]>>; // Layout<[8, 4], [4, 1]>
 */
export type RightInverse<Self> = LayoutOf<InverseOf<Read<"rightInverse", Self>>>;

type InverseOf<Parts> = Parts extends readonly [infer Shape, infer Stride]
  ? IfNotEmpty<RefuseEmpty<"rightInverse", Shape>, Shape, Stride>
  : Parts;

type IfNotEmpty<Empty, Shape, Stride> =
  Empty extends Refused<string> ? Empty : Chain<IndexedLeaves<Shape, Stride>, 1, [], []>;

/** Leaf behind leaf, each from the offset `Next` where the one before ends. */
type Chain<
  Leaves,
  Next,
  Shape extends readonly unknown[],
  Stride extends readonly unknown[],
> = Leaves extends readonly []
  ? Coalesced<PlacesWithin<Shape, Stride>, "positive">
  : Leaves extends readonly unknown[]
    ? number extends Next
      ? [IntTuple, IntTuple]
      : Next extends MultipleOf<unknown>
        ? [IntTuple, IntTuple]
        : Link<Pick<Leaves, Next, []>, Next, Shape, Stride>
    : [IntTuple, IntTuple];

type Link<Picked, Next, Shape extends readonly unknown[], Stride extends readonly unknown[]> = Picked extends readonly [
  readonly [infer Extent, unknown, infer Index],
  infer Others,
]
  ? LinkIf<Next extends 1 ? "free" : Blocked<Others, Next>, Times<Extent, Next>, Others, Shape, Stride, Extent, Index>
  : Coalesced<PlacesWithin<Shape, Stride>, "positive">;

type LinkIf<
  Verdict,
  Next,
  Others,
  Shape extends readonly unknown[],
  Stride extends readonly unknown[],
  Extent,
  Index,
> = Verdict extends "free"
  ? Chain<Others, Next, [...Shape, Extent], [...Stride, Index]>
  : Verdict extends "open"
    ? [IntTuple, IntTuple]
    : Coalesced<PlacesWithin<Shape, Stride>, "positive">;

/** [the first leaf of this stride, the others], or "none". */
type Pick<Leaves, Next, Before extends readonly unknown[]> = Leaves extends readonly [
  infer Leaf extends readonly [unknown, unknown, unknown],
  ...infer Others,
]
  ? Leaf[1] extends Next
    ? [Leaf, [...Before, ...Others]]
    : Pick<Others, Next, [...Before, Leaf]>
  : "none";

/** Is a leaf left that begins before this offset? One whose extent may be 1 may be none. */
type Blocked<Leaves, Next> = Leaves extends readonly [readonly [infer Extent, infer Stride, unknown], ...infer Others]
  ? Less<Stride, Next> extends true
    ? number extends Extent
      ? "open"
      : "blocked"
    : Blocked<Others, Next>
  : "free";
