// What does a parallel run take, and which part of it does each thread get?
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { MatmulLeft, MatmulOptions, MatmulResult, MatmulRight } from "../tensor/matmul.js";
import type { AnyTensor, ReadonlyTileTensor } from "../tensor/tensor.js";
import type { ThreadKernel } from "./kernel.js";
import type { ThreadPool } from "./pool.js";

/** A tensor that every thread gets whole. */
export interface Whole<out Tensor> {
  readonly whole: Tensor;
}

/**
 * Marks a tensor that every thread gets whole, instead of its part.
 * @throws TilewrightError `tensor.not-a-tensor`.
 */
export type WholeFunction = <Tensor extends AnyTensor>(tensor: Tensor) => Whole<Tensor>;

/**
 * Runs a kernel as every thread of a layout. As on a GPU, thread `id` gets of each tensor what `tensor.distribute(threads, id)` is: every
 * so many-th element along each axis. `whole(tensor)` is passed whole; numbers, bigints, booleans and strings as they are. Threads take turns on the
 * workers and on the asking thread. Where several threads would be slower, as for a kernel that is known
 * to take less than 200 µs in all, it stays on the asking thread.
 * The promise is rejected with the first error of a thread, after the others have stopped; the pool remains usable.
 * @throws TilewrightError `thread.not-shared` for a tensor that workers do not see, `thread.argument`, `thread.barrier-threads`,
 * `thread.died`, `thread.disposed`, and as `distribute`.
 */
export type ParallelFunction = <Arguments extends readonly unknown[]>(
  pool: ThreadPool,
  threads: AnyLayout,
  kernel: ThreadKernel<Arguments>,
  ...values: KernelArguments<Arguments>
) => Promise<void>;

/** What is passed for each parameter of a kernel: a tensor of which it gets its part, a whole one, or the value itself. */
export type KernelArguments<Arguments extends readonly unknown[]> = {
  readonly [Index in keyof Arguments]: KernelArgument<Arguments[Index], Index>;
};

type KernelArgument<Parameter, Index> = Parameter extends AnyTensor
  ? PartArgument<Parameter["layout"], Parameter, Index> | Whole<Parameter>
  : Parameter;

/** The sizes of a part depend on the thread layout, so a kernel that counts on literal ones is refused. */
type PartArgument<PartLayout, Parameter extends AnyTensor, Index> =
  PartLayout extends Layout<infer Shape, unknown>
    ? Layout<Sizes<Shape>, Sizes<Shape>> extends PartLayout
      ? ReadonlyTileTensor<Parameter["dtype"], Layout<Sizes<Shape>, Sizes<Shape>>> & {
          readonly space: Parameter["space"];
        }
      : Say<"thread.sizes", { index: Index }>
    : never;

/** As many sizes, of which nothing is known. */
type Sizes<Shape> = { -readonly [Mode in keyof Shape]: number };

/**
 * `matmul` on all threads of a pool: rows of C are shared out. The operands lie in shared memory. Where several
 * threads would be slower, as for products of less than 200 µs, it stays on the asking thread. The same bits as `matmul`.
 * @throws TilewrightError as `matmul`, `thread.not-shared`, `thread.died`, `thread.disposed`.
 */
export type ParallelMatmulFunction = <C extends AnyTensor, A extends AnyTensor, B extends AnyTensor>(
  pool: ThreadPool,
  c: MatmulResult<C>,
  a: MatmulLeft<C, A>,
  b: MatmulRight<C, A, B>,
  options?: MatmulOptions,
) => Promise<C>;
