// What does one argument of `slice` or `at` mean? An index drops its axis; everything else keeps a range of it.

/** An index, `"a:b"`, `"a:"`, `":b"`, `":"`, `[a, b]`, or `[start, { length }]`. */
export type SliceArgument = number | string | readonly [start: number, end: number | { readonly length: number }];

export type SliceArguments = readonly SliceArgument[];

/** The axis is dropped at this index. */
export interface AtIndex<out Index> {
  readonly index: Index;
}

/** The axis keeps the indices from `Start` up to `End`. */
export interface FromTo<out Start, out End> {
  readonly start: Start;
  readonly end: End;
}

/** The axis keeps `Length` indices from `Start` on. */
export interface FromOn<out Start, out Length> {
  readonly start: Start;
  readonly length: Length;
}

/** The end that an argument leaves open: the extent of the axis. */
export interface Open {
  readonly open: true;
}

/** What leaves a known rank behind: everything but `any` and unions. */
export type Readable =
  | AtIndex<unknown>
  | FromTo<unknown, unknown>
  | FromOn<unknown, unknown>
  | Unreadable<"text" | "bounds">;

/** What is no argument, or no bound, and why. */
export interface Unreadable<out Reason> {
  readonly reason: Reason;
}

/**
 * The meaning of one argument, independent of the axis that it stands for.
 * @example
 * type R = ReadArgument<"2:5">; // FromTo<2, 5>
 */
export type ReadArgument<Argument, All = Argument> = Argument extends unknown
  ? 0 extends 1 & Argument
    ? Unreadable<"any">
    : Argument extends string
      ? [All] extends [Argument]
        ? ReadText<Argument>
        : Unreadable<"union">
      : ReadNumbers<Argument, All>
  : never;

type ReadNumbers<Argument, All> = Argument extends number
  ? [All] extends [number]
    ? AtIndex<All>
    : Unreadable<"union">
  : [All] extends [Argument]
    ? ReadBounds<Argument>
    : Unreadable<"union">;

type ReadText<Text extends string> = Text extends `${infer Start}:${infer End}`
  ? FromTo<ReadBound<Start, 0>, ReadBound<End, Open>>
  : string extends Text
    ? FromTo<number, number>
    : Unreadable<"text">;

type ReadBound<Text extends string, Default> = Text extends `${infer Bound extends number}`
  ? ExactBound<Bound, Text>
  : Text extends ""
    ? Default
    : string extends Text
      ? number
      : Unreadable<"text">;

/** A text that does not print back (`007`, `1e3`) infers `number`; so does a bound that is really dynamic, `${number}`. */
type ExactBound<Bound extends number, Text> = number extends Bound
  ? `${number}` extends Text
    ? number
    : Unreadable<"text">
  : Bound;

type ReadBounds<Argument> = Argument extends readonly [infer Start, infer End]
  ? 0 extends 1 & (Start | End)
    ? FromTo<number, number>
    : End extends { readonly length: infer Length }
      ? FromOn<Start, Length>
      : FromTo<Start, End>
  : Unreadable<"bounds">;
