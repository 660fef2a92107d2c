// Which range of an axis is it, is it inside, and how long is it?
//
// `end - start` decides at once whether a range is the right way round and how long it is, so the verdict and the result share it.
import type { Add, LessOrEqual, Sub } from "../int/index.js";
import type { Say } from "../message/say.js";
import type { Knowledge, SizeKind } from "./size.js";
import type { Open } from "./slice-argument.js";

/** The extent of a range. */
export type RangeExtent<Start, End, Extent> = End extends Open
  ? Start extends 0
    ? Extent
    : OrFromEnd<Sub<Extent, Start>, Start, End, Extent>
  : Start extends 0
    ? KnownOrFromEnd<SizeKind<End>, Start, End, Extent>
    : OrFromEnd<Sub<End, Start>, Start, End, Extent>;

type OrFromEnd<Length, Start, End, Extent> = Length extends number ? Length : ExtentFromEnd<Start, End, Extent>;

type KnownOrFromEnd<Kind, Start, End, Extent> = Kind extends "literal" | "dynamic"
  ? End
  : ExtentFromEnd<Start, End, Extent>;

/** Two bounds that count from the end are as far apart whatever the extent is. */
type ExtentFromEnd<Start, End, Extent> = `${Start & number}` extends `-${infer Back extends number}`
  ? End extends Open
    ? Back
    : `${End & number}` extends `-${infer Nearer extends number}`
      ? SizeOr<Sub<Back, Nearer>>
      : SizeOr<Sub<End, Minus<Extent, Back>>>
  : SizeOr<Sub<FromFront<End, Extent>, Start>>;

/** What is no range (the call is refused then) leaves a dynamic extent, so that nothing wrong goes on. */
type SizeOr<Length> = Length extends number ? Length : number;

/** A bound that counts from the end, as one from the front: `at` alone takes it. */
export type FromFront<Bound, Extent> = Bound extends number
  ? `${Bound}` extends `-${infer Back extends number}`
    ? Minus<Extent, Back>
    : Bound
  : Bound;

type Minus<Extent, Back> = Extent extends unknown ? Sub<Extent, Back> : never;

/** The end of `length` indices from `start` on. */
export type Reach<Start, Length> = SizeKind<Length> extends "literal" ? Add<Start, Length> : Length;

/** Does a range keep within this extent? */
export type RangeFits<Start, End, Extent> = End extends Open
  ? Start extends 0
    ? "ok"
    : IsOrdered<SizeKind<Start>, Extent, Start>
  : Start extends 0
    ? EndFits<SizeKind<End>, Extent, End>
    : ThenEnd<IsOrdered<SizeKind<Start>, End, Start>, Extent, End>;

type ThenEnd<Verdict, Extent, End> = Verdict extends "ok" ? EndFits<SizeKind<End>, Extent, End> : "bad";

type EndFits<Kind, Extent, End> = Kind extends "literal"
  ? IsAtMost<Extent, End>
  : Kind extends "dynamic"
    ? "ok"
    : "bad";

type IsAtMost<Extent, End> = Extent extends unknown
  ? Knowledge<Extent> extends "literal"
    ? LessOrEqual<End, Extent> extends true
      ? "ok"
      : "bad"
    : "ok"
  : never;

/** Is a start at most the end? */
type IsOrdered<Kind, End, Start> = Kind extends "literal"
  ? StartFits<End, Start>
  : Kind extends "dynamic"
    ? "ok"
    : "bad";

/** An end that is no size is refused on its own. */
type StartFits<End, Start> = End extends unknown
  ? Knowledge<End> extends "literal"
    ? Sub<End, Start> extends number
      ? "ok"
      : "bad"
    : "ok"
  : never;

/** Why a range is refused; of several reasons the first that the runtime comes to. */
export type RangeRefusal<Operation extends string, Axis, Extent, Start, End, Argument> =
  IsBound<SizeKind<Start>, Start> extends true
    ? IsBound<SizeKind<End>, End> extends true
      ? BoundsRefusal<Operation, Axis, Extent, Start, End extends Open ? Extent : End>
      : Malformed<Operation, Axis, Argument>
    : Malformed<Operation, Axis, Argument>;

/** A negative bound is one, if a wrong one. */
type IsBound<Kind, Bound> = Kind extends "invalid"
  ? Bound extends Open
    ? true
    : `${Bound & number}` extends `-${infer Back extends number}`
      ? SizeKind<Back> extends "literal"
        ? true
        : false
      : false
  : true;

type BoundsRefusal<Operation extends string, Axis, Extent, Start, End> = `${Start & number}` extends `-${string}`
  ? Say<"slice.negative", { operation: Operation; bound: Start; axis: Axis }>
  : `${End & number}` extends `-${string}`
    ? Say<"slice.negative", { operation: Operation; bound: End; axis: Axis }>
    : IsOrdered<SizeKind<Start>, End, Start> extends "ok"
      ? Say<"slice.overrun", { operation: Operation; start: Start; end: End; axis: Axis; extent: Extent }>
      : Say<"slice.reversed", { operation: Operation; start: Start; end: End; axis: Axis }>;

export type Malformed<Operation extends string, Axis, Argument> = Say<
  "slice.malformed",
  { operation: Operation; text: ShowArgument<Argument>; axis: Axis }
>;

type ShowArgument<Argument> = Argument extends string
  ? `'${Argument}'`
  : Argument extends readonly [infer Start extends number, infer End extends number]
    ? `[${Start}, ${End}]`
    : "a range";
