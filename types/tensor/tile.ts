// Which tile sizes and tile coordinates does a tensor take, and what is its tile?
//
// An error exactly if a size exceeds its extent or (at + 1) * size does; nothing need divide. A nested mode is read as
// (count, size), as the reference does: it takes its own size, and `at` counts within `count`.
import type { FloorDiv, Less, LessOrEqual } from "../int/index.js";
import type { Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { CountWanted, Knowledge, LengthOf, ModeAt, NotASize, Numbers, SizeKind } from "./size.js";
import type { AnyTensor, View } from "./tensor.js";

/**
 * What `t.tile(sizes, at)` gives: the shape is `Sizes`, the strides are the tensor's. The reference's `TileResultType`.
 * @example
 * type T = TileResultType<TileTensor<"float32", Layout<[8, 4], [4, 1]>>, [2, 2]>; // TileTensor<"float32", Layout<[2, 2], [4, 1]>>
 */
export type TileResultType<Tensor extends AnyTensor, Sizes extends Numbers> = View<
  Tensor,
  TileLayout<Tensor["layout"], Sizes>
>;

/** The layout of a tile: `Sizes` over the parent's strides, of a nested mode over its last sub-stride. */
export type TileLayout<Parent, Sizes extends Numbers> =
  Parent extends Layout<infer Shape, infer Stride> ? Layout<TileShape<Shape, Sizes>, TileStride<Stride>> : never;

/** An array of unknown length has as many sizes as the parent has modes. */
type TileShape<Shape, Sizes extends Numbers> = number extends Sizes["length"]
  ? { [Mode in keyof Shape]: number }
  : [...Sizes];

export type TileStride<Stride> = Stride extends infer Flat extends Numbers
  ? Flat
  : { [Mode in keyof Stride]: LastOf<Stride[Mode]> };

type LastOf<Strides> = Strides extends readonly [...unknown[], infer Last] ? Last : Strides;

/** `Sizes` where the shape takes them, else with a sentence in place of the wrong one. */
export type TileSizes<Operation extends string, Shape, Sizes extends Numbers> = [Sizes] extends [never]
  ? Sizes
  : {
      ok: Sizes;
      bad: 0 extends 1 & Sizes[number]
        ? Say<"tensor.size-any", { operation: Operation }>
        : SizesWanted<Operation, Shape, Sizes>;
    }[SizesVerdict<Shape, Sizes>];

type SizesVerdict<Shape, Sizes extends Numbers> = Shape extends readonly unknown[]
  ? number extends Shape["length"] | Sizes["length"]
    ? "ok"
    : Sizes["length"] extends Shape["length"]
      ? SizesFit<Shape, Sizes>
      : "bad"
  : "ok";

type SizesFit<Shape, Sizes> = Sizes extends readonly [infer Size, ...infer OtherSizes]
  ? Shape extends readonly [infer Extent, ...infer OtherExtents]
    ? ThenSizes<SizeFits<Extent, SizeKind<Size>, Size>, OtherExtents, OtherSizes>
    : "ok"
  : "ok";

type ThenSizes<Verdict, Shape, Sizes> = Verdict extends "ok" ? SizesFit<Shape, Sizes> : "bad";

type SizeFits<Extent, Kind, Size> = Kind extends "literal"
  ? LiteralFits<Extent, Size>
  : Kind extends "dynamic"
    ? "ok"
    : "bad";

type LiteralFits<Extent, Size> = Extent extends readonly unknown[]
  ? IsSubSize<Extent, Size>
  : Knowledge<Extent> extends "literal"
    ? OkIf<LessOrEqual<Size, Extent>>
    : "ok";

type IsSubSize<Modes, Size> = Modes extends readonly [infer _, infer Own extends number]
  ? Knowledge<Own> extends "literal"
    ? Own extends Size
      ? "ok"
      : "bad"
    : "ok"
  : "bad";

type OkIf<Holds> = Holds extends true ? "ok" : "bad";

/** `Coordinates` of a tile of these sizes, else with a sentence in place of the one that runs over. */
export type TileAt<Operation extends string, Shape, Sizes extends Numbers, Coordinates extends Numbers> = [
  Coordinates,
] extends [never]
  ? Coordinates
  : {
      ok: Coordinates;
      bad: AtWanted<Operation, Shape, Sizes, Coordinates>;
    }[AtVerdict<Shape, Sizes, Coordinates>];

type AtVerdict<Shape, Sizes, Coordinates extends Numbers> = Shape extends readonly unknown[]
  ? number extends Shape["length"] | Coordinates["length"]
    ? "ok"
    : Coordinates["length"] extends Shape["length"]
      ? AllWithin<Shape, Sizes, Coordinates>
      : "bad"
  : "ok";

type AllWithin<Shape, Sizes, Coordinates> = Coordinates extends readonly [infer At, ...infer OtherAts]
  ? Shape extends readonly [infer Extent, ...infer OtherExtents]
    ? Sizes extends readonly [infer Size, ...infer OtherSizes]
      ? ThenWithin<Within<SizeKind<At>, Extent, Size, At>, OtherExtents, OtherSizes, OtherAts>
      : "ok"
    : "ok"
  : "ok";

type ThenWithin<Verdict, Shape, Sizes, Coordinates> = Verdict extends "ok"
  ? AllWithin<Shape, Sizes, Coordinates>
  : "bad";

/** A size that does not fit is refused on its own: the coordinate 0 is never wrong beside it. */
export type Within<Kind, Extent, Size, At> = Kind extends "literal"
  ? At extends 0
    ? "ok"
    : LiteralWithin<Extent, Size, At>
  : Kind extends "dynamic"
    ? "ok"
    : "bad";

type LiteralWithin<Extent, Size, At> = Extent extends readonly [infer Count, unknown]
  ? BelowCount<Count, At>
  : Knowledge<Extent> extends "literal"
    ? WithinLiteral<Size, Extent, At>
    : "ok";

type WithinLiteral<Size, Extent, At> =
  Knowledge<Size> extends "literal" ? (Size extends 0 ? "ok" : BelowCount<FloorDiv<Extent, Size>, At>) : "ok";

type BelowCount<Count, At> = Knowledge<Count> extends "literal" ? OkIf<Less<At, Count>> : "ok";

type SizesWanted<Operation extends string, Shape, Sizes extends Numbers> =
  Sizes["length"] extends LengthOf<Shape>
    ? {
        readonly [Axis in keyof Sizes]: SizeWanted<
          Operation,
          Axis,
          ModeAt<Shape, Axis>,
          SizeKind<Sizes[Axis]>,
          Sizes[Axis]
        >;
      }
    : CountWanted<Sizes, Shape, TileCount<Operation, "sizes", Shape, Sizes>>;

type SizeWanted<Operation extends string, Axis, Extent, Kind, Size> =
  SizeFits<Extent, Kind, Size> extends "ok"
    ? Size
    : Kind extends "literal"
      ? Extent extends readonly unknown[]
        ? Extent extends readonly [unknown, infer Own extends number]
          ? Say<"tile.sub-size", { operation: Operation; axis: Axis; own: Own; size: Size }>
          : Say<"tile.sub-modes", { operation: Operation; axis: Axis }>
        : Say<"tile.too-large", { operation: Operation; size: Size; axis: Axis; extent: Extent }>
      : NotASize<Operation, Axis, Size, Kind>;

type AtWanted<Operation extends string, Shape, Sizes, Coordinates extends Numbers> =
  Coordinates["length"] extends LengthOf<Shape>
    ? {
        readonly [Axis in keyof Coordinates]: CoordinateWanted<
          Operation,
          Axis,
          ModeAt<Shape, Axis>,
          ModeAt<Sizes, Axis>,
          SizeKind<Coordinates[Axis]>,
          Coordinates[Axis]
        >;
      }
    : CountWanted<Coordinates, Shape, TileCount<Operation, "tile coordinates", Shape, Coordinates>>;

type CoordinateWanted<Operation extends string, Axis, Extent, Size, Kind, At> =
  Within<Kind, Extent, Size, At> extends "ok" ? At : CoordinateRefusal<Operation, Axis, Extent, Size, Kind, At>;

/** Why a tile coordinate is refused. */
export type CoordinateRefusal<Operation extends string, Axis, Extent, Size, Kind, At> = Kind extends "literal"
  ? Extent extends readonly [infer Count, unknown]
    ? Say<"tile.sub-count", { operation: Operation; at: At; axis: Axis; count: Count }>
    : Say<"tile.overrun", { operation: Operation; size: Size; at: At; axis: Axis; extent: Extent }>
  : Say<"tile.at-invalid", { operation: Operation; axis: Axis; at: At }>;

export type TileCount<Operation extends string, What, Shape, Given> = Say<
  "tile.count",
  { operation: Operation; what: What; rank: LengthOf<Shape>; count: LengthOf<Given> }
>;
