// Which indices and coordinates does an element access take?
import type { IntTuple } from "../coord/int-tuple.js";
import type { Product } from "../coord/product.js";
import type { ShowTuple } from "../coord/show.js";
import type { Say } from "../message/say.js";
import type { AllKnown, AsArray, Below, Both, CountWanted, LeavesOf, LengthOf, ModeAt, SizeKind } from "./size.js";

export type Coordinates = readonly IntTuple[];

/**
 * `Index` where it is one index for each leaf of the shape, or one coordinate tuple; else with a sentence in place of the
 * index that is out of range.
 */
export type CheckedIndex<Operation extends string, Shape, Index extends Coordinates> = [Index] extends [never]
  ? Index
  : { ok: Index; bad: AsArray<IndexWanted<Operation, Shape, Index>> }[IndexVerdict<Shape, Index>];

/** A coordinate as `load` takes it: an index of the whole tensor, or one coordinate tuple; else the sentence. */
export type CheckedCoordinate<Operation extends string, Shape, At> = [At] extends [never]
  ? At
  : { ok: At; bad: CoordinateRefusal<Operation, Shape, At> }[LoadVerdict<At, Shape>];

type LoadVerdict<At, Shape> = At extends readonly unknown[]
  ? CoordinateVerdict<Shape, At>
  : ScalarVerdict<AllKnown<Shape>, At, Shape>;

/** An index of all that a shape holds, which is a product only where the sizes are literal. */
type ScalarVerdict<State, Index, Shape> = State extends "known" ? Below<Index, Product<Shape>> : Below<Index, number>;

type CoordinateRefusal<Operation extends string, Shape, At> = At extends readonly unknown[]
  ? Say<"tensor.coordinate", { operation: Operation; coordinate: ShowTuple<At>; shape: ShowTuple<Shape> }>
  : Say<"tensor.scalar-index", { operation: Operation; index: At; size: Product<Shape> }>;

export type IndexVerdict<Shape, Index> = Shape extends readonly unknown[]
  ? [Shape, Index] extends [readonly [infer Mode, infer Mode1], readonly [infer First, infer Second]]
    ? Both<LeafFits<Mode, First>, LeafFits<Mode1, Second>>
    : Index extends readonly [readonly unknown[]]
      ? CoordinateVerdict<Shape, Index[0]>
      : LeavesVerdict<Shape, Index>
  : "ok";

/** A nested mode has an index for each of its leaves, so one is not enough. */
type LeafFits<Mode, Index> = Mode extends readonly unknown[] ? "bad" : Below<Index, Mode>;

/** Walks leaves and indices side by side; nested modes are opened as they come. */
type LeavesVerdict<Shape, Index> = Shape extends readonly [infer Mode, ...infer Modes]
  ? Index extends readonly [infer First, ...infer Rest]
    ? LeafVerdict<Mode, Modes, First, Rest, Index>
    : IsOpenEnded<Index>
  : Shape extends readonly []
    ? Index extends readonly []
      ? "ok"
      : IsOpenEnded<Index>
    : "ok";

type LeafVerdict<Mode, Modes extends readonly unknown[], First, Rest, Index> = Mode extends readonly unknown[]
  ? LeavesVerdict<[...Mode, ...Modes], Index>
  : ThenLeaves<Below<First, Mode>, Modes, Rest>;

type ThenLeaves<Verdict, Modes, Rest> = Verdict extends "ok" ? LeavesVerdict<Modes, Rest> : "bad";

/** An array of unknown length passes and is checked when it runs. */
type IsOpenEnded<Index> = number extends LengthOf<Index> ? "ok" : "bad";

/** A coordinate has an index for every leaf, or for every mode an index or a coordinate of that mode. */
type CoordinateVerdict<Shape, Coordinate> = OrModes<LeavesVerdict<Shape, Coordinate>, Shape, Coordinate>;
type OrModes<Verdict, Shape, Coordinate> = Verdict extends "ok" ? "ok" : ModesVerdict<Shape, Coordinate>;

type ModesVerdict<Shape, Coordinate> = Shape extends readonly [infer Mode, ...infer Modes]
  ? Coordinate extends readonly [infer First, ...infer Rest]
    ? ThenModes<ModeVerdict<Mode, First>, Modes, Rest>
    : IsOpenEnded<Coordinate>
  : Shape extends readonly []
    ? Coordinate extends readonly []
      ? "ok"
      : IsOpenEnded<Coordinate>
    : "ok";

type ThenModes<Verdict, Modes, Rest> = Verdict extends "ok" ? ModesVerdict<Modes, Rest> : "bad";

type ModeVerdict<Mode, Index> = Index extends readonly unknown[]
  ? Mode extends readonly unknown[]
    ? ModesVerdict<Mode, Index>
    : "bad"
  : Mode extends readonly unknown[]
    ? ScalarVerdict<AllKnown<Mode>, Index, Mode>
    : Below<Index, Mode>;

export type IndexWanted<Operation extends string, Shape, Index extends Coordinates> = Index extends readonly [
  infer Coordinate extends readonly IntTuple[],
]
  ? readonly [CoordinateRefusal<Operation, Shape, Coordinate>]
  : IndicesWanted<Operation, LeavesOf<Shape>, Index>;

type IndicesWanted<Operation extends string, Leaves, Index extends Coordinates> =
  Index["length"] extends LengthOf<Leaves>
    ? {
        readonly [Axis in keyof Index]: IndexOr<Operation, Axis, ModeAt<Leaves, Axis>, Index[Axis]>;
      }
    : CountWanted<
        Index,
        Leaves,
        Say<"tensor.index-count", { operation: Operation; rank: LengthOf<Leaves>; count: LengthOf<Index> }>
      >;

type IndexOr<Operation extends string, Axis, Extent, Index> =
  Below<Index, Extent> extends "ok" ? Index : IndexRefusal<Operation, Axis, Extent, SizeKind<Index>, Index>;

/** Why an index is refused. */
export type IndexRefusal<Operation extends string, Axis, Extent, Kind, Index> = Kind extends "literal" | "union"
  ? Say<"tensor.index", { operation: Operation; index: Index; axis: Axis; extent: Extent }>
  : Say<"tensor.index-invalid", { operation: Operation; index: Index; axis: Axis }>;
