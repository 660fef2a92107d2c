// Which range of an axis is it, is it inside, and how long is it?
//
// `end - start` decides at once whether a range is the right way round and how long it is, so the verdict and the result share it.
import type { Add, Sub } from "../int/index.js";
import type { Say } from "../message/say.js";
import type { AtMost, SizeKind } from "./size.js";
import type { Open } from "./slice-argument.js";

/** The extent of a range. */
export type RangeExtent<Start, End, Extent> = End extends Open
  ? Start extends 0
    ? Extent
    : Rest<Extent, Start>
  : Start extends 0
    ? `${End & number}` extends `-${string}` | `${string}.${string}`
      ? ExtentFromEnd<Start, End, Extent>
      : End
    : OrFromEnd<Sub<End, Start>, Start, End, Extent>;

/** Begins with the extent, as all arithmetic on it does: with a generic one the checker would compute without end. */
type Rest<Extent, Start> = Extent extends unknown ? OrFromEnd<Sub<Extent, Start>, Start, Open, Extent> : never;

type OrFromEnd<Length, Start, End, Extent> = Length extends number ? Length : ExtentFromEnd<Start, End, Extent>;

/** Two bounds that count from the end are as far apart whatever the extent is. */
type ExtentFromEnd<Start, End, Extent> = `${Start & number}` extends `-${infer Back extends number}`
  ? End extends Open
    ? Back
    : `${End & number}` extends `-${infer Nearer extends number}`
      ? SizeOr<Sub<Back, Nearer>>
      : Beyond<Extent, Add<End, Back>>
  : `${End & number}` extends `-${infer Nearer extends number}`
    ? Before<Extent, Add<Nearer, Start>>
    : number;

type Beyond<Extent, Size> = Extent extends unknown ? SizeOr<Sub<Size, Extent>> : never;
type Before<Extent, Size> = Extent extends unknown ? SizeOr<Sub<Extent, Size>> : never;

/** What is no range (the call is refused then) leaves a dynamic extent, so that nothing wrong goes on. */
type SizeOr<Length> = Length extends number ? Length : number;

/** A bound that counts from the end, as one from the front: `at` alone takes it. */
export type FromFront<Bound, Extent> = Bound extends number
  ? `${Bound}` extends `-${infer Back extends number}`
    ? Minus<Extent, Back>
    : Bound
  : Bound;

type Minus<Extent, Back> = Extent extends unknown ? Sub<Extent, Back> : never;

/** The end of `length` indices from `start` on; from a start that is known only when run, at least that many from 0. */
export type Reach<Start, Length> = Length extends number
  ? number extends Start | Length
    ? Length
    : Start extends 0
      ? Length
      : Add<Start, Length>
  : Length;

/**
 * Does a range keep within this extent? Begins with the end, which is dynamic where it is generic. The difference of two bounds
 * says whether they are sizes and which comes first; the result shares it.
 */
export type RangeFits<Start, End, Extent> = End extends Open
  ? Start extends 0
    ? "ok"
    : StartFits<Start, Extent>
  : Start extends 0
    ? EndFits<Extent, End>
    : Start extends number
      ? number extends Start
        ? EndFits<Extent, End>
        : Sub<End, Start> extends number
          ? EndFits<Extent, End>
          : "bad"
      : "bad";

type EndFits<Extent, End> = Extent extends unknown ? AtMost<End, Extent> : never;

/** A start that counts from the end of a generic extent is dynamic as well. */
type StartFits<Start, Extent> = Start extends number ? (number extends Start ? "ok" : IsBefore<Extent, Start>) : "bad";

type IsBefore<Extent, Start> = Extent extends unknown ? (Sub<Extent, Start> extends number ? "ok" : "bad") : never;

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
    : Sub<End, Start> extends number
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
