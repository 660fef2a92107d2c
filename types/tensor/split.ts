// Which parts has a tensor along one axis?
//
// Static: `count` equal parts, and the extent must divide. Dynamic: one part of a split that need not divide; its extent is known
// only when run.
import type { DivMod, IsStatic } from "../int/index.js";
import type { Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { CheckedFlatAxis, FlatAxisVerdict, WithExtent } from "./axis.js";
import type { AsArray, Below, IndexFits, ModeAt, SizeKind } from "./size.js";
import type { AnyTensor, View } from "./tensor.js";

/**
 * One of `Count` equal parts along an axis. The reference's `SplitElementType`.
 * @example
 * type P = SplitElementType<TileTensor<"float32", Layout<[8, 4], [4, 1]>>, 2>; // TileTensor<"float32", Layout<[4, 4], [4, 1]>>
 */
export type SplitElementType<Tensor extends AnyTensor, Count, Axis extends number = 0> = View<
  Tensor,
  SplitLayout<Tensor["layout"], Count, Axis>
>;

/**
 * What `t.split(count, { axis })` gives: a tuple of `Count` parts; an array where the count is known only when run, or beyond 999.
 * @example
 * type P = StaticSplitType<TileTensor<"float32", Layout<[8], [1]>>, 2>; // [TileTensor<"float32", Layout<[4], [1]>>, TileTensor<"float32", Layout<[4], [1]>>]
 */
export type StaticSplitType<Tensor extends AnyTensor, Count, Axis extends number = 0> = Repeated<
  SplitElementType<Tensor, Count, Axis>,
  `${Count & number}`
>;

/**
 * What `t.split(count, index, { axis, alignment })` gives: the extent of the axis is known only when run.
 * @example
 * type P = DynamicSplitType<TileTensor<"float32", Layout<[8, 4], [4, 1]>>>; // TileTensor<"float32", Layout<[number, 4], [4, 1]>>
 */
export type DynamicSplitType<Tensor extends AnyTensor, Axis extends number = 0> = View<
  Tensor,
  OpenLayout<Tensor["layout"], Axis>
>;

export type SplitLayout<Parent, Count, Axis extends number> =
  Parent extends Layout<infer Shape, infer Stride>
    ? Layout<WithExtent<Shape, Axis, QuotientOf<DivMod<ModeAt<Shape, `${Axis}`>, Count>>>, Stride>
    : never;

export type OpenLayout<Parent, Axis extends number> =
  Parent extends Layout<infer Shape, infer Stride> ? Layout<WithExtent<Shape, Axis, number>, Stride> : never;

type QuotientOf<Division> = Division extends readonly [infer Quotient extends number, unknown] ? Quotient : number;

/** So many times the same, digit by digit; beyond three digits an array of them. */
type Repeated<
  Value,
  Digits extends string,
  Done extends readonly unknown[] = [],
  Places extends readonly unknown[] = [],
> = Digits extends ""
  ? Done
  : Places["length"] extends 3
    ? Value[]
    : Digits extends `${infer Digit extends keyof Few<Value>}${infer Rest}`
      ? Repeated<Value, Rest, [...TenTimes<Done>, ...Few<Value>[Digit]], [...Places, 0]>
      : Value[];

type TenTimes<Done extends readonly unknown[]> = Done extends []
  ? []
  : [...Done, ...Done, ...Done, ...Done, ...Done, ...Done, ...Done, ...Done, ...Done, ...Done];

interface Few<V> {
  0: [];
  1: [V];
  2: [V, V];
  3: [V, V, V];
  4: [V, V, V, V];
  5: [V, V, V, V, V];
  6: [V, V, V, V, V, V];
  7: [V, V, V, V, V, V, V];
  8: [V, V, V, V, V, V, V, V];
  9: [V, V, V, V, V, V, V, V, V];
}

/** All parts, or the part with this index. */
export type SplitRest = readonly [options?: SplitOptions] | readonly [index: number, options?: PartOptions];

export interface SplitOptions {
  /** The axis that is split; the first one by default. */
  readonly axis?: number;
}

export interface PartOptions extends SplitOptions {
  /** The size of a part is rounded up to a multiple of it; 1 by default. */
  readonly alignment?: number;
}

/** What `t.split(...)` gives: all parts, or with an index one of them. */
export type SplitType<Tensor extends AnyTensor, Count, Rest extends SplitRest> = {
  all: StaticSplitType<Tensor, Count, AxisIn<Rest>>;
  one: DynamicSplitType<Tensor, AxisIn<Rest>>;
}[FormOf<Rest>];

type FormOf<Rest> = Rest extends readonly [number, ...unknown[]] ? "one" : "all";

/** The axis among these arguments, 0 where there is none. */
type AxisIn<Rest> = GivenAxis<Rest> extends infer Axis extends number ? Axis : 0;

/** `undefined` where none is given; what may be left out is known only when run. */
type GivenAxis<Rest> = Rest extends readonly [...unknown[], { readonly axis?: infer Axis }]
  ? unknown extends Axis
    ? undefined
    : undefined extends Axis
      ? number
      : Axis
  : undefined;

/** `Count` where so many parts are possible, else the sentence; so it is where there is no axis argument to bear its own. */
export type CheckedCount<Shape, Count, Rest> = [Count] extends [never]
  ? Count
  : {
      ok: Count;
      count: Say<"split.count", { count: Count }>;
      union: Say<"tensor.size-union", { operation: "split"; index: 0 }>;
      divide: Say<"split.divide", { axis: AxisIn<Rest>; extent: ModeAt<Shape, `${AxisIn<Rest>}`>; count: Count }>;
      axis: CheckedFlatAxis<"split", Shape, 0>;
    }[CountVerdict<SizeKind<Count>, Shape, Count, Rest>];

type CountVerdict<Kind, Shape, Count, Rest> = Kind extends "literal"
  ? Count extends 0
    ? "count"
    : ThenAxis<FlatAxisVerdict<Shape, AxisIn<Rest>>, Shape, Count, Rest>
  : Kind extends "union"
    ? UnionVerdict<Rest, Shape, Count>
    : Kind extends "invalid"
      ? "count"
      : ThenDefault<FlatAxisVerdict<Shape, AxisIn<Rest>>, GivenAxis<Rest>>;

type ThenAxis<Verdict, Shape, Count, Rest> = Verdict extends "ok"
  ? DivideVerdict<FormOf<Rest>, ModeAt<Shape, `${AxisIn<Rest>}`>, Count>
  : ThenDefault<Verdict, GivenAxis<Rest>>;

/** A given axis bears its own sentence. */
type ThenDefault<Verdict, Given> = Verdict extends "ok" ? "ok" : Given extends number ? "ok" : "axis";

/** One part need not be as large as the others. */
type DivideVerdict<Form, Extent, Count> = Form extends "all" ? ExtentDivides<Extent, Count> : "ok";

type ExtentDivides<Extent, Count> = Extent extends unknown ? RemainderVerdict<DivMod<Extent, Count>> : never;

type RemainderVerdict<Division> = Division extends readonly [unknown, infer Remainder]
  ? Remainder extends 0
    ? "ok"
    : IsStatic<Remainder> extends true
      ? "divide"
      : "ok"
  : "ok";

/** The type of one part does not depend on how many there are. */
type UnionVerdict<Rest, Shape, Count> =
  FormOf<Rest> extends "all" ? "union" : ThenSizes<Below<Count, number>, Shape, Count, Rest>;

type ThenSizes<Verdict, Shape, Count, Rest> = Verdict extends "ok"
  ? 0 extends Count
    ? "count"
    : ThenDefault<FlatAxisVerdict<Shape, AxisIn<Rest>>, GivenAxis<Rest>>
  : "count";

/** The other arguments where they fit, else with a sentence in place of the wrong one. */
export type CheckedSplitRest<Shape, Count, Rest extends SplitRest> = [Rest] extends [never]
  ? Rest
  : { ok: Rest; bad: AsArray<RestWanted<Shape, Count, Rest>> }[RestVerdict<Rest, Shape, Count>];

type RestVerdict<Rest, Shape, Count> = Rest extends readonly [infer Index extends number, ...infer Others]
  ? ThenOptions<IndexFits<Count, Index>, Shape, Others>
  : AxisOfRest<Shape, GivenAxis<Rest>>;

type ThenOptions<Verdict, Shape, Others> = Verdict extends "ok"
  ? ThenAlignment<AxisOfRest<Shape, GivenAxis<Others>>, GivenAlignment<Others>>
  : Verdict;

type AxisOfRest<Shape, Given> = Given extends number ? IsOk<FlatAxisVerdict<Shape, Given>> : "ok";
type IsOk<Verdict> = Verdict extends "ok" ? "ok" : "bad";

type ThenAlignment<Verdict, Alignment> = Verdict extends "ok" ? AlignmentVerdict<Alignment> : Verdict;
type AlignmentVerdict<Alignment> = Alignment extends 0
  ? "bad"
  : Alignment extends number
    ? Below<Alignment, number>
    : "ok";

type GivenAlignment<Rest> = Rest extends readonly [...unknown[], { readonly alignment: infer Alignment }]
  ? Alignment
  : undefined;

type RestWanted<Shape, Count, Rest> = Rest extends readonly [infer Index extends number, ...infer Others]
  ? readonly [
      PartOr<IndexFits<Count, Index>, Count, Index>,
      ...{ readonly [Place in keyof Others]: OptionsWanted<Shape, Others> },
    ]
  : readonly [OptionsWanted<Shape, Rest>];

type PartOr<Verdict, Count, Index> = Verdict extends "ok" ? Index : Say<"split.part", { part: Index; count: Count }>;

interface OptionsWanted<Shape, Rest> {
  readonly axis?: CheckedFlatAxis<"split", Shape, AxisIn<Rest>>;
  readonly alignment?: AlignmentOr<AlignmentVerdict<GivenAlignment<Rest>>, GivenAlignment<Rest>>;
}

type AlignmentOr<Verdict, Alignment> = Verdict extends "ok" ? number : Say<"split.alignment", { alignment: Alignment }>;
