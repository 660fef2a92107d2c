// Which tiles does a tensor consist of, and what does a walk over them give?
//
// `"error"`: the sizes divide the extents. `"clip"`: the last tile of an axis is cut off at its end. `"mask"`: it keeps its full
// shape, and what lies past the end throws when it is touched.
import type { CeilDiv, DivMod, IsStatic, LessOrEqual } from "../int/index.js";
import type { Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { Both, CountWanted, LengthOf, ModeAt, NotASize, Numbers, SizeKind } from "./size.js";
import type { AnyTensor, ShapeOf, View } from "./tensor.js";
import type { SubSizeVerdict, TileCount, TileResultType } from "./tile.js";
import type { TiledShapeOf, TileStride } from "./tile-modes.js";

/** What becomes of a tile that ends past its tensor. */
export type Ragged = "error" | "clip" | "mask";

export interface TilesOptions<out Mode> {
  readonly ragged?: Mode;
}

/** A tile and its tile coordinate. */
export interface PlacedTile<out Tile, out Coord> {
  readonly tile: Tile;
  /** The tile begins at `coord * size` along each axis. */
  readonly coord: Coord;
}

/** A tile of the full shape of which only the first `valid` entries of each axis may be touched. */
export interface MaskedTile<out Tile, out Coord, out Clipped> extends PlacedTile<Tile, Coord> {
  /** How many entries of each axis lie inside the tensor. */
  readonly valid: Coord;
  /** Those entries, as a tensor of their own. */
  readonly clipped: Clipped;
}

/** The tiles of a tensor in row-major order of their coordinates; each loop over them begins anew. */
export interface Tiles<out Entry> {
  [Symbol.iterator](): Iterator<Entry, undefined, unknown>;
}

/**
 * What every tensor can be asked about its tiles.
 * @example
 * const a = zeros("float32", 8, 4);
 */
export interface TensorTiles {
  /**
   * The tiles of these sizes, each with its coordinate, in row-major order. The sizes divide the extents unless `ragged` says
   * what becomes of the rest. A nested mode takes the size of its tiles: see `tile`. A tile of a vectorized tensor counts vectors.
   * @throws TilewrightError `iter.divide`, `iter.tile-size`, `iter.ragged`, `tile.count`, `iter.mask-order`; when the entries of
   * a masked tile are touched that lie outside, `iter.masked`.
   * @example
   * const corners = [...a.tiles([4, 2])].map(({ coord }) => coord); // [[0, 0], [0, 1], [1, 0], [1, 1]]
   */
  tiles<T extends AnyTensor, const Sizes extends Numbers, Mode extends Ragged = "error">(
    this: T,
    sizes: CheckedTiles<TiledShapeOf<T>, Sizes, Mode>,
    options?: TilesOptions<Mode>,
  ): Tiles<TileEntry<T, Sizes, Mode>>;
}

/**
 * What a loop over `t.tiles(sizes, { ragged })` gives.
 * @example
 * type E = TileEntry<TileTensor<"float32", Layout<[5, 4], [4, 1]>>, [2, 4], "clip">["tile"]; // TileTensor<"float32", Layout<[number, 4], [4, 1]>>
 */
export type TileEntry<Tensor extends AnyTensor, Sizes extends Numbers, Mode> = {
  error: PlacedTile<TileResultType<Tensor, Sizes>, Counts<ShapeOf<Tensor>>>;
  clip: PlacedTile<RaggedTileType<Tensor, Sizes>, Counts<ShapeOf<Tensor>>>;
  mask: MaskedTile<TileResultType<Tensor, Sizes>, Counts<ShapeOf<Tensor>>, RaggedTileType<Tensor, Sizes>>;
  open: PlacedTile<View<Tensor, OpenLayout<Tensor["layout"]>>, Counts<ShapeOf<Tensor>>>;
}[FormOf<Mode>];

/** Which of the three only the runtime knows, the checker does not know extents either. */
type FormOf<Mode> = 0 extends 1 & Mode
  ? "open"
  : [Mode] extends ["error"]
    ? "error"
    : [Mode] extends ["clip"]
      ? "clip"
      : [Mode] extends ["mask"]
        ? "mask"
        : "open";

type Counts<Shape> = { [Axis in keyof Shape]: number };

type OpenLayout<Parent> =
  Parent extends Layout<infer Shape, infer Stride> ? Layout<Counts<Shape>, TileStride<Shape, Stride>> : never;

/**
 * A tile that may be cut off: an extent is static where the size divides its axis, or covers it.
 * @example
 * type T = RaggedTileType<TileTensor<"float32", Layout<[5, 4], [4, 1]>>, [2, 8]>; // TileTensor<"float32", Layout<[number, 4], [4, 1]>>
 */
export type RaggedTileType<Tensor extends AnyTensor, Sizes extends Numbers> = View<
  Tensor,
  RaggedLayout<Tensor["layout"], Sizes>
>;

type RaggedLayout<Parent, Sizes> =
  Parent extends Layout<infer Shape, infer Stride>
    ? Layout<RaggedShape<Shape, Sizes>, TileStride<Shape, Stride>>
    : never;

type RaggedShape<Shape, Sizes> = { [Axis in keyof Shape]: RaggedExtent<Shape[Axis], ModeAt<Sizes, Axis>> };

/** A nested mode consists of whole tiles. */
type RaggedExtent<Extent, Size> = Extent extends readonly unknown[]
  ? Size
  : Cut<DivMod<Extent, Size>, CeilDiv<Extent, Size>, Extent, Size>;

type Cut<Division, Count, Extent, Size> = Division extends readonly [unknown, 0]
  ? Size
  : IsStatic<Count> extends true
    ? Count extends 1
      ? Extent
      : number
    : number;

/** `Sizes` where the shape consists of such tiles, else with a sentence in place of the wrong one. */
export type CheckedTiles<Shape, Sizes extends Numbers, Mode> = [Sizes] extends [never]
  ? Sizes
  : { ok: Sizes; bad: SizesWanted<Shape, Sizes, Mode> }[SizesVerdict<Shape, Sizes, Mode>];

type SizesVerdict<Shape, Sizes extends Numbers, Mode> = Shape extends readonly unknown[]
  ? Sizes["length"] extends Shape["length"]
    ? AllTile<Shape, Sizes, Mode>
    : number extends Sizes["length"]
      ? "ok"
      : "bad"
  : "ok";

type AllTile<Shape, Sizes, Mode> = [Shape, Sizes] extends [
  readonly [infer Extent, infer Extent1],
  readonly [infer Size, infer Size1],
]
  ? Both<SizeTiles<Extent, Size, Mode>, SizeTiles<Extent1, Size1, Mode>>
  : [Shape, Sizes] extends [readonly [infer Extent, ...infer Extents], readonly [infer Size, ...infer Rest]]
    ? ThenTile<SizeTiles<Extent, Size, Mode>, Extents, Rest, Mode>
    : "ok";

type ThenTile<Verdict, Shape, Sizes, Mode> = Verdict extends "ok" ? AllTile<Shape, Sizes, Mode> : "bad";

type SizeTiles<Extent, Size, Mode> = Extent extends readonly unknown[]
  ? SubSizeVerdict<Extent, Size>
  : FromOne<Size, Extent, Mode>;

type FromOne<Size, Extent, Mode, Whole = Size> = Size extends number
  ? number extends Size
    ? NoAny<Size>
    : true extends LessOrEqual<1, Whole>
      ? Even<Mode, Extent, Whole>
      : "bad"
  : "bad";

type NoAny<Size> = 0 extends 1 & Size ? "bad" : "ok";

/** A remainder that only the runtime knows is looked at then. */
type Even<Mode, Extent, Size> = Mode extends "error" ? NoRemainder<DivMod<Extent, Size>> : "ok";

type NoRemainder<Division> = Division extends readonly [unknown, infer Remainder]
  ? Remainder extends 0
    ? "ok"
    : IsStatic<Remainder> extends true
      ? "bad"
      : "ok"
  : "bad";

type SizesWanted<Shape, Sizes, Mode> = Sizes extends Numbers
  ? 0 extends 1 & Sizes[number]
    ? Say<"tensor.size-any", { operation: "tiles" }>
    : Sizes["length"] extends LengthOf<Shape>
      ? { readonly [Axis in keyof Sizes]: SizeOr<Axis, ModeAt<Shape, Axis>, Sizes[Axis], Mode> }
      : CountWanted<Sizes, Shape, TileCount<"tiles", "sizes", Shape, Sizes>>
  : never;

type SizeOr<Axis, Extent, Size, Mode> =
  SizeTiles<Extent, Size, Mode> extends "ok" ? Size : SizeRefusal<Axis, Extent, SizeKind<Size>, Size>;

type SizeRefusal<Axis, Extent, Kind, Size> = Kind extends "literal"
  ? Extent extends readonly unknown[]
    ? Extent extends readonly [unknown, infer Own extends number]
      ? Say<"tile.sub-size", { operation: "tiles"; axis: Axis; own: Own; size: Size }>
      : Say<"tile.sub-modes", { operation: "tiles"; axis: Axis }>
    : Size extends 0
      ? Say<"iter.tile-size", { index: Axis; size: Size }>
      : Say<"iter.divide", { axis: Axis; extent: Extent; size: Size }>
  : Kind extends "union" | "any"
    ? NotASize<"tiles", Axis, Size, Kind>
    : Say<"iter.tile-size", { index: Axis; size: Size }>;
