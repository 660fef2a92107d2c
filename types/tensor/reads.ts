// Which methods has every tensor? Each is generic in its receiver and names no parameter of the interfaces that extend this
// one: two tensors then have identical methods, and an assignment compares no method at all.
import type { IntTuple } from "../coord/int-tuple.js";
import type { AtType, CheckedAt } from "./at.js";
import type { CoalescedType, InRowMajorOrder } from "./coalesce.js";
import type { ValueOf, VectorOf } from "./dtype.js";
import type { TensorFacts } from "./facts.js";
import type { CheckedCoordinate, CheckedIndex, Coordinates } from "./index-argument.js";
import type { TensorInterop } from "./layout-tensor.js";
import type { TensorParts } from "./parts.js";
import type { CheckedAxes, PermutedType } from "./permute.js";
import type { TensorRawReads } from "./raw-reads.js";
import type { TensorRelabels } from "./relabels.js";
import type { CheckedReshape, ReshapedType, ReshapeTarget } from "./reshape.js";
import type { Numbers, WithoutAny } from "./size.js";
import type { CheckedSlice, SliceType } from "./slice.js";
import type { SliceArguments } from "./slice-argument.js";
import type { CheckedOut, StorageArray } from "./storage.js";
import type { AnyTensor, ReadonlyTileTensor, ShapeOf } from "./tensor.js";
import type { TileAt, TileResultType, TileSizes } from "./tile.js";
import type { ClippedAt, ClippedSizes, ClippedTileType } from "./tile-clipped.js";
import type { TiledShapeOf } from "./tile-modes.js";
import type { CheckedStrides, TileOptions } from "./tile-strides.js";
import type { TensorTiles } from "./tiles.js";
import type { TransposedType } from "./transpose.js";
import type { CheckedWidths, Vectorizable, VectorizedType } from "./vectorize.js";
import type { CheckedAccess } from "./wide-access.js";

/** How many scalars an access moves; without it, one element. */
export interface AccessOptions<out Width extends number | undefined = number> {
  /** Consecutive scalars of storage from the element's offset on. */
  readonly width?: Width;
}

/** What `load` gives: an element, or with a width always a typed array. */
export type LoadedValue<Element, Width> = Width extends number ? VectorOf<Element> : ValueOf<Element>;

/**
 * What every tensor can be asked.
 * @example
 * const a = zeros("float32", 8, 4);
 */
export interface TensorReads
  extends TensorFacts,
    TensorRawReads,
    TensorTiles,
    TensorInterop,
    TensorParts,
    TensorRelabels {
  /**
   * The element at one index for each axis (each leaf of a nested layout), or at one coordinate tuple.
   * @throws TilewrightError `tensor.index` if an index is out of range; a type error where it is literal.
   * @example
   * a.get(7, 3); // number
   */
  get<T extends AnyTensor, const Index extends Coordinates>(
    this: T,
    ...index: CheckedIndex<"get", ShapeOf<T>, Index>
  ): ValueOf<T["dtype"]>;

  /**
   * The element at a coordinate: a number counts colexicographically, a tuple has an index for each leaf or follows the nesting.
   * With a width, that many consecutive scalars of storage from the element's offset on, as a typed array.
   * @throws TilewrightError `tensor.scalar-index` or `tensor.coordinate` if the coordinate is out of range or does not fit,
   * `tensor.past-end` if the scalars end past the view's last addressable one.
   * @example
   * a.load([0, 1]); // number
   * a.load([0, 0], { width: 4 }); // Float32Array<ArrayBuffer>
   */
  load<T extends AnyTensor, const At extends IntTuple, Width extends number | undefined = undefined>(
    this: T,
    at: CheckedCoordinate<"load", ShapeOf<T>, At>,
    options?: CheckedAccess<"load", T, At, Width>,
  ): LoadedValue<T["dtype"], Width>;

  /**
   * As `load`, into an array of exactly as many lanes, so that nothing is allocated; gives that array.
   * @throws TilewrightError as `load`, `tensor.lanes` and `tensor.lanes-kind` if the array is another.
   */
  loadInto<
    T extends AnyTensor,
    Out extends StorageArray,
    const At extends IntTuple,
    Width extends number | undefined = undefined,
  >(
    this: T,
    out: CheckedOut<T["dtype"], Out>,
    at: CheckedCoordinate<"loadInto", ShapeOf<T>, At>,
    options?: CheckedAccess<"loadInto", T, At, Width>,
  ): Out;

  /**
   * The tile of these sizes at this tile coordinate: shape `sizes`, the same strides, offset sum of `at * size * stride`.
   * A nested mode consists of tiles already, of which the leaf of the greater stride counts them and the other one is their size:
   * (count, size) as `rowMajor` nests, (size, count) as `blockedProduct` does; it takes that size.
   * Strides that only the runtime knows can be stated; it compares them.
   * @throws TilewrightError `tile.too-large` if a size exceeds its extent, `tile.overrun` if (at + 1) * size does, `tile.stride` if a
   * stride is another than stated.
   * @example
   * a.tile([2, 2], [3, 1]); // TileTensor<"float32", Layout<[2, 2], [4, 1]>>
   * a.makeDynamic().tile([2, 2], [3, 1], { strides: [4, 1] }); // TileTensor<"float32", Layout<[2, 2], [4, 1]>>
   */
  tile<
    T extends AnyTensor,
    const Sizes extends Numbers,
    const At extends Numbers,
    const Strides extends Numbers | undefined = undefined,
  >(
    this: T,
    sizes: TileSizes<"tile", TiledShapeOf<T>, Sizes, At>,
    at: TileAt<"tile", TiledShapeOf<T>, Sizes, At>,
    options?: TileOptions<CheckedStrides<"tile", T, Strides>>,
  ): TileResultType<T, Sizes, Strides>;

  /**
   * As `tile`, but the last tile of an axis is cut off at its end; extents are dynamic.
   * @throws TilewrightError `tile.start` if the tile starts past the end.
   */
  tileClipped<T extends AnyTensor, const Sizes extends Numbers, const At extends Numbers>(
    this: T,
    sizes: ClippedSizes<TiledShapeOf<T>, Sizes>,
    at: ClippedAt<TiledShapeOf<T>, Sizes, At>,
  ): ClippedTileType<T>;

  /**
   * One argument for each leaf: an index drops its axis, a range (`"a:b"`, `"a:"`, `":b"`, `":"`, `[a, b]`, `[start, { length }]`)
   * keeps it. No steps, no clamping, no negative bounds.
   * @throws TilewrightError `slice.overrun`, `slice.reversed`, `slice.negative`, `slice.malformed`, `tensor.index`.
   * @example
   * a.slice("0:2", 3); // TileTensor<"float32", Layout<[2], [4]>>
   */
  slice<T extends AnyTensor, const Arguments extends SliceArguments>(
    this: T,
    ...slices: CheckedSlice<T["layout"], Arguments>
  ): SliceType<T, Arguments>;

  /**
   * As `slice`, but one argument for each mode, and a negative bound of a range counts from the end.
   * @throws TilewrightError as `slice`, and `slice.before-start`.
   * @example
   * a.at("-2:", 3); // TileTensor<"float32", Layout<[2], [4]>>
   */
  at<T extends AnyTensor, const Arguments extends SliceArguments>(
    this: T,
    ...slices: CheckedAt<T["layout"], Arguments>
  ): AtType<T, Arguments>;

  /**
   * Groups a block of scalars into one element: extents are divided, strides multiplied. Without widths, 16 bytes over the last axis.
   * The element's name drops leading 1s of the block and keeps its last axis: `"float32x4"`, `"float32x4x4"`, `"float32x1"`.
   * @throws TilewrightError `vectorize.divide` if a width does not divide its extent.
   * @example
   * a.vectorize(1, 4); // TileTensor<"float32x4", Layout<[8, 1], [4, 4]>>
   */
  vectorize<T extends AnyTensor, const Widths extends Numbers>(
    this: Vectorizable<T, Widths>,
    ...widths: CheckedWidths<ShapeOf<T>, Widths>
  ): VectorizedType<T, Widths>;

  /**
   * The same elements under another shape: sizes for a tensor in row-major order, or a layout that re-reads a compact tensor.
   * @throws TilewrightError `reshape.count` if the number of elements changes, `reshape.order` if the tensor is not in row-major
   * order, `reshape.not-compact` and `reshape.cosize` with a layout.
   * @example
   * a.reshape(2, 16); // TileTensor<"float32", Layout<[2, 16], [16, 1]>>
   */
  reshape<T extends AnyTensor, const Target extends ReshapeTarget>(
    this: WithoutAny<T, "reshape", Target>,
    ...target: CheckedReshape<T, Target>
  ): ReshapedType<T, Target>;

  /**
   * The modes in reverse order.
   * @example
   * a.transpose(); // TileTensor<"float32", Layout<[4, 8], [1, 4]>>
   */
  transpose<T extends AnyTensor>(this: T): TransposedType<T>;

  /**
   * Mode `i` of the result is mode `axes[i]`.
   * @throws TilewrightError `permute.count`, `permute.axis`, `permute.repeated` if the axes are not each named once.
   */
  permute<T extends AnyTensor, const Axes extends Numbers>(
    this: T,
    ...axes: CheckedAxes<ShapeOf<T>, Axes>
  ): PermutedType<T, Axes>;

  /**
   * One axis over all elements of a tensor in row-major order; the algebra's `coalesce` merges in column-major order.
   * @throws TilewrightError `reshape.order` if it is not in row-major order.
   * @example
   * a.coalesce(); // TileTensor<"float32", Layout<[32], [1]>>
   */
  coalesce<T extends AnyTensor>(this: InRowMajorOrder<T, "coalesce">): CoalescedType<T>;

  /** The read-only tensor over the same elements. */
  asImm<T extends AnyTensor>(this: T): ReadonlyTileTensor<T["dtype"], T["layout"]>;
}
