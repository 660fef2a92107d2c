// Over which sizes does a tensor stretch?
//
// Modes are matched from the last one: one of extent 1 is repeated, and so is the whole along sizes in front. Repeating is stride 0, so
// that several elements are one: the result is only read.
import type { IntTuple } from "../coord/int-tuple.js";
import type { Product } from "../coord/product.js";
import type { Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { AllKnown, AsArray, CountWanted, LengthOf, NotASize, Numbers, SizeKind, SomeMode } from "./size.js";
import type { AnyTensor, Families } from "./tensor.js";

/**
 * What `t.broadcastTo(...sizes)` gives: the shape is `Sizes`, the stride 0 where something is repeated. It is only read.
 * @example
 * type T = BroadcastType<TileTensor<"float32", Layout<[1, 4], [4, 1]>>, [8, 4]>; // ReadonlyTileTensor<"float32", Layout<[8, 4], [0, 1]>>
 */
export type BroadcastType<Tensor extends AnyTensor, Sizes extends Numbers> = Families<
  Tensor["dtype"],
  BroadcastLayout<Tensor["layout"], Sizes>
>["readonly"];

export type BroadcastLayout<Parent, Sizes extends Numbers> =
  Parent extends Layout<infer Shape, infer Stride>
    ? number extends Sizes["length"]
      ? Layout<SomeMode<Shape>[], SomeMode<Stride>[]>
      : FromLast<Shape, Stride, Sizes, [], []>
    : never;

/** What is left of the sizes when the modes are used up stands in front. */
type FromLast<
  Shape,
  Stride,
  Sizes,
  DoneShape extends readonly unknown[],
  DoneStride extends readonly unknown[],
> = Sizes extends readonly [...infer Others, infer Size]
  ? Shape extends readonly [...infer Modes, infer Mode]
    ? Stride extends readonly [...infer Steps, infer Step]
      ? FromLast<
          Modes,
          Steps,
          Others,
          [ExtentOver<Mode, Size>, ...DoneShape],
          [StepOver<Mode, Step, Size>, ...DoneStride]
        >
      : Layout<SomeMode<[...AsArray<Shape>, ...DoneShape]>[], SomeMode<[...AsArray<Stride>, ...DoneStride]>[]>
    : Shape extends readonly []
      ? FromLast<[], [], Others, [Size, ...DoneShape], [0, ...DoneStride]>
      : Layout<SomeMode<[...AsArray<Shape>, ...DoneShape]>[], SomeMode<[...AsArray<Stride>, ...DoneStride]>[]>
  : Layout<DoneShape, DoneStride>;

/** A mode that has the size already is kept as it is, nesting and all. */
type ExtentOver<Mode, Size> = Mode extends readonly unknown[]
  ? { kept: Mode; repeated: Size; unknown: IntTuple }[NestedOver<AllKnown<Mode>, Product<Mode>, Size>]
  : SizeOver<Mode, Size>;

/** A literal other than 1 must be the size; 1 becomes it; of what only the runtime knows the size is the better one. */
type SizeOver<Extent, Size> = Extent extends 1 ? Size : number extends Size ? Extent : Size;

type StepOver<Mode, Step, Size> = Mode extends readonly unknown[]
  ? { kept: Step; repeated: 0; unknown: IntTuple }[NestedOver<AllKnown<Mode>, Product<Mode>, Size>]
  : StepOverOne<Mode, Step, Size>;

/** What becomes of a nested mode? Where only the runtime knows whether it is repeated, it alone knows the nesting too. */
type NestedOver<State, Count, Size> = Size extends 1
  ? "kept"
  : State extends "known"
    ? Count extends 1
      ? SizeKind<Size> extends "literal"
        ? "repeated"
        : "unknown"
      : "kept"
    : "unknown";

type StepOverOne<Extent, Step, Size> = Extent extends 1
  ? SizeKind<Size> extends "literal"
    ? Size extends 1
      ? Step
      : 0
    : Step extends 0
      ? 0
      : number
  : number extends Extent
    ? Size extends 1
      ? Step
      : Step extends 0
        ? 0
        : number
    : Step;

/** `Sizes` where the tensor stretches over them, else with a sentence in place of the wrong one. */
export type CheckedBroadcast<Shape, Sizes extends Numbers> = [Sizes] extends [never]
  ? Sizes
  : { ok: Sizes; bad: AsArray<SizesWanted<Shape, Sizes>> }[BroadcastVerdict<Shape, Sizes>];

type BroadcastVerdict<Shape, Sizes> = Shape extends readonly [...infer Modes, infer Mode]
  ? Sizes extends readonly [...infer Others, infer Size]
    ? ThenModes<FitsOver<SizeKind<Size>, Mode, Size>, Modes, Others>
    : number extends LengthOf<Sizes>
      ? "ok"
      : "bad"
  : Shape extends readonly []
    ? AllSizes<Sizes>
    : "ok";

type ThenModes<Verdict, Modes, Sizes> = Verdict extends "ok" ? BroadcastVerdict<Modes, Sizes> : "bad";

type AllSizes<Sizes> = Sizes extends readonly [infer Size, ...infer Rest] ? ThenAll<SizeKind<Size>, Rest> : "ok";

type ThenAll<Kind, Sizes> = Kind extends "literal" | "dynamic" | "any" ? AllSizes<Sizes> : "bad";

type FitsOver<Kind, Mode, Size> = Kind extends "dynamic" | "any"
  ? "ok"
  : Kind extends "literal"
    ? MatchesMode<Mode, Size>
    : "bad";

type MatchesMode<Mode, Size> = Mode extends readonly unknown[]
  ? MatchesCount<AllKnown<Mode>, Product<Mode>, Size>
  : MatchesExtent<Mode, Size>;

type MatchesCount<State, Count, Size> = State extends "known" ? MatchesExtent<Count, Size> : "ok";

type MatchesExtent<Extent, Size> = Extent extends 1
  ? "ok"
  : Extent extends Size
    ? "ok"
    : SizeKind<Extent> extends "dynamic"
      ? "ok"
      : "bad";

type SizesWanted<Shape, Sizes extends Numbers> =
  HasTooFew<Sizes, Shape> extends true
    ? CountWanted<Sizes, Shape, Say<"broadcastTo.count", { rank: LengthOf<Shape>; count: LengthOf<Sizes> }>>
    : FromLastWanted<Shape, Sizes, []>;

type HasTooFew<Sizes, Shape> = Shape extends readonly [unknown, ...infer Modes]
  ? Sizes extends readonly [unknown, ...infer Rest]
    ? HasTooFew<Rest, Modes>
    : true
  : false;

type FromLastWanted<Shape, Sizes, Done extends readonly unknown[]> = Sizes extends readonly [
  ...infer Others,
  infer Size,
]
  ? Shape extends readonly [...infer Modes, infer Mode]
    ? FromLastWanted<Modes, Others, readonly [SizeOr<Others["length"], Modes["length"], Mode, Size>, ...Done]>
    : FromLastWanted<[], Others, readonly [NewSizeOr<Others["length"], SizeKind<Size>, Size>, ...Done]>
  : Done;

type SizeOr<Place, Axis, Mode, Size> =
  FitsOver<SizeKind<Size>, Mode, Size> extends "ok"
    ? Size
    : SizeKind<Size> extends "literal"
      ? Say<"broadcastTo.extent", { axis: Axis; extent: Product<Mode>; size: Size }>
      : NotASize<"broadcastTo", Place, Size, SizeKind<Size>>;

type NewSizeOr<Place, Kind, Size> = Kind extends "literal" | "dynamic" | "any"
  ? Size
  : NotASize<"broadcastTo", Place, Size, Kind>;
