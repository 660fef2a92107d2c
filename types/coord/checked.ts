// May this int-tuple be an argument? The verdict, and the argument with a sentence in place of what is wrong.
//
// A parameter of type `Checked<Arg, …>` accepts what it infers, or shows the sentence at the leaf that is wrong. Each
// step of the verdict distributes over one naked parameter: only so does the checker see that a generic size is "ok" by
// its constraint, and the body of a function that is generic in its sizes compiles without casts.
import type { Kind } from "../int/index.js";
import type { Say } from "../message/say.js";
import type { AnyHere } from "./int-tuple.js";

/** An argument, if each leaf is a literal size or a number. */
export type Checked<Arg, Operation extends string, Role extends string = "leaf"> = [Arg] extends [never]
  ? Arg
  : { ok: Arg; bad: Wanted<Arg, Operation, Role> }[Verdict<Arg>];

/** Rest arguments, checked alike. */
export type CheckedRest<Args extends readonly unknown[], Operation extends string, Role extends string> = [
  Args,
] extends [never]
  ? Args
  : { ok: Args; bad: WantedModes<Args, Operation, Role> }[Verdict<Args>];

/**
 * The receiver of a checked function. An argument that is `any` is assignable to every parameter, so its sentence has
 * to stand here. Two arguments take an intersection of two: the checker takes a union of parameters apart before it
 * knows that one of them is `any`.
 */
export type NotAny<Arg, Operation extends string> = { ok: unknown; bad: AnyHere<Operation> }[AnyVerdict<Arg>];
type AnyVerdict<Arg> = Arg extends unknown ? (0 extends 1 & Arg ? "bad" : "ok") : never;

/** The same for rest arguments, which may be none. */
export type NotAnyIn<Args extends readonly unknown[], Operation extends string> = {
  ok: unknown;
  bad: AnyHere<Operation>;
}[Args extends readonly [] ? "ok" : AnyVerdict<Args[number]>];

/** `"ok"`, or `"bad"` if a leaf is neither a literal size nor a number, or if a tuple is a union of tuples. */
export type Verdict<Arg> = VerdictOnMode<Arg, []>;

/** A nested mode is opened onto the front of what is left. Nothing is carried along, so that layouts share the verdict on equal ends. */
type VerdictOnModes<Modes> = Modes extends readonly [infer Head, ...infer Rest] ? VerdictOnMode<Head, Rest> : "ok";

/** `any` counts as a number and as an array of unknown length, and is found there. */
type VerdictOnMode<Head, Rest extends readonly unknown[], Whole = Head> = Head extends number
  ? number extends Head
    ? 0 extends 1 & Head
      ? "bad"
      : `${number}` extends `${Head}`
        ? VerdictOnModes<Rest>
        : VerdictOnEnum<Kind<Whole>, Rest>
    : {
        literal: VerdictOnModes<Rest>;
        dynamic: VerdictOnModes<Rest>;
        any: "bad";
        never: "bad";
        union: "bad";
        invalid: "bad";
      }[Kind<Whole>]
  : VerdictOnTuple<Head, Rest, Whole>;

/** A number is assignable to an enum, also to one of several values, which is a union. */
type VerdictOnEnum<K, Rest extends readonly unknown[]> = K extends "literal" ? VerdictOnModes<Rest> : "bad";

type VerdictOnTuple<Head, Rest extends readonly unknown[], Whole> = Head extends readonly unknown[]
  ? number extends Head["length"]
    ? 0 extends 1 & Head[number]
      ? "bad"
      : VerdictOnModes<Rest>
    : [Whole] extends [Head]
      ? Rest extends readonly []
        ? VerdictOnModes<Head>
        : VerdictOnModes<[...Head, ...Rest]>
      : "bad"
  : "bad";

/**
 * `"bad"`, or the digits of all leaves one after the other, for who asks how large they can be; what begins with
 * `"open"` has a leaf that is known only when run.
 */
export type Judged<Arg> = JudgedMode<Arg, [], "">;

/** A nested mode is opened onto the front of what is left. */
type JudgedModes<Modes, Digits extends string> = Modes extends readonly [infer Head, ...infer Rest]
  ? JudgedMode<Head, Rest, Digits>
  : Digits;

/** `any` counts as a number and as an array of unknown length, and is found there. */
type JudgedMode<Head, Rest extends readonly unknown[], Digits extends string, Whole = Head> = Head extends number
  ? number extends Head
    ? 0 extends 1 & Head
      ? "bad"
      : `${number}` extends `${Head}`
        ? JudgedModes<Rest, "open">
        : JudgedLeaf<Kind<Whole>, Whole, Rest, Digits>
    : JudgedLeaf<Kind<Whole>, Whole, Rest, Digits>
  : JudgedTuple<Head, Rest, Digits, Whole>;

type JudgedLeaf<K, Leaf, Rest extends readonly unknown[], Digits extends string> = K extends "literal"
  ? JudgedModes<Rest, `${Digits}${Leaf & number}`>
  : K extends "dynamic"
    ? JudgedModes<Rest, "open">
    : "bad";

type JudgedTuple<Head, Rest extends readonly unknown[], Digits extends string, Whole> = Head extends readonly unknown[]
  ? number extends Head["length"]
    ? 0 extends 1 & Head[number]
      ? "bad"
      : JudgedModes<Rest, "open">
    : [Whole] extends [Head]
      ? JudgedModes<[...Head, ...Rest], Digits>
      : "bad"
  : "bad";

/** The argument that would be right: a sentence in place of each leaf that is not. */
export type Wanted<Arg, Operation extends string, Role extends string, Whole = Arg> = Arg extends readonly unknown[]
  ? 0 extends 1 & Arg[number]
    ? AnyHere<Operation>
    : [Whole] extends [Arg]
      ? WantedModes<Arg, Operation, Role>
      : UnionHere<Operation, Role, "0">
  : WantedLeaf<Kind<Whole>, Whole, Operation, Role, "0">;

/** Rest arguments that would be right; a mapped type, since the checker must see that it is an array. */
export type WantedModes<Args extends readonly unknown[], Operation extends string, Role extends string> = {
  [Mode in keyof Args]: WantedMode<Args[Mode], Args[Mode], Operation, Role, Mode>;
};

/** Inside a nested mode the sentence still names the mode at the top. */
type WantedMode<Arg, Whole, Operation extends string, Role extends string, Mode> = Arg extends readonly unknown[]
  ? 0 extends 1 & Arg[number]
    ? AnyHere<Operation>
    : [Whole] extends [Arg]
      ? { [Inner in keyof Arg]: WantedMode<Arg[Inner], Arg[Inner], Operation, Role, Mode> }
      : UnionHere<Operation, Role, Mode>
  : WantedLeaf<Kind<Whole>, Whole, Operation, Role, Mode>;

type WantedLeaf<K, Leaf, Operation extends string, Role extends string, Mode> = K extends "literal" | "dynamic"
  ? Leaf
  : K extends "union"
    ? UnionHere<Operation, Role, Mode>
    : K extends "any"
      ? AnyHere<Operation>
      : Role extends "stride"
        ? StrideHere<Leaf, Operation, Mode>
        : Say<"coord.not-a-size", { operation: Operation; mode: Mode; role: Role; value: Leaf }>;

type UnionHere<Operation extends string, Role extends string, Mode> = Say<
  "coord.union",
  { operation: Operation; mode: Mode; role: Role }
>;

type StrideHere<Leaf, Operation extends string, Mode> = `${Leaf & number}` extends `-${string}`
  ? Say<"coord.negative-stride", { operation: Operation; mode: Mode; value: Leaf }>
  : Say<"coord.not-a-size", { operation: Operation; mode: Mode; role: "stride"; value: Leaf }>;

/**
 * What a function answers, and nothing from which its arguments are inferred. Without it the type that a call is
 * expected to have would decide about an argument that is left out: `const made: Layout<[2, 3], [3, 1]> = layout([2,
 * 3])` would compile, whatever the strides are.
 */
export type Answer<Arg, Result> = { answer: Result }[Always<Arg>];
type Always<Arg> = [Arg] extends [never] ? "answer" : "answer";
