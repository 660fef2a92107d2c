// What walks a buffer as equally shaped tiles?
//
// The tile's own type is the one type argument: it says element, layout, storage and mutability. Position, stride and bound are
// numbers that change, or that no result depends on.
import type { Product } from "../coord/product.js";
import type { AnyLayout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { TensorLayoutOf, TensorOver } from "./construct.js";
import type { SameCount } from "./copy.js";
import type { DType, ElementForm, ScalarSize } from "./dtype.js";
import type { AtMost } from "./size.js";
import type { StorageArray, StorageDType } from "./storage.js";
import type { AnyTensor, ReadonlyTileTensor, ShapeIn, View, ViewAs } from "./tensor.js";

/**
 * Walks a buffer as tiles of one layout, `stride` scalars apart. `advance` and `next` may pass the end, where `get` throws; a
 * circular iterator begins again at the start of the buffer once its offset reaches `bound`. Source: the reference's `TileTensorIter`.
 * @example
 * const storage = Float32Array.from({ length: 64 }, (_, slot) => slot);
 * const it = tileTensorIter(storage, layout([2, 2], [8, 1]), { bound: 64, stride: 16 });
 */
export interface TileTensorIter<out Tile> {
  /** Where the current tile begins, in scalars from the start of the buffer. The reference's `offset`. */
  readonly offset: number;
  /** How many scalars one tile is from the next. */
  readonly stride: number;
  /** How many scalars the buffer holds; where a circular iterator begins again. */
  readonly bound: number;
  readonly circular: boolean;
  readonly masked: boolean;
  /** How many rows of each tile may be touched; those beyond throw. All of them unless masked. */
  readonly numValidRows: number;
  /** The layout of every tile. */
  readonly tileLayout: LayoutIn<Tile>;

  /**
   * The tile at the current position, a view. The reference's `get` and `it[]`.
   * @throws TilewrightError `iter.past-bound` if it does not end within the bound, `iter.straddles` if a circular one does not.
   * @example
   * it.get().toString(); // [[0.0, 1.0], [8.0, 9.0]]
   */
  get(): Tile;

  /**
   * Moves by so many tiles, 1 unless told otherwise. The reference's `+=`.
   * @throws TilewrightError `iter.steps` for a negative or fractional number.
   * @example
   * it.advance(2);
   */
  advance<const Steps extends number = 1>(steps?: CheckedSteps<"advance", Steps>): void;

  /**
   * An iterator so many tiles ahead; this one stays where it is.
   * @throws TilewrightError as `advance`.
   * @example
   * it.next().get().get(0, 0); // 16
   */
  next<const Steps extends number = 1>(steps?: CheckedSteps<"next", Steps>): TileTensorIter<Tile>;

  /**
   * As `next`, for steps that wrap at most once.
   * @throws TilewrightError `iter.wraps` unless `steps * stride` is less than the bound.
   */
  nextUnsafe<const Steps extends number = 1>(steps?: CheckedSteps<"nextUnsafe", Steps>): TileTensorIter<Tile>;

  /**
   * The same bytes as elements of another type of equal size; layout, offset, stride and bound stay as they are.
   * @throws TilewrightError `iter.bitcast` if the sizes differ.
   * @example
   * it.next().bitcast("uint32").get().get(0, 0); // 1098907648
   */
  bitcast<Name extends DType>(dtype: CheckedCast<Tile, Name>): BitcastType<TileTensorIter<Tile>, Name>;

  /**
   * Every tile under another layout of as many elements; offset, stride and bound stay as they are.
   * @throws TilewrightError `iter.reshape` if the number of elements changes.
   * @example
   * it.reshape(rowMajor(4)).get().toString(); // [0.0, 1.0, 2.0, 3.0]
   */
  reshape<NewLayout extends AnyLayout>(
    layout: CheckedTileLayout<Tile, NewLayout>,
  ): ReshapeType<TileTensorIter<Tile>, NewLayout>;

  /**
   * The tiles from the current position up to the bound, one lap of a circular iterator. The loop moves an iterator of its own.
   * @throws TilewrightError as `get`, at a tile that does not end within the bound.
   */
  [Symbol.iterator](): Iterator<Tile, undefined, unknown>;
}

/**
 * The tensor that `it.get()` gives.
 * @example
 * type T = TileType<TileTensorIter<TileTensor<"float32", Layout<[2, 2], [8, 1]>>>>; // TileTensor<"float32", Layout<[2, 2], [8, 1]>>
 */
export type TileType<Iter> = Iter extends TileTensorIter<infer Tile> ? Tile : never;

/** The iterator that `it.bitcast(dtype)` gives. */
export type BitcastType<Iter, Name extends DType> =
  Iter extends TileTensorIter<infer Tile extends AnyTensor>
    ? TileTensorIter<ViewAs<Tile, Name, Tile["layout"]>>
    : never;

/** The iterator that `it.reshape(layout)` gives. */
export type ReshapeType<Iter, NewLayout> =
  Iter extends TileTensorIter<infer Tile extends AnyTensor>
    ? TileTensorIter<View<Tile, TensorLayoutOf<NewLayout>>>
    : never;

/** How a buffer is walked; all counts are scalars. */
export interface TileTensorIterOptions {
  /** How many scalars the buffer holds. */
  readonly bound: number;
  /** From one tile to the next; the number of elements of a tile where it is left out, so that dense tiles lie back to back. */
  readonly stride?: number;
  /** Where the first tile begins; 0 where it is left out. */
  readonly offset?: number;
  /** Begin again at the start once the offset reaches the bound. */
  readonly circular?: boolean;
  /** Are only the first `numValidRows` rows of each tile to be touched? */
  readonly masked?: boolean;
  readonly numValidRows?: number;
}

/**
 * An iterator over the tiles of a buffer: a typed array, or what lies behind a tensor from its first element on.
 * @throws TilewrightError `iter.source`, `iter.option`, `iter.bound` if the storage holds fewer scalars, `iter.offset`,
 * `iter.rows-missing`, `iter.rows-unused`, `iter.mask-order`, `iter.vectors`, `layout.not-a-layout`.
 * @example
 * const a = zeros("float32", 16, 4);
 * tileTensorIter(a, rowMajor(2, 4), { bound: 64 }); // TileTensorIter<TileTensor<"float32", Layout<[2, 4], [4, 1]>>>
 * tileTensorIter(a, rowMajor(2, 4), { bound: 64 }).next(7).offset; // 56
 */
export type TileTensorIterFunction = <
  Source,
  TileLayout extends AnyLayout,
  const Options extends TileTensorIterOptions,
>(
  source: CheckedIterSource<Source>,
  tileLayout: TileLayout,
  options: CheckedIterOptions<Options>,
) => TileTensorIter<IterTile<Source, TileLayout>>;

/** `& {}` as in `construct.ts`. */
type IterTile<Source, TileLayout> = {
  any: ReadonlyTileTensor<DType, TensorLayoutOf<TileLayout>>;
  tensor: View<Source & AnyTensor, TensorLayoutOf<TileLayout>>;
  storage: TensorOver<Source, StorageDType<Source>, TensorLayoutOf<TileLayout>>;
}[SourceForm<Source>] & {};

type SourceForm<Source> = Source extends AnyTensor ? OrAny<Source, "tensor"> : OrAny<Source, "storage">;
type OrAny<Source, Form> = 0 extends 1 & Source ? "any" : Form;

/** `Source` where there is something to walk, else the sentence. */
export type CheckedIterSource<Source> = [Source] extends [never]
  ? Source
  : {
      ok: Source;
      vectors: Say<"iter.vectors", { element: Source extends AnyTensor ? Source["dtype"] : "vectors" }>;
      bad: Say<"iter.source", object>;
    }[SourceVerdict<Source>];

type SourceVerdict<Source> = Source extends AnyTensor
  ? OfScalars<ElementForm<Source["dtype"]>>
  : Source extends StorageArray
    ? "ok"
    : "bad";

type OfScalars<Form> = Form extends "vector" ? "vectors" : "ok";

/** `Options` where they are counts, else with a sentence in place of the wrong one. */
export type CheckedIterOptions<Options extends TileTensorIterOptions> = [Options] extends [never]
  ? Options
  : {
      readonly [Name in keyof Options]: Name extends "stride"
        ? CountOption<Name, Options[Name], "1">
        : Name extends "bound" | "offset" | "numValidRows"
          ? CountOption<Name, Options[Name], "0">
          : Options[Name];
    };

type CountOption<Name extends string, Count, Least extends string> = {
  ok: Count;
  bad: Say<"iter.option", { option: Name; value: Count; least: Least }>;
}[CountVerdict<Count, Least>];

/** Whole numbers: 0 is none where counting begins at 1. */
type CountVerdict<Count, Least> = Count extends 0
  ? Least extends "0"
    ? "ok"
    : "bad"
  : Count extends number
    ? AtMost<Count, number>
    : "ok";

/** `Steps` where it is a number of tiles, else the sentence. */
export type CheckedSteps<Operation extends string, Steps> = [Steps] extends [never]
  ? Steps
  : { ok: Steps; bad: Say<"iter.steps", { operation: Operation; steps: Steps }> }[AtMost<Steps, number>];

/** `Name` where its elements are as large as the tile's, else the sentence. */
export type CheckedCast<Tile, Name> = [Name] extends [never]
  ? Name
  : {
      ok: Name;
      bad: Say<
        "iter.bitcast",
        { dtype: Name; bytes: ScalarSize<Name>; element: ElementIn<Tile>; size: ScalarSize<ElementIn<Tile>> }
      >;
    }[CastVerdict<Name, ElementIn<Tile>>];

type CastVerdict<Name, Element> = Name extends unknown
  ? Element extends unknown
    ? ScalarSize<Name> extends ScalarSize<Element>
      ? "ok"
      : "bad"
    : never
  : never;

/** `NewLayout` where it has as many elements as the tile, else the sentence. */
export type CheckedTileLayout<Tile, NewLayout extends AnyLayout> = [NewLayout] extends [never]
  ? NewLayout
  : {
      ok: NewLayout;
      count: Say<"iter.reshape", { count: Product<NewLayout["shape"]>; size: Product<ShapeIn<LayoutIn<Tile>>> }>;
    }[SameCount<ShapeIn<LayoutIn<Tile>>, NewLayout["shape"]>];

type LayoutIn<Tile> = Tile extends AnyTensor ? Tile["layout"] : never;
type ElementIn<Tile> = Tile extends AnyTensor ? Tile["dtype"] : never;
