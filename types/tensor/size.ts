// What is known about a size or an index that a caller passes? The first step of every verdict on an argument.
//
// A verdict is looked up: `{ ok: Argument; bad: Wanted }[Verdict]`. While a size is still generic the lookup accepts what the
// constraint of its key accepts, and the checker finds that constraint only through conditional types that are distributive
// over one naked parameter: so each step is an alias of its own that begins with its own parameter.
//
// What a result is made of must not wait for a generic size either. `Shape extends infer Flat extends Numbers` is decided at
// once, also for `[M, 4]`: the checker tests `[M, 4]` against itself, and `M` against its constraint. `Shape extends Numbers`
// would wait for `M`.
import type { Flatten } from "../coord/flatten.js";
import type { IntTuple } from "../coord/int-tuple.js";
import type { Kind, Less, LessOrEqual } from "../int/index.js";
import type { Say } from "../message/say.js";

/** What the methods take as sizes or positions: numbers, literal or not. */
export type Numbers = readonly number[];

/** `Kind`, but of a generic size its constraint can be found. */
export type SizeKind<Size, All = Size> = Size extends unknown
  ? 0 extends 1 & Size
    ? "any"
    : number extends Size
      ? "dynamic"
      : [All] extends [Size]
        ? Kind<Size>
        : "union"
  : never;

/** Is a size a literal? `"dynamic"` for everything that only the runtime can check. */
export type Knowledge<Size> = Size extends unknown ? (Kind<Size> extends "literal" ? "literal" : "dynamic") : never;

/**
 * Is a size one, and at most this extent? What only the runtime knows passes. `LessOrEqual` refuses what is no size, and a union,
 * which reaches it whole. Its caller has begun with the extent: a generic one is dynamic there.
 */
export type AtMost<Size, Extent, Whole = Size> = Size extends number
  ? number extends Size
    ? NumberVerdict<Size>
    : true extends LessOrEqual<Whole, Extent>
      ? "ok"
      : "bad"
  : "bad";

type NumberVerdict<Size> = 0 extends 1 & Size ? "bad" : "ok";

/** Is an index one, and below this extent? A union of indices where each of them is: no result depends on an index. */
export type Below<Index, Extent, Whole = Index> = Index extends number
  ? number extends Index
    ? "ok"
    : true extends Less<Whole, Extent>
      ? "ok"
      : [NotBelow<Whole, Extent>] extends [never]
        ? "ok"
        : "bad"
  : "bad";

type NotBelow<Index, Extent> = Index extends unknown ? (true extends Less<Index, Extent> ? never : Index) : never;

/** `Below`, of a leaf that may be generic: it begins with it. */
export type IndexFits<Extent, Index> = Extent extends unknown ? Below<Index, Extent> : never;

/** `"known"` where every size is a literal, else `"open"`. */
export type AllKnown<Shape> = Shape extends readonly [infer Mode, ...infer Modes]
  ? ModeKnown<Mode, Modes>
  : Shape extends readonly []
    ? "known"
    : "open";

type ModeKnown<Mode, Modes extends readonly unknown[]> = Mode extends readonly unknown[]
  ? AllKnown<[...Mode, ...Modes]>
  : SizeKnown<Knowledge<Mode>, Modes>;

type SizeKnown<State, Modes> = State extends "literal" ? AllKnown<Modes> : "open";

/** Both verdicts; of two that are bad, the first. */
export type Both<First, Second> = First extends "ok" ? Second : First;

/** The leaves of a shape; a flat one is its own, whatever its sizes. */
export type LeavesOf<Shape> = Shape extends infer Flat extends Numbers ? Flat : Flatten<Shape>;

/** Rest parameters must be seen to be arrays. */
export type AsArray<Wanted> = Wanted extends readonly unknown[] ? Wanted : never;

/** The length of a tuple; of anything else `number`. */
export type LengthOf<Tuple> = Tuple extends readonly unknown[] ? Tuple["length"] : number;

/** A mode of which only the runtime knows which one it is. */
export type SomeMode<Modes> = Modes extends Numbers ? number : IntTuple;

/** The mode that stands beside this element of the arguments. */
export type ModeAt<Shape, Axis> = Axis extends keyof Shape ? Shape[Axis] : number;

/** Too many arguments: the sentence stands in place of the first one too many. Too few: of the last one. */
export type CountWanted<
  Arguments,
  Shape,
  Sentence,
  Done extends readonly unknown[] = readonly [],
> = Arguments extends readonly [infer Argument, ...infer Rest]
  ? Shape extends readonly [unknown, ...infer Modes]
    ? Rest extends readonly []
      ? readonly [...Done, Sentence]
      : CountWanted<Rest, Modes, Sentence, readonly [...Done, Argument]>
    : readonly [...Done, Sentence, ...Rest]
  : readonly [Sentence];

/**
 * The receiver of a method with these rest arguments. `any` is assignable to every parameter, so that its sentence has to stand here.
 */
export type WithoutAny<Receiver, Operation extends string, Arguments> = [Receiver] extends [never]
  ? Receiver
  : { ok: Receiver; any: Say<"tensor.size-any", { operation: Operation }> }[AnyAmong<Arguments>];

type AnyAmong<Arguments> = Arguments extends readonly []
  ? "ok"
  : Arguments extends readonly unknown[]
    ? AnyVerdict<Arguments[number]>
    : never;

export type AnyVerdict<Argument> = Argument extends unknown ? (0 extends 1 & Argument ? "any" : "ok") : never;

/** Why a size is none. */
export type NotASize<Operation extends string, Index, Size, Reason> = Reason extends "union"
  ? Say<"tensor.size-union", { operation: Operation; index: Index }>
  : Reason extends "any"
    ? Say<"tensor.size-any", { operation: Operation }>
    : Say<"tensor.size-invalid", { operation: Operation; index: Index; value: Size }>;
