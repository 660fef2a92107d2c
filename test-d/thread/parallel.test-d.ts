import { expectError, expectType } from "tsd";
import { type Layout, rowMajor } from "../../src/layout/index.js";
import { sharedMemory, zeros } from "../../src/tensor/index.js";
import { parallel, parallelMatmul, threadKernel, threadPool, whole } from "../../src/thread/index.js";
import type { SharedTensor } from "../../types/tensor/index.js";
import type { ThreadKernel, ThreadPool } from "../../types/thread/index.js";

type Matrix = SharedTensor<"float32", Layout<[number, number], [number, number]>>;
type Counters = SharedTensor<"int32", Layout<[number], [number]>>;

declare const pool: ThreadPool;
declare const url: string;

const memory = sharedMemory();
const [x, counts] = [memory.zeros("float32", 8, 8), memory.zeros("int32", 16)];

expectType<Promise<ThreadPool>>(threadPool({ workers: 2 }));

// --- kernels -----------------------------------------------------------------------------------------------------------
const scale = threadKernel(url, "scale", (thread, part: Matrix, factor: number) => {
  expectType<number>(thread.id);
  part.set(0, 0, part.get(0, 0) * factor);
});
expectType<ThreadKernel<[part: Matrix, factor: number]>>(scale);
const count = threadKernel(new URL(url), "count", (_thread, total: Counters) => void total.atomicAdd(0, 1));

// --- runs --------------------------------------------------------------------------------------------------------------
expectType<Promise<void>>(parallel(pool, rowMajor(2, 2), scale, x, 2));
expectType<Promise<void>>(parallel(pool, rowMajor(4), count, whole(counts)));
expectType<Promise<void>>(parallel(pool, rowMajor(4), count, counts));
// sentence: …Argument of type 'string' is not assignable to parameter of type 'number'…
expectError(parallel(pool, rowMajor(2, 2), scale, x, "2"));
// sentence: …"int32"' is not assignable to type '"float32"'…
expectError(parallel(pool, rowMajor(2, 2), scale, memory.zeros("int32", 8, 8), 2));
// sentence: …"heap"' is not assignable to type '"shared"'…
expectError(parallel(pool, rowMajor(2, 2), scale, zeros("float32", 8, 8), 2));
// sentence: …is not assignable to…
expectError(parallel(pool, rowMajor(2), scale, memory.zeros("float32", 8), 2));
// sentence: …Expected 5 arguments, but got 4.…
expectError(parallel(pool, rowMajor(2, 2), scale, x));

// --- a part's sizes are the thread layout's affair --------------------------------------------------------------------------
const fixed = threadKernel(url, "fixed", (_thread, part: SharedTensor<"float32", Layout<[2, 2], [8, 1]>>) => {
  part.get(1, 1);
});
// sentence: …parallel: argument 0 of the kernel has literal sizes; declare those of a part as number…
expectError(parallel(pool, rowMajor(4, 4), fixed, x));
expectType<Promise<void>>(parallel(pool, rowMajor(4, 4), fixed, whole(x.tile([2, 2], [0, 0]))));

// --- products ------------------------------------------------------------------------------------------------------------
expectType<Promise<SharedTensor<"float32", Layout<[8, 8], [8, 1]>>>>(parallelMatmul(pool, x, x, x));
// sentence: matmul: axis 1 of a has extent 8, axis 0 of b has 7
expectError(parallelMatmul(pool, x, x, memory.zeros("float32", 7, 8)));
