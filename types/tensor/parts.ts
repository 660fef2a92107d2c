// Which methods has every tensor that give parts of it to several takers? As in `reads.ts`, each is generic in its receiver.

import type { AnyLayout } from "../layout/layout.js";
import type {
  CheckedThread,
  CheckedThreads,
  DistributedType,
  DistributeOptions,
  OffsetFragment,
  ThreadOf,
} from "./distribute.js";
import type { WithFlatModes } from "./flat.js";
import type { Numbers } from "./size.js";
import type { CheckedCount, CheckedSplitRest, SplitRest, SplitType } from "./split.js";
import type { AnyTensor, ShapeOf, StrideOf } from "./tensor.js";
import type { TileAt, TileResultType, TileSizes } from "./tile.js";
import type { CheckedStrides, TileOptions } from "./tile-strides.js";
import type { CornerOf, OffsetOf, OffsetTile, StridesOf } from "./tile-with-offset.js";

/**
 * What every tensor gives to several takers.
 * @example
 * const a = zeros("float32", 8, 4);
 */
export interface TensorParts {
  /**
   * As `tile` of a tensor without nested modes, with the coordinate of the tile's first element and its offset in scalars.
   * @throws TilewrightError `tensor.nested`, and as `tile`.
   * @example
   * a.tileWithOffset([2, 2], [1, 1]).corner; // [2, 2]
   * a.tileWithOffset([2, 2], [1, 1]).offset; // 10
   */
  tileWithOffset<
    T extends AnyTensor,
    const Sizes extends Numbers,
    const At extends Numbers,
    const Strides extends Numbers | undefined = undefined,
  >(
    this: WithFlatModes<T, "tileWithOffset">,
    sizes: TileSizes<"tileWithOffset", ShapeOf<T>, Sizes, At>,
    at: TileAt<"tileWithOffset", ShapeOf<T>, Sizes, At>,
    options?: TileOptions<CheckedStrides<"tileWithOffset", T, Strides>>,
  ): OffsetTile<
    TileResultType<T, Sizes, Strides>,
    CornerOf<Sizes, At>,
    OffsetOf<CornerOf<Sizes, At>, StridesOf<Strides, StrideOf<T>>>
  >;

  /**
   * `split(count, { axis })`: all of `count` equal parts along an axis, as a tuple. `split(count, index, { axis, alignment })`: one part
   * of a split that need not divide: parts of ceil(extent / count), rounded up to the alignment, the last ones shorter or empty.
   * @throws TilewrightError `split.divide`, `split.count`, `split.part`, `split.alignment`, `view.axis`, `tensor.nested`.
   * @example
   * a.split(2, { axis: 1 })[1]; // TileTensor<"float32", Layout<[8, 2], [4, 1]>>
   * a.split(3, 2); // TileTensor<"float32", Layout<[number, 4], [4, 1]>>
   */
  split<T extends AnyTensor, const Count extends number, const Rest extends SplitRest>(
    this: T,
    count: CheckedCount<ShapeOf<T>, Count, Rest>,
    ...rest: CheckedSplitRest<ShapeOf<T>, Count, Rest>
  ): SplitType<T, Count, Rest>;

  /**
   * The part of thread `id`: along each axis every ts-th element from the thread's own coordinate on, where ts is the extent of the
   * thread layout. A swizzle moves the part's offset, counted in elements, and nothing inside the part.
   * @throws TilewrightError `distribute.divide` if the threads do not divide an axis, `distribute.injective` if two of them share an id,
   * `distribute.thread` if there is none with this id, `distribute.rank`, `distribute.nested`, `distribute.swizzle`.
   * @example
   * a.distribute(rowMajor(4, 2), 5); // TileTensor<"float32", Layout<[2, 2], [16, 2]>>
   */
  distribute<T extends AnyTensor, Threads extends AnyLayout, const Id extends number>(
    this: T,
    threads: CheckedThreads<"distribute", ShapeOf<T>, Threads>,
    id: CheckedThread<"distribute", Threads, Id>,
    options?: DistributeOptions,
  ): DistributedType<T, Threads>;

  /**
   * As `distribute`, with the thread's coordinate in the thread layout and the part's offset in scalars, swizzled if asked for.
   * @throws TilewrightError as `distribute`.
   * @example
   * a.distributeWithOffset(rowMajor(4, 2), 5).thread; // [2, 1]
   * a.distributeWithOffset(rowMajor(4, 2), 5).offset; // 9
   */
  distributeWithOffset<T extends AnyTensor, Threads extends AnyLayout, const Id extends number>(
    this: T,
    threads: CheckedThreads<"distributeWithOffset", ShapeOf<T>, Threads>,
    id: CheckedThread<"distributeWithOffset", Threads, Id>,
    options?: DistributeOptions,
  ): OffsetFragment<DistributedType<T, Threads>, ThreadOf<Threads["shape"]>>;
}
