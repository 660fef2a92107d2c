// Does an argument of `slice` or `at` keep within what it stands for, and if not, why? `slice` has an argument for each leaf, `at`
// for each mode, and there a bound may count from the end.
import type { NodeOf } from "../coord/int-tuple.js";
import type { Product } from "../coord/product.js";
import type { Refused, Say } from "../message/say.js";
import type { IndexRefusal } from "./index-argument.js";
import type { FromFront, Malformed, RangeFits, RangeRefusal, Reach } from "./range.js";
import type { CountWanted, IndexFits, LengthOf, ModeAt, SizeKind } from "./size.js";
import type { AtIndex, FromOn, FromTo, Open, ReadArgument, SliceArguments, Unreadable } from "./slice-argument.js";

/** Does an argument with this meaning fit a leaf, for `"slice"`, or a mode, for `"at"`? */
export type Fits<Operation, Mode, Meaning> = Operation extends "at" ? ModeFits<Mode, Meaning> : LeafFits<Meaning, Mode>;

/** A lookup: of a generic size the checker would otherwise compute what a nested one takes as well. */
type ModeFits<Mode, Meaning> = {
  leaf: LeafFits<Forward<Meaning, Mode>, Mode>;
  tuple: NestedFits<Meaning, Mode>;
  any: "ok";
}[NodeOf<Mode>];

/** A nested mode is kept or dropped whole. */
type NestedFits<Meaning, Mode> =
  Meaning extends AtIndex<infer Index>
    ? IndexFits<Product<Mode>, Index>
    : Meaning extends FromTo<0, Open>
      ? "ok"
      : "bad";

/** The same argument with bounds that count from the front. */
type Forward<Meaning, Extent> =
  Meaning extends FromTo<infer Start, infer End> ? FromTo<FromFront<Start, Extent>, FromFront<End, Extent>> : Meaning;

type LeafFits<Meaning, Extent> =
  Meaning extends FromTo<infer Start, infer End>
    ? RangeFits<Start, End, Extent>
    : Meaning extends AtIndex<infer Index>
      ? IndexFits<Extent, Index>
      : Meaning extends FromOn<infer Start, infer Length>
        ? RangeFits<Start, Reach<Start, Length>, Extent>
        : "bad";

/** The arguments that would be right; the mapped type stands behind a condition, or it would be computed for every call. */
export type ArgumentsWanted<Operation extends "slice" | "at", Shape, Arguments> = Arguments extends SliceArguments
  ? Arguments["length"] extends LengthOf<Shape>
    ? {
        readonly [Axis in keyof Arguments]: ArgumentOr<
          Operation,
          Axis,
          ModeAt<Shape, Axis>,
          ReadArgument<Arguments[Axis]>,
          Arguments[Axis]
        >;
      }
    : CountWanted<
        Arguments,
        Shape,
        Say<"slice.count", { operation: Operation; rank: LengthOf<Shape>; count: LengthOf<Arguments> }>
      >
  : never;

type ArgumentOr<Operation extends "slice" | "at", Axis, Mode, Meaning, Argument> =
  Fits<Operation, Mode, Meaning> extends "ok" ? Argument : Refusal<Operation, Axis, Mode, Meaning, Argument>;

type Refusal<Operation extends "slice" | "at", Axis, Mode, Meaning, Argument> = Operation extends "at"
  ? ModeRefusal<Axis, Mode, Meaning, Argument>
  : LeafRefusal<"slice", Axis, Mode, Meaning, Argument>;

type ModeRefusal<Axis, Mode, Meaning, Argument> = Mode extends readonly unknown[]
  ? Meaning extends AtIndex<unknown>
    ? LeafRefusal<"at", Axis, Product<Mode>, Meaning, Argument>
    : Say<"slice.nested", { operation: "at"; axis: Axis }>
  : Meaning extends FromTo<infer Start, infer End>
    ? BeforeStart<Axis, Mode, Start, BeforeStart<Axis, Mode, End, ForwardRefusal<Axis, Mode, Meaning, Argument>>>
    : ForwardRefusal<Axis, Mode, Meaning, Argument>;

type ForwardRefusal<Axis, Mode, Meaning, Argument> = LeafRefusal<"at", Axis, Mode, Forward<Meaning, Mode>, Argument>;

type BeforeStart<Axis, Extent, Bound, Otherwise> =
  FromFront<Bound, Extent> extends Refused<string>
    ? Say<"slice.before-start", { operation: "at"; bound: Bound; axis: Axis; extent: Extent }>
    : Otherwise;

type LeafRefusal<Operation extends string, Axis, Extent, Meaning, Argument> =
  Meaning extends AtIndex<infer Index>
    ? IndexRefusal<Operation, Axis, Extent, SizeKind<Index>, Index>
    : Meaning extends FromTo<infer Start, infer End>
      ? RangeRefusal<Operation, Axis, Extent, Start, End, Argument>
      : Meaning extends FromOn<infer Start, infer Length>
        ? RangeRefusal<Operation, Axis, Extent, Start, Reach<Start, Length>, Argument>
        : Meaning extends Unreadable<"union">
          ? Say<"slice.union", { operation: Operation; index: Axis }>
          : Malformed<Operation, Axis, Argument>;
