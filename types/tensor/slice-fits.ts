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
export type Fits<Operation, Mode, Meaning> =
  Meaning extends FromTo<infer Start, infer End>
    ? RangeIn<Operation, Mode, Start, End>
    : Meaning extends AtIndex<infer Index>
      ? IndexIn<Operation, Mode, Index>
      : Meaning extends FromOn<infer Start, infer Length>
        ? RangeIn<Operation, Mode, Start, Reach<Start, Length>>
        : "bad";

export type RangeIn<Operation, Mode, Start, End> = Operation extends "at"
  ? RangeInMode<Mode, Start, End>
  : RangeFits<Start, End, Mode>;

export type IndexIn<Operation, Mode, Index> = Operation extends "at"
  ? IndexInMode<Mode, Index>
  : IndexFits<Mode, Index>;

/** A nested mode is kept or dropped whole. A lookup: of a generic size the checker would otherwise compute both. */
type RangeInMode<Mode, Start, End> = {
  leaf: RangeFits<FromFront<Start, Mode>, FromFront<End, Mode>, Mode>;
  tuple: [Start, End] extends [0, Open] ? "ok" : "bad";
  any: "ok";
}[NodeOf<Mode>];

type IndexInMode<Mode, Index> = {
  leaf: IndexFits<Mode, Index>;
  tuple: IndexFits<Product<Mode>, Index>;
  any: "ok";
}[NodeOf<Mode>];

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

/** The same argument with bounds that count from the front. */
type Forward<Meaning, Extent> =
  Meaning extends FromTo<infer Start, infer End> ? FromTo<FromFront<Start, Extent>, FromFront<End, Extent>> : Meaning;

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
