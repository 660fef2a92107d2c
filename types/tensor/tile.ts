// Which tile sizes and tile coordinates does a tensor take, and what is its tile?
//
// An error exactly if a size exceeds its extent or (at + 1) * size does; nothing need divide. A nested mode consists of tiles
// already (`tile-modes.ts`): it takes their size, and `at` counts them. Shapes are those of `TiledShapeOf` here, nested modes (count, size).
import type { Add, LessOrEqual, Mul } from "../int/index.js";
import type { Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { AtMost, Below, Both, CountWanted, LengthOf, ModeAt, NotASize, Numbers, SizeKind } from "./size.js";
import type { AnyTensor, View } from "./tensor.js";
import type { TileStride } from "./tile-modes.js";

/**
 * What `t.tile(sizes, at)` gives: the shape is `Sizes`, the strides are the tensor's. The reference's `TileResultType`.
 * @example
 * type T = TileResultType<TileTensor<"float32", Layout<[8, 4], [4, 1]>>, [2, 2]>; // TileTensor<"float32", Layout<[2, 2], [4, 1]>>
 */
export type TileResultType<
  Tensor extends AnyTensor,
  Sizes extends Numbers,
  Strides extends Numbers | undefined = undefined,
> = View<Tensor, TileLayout<Tensor["layout"], Sizes, Strides>>;

/** The layout of a tile: `Sizes` over the parent's strides, of a nested mode over that of its finer leaf; or over stated ones. */
export type TileLayout<Parent, Sizes extends Numbers, Strides extends Numbers | undefined = undefined> =
  Parent extends Layout<infer Shape, infer Stride>
    ? Layout<TileShape<Shape, Sizes>, Strides extends Numbers ? [...Strides] : TileStride<Shape, Stride>>
    : never;

/** An array of unknown length has as many sizes as the parent has modes. */
type TileShape<Shape, Sizes extends Numbers> = number extends Sizes["length"]
  ? { [Mode in keyof Shape]: number }
  : [...Sizes];

/** `Sizes` where the shape takes them, else with a sentence in place of the wrong one. */
export type TileSizes<Operation extends string, Shape, Sizes extends Numbers, Coordinates> = [Sizes] extends [never]
  ? Sizes
  : {
      ok: Sizes;
      bad: SizesWanted<Operation, Shape, Sizes>;
    }[SizesVerdict<Shape, Sizes, Coordinates>];

type SizesVerdict<Shape, Sizes extends Numbers, Coordinates> = Shape extends readonly unknown[]
  ? Sizes["length"] extends Shape["length"]
    ? SizesFit<Shape, Sizes, Coordinates>
    : number extends Sizes["length"]
      ? "ok"
      : "bad"
  : "ok";

/** Walks extents, sizes and coordinates side by side; two axes take one step. */
type SizesFit<Shape, Sizes, Coordinates> = [Shape, Sizes, Coordinates] extends [
  readonly [infer Extent, infer Extent1],
  readonly [infer Size, infer Size1],
  readonly [infer At, infer At1],
]
  ? Both<SizeFits<Extent, Size, At>, SizeFits<Extent1, Size1, At1>>
  : [Shape, Sizes, Coordinates] extends [
        readonly [infer Extent, ...infer Extents],
        readonly [infer Size, ...infer OtherSizes],
        readonly [infer At, ...infer OtherAts],
      ]
    ? ThenSizes<SizeFits<Extent, Size, At>, Extents, OtherSizes, OtherAts>
    : "ok";

type ThenSizes<Verdict, Shape, Sizes, Coordinates> = Verdict extends "ok" ? SizesFit<Shape, Sizes, Coordinates> : "bad";

type SizeFits<Extent, Size, At> = Extent extends readonly unknown[]
  ? SubSizeVerdict<Extent, Size>
  : At extends 0
    ? AtMost<Size, Extent>
    : number extends At
      ? AtMost<Size, Extent>
      : true extends LessOrEqual<TileEnd<Size, At>, Extent> // a tile that ends inside is not too large; its coordinate asks as well
        ? "ok"
        : AtMost<Size, Extent>;

type TileEnd<Size, At> = Mul<Size, Add<At, 1>>;

/** Sizes that the runtime knows may be the same. */
export type SubSizeVerdict<Modes, Size> = Modes extends readonly [number, infer Own extends number]
  ? Own extends Size
    ? "ok"
    : "literal literal" extends `${SizeKind<Own>} ${SizeKind<Size>}`
      ? "bad"
      : AtMost<Size, number>
  : "bad";

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
  ? Coordinates["length"] extends Shape["length"]
    ? AllWithin<Shape, Sizes, Coordinates>
    : number extends Coordinates["length"]
      ? "ok"
      : "bad"
  : "ok";

/** Walks extents, sizes and coordinates side by side; two axes take one step. */
type AllWithin<Shape, Sizes, Coordinates> = [Shape, Sizes, Coordinates] extends [
  readonly [infer Extent, infer Extent1],
  readonly [infer Size, infer Size1],
  readonly [infer At, infer At1],
]
  ? Both<Within<Extent, Size, At>, Within<Extent1, Size1, At1>>
  : [Shape, Sizes, Coordinates] extends [
        readonly [infer Extent, ...infer Extents],
        readonly [infer Size, ...infer OtherSizes],
        readonly [infer At, ...infer OtherAts],
      ]
    ? ThenWithin<Within<Extent, Size, At>, Extents, OtherSizes, OtherAts>
    : "ok";

type ThenWithin<Verdict, Shape, Sizes, Coordinates> = Verdict extends "ok"
  ? AllWithin<Shape, Sizes, Coordinates>
  : "bad";

/** A size that does not fit is refused on its own: the coordinate 0 is never wrong beside it. */
export type Within<Extent, Size, At> = At extends 0
  ? "ok"
  : number extends At
    ? "ok"
    : Extent extends readonly [infer Count, unknown]
      ? Below<At, Count>
      : EndFits<Size, Extent, At>;

type EndFits<Size, Extent, At> = Size extends number
  ? number extends Size
    ? IsCoordinate<At>
    : EndVerdict<LessOrEqual<TileEnd<Size, At>, Extent>, At>
  : "ok";

/** The comparison is refused where the size or the coordinate is none. */
type EndVerdict<Inside, At> = true extends Inside ? "ok" : Inside extends false ? "bad" : IsCoordinate<At>;

/** An alias of its own: behind `number extends Size` the word `number` would mean `number & Size`. */
type IsCoordinate<At> = Below<At, number>;

/** The mapped types stand behind a condition on what they map: the checker would compute them for every call otherwise. */
type SizesWanted<Operation extends string, Shape, Sizes> = Sizes extends Numbers
  ? 0 extends 1 & Sizes[number]
    ? Say<"tensor.size-any", { operation: Operation }>
    : Sizes["length"] extends LengthOf<Shape>
      ? { readonly [Axis in keyof Sizes]: SizeWanted<Operation, Axis, ModeAt<Shape, Axis>, Sizes[Axis]> }
      : CountWanted<Sizes, Shape, TileCount<Operation, "sizes", Shape, Sizes>>
  : never;

type SizeWanted<Operation extends string, Axis, Extent, Size> =
  SizeFits<Extent, Size, 0> extends "ok" ? Size : SizeRefusal<Operation, Axis, Extent, SizeKind<Size>, Size>;

type SizeRefusal<Operation extends string, Axis, Extent, Kind, Size> = Kind extends "literal"
  ? Extent extends readonly unknown[]
    ? Extent extends readonly [number, infer Own extends number]
      ? Say<"tile.sub-size", { operation: Operation; axis: Axis; own: Own; size: Size }>
      : Say<"tile.sub-modes", { operation: Operation; axis: Axis }>
    : Say<"tile.too-large", { operation: Operation; size: Size; axis: Axis; extent: Extent }>
  : NotASize<Operation, Axis, Size, Kind>;

type AtWanted<Operation extends string, Shape, Sizes, Coordinates> = Coordinates extends Numbers
  ? Coordinates["length"] extends LengthOf<Shape>
    ? {
        readonly [Axis in keyof Coordinates]: AtOr<
          Operation,
          Axis,
          ModeAt<Shape, Axis>,
          ModeAt<Sizes, Axis>,
          Coordinates[Axis]
        >;
      }
    : CountWanted<Coordinates, Shape, TileCount<Operation, "tile coordinates", Shape, Coordinates>>
  : never;

type AtOr<Operation extends string, Axis, Extent, Size, At> =
  Within<Extent, Size, At> extends "ok" ? At : AtRefusal<Operation, Axis, Extent, Size, SizeKind<At>, At>;

/** Why a tile coordinate is refused. */
export type AtRefusal<Operation extends string, Axis, Extent, Size, Kind, At> = Kind extends "literal" | "union"
  ? Extent extends readonly [infer Count, unknown]
    ? Say<"tile.sub-count", { operation: Operation; at: At; axis: Axis; count: Count }>
    : Say<"tile.overrun", { operation: Operation; size: Size; at: At; axis: Axis; extent: Extent }>
  : Say<"tile.at-invalid", { operation: Operation; axis: Axis; at: At }>;

export type TileCount<Operation extends string, What, Shape, Given> = Say<
  "tile.count",
  { operation: Operation; what: What; rank: LengthOf<Shape>; count: LengthOf<Given> }
>;
