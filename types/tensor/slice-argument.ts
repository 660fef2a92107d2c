// What does one argument of `slice` or `at` mean? An index drops its axis; everything else keeps a range of it.

/** An index, `"a:b"`, `"a:"`, `":b"`, `":"`, `[a, b]`, or `[start, { length }]`. */
export type SliceArgument = number | string | readonly [start: number, end: number | { readonly length: number }];

export type SliceArguments = readonly SliceArgument[];

/** The axis is dropped at this index. */
export interface AtIndex<out Index> {
  readonly index: Index;
}

/** The axis keeps the indices from `Start` up to `End`; a bound is a literal, `number`, or for the whole axis `Whole`. */
export interface FromTo<out Start, out End> {
  readonly start: Start;
  readonly end: End;
}

/** The axis keeps `Length` indices from `Start` on. */
export interface FromOn<out Start, out Length> {
  readonly start: Start;
  readonly length: Length;
}

/** The argument is none; `Reason` says why. */
export interface Unreadable<out Reason> {
  readonly reason: Reason;
}

/** The end that an argument leaves open: the extent of the axis. */
export interface Open {
  readonly open: true;
}

/**
 * The meaning of one argument, independent of the axis that it stands for.
 * @example
 * type R = ReadArgument<"2:5">; // FromTo<2, 5>
 */
export type ReadArgument<Argument> = ReadAs<ArgumentForm<Argument>, Argument>;

type ArgumentForm<Argument, All = Argument> = Argument extends unknown
  ? 0 extends 1 & Argument
    ? "any"
    : Argument extends number
      ? "index"
      : [All] extends [Argument]
        ? Argument extends string
          ? "text"
          : "bounds"
        : "union"
  : never;

type ReadAs<Form, Argument> = Form extends "index"
  ? AtIndex<Argument>
  : Form extends "text"
    ? ReadText<Argument>
    : Form extends "bounds"
      ? ReadBounds<Argument>
      : Unreadable<Form>;

type ReadText<Text> = Text extends ":"
  ? FromTo<0, Open>
  : string extends Text
    ? FromTo<number, number>
    : Text extends `${infer Start}:${infer End}`
      ? ReadPair<ReadBound<Start, 0>, ReadBound<End, Open>>
      : Unreadable<"text">;

type ReadPair<Start, End> = Start extends Unreadable<unknown>
  ? Start
  : End extends Unreadable<unknown>
    ? End
    : FromTo<Start, End>;

type ReadBound<Text extends string, Default> = Text extends ""
  ? Default
  : Text extends `${infer Bound extends number}`
    ? ExactBound<Text, Bound>
    : string extends Text
      ? number
      : Unreadable<"text">;

/** A text that does not print back (`007`, `1e3`) infers `number`; a bound that is really dynamic has a text that is. */
type ExactBound<Text extends string, Bound extends number> = number extends Bound
  ? `${number}` extends Text
    ? number
    : Unreadable<"text">
  : Text extends `${string}.${string}` | `${string}e${string}`
    ? Unreadable<"text">
    : Bound;

type ReadBounds<Argument> = Argument extends readonly [infer Start, infer End]
  ? End extends { readonly length: infer Length }
    ? FromOn<Start, Length>
    : FromTo<Start, End>
  : Unreadable<"bounds">;
