// Which tiles may be cut off at the end of their tensor, and what is left of one?
//
// Tiles of every size that start inside; the tile at 0 may be empty. A nested mode consists of whole tiles.
import type { CeilDiv } from "../int/index.js";
import type { Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { Below, CountWanted, LengthOf, ModeAt, Numbers, SizeKind } from "./size.js";
import type { AnyTensor, View } from "./tensor.js";
import type { AtRefusal, TileCount, TileSizes, Within } from "./tile.js";
import type { TileStride } from "./tile-modes.js";

/**
 * What `t.tileClipped(sizes, at)` gives: a tile whose extents only the runtime knows.
 * @example
 * type T = ClippedTileType<TileTensor<"float32", Layout<[5, 4], [4, 1]>>>; // TileTensor<"float32", Layout<[number, number], [4, 1]>>
 */
export type ClippedTileType<Tensor extends AnyTensor> = View<Tensor, ClippedLayout<Tensor["layout"]>>;

export type ClippedLayout<Parent> =
  Parent extends Layout<infer Shape, infer Stride>
    ? Layout<{ [Mode in keyof Shape]: number }, TileStride<Shape, Stride>>
    : never;

/** `Sizes` where they are sizes, else with a sentence in place of the wrong one. */
export type ClippedSizes<Shape, Sizes extends Numbers> = TileSizes<
  "tileClipped",
  Unbounded<Shape>,
  Sizes,
  { [Axis in keyof Sizes]: 0 }
>;

/** Sizes of any extent; a nested mode keeps its own. */
export type Unbounded<Shape> = Shape extends unknown ? { [Mode in keyof Shape]: UnboundedMode<Shape[Mode]> } : never;
type UnboundedMode<Extent> = Extent extends readonly unknown[] ? Extent : number;

/** `Coordinates` where their tiles start inside, else with a sentence in place of the wrong one. */
export type ClippedAt<Shape, Sizes extends Numbers, Coordinates extends Numbers> = [Coordinates] extends [never]
  ? Coordinates
  : { ok: Coordinates; bad: AtWanted<Shape, Sizes, Coordinates> }[AtVerdict<Shape, Sizes, Coordinates>];

type AtVerdict<Shape, Sizes, Coordinates extends Numbers> = Shape extends readonly unknown[]
  ? Coordinates["length"] extends Shape["length"]
    ? AllStart<Shape, Sizes, Coordinates>
    : number extends Coordinates["length"]
      ? "ok"
      : "bad"
  : "ok";

type AllStart<Shape, Sizes, Coordinates> = [Shape, Sizes, Coordinates] extends [
  readonly [infer Extent, ...infer Extents],
  readonly [infer Size, ...infer OtherSizes],
  readonly [infer At, ...infer OtherAts],
]
  ? ThenStart<Starts<Extent, Size, At>, Extents, OtherSizes, OtherAts>
  : "ok";

type ThenStart<Verdict, Shape, Sizes, Coordinates> = Verdict extends "ok" ? AllStart<Shape, Sizes, Coordinates> : "bad";

type Starts<Extent, Size, At> = At extends 0
  ? "ok"
  : number extends At
    ? "ok"
    : Extent extends readonly unknown[]
      ? Within<Extent, Size, At>
      : BelowCount<Size, Extent, At>;

/** Of size 0 there are tiles without end; the runtime looks whether there is an extent for them. */
type BelowCount<Size, Extent, At> = Size extends 0 ? Below<At, number> : Below<At, CountOr<CeilDiv<Extent, Size>>>;

/** What is no size is refused on its own. */
type CountOr<Count> = Count extends number ? Count : number;

type AtWanted<Shape, Sizes, Coordinates> = Coordinates extends Numbers
  ? Coordinates["length"] extends LengthOf<Shape>
    ? {
        readonly [Axis in keyof Coordinates]: AtOr<Axis, ModeAt<Shape, Axis>, ModeAt<Sizes, Axis>, Coordinates[Axis]>;
      }
    : CountWanted<Coordinates, Shape, TileCount<"tileClipped", "tile coordinates", Shape, Coordinates>>
  : never;

type AtOr<Axis, Extent, Size, At> =
  Starts<Extent, Size, At> extends "ok" ? At : StartRefusal<Axis, Extent, Size, SizeKind<At>, At>;

type StartRefusal<Axis, Extent, Size, Kind, At> = [Kind, Extent] extends ["literal", number]
  ? Say<"tile.start", { operation: "tileClipped"; size: Size; at: At; axis: Axis; extent: Extent }>
  : AtRefusal<"tileClipped", Axis, Extent, Size, Kind, At>;
