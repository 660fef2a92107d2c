// Which elements are a thread's, when threads take turns along each axis?
//
// Along each axis every ts-th element is a thread's, from its own coordinate on: extents are divided by the thread layout's, strides
// multiplied. Of a nested mode the leaves are used up, the first one first. What does not divide is refused.
import type { IsInjective } from "../algebra/is-injective.js";
import type { AnySwizzle } from "../algebra/swizzle.js";
import type { Flatten, Nest } from "../coord/flatten.js";
import type { IntTuple } from "../coord/int-tuple.js";
import type { Product } from "../coord/product.js";
import type { DivMod, IsStatic, Mul } from "../int/index.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { ShowLayout } from "../layout/show.js";
import type { Cosize } from "../layout/size.js";
import type { Say } from "../message/say.js";
import type { FlatVerdict } from "./flat.js";
import type { AllKnown, Below, IndexFits, LengthOf, ModeAt, Numbers } from "./size.js";
import type { AnyTensor, View } from "./tensor.js";
import type { Divides, VectorizedLayout } from "./vectorize.js";

/**
 * What `t.distribute(threads, id)` gives: extents divided by the thread layout's, strides multiplied.
 * @example
 * type P = DistributedType<TileTensor<"float32", Layout<[4, 4], [4, 1]>>, Layout<[2, 2], [2, 1]>>; // TileTensor<"float32", Layout<[2, 2], [8, 2]>>
 */
export type DistributedType<Tensor extends AnyTensor, Threads extends AnyLayout> = View<
  Tensor,
  DistributedLayout<Tensor["layout"], CountsOf<Threads["shape"]>>
>;

/** A thread's part, where in the thread layout the thread stands, and the part's offset in scalars. */
export interface OffsetFragment<out Fragment, out Thread> {
  readonly fragment: Fragment;
  readonly thread: Thread;
  readonly offset: number;
}

/** What `t.distributeWithOffset(threads, id)` gives. */
export type OffsetFragmentType<Tensor extends AnyTensor, Threads extends AnyLayout> = OffsetFragment<
  DistributedType<Tensor, Threads>,
  ThreadOf<Threads["shape"]>
>;

/** Where in a thread layout a thread stands: an index for each mode. */
export type ThreadOf<Shape> = NumberEach<CountsOf<Shape>>;

type NumberEach<Counts> = { [Mode in keyof Counts]: number };

/** The extents of a thread layout, one for each mode. */
type CountsOf<Shape> = Shape extends number ? [Shape] : Shape;

/** The layout of one thread's part. Without nested modes it is that of vectors, one of which each thread would take a lane. */
export type DistributedLayout<Parent, Counts> =
  Parent extends Layout<infer Shape, infer Stride>
    ? Shape extends infer _ extends Numbers
      ? VectorizedLayout<Parent, Counts>
      : OfModes<Turns<Shape, Stride, Counts>>
    : never;

/** Conditional, so that a hover shows the layout and not this name. */
type OfModes<Modes> = Modes extends readonly unknown[] ? Layout<ShapesOf<Modes>, StridesOf<Modes>> : never;
type ShapesOf<Modes> = {
  [Mode in keyof Modes]: Modes[Mode] extends Turn<unknown, infer Shape, unknown> ? Shape : never;
};
type StridesOf<Modes> = {
  [Mode in keyof Modes]: Modes[Mode] extends Turn<unknown, unknown, infer Stride> ? Stride : never;
};

/** Every so many-th element of a mode, and whether the mode ends with one. */
interface Turn<out Verdict, out Shape, out Stride> {
  readonly verdict: Verdict;
  readonly shape: Shape;
  readonly stride: Stride;
}

type Turns<Shape, Stride, Counts> = {
  [Mode in keyof Shape]: TurnOf<Shape[Mode], ModeAt<Stride, Mode>, ModeAt<Counts, Mode>>;
};

/** A mode that may be a leaf or a tuple stays one. */
type TurnOf<Extent, Step, Count> = [Extent] extends [number]
  ? InMode<UsedUp<[Extent], [Step], Count, [], []>, Extent>
  : [Extent] extends [readonly unknown[]]
    ? InMode<UsedUp<Flatten<Extent>, Flatten<Step>, Count, [], []>, Extent>
    : Turn<"ok", IntTuple, IntTuple>;

type InMode<Found, Profile> =
  Found extends Turn<infer Verdict, infer Extents extends readonly unknown[], infer Steps extends readonly unknown[]>
    ? Turn<Verdict, Nest<Extents, Profile>, Nest<Steps, Profile>>
    : never;

/** The leaves of a mode, fastest first: each takes what it can of `Count`, and the next one takes the rest. */
type UsedUp<
  Extents extends readonly unknown[],
  Steps extends readonly unknown[],
  Count,
  DoneExtents extends readonly unknown[],
  DoneSteps extends readonly unknown[],
> = Count extends 1
  ? Turn<"ok", [...DoneExtents, ...Extents], [...DoneSteps, ...Steps]>
  : [Extents, Steps] extends [
        readonly [infer Extent, ...infer OtherExtents],
        readonly [infer Step, ...infer OtherSteps],
      ]
    ? UsedUpBy<
        DivMod<Extent, Count>,
        DivMod<Count, Extent>,
        Extent,
        Step,
        Count,
        OtherExtents,
        OtherSteps,
        DoneExtents,
        DoneSteps
      >
    : number extends Extents["length"]
      ? Turn<"ok", Extents, Extents>
      : Turn<IsStatic<Count> extends true ? "divide" : "ok", DoneExtents, DoneSteps>;

type UsedUpBy<
  ExtentByCount,
  CountByExtent,
  Extent,
  Step,
  Count,
  Extents extends readonly unknown[],
  Steps extends readonly unknown[],
  DoneExtents extends readonly unknown[],
  DoneSteps extends readonly unknown[],
> = ExtentByCount extends readonly [infer Quotient, 0]
  ? Turn<"ok", [...DoneExtents, Quotient, ...Extents], [...DoneSteps, AsNumber<Mul<Step, Count>>, ...Steps]>
  : CountByExtent extends readonly [infer Rest, 0]
    ? UsedUp<Extents, Steps, Rest, [...DoneExtents, 1], [...DoneSteps, AsNumber<Mul<Step, Extent>>]>
    : Turn<
        [IsStatic<Extent>, IsStatic<Count>] extends [true, true] ? "divide" : "ok",
        [...DoneExtents, number, ...NumberEach<Extents>],
        [...DoneSteps, number, ...NumberEach<Steps>]
      >;

type AsNumber<Value> = Value extends number ? Value : number;

/** `Threads` where they divide the tensor and each has an id of its own, else the sentence. */
export type CheckedThreads<Operation extends string, Shape, Threads extends AnyLayout> = [Threads] extends [never]
  ? Threads
  : {
      ok: Threads;
      rank: Say<
        "distribute.rank",
        { operation: Operation; threads: LengthOf<CountsOf<Threads["shape"]>>; rank: LengthOf<Shape> }
      >;
      nested: Say<"distribute.nested", { operation: Operation; axis: FirstNested<Threads["shape"]> }>;
      injective: Say<"distribute.injective", { operation: Operation; layout: ShowLayout<Threads> }>;
      divide: DivideRefusal<Operation, Shape, CountsOf<Threads["shape"]>>;
    }[ThreadsVerdict<CountsOf<Threads["shape"]>, Shape, Threads>];

type ThreadsVerdict<Counts, Shape, Threads> = Counts extends readonly unknown[]
  ? ThenShape<Shape, Counts, Threads>
  : "ok";

type ThenShape<Shape, Counts extends readonly unknown[], Threads> = Shape extends readonly unknown[]
  ? number extends Shape["length"] | Counts["length"]
    ? "ok"
    : Counts["length"] extends Shape["length"]
      ? ThenFlat<FlatVerdict<Counts>, Shape, Counts, Threads>
      : "rank"
  : "ok";

type ThenFlat<Verdict, Shape, Counts, Threads> = Verdict extends "ok"
  ? ThenInjective<InjectiveVerdict<Threads>, Shape, Counts>
  : Verdict;

/** Rows of two modes, the everyday case, need no arithmetic. */
type InjectiveVerdict<Threads> =
  Threads extends Layout<readonly [unknown, infer Columns], readonly [infer Step, 1]>
    ? Step extends Columns
      ? "ok"
      : SearchVerdict<IsInjective<Threads>>
    : SearchVerdict<IsInjective<Threads>>;

type SearchVerdict<Injective> = [Injective] extends [false] ? "injective" : "ok";

type ThenInjective<Verdict, Shape, Counts> = Verdict extends "ok" ? AllDivide<Shape, Counts> : Verdict;

type AllDivide<Shape, Counts> = [Shape, Counts] extends [
  readonly [infer Extent, ...infer Extents],
  readonly [infer Count, ...infer Rest],
]
  ? ThenDivide<CountDivides<Count, Extent>, Extents, Rest>
  : "ok";

type ThenDivide<Verdict, Shape, Counts> = Verdict extends "ok" ? AllDivide<Shape, Counts> : "divide";

/** Of no threads none has an id: that is refused. */
type CountDivides<Count, Extent> = Count extends 0 ? "ok" : ModeDivides<Extent, Count>;

type ModeDivides<Extent, Count> = Extent extends readonly unknown[]
  ? VerdictOn<TurnOf<Extent, Extent, Count>>
  : Divides<Count, Extent>;

type VerdictOn<Result> = Result extends Turn<infer Verdict, unknown, unknown> ? Verdict : never;

type FirstNested<Shape, Before extends readonly unknown[] = []> = Shape extends readonly [infer Mode, ...infer Modes]
  ? Mode extends readonly unknown[]
    ? Before["length"]
    : FirstNested<Modes, [...Before, 0]>
  : never;

type DivideRefusal<Operation extends string, Shape, Counts, Before extends readonly unknown[] = []> = [
  Shape,
  Counts,
] extends [readonly [infer Extent, ...infer Extents], readonly [infer Count, ...infer Rest]]
  ? CountDivides<Count, Extent> extends "ok"
    ? DivideRefusal<Operation, Extents, Rest, [...Before, 0]>
    : Say<
        "distribute.divide",
        { operation: Operation; axis: Before["length"]; extent: Product<Extent>; threads: Count }
      >
  : never;

/** `Id` where the thread layout can reach it, else the sentence. Whether it really has such a thread the runtime looks. */
export type CheckedThread<Operation extends string, Threads extends AnyLayout, Id> = [Id] extends [never]
  ? Id
  : {
      ok: Id;
      bad: Say<"distribute.thread", { operation: Operation; layout: ShowLayout<Threads>; id: Id }>;
    }[ThreadVerdict<Threads, Id>];

/** One more than the largest id is the cosize; in rows of two modes it is their product. */
type ThreadVerdict<Threads extends AnyLayout, Id> =
  Threads extends Layout<readonly [infer Rows, infer Columns], readonly [infer Step, 1]>
    ? Step extends Columns
      ? IndexFits<Mul<Rows, Columns>, Id>
      : ThenKnown<AllKnown<Threads["shape"]>, Threads, Id>
    : ThenKnown<AllKnown<Threads["shape"]>, Threads, Id>;

type ThenKnown<State, Threads extends AnyLayout, Id> = State extends "known"
  ? IndexFits<Cosize<Threads>, Id>
  : Below<Id, number>;

/** How the offset of a part is moved. */
export interface DistributeOptions {
  /** Permutes the offset of the part, which counts elements; nothing inside the part moves. */
  readonly swizzle?: AnySwizzle;
}
