import { type Layout, rowMajor } from "../../src/layout/index.js";
import { asyncCopyGroup, sharedMemory } from "../../src/tensor/index.js";
import { parallel, parallelMatmul, threadKernel, threadPool, whole } from "../../src/thread/index.js";
import type { SharedTensor } from "../../types/tensor/index.js";

const memory = sharedMemory();
declare const url: string;

export const x = memory.zeros("float32", 64, 32);
//           ^? const x: SharedTensor<"float32", Layout<[64, 32], [32, 1]>>

export const counts = memory.full("int32", 0, 16);
//           ^? const counts: SharedTensor<"int32", Layout<[16], [1]>>

export const row = x.slice(3, ":");
//           ^? const row: SharedTensor<"float32", Layout<[32], [1]>>

export const before = counts.atomicAdd(3, 1);
//           ^? const before: number

export const wide = memory.zeros("uint64", 4).atomicCompareExchange(0, 1n, 2n);
//           ^? const wide: bigint

export const woken = counts.atomicNotify(3);
//           ^? const woken: number

export const end = counts.atomicWaitAsync(3, 0, { timeout: 10 });
//           ^? const end: Promise<WaitResult>

export const pool = await threadPool({ workers: 2 });
//           ^? const pool: ThreadPool

export const scale = threadKernel(
  //         ^? const scale: ThreadKernel<[part: SharedTensor<"float32", Layout<[number, number], [number, number]>>, factor: number]>
  url,
  "scale",
  (_thread, part: SharedTensor<"float32", Layout<[number, number], [number, number]>>, factor: number) =>
    part.set(0, 0, factor),
);

export const run = parallel(pool, rowMajor(8, 4), scale, x, 0.5);
//           ^? const run: Promise<void>

export const all = whole(x);
//           ^? const all: Whole<SharedTensor<"float32", Layout<[64, 32], [32, 1]>>>

export const product = parallelMatmul(pool, memory.zeros("float32", 64, 64), x, x.transpose());
//           ^? const product: Promise<SharedTensor<"float32", Layout<[64, 64], [64, 1]>>>

export const copied = x.copyFromAsync(x, { pool, group: asyncCopyGroup() });
//           ^? const copied: Promise<SharedTensor<"float32", Layout<[64, 32], [32, 1]>>>
