// What is known about a size or an index that a caller passes? The first step of every verdict on an argument.
//
// A verdict is looked up: `{ ok: Argument; bad: Wanted }[Verdict]`. While a size is still generic the lookup accepts what the
// constraint of its key accepts, and the checker finds that constraint only through conditional types that are distributive
// over one naked parameter: so each step is an alias of its own that begins with its own parameter.
import type { Kind } from "../int/index.js";
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

/** Rest parameters must be seen to be arrays. */
export type AsArray<Wanted> = Wanted extends readonly unknown[] ? Wanted : never;

/** The length of a tuple; of anything else `number`. */
export type LengthOf<Tuple> = Tuple extends readonly unknown[] ? Tuple["length"] : number;

/** The mode that stands beside this element of the arguments. */
export type ModeAt<Shape, Axis> = Axis extends keyof Shape ? Shape[Axis] : number;

/** Too many arguments: the sentence stands in place of the first one too many. Too few: of the last one. */
export type CountWanted<Arguments, Shape, Sentence, Done extends readonly unknown[] = readonly []> =
  Arguments extends readonly [infer Argument, ...infer Rest]
    ? Shape extends readonly [unknown, ...infer Modes]
      ? Rest extends readonly []
        ? readonly [...Done, Sentence]
        : CountWanted<Rest, Modes, Sentence, readonly [...Done, Argument]>
      : readonly [...Done, Sentence, ...Rest]
    : readonly [Sentence];

/** Why a size is none. */
export type NotASize<Operation extends string, Index, Size, Reason> = Reason extends "union"
  ? Say<"tensor.size-union", { operation: Operation; index: Index }>
  : Reason extends "any"
    ? Say<"tensor.size-any", { operation: Operation }>
    : Say<"tensor.size-invalid", { operation: Operation; index: Index; value: Size }>;

/** The leaves of an int-tuple from left to right. */
export type Flatten<Tuple, Done extends readonly unknown[] = []> = Tuple extends readonly [infer Mode, ...infer Modes]
  ? Mode extends readonly unknown[]
    ? Flatten<[...Mode, ...Modes], Done>
    : Flatten<Modes, [...Done, Mode]>
  : Tuple extends readonly []
    ? Done
    : Tuple;

/** An int-tuple as it is written in sentences: `(3,(2,4))`. */
export type ShowTuple<Tuple> = Tuple extends readonly [infer Mode, ...infer Modes]
  ? `(${ShowTuple<Mode>}${ShowRest<Modes>})`
  : Tuple extends number
    ? `${Tuple}`
    : "()";

type ShowRest<Modes> = Modes extends readonly [infer Mode, ...infer Rest]
  ? `,${ShowTuple<Mode>}${ShowRest<Rest>}`
  : "";
