// Which indices and coordinates does an element access take?
import type { IntTuple } from "../coord/int-tuple.js";
import type { Product } from "../coord/product.js";
import type { ShowTuple } from "../coord/show.js";
import type { Less } from "../int/index.js";
import type { Say } from "../message/say.js";
import type { AsArray, CountWanted, Knowledge, LeavesOf, LengthOf, ModeAt, SizeKind } from "./size.js";

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
  : IndexFits<Product<Shape>, SizeKind<At>, At>;

type CoordinateRefusal<Operation extends string, Shape, At> = At extends readonly unknown[]
  ? Say<"tensor.coordinate", { operation: Operation; coordinate: ShowTuple<At>; shape: ShowTuple<Shape> }>
  : Say<"tensor.scalar-index", { operation: Operation; index: At; size: Product<Shape> }>;

/** Is a literal index below a literal extent? Begins with the extent: a generic one then counts as dynamic. */
export type IndexFits<Extent, Kind, Index> = Kind extends "literal"
  ? IsBelow<Extent, Index>
  : Kind extends "dynamic" | "any"
    ? "ok"
    : Kind extends "union"
      ? AllBelow<Extent, Index>
      : "bad";

type IsBelow<Extent, Index> = Extent extends unknown
  ? Knowledge<Extent> extends "literal"
    ? Less<Index, Extent> extends true
      ? "ok"
      : "bad"
    : "ok"
  : never;

/** The result of an access does not depend on the index, so a union is right where each of its members is. */
type AllBelow<Extent, Index> = "bad" extends EachBelow<Extent, Index> ? "bad" : "ok";
type EachBelow<Extent, Index> = Index extends unknown ? IndexFits<Extent, SizeKind<Index>, Index> : never;

export type IndexVerdict<Shape, Index> = Index extends readonly [readonly unknown[]]
  ? CoordinateVerdict<Shape, Index[0]>
  : LeavesVerdict<Shape, Index>;

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
  : ThenLeaves<IndexFits<Mode, SizeKind<First>, First>, Modes, Rest>;

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
    ? IndexFits<Product<Mode>, SizeKind<Index>, Index>
    : IndexFits<Mode, SizeKind<Index>, Index>;

export type IndexWanted<Operation extends string, Shape, Index extends Coordinates> = Index extends readonly [
  infer Coordinate extends readonly IntTuple[],
]
  ? readonly [CoordinateRefusal<Operation, Shape, Coordinate>]
  : IndicesWanted<Operation, LeavesOf<Shape>, Index>;

type IndicesWanted<Operation extends string, Leaves, Index extends Coordinates> =
  Index["length"] extends LengthOf<Leaves>
    ? {
        readonly [Axis in keyof Index]: IndexOr<
          Operation,
          Axis,
          ModeAt<Leaves, Axis>,
          SizeKind<Index[Axis]>,
          Index[Axis]
        >;
      }
    : CountWanted<
        Index,
        Leaves,
        Say<"tensor.index-count", { operation: Operation; rank: LengthOf<Leaves>; count: LengthOf<Index> }>
      >;

type IndexOr<Operation extends string, Axis, Extent, Kind, Index> =
  IndexFits<Extent, Kind, Index> extends "ok" ? Index : IndexRefusal<Operation, Axis, Extent, Kind, Index>;

/** Why an index is refused. */
export type IndexRefusal<Operation extends string, Axis, Extent, Kind, Index> = Kind extends "literal" | "union"
  ? Say<"tensor.index", { operation: Operation; index: Index; axis: Axis; extent: Extent }>
  : Say<"tensor.index-invalid", { operation: Operation; index: Index; axis: Axis }>;
