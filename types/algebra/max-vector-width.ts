// How many elements can every access of a layout move at once?
import type { Flatten } from "../coord/flatten.js";
import type { DivisorOf, Gcd, IsStatic, Kind, Mul, Multiple } from "../int/index.js";
import type { AnyLayout } from "../layout/layout.js";
import type { Refused, Say } from "../message/say.js";
import type { Shown } from "./accepted.js";

/**
 * The largest w such that the layout falls into aligned groups of w consecutive elements: w divides the length of its contiguous run, the
 * strides of all other leaves, and `Alignment` (0 for a base that is aligned enough).
 * Where it is not known, it is a `Multiple` of what surely divides it.
 * Source: CuTe's `max_alignment`.
 * @example
 * type W = MaxVectorWidth<Layout<[8, 12], [16, 1]>>; // 4
 * type V = MaxVectorWidth<Layout<[number, 12], [Multiple<8>, 1]>, 2>; // 2
 */
export type MaxVectorWidth<Self, Alignment = 0> = Self extends AnyLayout
  ? WidthUpTo<LimitOf<Kind<Alignment>, Alignment>, Flatten<Self["shape"]>, Flatten<Self["stride"]>>
  : Self;

/** An alignment, or why it is none. */
type LimitOf<State, Alignment> = State extends "literal" | "dynamic"
  ? Alignment
  : Refused<Say<"cast.factor", { operation: "maxVectorWidth"; factor: Shown<State, Alignment> }>>;

type WidthUpTo<Limit, Extents, Strides> =
  Limit extends Refused<string> ? Limit : WidthOf<Grow<Leaves<Extents, Strides, []>, 1, 1>, Limit>;

type LeafType = readonly [extent: unknown, stride: unknown];

/** Without those of extent 1. */
type Leaves<Extents, Strides, Done extends readonly LeafType[]> = Extents extends readonly [
  infer Extent,
  ...infer OtherExtents,
]
  ? Strides extends readonly [infer Stride, ...infer OtherStrides]
    ? Leaves<OtherExtents, OtherStrides, Extent extends 1 ? Done : [...Done, [Extent, Stride]]>
    : "unknown"
  : Extents extends readonly []
    ? Done
    : "unknown";

/** The contiguous run as far as it is known, what surely divides it, and the leaves that are not in it. */
interface RunAndOthers<out Run, out Divisor, out Others extends readonly LeafType[]> {
  readonly run: Run;
  readonly divisor: Divisor;
  readonly others: Others;
}

type Grow<Left, Run, Divisor> = Left extends readonly LeafType[]
  ? IsStatic<Run> extends true
    ? GrowBy<Take<Left, Run, []>, Left, Run, Divisor>
    : RunAndOthers<Run, Divisor, Left>
  : "unknown";

type GrowBy<Taken, Left extends readonly LeafType[], Run, Divisor> = Taken extends [infer Extent, infer Others]
  ? Grow<Others, Mul<Run, Extent>, Mul<Divisor, DivisorOf<Extent>>>
  : RunAndOthers<Run, Divisor, Left>;

/** The extent of the first leaf that goes on where the run ends, and the leaves without it. */
type Take<Left, Run, Before extends readonly LeafType[]> = Left extends readonly [
  infer Leaf extends LeafType,
  ...infer Rest extends readonly LeafType[],
]
  ? Run extends Leaf[1]
    ? Leaf[1] extends Run
      ? [Leaf[0], [...Before, ...Rest]]
      : Take<Rest, Run, [...Before, Leaf]>
    : Take<Rest, Run, [...Before, Leaf]>
  : "none";

type WidthOf<Found, Alignment> =
  Found extends RunAndOthers<infer Run, infer Divisor, infer Others>
    ? Known<
        SureDivisor<Others, Gcd<Divisor, DivisorOf<Alignment>>>,
        Bound<AllKnown<Others, IsStatic<Run>>, Run, Others, Alignment>
      >
    : Known<1, Alignment>;

/** What divides the width whatever the unknown numbers are. */
type SureDivisor<Others, Done> = Others extends readonly [infer Leaf extends LeafType, ...infer Rest]
  ? SureDivisor<Rest, Gcd<DivisorOf<Leaf[1]>, Done>>
  : Done;

/** What the width divides in any case; 0 where nothing is sure. */
type Bound<StridesKnown, Run, Others, Alignment> =
  IsStatic<Alignment> extends true
    ? StridesKnown extends true
      ? SureBound<Others, Gcd<Run, Alignment>>
      : Alignment
    : 0;

/** A leaf whose extent may turn out to be 1 does not bound the width. */
type SureBound<Others, Done> = Others extends readonly [infer Leaf extends LeafType, ...infer Rest]
  ? SureBound<Rest, IsStatic<Leaf[0]> extends true ? Gcd<Leaf[1], Done> : Done>
  : Done;

type AllKnown<Others, Known> = Known extends true
  ? Others extends readonly [infer Leaf extends LeafType, ...infer Rest]
    ? AllKnown<Rest, IsStatic<Leaf[1]>>
    : true
  : false;

type Known<Divisor, Limit> = Divisor extends Limit ? Divisor : Divisor extends 0 | 1 ? number : Multiple<Divisor>;
