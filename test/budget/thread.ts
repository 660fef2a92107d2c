import type { BudgetRow } from "../support/budget.js";

const setup = `import { type Layout, rowMajor } from "../../src/layout/index.js";
import { sharedMemory } from "../../src/tensor/index.js";
import { parallel, parallelMatmul, threadKernel, whole } from "../../src/thread/index.js";
import type { SharedTensor } from "../../types/tensor/index.js";
import type { ThreadPool } from "../../types/thread/index.js";
declare const pool: ThreadPool;
type Matrix = SharedTensor<"float32", Layout<[number, number], [number, number]>>;
declare const shared: <Rows extends number, Columns extends number>(
  rows: Rows, columns: Columns) => SharedTensor<"float32", Layout<[Rows, Columns], [Columns, 1]>>;
declare const counts: <Size extends number>(size: Size) => SharedTensor<"int32", Layout<[Size], [1]>>;
const scale = threadKernel("file:///kernels.js", "scale", (_thread, part: Matrix, factor: number) => part.set(0, 0, factor));
const sum = threadKernel("file:///kernels.js", "sum", (_thread, all: Matrix) => void all.get(0, 0));`;

export const rows: readonly BudgetRow[] = [
  {
    name: "sharedMemory().zeros of 2 axes",
    setup,
    use: (index) => `export const use${index}: ${index + 3} =
        sharedMemory().zeros("float32", ${index + 3}, ${index + 70}).layout.shape[0];`,
    count: 100,
    ceiling: 360,
  },
  {
    name: "atomicAdd by an index",
    setup,
    use: (index) => `export const use${index}: number = counts(${index + 3}).atomicAdd(${index}, 1);`,
    count: 100,
    ceiling: 270,
  },
  {
    name: "atomicAdd by a coordinate",
    setup,
    use: (index) =>
      `export const use${index}: number = shared(${index + 3}, ${index + 70}).atomicAdd([${index}, 3], 1);`,
    count: 100,
    ceiling: 360,
  },
  {
    // After a first call, which brings what all calls share; there the compilers differ.
    name: "parallel of a part and a number",
    setup: `${setup}
export const first: Promise<void> = parallel(pool, rowMajor(2, 2), scale, shared(3, 5), 2);`,
    use: (index) => `export const use${index}: Promise<void> =
        parallel(pool, rowMajor(2, 2), scale, shared(${2 * index + 4}, ${2 * index + 70}), 2);`,
    count: 100,
    ceiling: 65,
  },
  {
    name: "parallel of a whole tensor",
    setup,
    use: (index) => `export const use${index}: Promise<void> =
        parallel(pool, rowMajor(2, 2), sum, whole(shared(${index + 4}, ${index + 70})));`,
    count: 100,
    ceiling: 80,
  },
  {
    name: "parallelMatmul",
    setup,
    use: (index) => `export const use${index}: Promise<unknown> =
        parallelMatmul(pool, shared(${index + 4}, 64), shared(${index + 4}, ${index + 70}), shared(${index + 70}, 64));`,
    count: 100,
    ceiling: 530,
  },
  {
    name: "copyFromAsync with a pool",
    setup,
    use: (index) => `export const use${index}: Promise<unknown> =
        shared(${index + 4}, ${index + 70}).copyFromAsync(shared(${index + 4}, ${index + 70}), { pool });`,
    count: 100,
    ceiling: 110,
  },
];
