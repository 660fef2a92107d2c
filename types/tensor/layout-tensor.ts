// What is the older form of a tensor? Its tiles are cut off at the end, its sizes may be unknown, and its element has a layout.
//
// The tensor is the one type argument, as of an iterator: it says element, layout, storage and mutability.
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { FlattenLayout } from "../layout/reorder.js";
import type { Say } from "../message/say.js";
import type { CheckedAxis } from "./axis.js";
import type { CopySource } from "./copy.js";
import type { DType, ElementForm, ValueInto, ValueOf } from "./dtype.js";
import type { Elements } from "./elements.js";
import type { DimOf } from "./facts.js";
import type { CheckedIndex, Coordinates } from "./index-argument.js";
import type { CheckedSet } from "./set-arguments.js";
import type { Numbers } from "./size.js";
import type { AnyTensor, ShapeOf } from "./tensor.js";
import type { TileAt, TileSizes } from "./tile.js";
import type { ClippedTileType, Unbounded } from "./tile-clipped.js";
import type { TiledShapeOf } from "./tile-modes.js";
import type { TransposedType } from "./transpose.js";
import type { CheckedWidths, VectorizedType } from "./vectorize.js";

/** What the methods of the older form are asked of; they name no type parameter of the interfaces, so that an assignment compares none. */
interface OlderForm<out Tensor> {
  toTileTensor(): Tensor;
}

/**
 * What the older form of every tensor can be asked.
 * @example
 * const t = zeros("float32", 11, 7).toLayoutTensor();
 */
export interface LayoutTensorReads {
  /** The number of modes. */
  readonly rank: number;

  /**
   * The layout as the program knows it, without nesting. The reference's `runtime_layout`.
   * @example
   * zeros("float32", 8, [4, 2]).toLayoutTensor().runtimeLayout(); // Layout<[8, 4, 2], [8, 2, 1]>
   */
  runtimeLayout<T extends AnyTensor>(this: OlderForm<T>): FlatLayout<T["layout"]>;

  /**
   * How the scalars of an element lie: its block, whose strides no type knows.
   * @example
   * zeros("float32", 8, 16).toLayoutTensor().vectorize(2, 4).elementLayout().toString(); // (2,4):(16,1)
   */
  elementLayout<T extends AnyTensor>(this: OlderForm<T>): ElementLayout<T["dtype"]>;

  /**
   * The extent of a mode, of a nested one the product of its leaves.
   * @throws TilewrightError `view.axis` if there is no such mode.
   * @example
   * t.dim(1); // 7
   */
  dim<T extends AnyTensor, const Axis extends number>(
    this: OlderForm<T>,
    axis: CheckedAxis<"dim", ShapeOf<T>, Axis>,
  ): DimOf<ShapeOf<T>, Axis>;

  /** The number of elements, a vector counting as one. */
  size<T extends AnyTensor>(this: OlderForm<T>): Elements<ShapeOf<T>>;

  /** The element at one index for each axis, or at one coordinate tuple. */
  get<T extends AnyTensor, const Index extends Coordinates>(
    this: OlderForm<T>,
    ...index: CheckedIndex<"get", ShapeOf<T>, Index>
  ): ValueOf<T["dtype"]>;

  /**
   * The tile of these sizes at this tile coordinate, cut off at the end of each axis; past the end there is nothing left of it.
   * A nested mode takes the size of its tiles: see a tensor's `tile`.
   * @throws TilewrightError `tile.count`, `tile.at-invalid`, `tensor.size-invalid`, `tile.sub-count`.
   * @example
   * t.tile([4, 4], [2, 1]).toString(); // [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
   */
  tile<T extends AnyTensor, const Sizes extends Numbers, const At extends Numbers>(
    this: OlderForm<T>,
    sizes: TileSizes<"tile", Unbounded<TiledShapeOf<T>>, Sizes, At>,
    at: TileAt<"tile", Unbounded<TiledShapeOf<T>>, Sizes, At>,
  ): LayoutTensorType<ClippedTileType<T>>;

  /**
   * Groups a block of scalars into one element, as a tensor's `vectorize`; the element layout is the block.
   * @throws TilewrightError `vectorize.divide`, `vectorize.again`.
   */
  vectorize<T extends AnyTensor, const Widths extends Numbers>(
    this: OlderForm<T>,
    ...widths: CheckedGrouping<T, Widths>
  ): LayoutTensorType<VectorizedType<T, Widths>>;

  /** The modes in reverse order. */
  transpose<T extends AnyTensor>(this: OlderForm<T>): LayoutTensorType<TransposedType<T>>;

  /** Nested rows, as a tensor's `toString`. */
  toString(): string;
}

/** What the older form of a tensor that is not read-only can be told. */
export interface LayoutTensorWrites {
  /** Stores an element, as a tensor's `set`. */
  set<T extends AnyTensor, const Arguments extends readonly unknown[]>(
    this: OlderForm<T>,
    ...indexAndValue: CheckedSet<ShapeOf<T>, T["dtype"], Arguments>
  ): void;

  /** Stores one value in every element, in every lane of a vector. */
  fill<T extends AnyTensor>(this: OlderForm<T>, value: ValueInto<T["dtype"]>): LayoutTensor<T>;

  /** Copies every element of a tensor in either form, as a tensor's `copyFrom`. */
  copyFrom<T extends AnyTensor, Source extends AnyTensor | OlderForm<AnyTensor>>(
    this: OlderForm<T>,
    other: EitherForm<T, Source>,
  ): LayoutTensor<T>;
}

/** The older form of a tensor that is only read. */
export interface ReadonlyLayoutTensor<out Tensor extends AnyTensor> extends LayoutTensorReads {
  readonly dtype: Tensor["dtype"];
  /** What is known of the sizes when compiling: those that are not are `number`, where the reference has -1. */
  readonly layout: Tensor["layout"];

  /**
   * The tensor of which this is the older form.
   * @example
   * zeros("float32", 11, 7).toLayoutTensor().toTileTensor(); // TileTensor<"float32", Layout<[11, 7], [7, 1]>>
   */
  toTileTensor(): Tensor;
}

/**
 * The older form of a tensor: its tiles are cut off at the end. Source: the reference's `LayoutTensor`.
 * @example
 * const t = zeros("float32", 11, 7).toLayoutTensor(); // LayoutTensor<TileTensor<"float32", Layout<[11, 7], [7, 1]>>>
 */
export interface LayoutTensor<out Tensor extends AnyTensor> extends ReadonlyLayoutTensor<Tensor>, LayoutTensorWrites {}

/**
 * The older form of a kind of tensor: read-only stays read-only.
 * @example
 * type L = LayoutTensorType<TileTensor<"float32", Layout<[8, 4], [4, 1]>>>; // LayoutTensor<TileTensor<"float32", Layout<[8, 4], [4, 1]>>>
 */
export type LayoutTensorType<Tensor extends AnyTensor> = {
  writable: LayoutTensor<Tensor>;
  readonly: ReadonlyLayoutTensor<Tensor>;
}[Mutability<Tensor>];

type Mutability<Tensor> = Tensor extends { readonly fill: unknown } ? "writable" : "readonly";

/** What every tensor can be asked for the sake of older code. */
export interface TensorInterop {
  /**
   * The older form of the same tensor. Unlike the reference it keeps vectors, as the element layout.
   * @example
   * zeros("float32", 8, 4).toLayoutTensor(); // LayoutTensor<TileTensor<"float32", Layout<[8, 4], [4, 1]>>>
   */
  toLayoutTensor<T extends AnyTensor>(this: T): LayoutTensorType<T>;
}

type FlatLayout<Parent> = Parent extends AnyLayout ? FlattenLayout<Parent> : never;

/** The extents of an element's block; a scalar is a block of one. */
export type ElementLayout<Element> = Element extends DType
  ? Layout<[1], [1]>
  : BlockOf<Element extends `${DType}x${infer Block}` ? Block : string> extends infer Extents
    ? Layout<Extents, { [Axis in keyof Extents]: number }>
    : never;

type BlockOf<
  Text extends string,
  Done extends readonly unknown[] = [],
> = Text extends `${infer Width extends number}x${infer Rest}`
  ? BlockOf<Rest, [...Done, Width]>
  : Text extends `${infer Width extends number}`
    ? [...Done, Width]
    : readonly number[];

/** `Source` where it has as many elements of the same block, else the sentence. */
type EitherForm<Tensor extends AnyTensor, Source> = [Source] extends [never]
  ? Source
  : CopyOf<CopySource<"copyFrom", Tensor, TensorIn<Source>>, Source>;

type CopyOf<Verdict, Source> = { ok: Source; bad: Verdict }[Verdict extends string ? "bad" : "ok"];

type TensorIn<Source> =
  Source extends OlderForm<infer Tensor extends AnyTensor> ? Tensor : Source extends AnyTensor ? Source : never;

/** `Widths` where they divide the shape of scalars, else with a sentence in place of the wrong one. */
export type CheckedGrouping<Tensor extends AnyTensor, Widths extends Numbers> = [Widths] extends [never]
  ? Widths
  : {
      scalar: CheckedWidths<ShapeOf<Tensor>, Widths>;
      vector: readonly Say<"vectorize.again", { element: Tensor["dtype"] }>[];
    }[ElementForm<Tensor["dtype"]>];
