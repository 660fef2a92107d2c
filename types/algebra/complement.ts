// Which offsets does a layout leave free?
import type { Kind } from "../int/index.js";
import type { Refused, Say } from "../message/say.js";
import type { Shown } from "./accepted.js";
import type { ComplementPlaces } from "./complement-places.js";
import type { LayoutOf, Read } from "./door.js";
import type { RefuseEmpty } from "./empty.js";
import type { Grown } from "./grown.js";
import type { Coalesced, WithinSize } from "./radix.js";

/**
 * The layout R of the offsets that `Self` leaves free: R is increasing, no R(j) with j > 0 is an offset of `Self`, and no two sums R(j) +
 * Self(i) with different offsets are equal; where every gap of `Self` divides, the sums fill [0, n), n being `Cotarget` rounded up to a
 * multiple of the largest extent * stride. Without `Cotarget` that is one such period. Where a size known only when run decides about the
 * number of modes it is any layout. Source: CuTe's `complement`.
 * @example
 * type C = Complement<Layout<4, 2>, 24>; // Layout<[2, 3], [1, 8]>
 */
export type Complement<Self, Cotarget = 1> = LayoutOf<
  Grown<"complement", Self, Cotarget, ComplementParts<Self, Cotarget>>
>;

/** The pair [shape, stride], however far it reaches. */
export type ComplementParts<Self, Cotarget = 1> = ComplementOf<Read<"complement", Self>, Cotarget>;

type ComplementOf<Parts, Cotarget> = Parts extends readonly [infer Shape, infer Stride]
  ? IfNotEmpty<RefuseEmpty<"complement", Shape>, Shape, Stride, Cotarget>
  : Parts;

type IfNotEmpty<Empty, Shape, Stride, Cotarget> =
  Empty extends Refused<string>
    ? Empty
    : [Kind<Cotarget>, Cotarget] extends ["literal", 1]
      ? Free<ComplementPlaces<"complement", Shape, Stride, 1>>
      : WithCotarget<CotargetOf<Cotarget>, Shape, Stride>;

/** A cotarget, or why it is none. */
export type CotargetOf<Cotarget> = CotargetOfKind<Kind<Cotarget>, Cotarget>;

type CotargetOfKind<State, Cotarget> = State extends "literal" | "dynamic"
  ? Cotarget extends 0
    ? Refused<Say<"complement.cotarget", { cotarget: 0 }>>
    : Cotarget
  : Refused<Say<"complement.cotarget", { cotarget: Shown<State, Cotarget> }>>;

// Without a bare `Cotarget` in a result: an annotated result would be inferred for it.
type WithCotarget<Cotarget, Shape, Stride> =
  Cotarget extends Refused<infer Sentence>
    ? Refused<Sentence>
    : Free<ComplementPlaces<"complement", Shape, Stride, Cotarget>>;

type Free<Places> = Places extends readonly unknown[] ? Coalesced<WithinSize<Places>, "positive"> : Places;
