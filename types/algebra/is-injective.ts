// Do different coordinates have different offsets?
//
// The reductions of `src/algebra/is-injective.ts` without its search: what they leave of a layout is two leaves, which meet, or more,
// of which two may be seen to meet; else the verdict is `boolean`, and the runtime searches.
import type { Flatten } from "../coord/flatten.js";
import type { Add, FloorDiv, Gcd, Greater, IsStatic, Less, LessOrEqual, Mul, Sub } from "../int/index.js";
import type { AnyLayout } from "../layout/layout.js";
import type { Stays } from "./is-bijective.js";
import type { IsEmpty, IsStaticShape, LeavesByStride, NoIf } from "./leaves-by-stride.js";

/**
 * Do different coordinates have different offsets? A layout of size 0 or 1 is injective.
 * `boolean` where sizes or strides are known only when run, or where only a search would tell.
 * @example
 * type Yes = IsInjective<Layout<[4, 2], [1, 4]>>; // true
 * type No = IsInjective<Layout<[4, 2], [1, 3]>>; // false
 */
export type IsInjective<Self> = Self extends AnyLayout
  ? IsEmpty<Self> extends true
    ? true
    : Stays<Flatten<Self["shape"]>, Flatten<Self["stride"]>> extends true
      ? NoIf<IsStaticShape<Self>>
      : Apart<LeavesByStride<Self>, IsStaticShape<Self>>
  : Self;

type LeafType = readonly [extent: unknown, stride: unknown];

type Apart<Leaves, Final> = Leaves extends readonly LeafType[]
  ? StepsOver<Leaves, 0> extends true
    ? true
    : Meet<Entangled<Leaves>, Final>
  : boolean;

/** Is each stride larger than all smaller leaves together reach? The everyday case, and enough. */
type StepsOver<Leaves, Reach> = Leaves extends readonly [infer Leaf extends LeafType, ...infer Rest]
  ? Greater<Leaf[1], Reach> extends true
    ? Rest extends readonly []
      ? true
      : StepsOver<Rest, Add<Reach, ReachOf<Leaf>>>
    : false
  : true;

type ReachOf<Leaf extends LeafType> = Mul<Sub<Leaf[0], 1>, Leaf[1]>;

type Meet<Leaves extends readonly LeafType[], Final> = Leaves["length"] extends 0
  ? true
  : AnyPairMeets<Leaves> extends true
    ? NoIf<Final>
    : boolean;

/** The leaves that no reduction takes away: none, or two and more. */
type Entangled<Leaves extends readonly LeafType[]> = AfterReduction<Leaves, Reduce<[], Leaves, []>>;

type AfterReduction<Leaves extends readonly LeafType[], Left extends readonly LeafType[]> = Left["length"] extends 0 | 1
  ? []
  : Left["length"] extends Leaves["length"]
    ? Left
    : Entangled<Left>;

type Reduce<
  Before extends readonly LeafType[],
  Leaves extends readonly LeafType[],
  Left extends readonly LeafType[],
> = Leaves extends readonly [infer Leaf extends LeafType, ...infer After extends readonly LeafType[]]
  ? Reduce<[...Before, Leaf], After, StandsAlone<Leaf, Before, After> extends true ? Left : [...Left, Leaf]>
  : Left;

type StandsAlone<Leaf extends LeafType, Before extends readonly LeafType[], After extends readonly LeafType[]> =
  IsTooShort<Leaf, CommonStride<[...Before, ...After], 0>> extends true
    ? true
    : After extends readonly []
      ? Greater<Leaf[1], TotalReach<Before, 0>>
      : false;

/** Can the leaf not make up a multiple of what divides all the other strides? */
type IsTooShort<Leaf extends LeafType, Divisor> =
  IsStatic<Leaf[0]> extends true ? LessOrEqual<Leaf[0], FloorDiv<Divisor, Gcd<Divisor, Leaf[1]>>> : false;

type CommonStride<Leaves, Done> = Leaves extends readonly [infer Leaf extends LeafType, ...infer Rest]
  ? CommonStride<Rest, Gcd<Leaf[1], Done>>
  : Done;

type TotalReach<Leaves, Done> = Leaves extends readonly [infer Leaf extends LeafType, ...infer Rest]
  ? TotalReach<Rest, Add<Done, ReachOf<Leaf>>>
  : Done;

type AnyPairMeets<Leaves> = Leaves extends readonly [infer Leaf extends LeafType, ...infer Rest]
  ? MeetsAny<Leaf, Rest> extends true
    ? true
    : AnyPairMeets<Rest>
  : false;

type MeetsAny<Leaf extends LeafType, Others> = Others extends readonly [infer Other extends LeafType, ...infer Rest]
  ? PairMeets<Leaf, Other, Gcd<Leaf[1], Other[1]>> extends true
    ? true
    : MeetsAny<Leaf, Rest>
  : false;

type PairMeets<Left extends LeafType, Right extends LeafType, Common> =
  Less<FloorDiv<Right[1], Common>, Left[0]> extends true ? Less<FloorDiv<Left[1], Common>, Right[0]> : false;
