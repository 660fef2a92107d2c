// Which tiles may be cut off at the end of their tensor, and what is left of one?
//
// Tiles of every size that start inside; the tile at 0 may be empty. A nested mode consists of whole tiles.
import type { CeilDiv, Less } from "../int/index.js";
import type { Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { CountWanted, Knowledge, LengthOf, ModeAt, Numbers, SizeKind } from "./size.js";
import type { AnyTensor, View } from "./tensor.js";
import type { CoordinateRefusal, TileCount, TileSizes, TileStride, Within } from "./tile.js";

/**
 * What `t.tileClipped(sizes, at)` gives: a tile whose extents only the runtime knows.
 * @example
 * type T = ClippedTileType<TileTensor<"float32", Layout<[5, 4], [4, 1]>>>; // TileTensor<"float32", Layout<[number, number], [4, 1]>>
 */
export type ClippedTileType<Tensor extends AnyTensor> = View<Tensor, ClippedLayout<Tensor["layout"]>>;

export type ClippedLayout<Parent> =
  Parent extends Layout<infer Shape, infer Stride>
    ? Layout<{ [Mode in keyof Shape]: number }, TileStride<Stride>>
    : never;

/** `Sizes` where they are sizes, else with a sentence in place of the wrong one. */
export type ClippedSizes<Shape, Sizes extends Numbers> = TileSizes<"tileClipped", Unbounded<Shape>, Sizes>;

type Unbounded<Shape> = { [Mode in keyof Shape]: UnboundedMode<Shape[Mode]> };
type UnboundedMode<Extent> = Extent extends readonly unknown[] ? Extent : number;

/** `Coordinates` where their tiles start inside, else with a sentence in place of the wrong one. */
export type ClippedAt<Shape, Sizes extends Numbers, Coordinates extends Numbers> = [Coordinates] extends [never]
  ? Coordinates
  : { ok: Coordinates; bad: AtWanted<Shape, Sizes, Coordinates> }[AtVerdict<Shape, Sizes, Coordinates>];

type AtVerdict<Shape, Sizes, Coordinates> = Shape extends readonly [infer Extent, ...infer OtherExtents]
  ? Coordinates extends readonly [infer At, ...infer OtherAts]
    ? Sizes extends readonly [infer Size, ...infer OtherSizes]
      ? ThenAt<Starts<SizeKind<At>, Extent, Size, At>, OtherExtents, OtherSizes, OtherAts>
      : "ok"
    : number extends LengthOf<Coordinates>
      ? "ok"
      : "bad"
  : Shape extends readonly []
    ? Coordinates extends readonly []
      ? "ok"
      : "bad"
    : "ok";

type ThenAt<Verdict, Shape, Sizes, Coordinates> = Verdict extends "ok" ? AtVerdict<Shape, Sizes, Coordinates> : "bad";

type Starts<Kind, Extent, Size, At> = Extent extends readonly unknown[]
  ? Within<Kind, Extent, Size, At>
  : Kind extends "literal"
    ? At extends 0
      ? "ok"
      : IsInside<Knowledge<Extent>, Extent, Size, At>
    : Kind extends "dynamic"
      ? "ok"
      : "bad";

type IsInside<State, Extent, Size, At> = State extends "literal"
  ? Knowledge<Size> extends "literal"
    ? IsBelowCount<Size, Extent, At>
    : "ok"
  : "ok";

type IsBelowCount<Size, Extent, At> = Size extends 0
  ? Extent extends 0
    ? "bad"
    : "ok"
  : Less<At, CeilDiv<Extent, Size>> extends false
    ? "bad"
    : "ok";

type AtWanted<Shape, Sizes, Coordinates extends Numbers> =
  Coordinates["length"] extends LengthOf<Shape>
    ? {
        readonly [Axis in keyof Coordinates]: AtOr<
          Axis,
          ModeAt<Shape, Axis>,
          ModeAt<Sizes, Axis>,
          SizeKind<Coordinates[Axis]>,
          Coordinates[Axis]
        >;
      }
    : CountWanted<Coordinates, Shape, TileCount<"tileClipped", "tile coordinates", Shape, Coordinates>>;

type AtOr<Axis, Extent, Size, Kind, At> =
  Starts<Kind, Extent, Size, At> extends "ok"
    ? At
    : [Kind, Extent] extends ["literal", number]
      ? Say<"tile.start", { operation: "tileClipped"; size: Size; at: At; axis: Axis; extent: Extent }>
      : CoordinateRefusal<"tileClipped", Axis, Extent, Size, Kind, At>;
