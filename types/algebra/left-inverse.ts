// Which index did an offset come from?
import type { IntTuple } from "../coord/int-tuple.js";
import type { DivMod, Less, MultipleOf } from "../int/index.js";
import type { Refused, Say } from "../message/say.js";
import type { LayoutOf, Read } from "./door.js";
import type { RefuseEmpty } from "./empty.js";
import type { Grown } from "./grown.js";
import type { ByStride, IndexedLeaves } from "./moving-leaves.js";
import type { Coalesced, PlacesWithin, Times } from "./radix.js";

/**
 * A layout R with R(L(i)) = i for 0 <= i < size(L), L being injective. An index along a mode of stride 0 is lost; then L(R(L(i))) = L(i).
 * Where a size known only when run decides about the number of modes it is any layout. Source: CuTe's `left_inverse`.
 * @example
 * type R = LeftInverse<Layout<[2, 3], [1, 8]>>; // Layout<[8, 3], [1, 2]>
 */
export type LeftInverse<Self> = LayoutOf<Grown<"leftInverse", Self, never, LeftInverseParts<Self>>>;

/** The pair [shape, stride], however far it reaches. */
export type LeftInverseParts<Self> = InverseOf<Read<"leftInverse", Self>>;

type InverseOf<Parts> = Parts extends readonly [infer Shape, infer Stride]
  ? IfNotEmpty<RefuseEmpty<"leftInverse", Shape>, Shape, Stride>
  : Parts;

type IfNotEmpty<Empty, Shape, Stride> =
  Empty extends Refused<string> ? Empty : First<ByStride<IndexedLeaves<Shape, Stride>>>;

/** Offsets below the first stride are none of the layout's. */
type First<Leaves> = Leaves extends readonly [readonly [infer Extent, infer Stride, infer Index], ...infer Others]
  ? Stride extends 1
    ? Chain<Others, Extent, Stride, Index, [], []>
    : Chain<Others, Extent, Stride, Index, [Stride], [0]>
  : Leaves extends readonly []
    ? [1, 0]
    : [IntTuple, IntTuple];

/** Each leaf ends where the next one's stride begins to count. */
type Chain<
  Leaves,
  Extent,
  Stride,
  Index,
  Shape extends readonly unknown[],
  Steps extends readonly unknown[],
> = Leaves extends readonly [readonly [infer NextExtent, infer NextStride, infer NextIndex], ...infer Others]
  ? Link<DivMod<NextStride, Stride>, Others, Extent, Stride, Index, NextExtent, NextStride, NextIndex, Shape, Steps>
  : Coalesced<PlacesWithin<[...Shape, Extent], [...Steps, Index]>, "positive">;

type Link<
  Parts,
  Leaves,
  Extent,
  Stride,
  Index,
  NextExtent,
  NextStride,
  NextIndex,
  Shape extends readonly unknown[],
  Steps extends readonly unknown[],
> = Parts extends readonly [infer Room, infer Remainder]
  ? LinkIf<
      IsOpen<Extent, NextExtent> extends true ? "open" : Less<Room, Extent>,
      Remainder,
      Leaves,
      Extent,
      Stride,
      NextExtent,
      NextStride,
      NextIndex,
      [...Shape, Room],
      [...Steps, Index]
    >
  : Parts;

type LinkIf<
  Overlaps,
  Remainder,
  Leaves,
  Extent,
  Stride,
  NextExtent,
  NextStride,
  NextIndex,
  Shape extends readonly unknown[],
  Steps extends readonly unknown[],
> = Overlaps extends "open"
  ? [IntTuple, IntTuple]
  : Overlaps extends true
    ? Refused<Say<"leftInverse.overlap", { extent: NextExtent; stride: NextStride; filled: Times<Extent, Stride> }>>
    : Remainder extends 0
      ? Chain<Leaves, NextExtent, NextStride, NextIndex, Shape, Steps>
      : Refused<Say<"leftInverse.stride", { extent: NextExtent; stride: NextStride; before: Stride }>>;

/** A leaf whose extent may be 1 may be none. */
type IsOpen<Left, Right> = number extends Left | Right
  ? true
  : Left extends MultipleOf<unknown>
    ? true
    : Right extends MultipleOf<unknown>
      ? true
      : false;
