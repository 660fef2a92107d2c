// How do threads share a matrix product? Bands of rows of C, each multiplied as `matmul` does: the bits are the same.
import type { ParallelMatmulFunction } from "../../types/thread/parallel.js";
import { gemmScratchBytes, panelRows } from "../kernel/gemm-blocks.js";
import { type Matrix, mayOverlap, transposed } from "../kernel/matrix.js";
import { roomForBands } from "../kernel/simd/blocks.js";
import { gemmModule } from "../kernel/simd/instance.js";
import { multiplyBands } from "../kernel/simd/matmul.js";
import { checkProduct, matrixOf, multiply, type Product } from "../tensor/matmul.js";
import type { Tensor } from "../tensor/tensor.js";
import { takeTurns } from "./control.js";
import { requireShared } from "./parts.js";
import { asPool, type Pool } from "./pool.js";

const operation = "parallelMatmul";

/** Products of a nanosecond, about: what decides whether a worker is worth calling. */
const rates = { float32: 12, float64: 6 } as const;

/** Work from which on, in nanoseconds, bands become smaller towards the end, so that whoever is held up by other programs holds up little. */
const longWork = 4e6;

/**
 * `matmul` on all threads of a pool: rows of C are shared out. The operands lie in shared memory. Where several
 * threads would be slower, as for products of less than 200 µs, it stays on the asking thread. The same bits as `matmul`.
 * @throws TilewrightError as `matmul`, `thread.not-shared`, `thread.died`, `thread.disposed`.
 */
export const parallelMatmul: ParallelMatmulFunction = (async (
  pool: unknown,
  c: unknown,
  a: unknown,
  b: unknown,
  options: unknown,
): Promise<Tensor> => {
  const crew = asPool(operation, pool);
  crew.requireOpen(operation);
  const product = checkProduct("matmul", c, a, b, options);
  if (crew.room > 0) {
    for (const name of ["c", "a", "b"] as const) requireShared(operation, name, product[name].tensor);
  }
  const shares = sharesOf(crew, product);
  if (shares === undefined) return multiply(product);
  await multiplyInBands(crew, shares, product);
  return product.c.tensor;
}) as unknown as ParallelMatmulFunction;

interface Shares {
  readonly c: Matrix;
  readonly a: Matrix;
  readonly b: Matrix;
  readonly code: object;
  /** Nanoseconds that one thread takes, about. */
  readonly work: number;
}

/** The product as the kernels see it, C by rows; undefined where one thread does it as well, or nothing else can. */
function sharesOf(pool: Pool, { c, a, b, exact }: Product): Shares | undefined {
  const [target, left, right] = [matrixOf(c), matrixOf(a), matrixOf(b)];
  if (target === undefined || left === undefined || right === undefined) return undefined;
  const rate = target.array.BYTES_PER_ELEMENT === 4 ? rates.float32 : rates.float64;
  const work = (target.rows * target.columns * left.columns) / rate;
  if (!pool.isWorth(work)) return undefined;
  if (mayOverlap(target, left) || mayOverlap(target, right)) return undefined;
  const code = gemmModule(exact);
  if (code === undefined) return undefined;
  const isByColumns = target.columnStride !== 1 && target.rowStride === 1;
  return isByColumns
    ? { c: transposed(target), a: transposed(right), b: transposed(left), code, work }
    : { c: target, a: left, b: right, code, work };
}

async function multiplyInBands(pool: Pool, { c, a, b, code, work }: Shares, product: Product): Promise<void> {
  const { add, exact } = product;
  const edges = edgesOf(c.rows, pool.size, work);
  const banded = { c, a, b, add, edges };
  const bytes = gemmScratchBytes + roomForBands(banded) * c.array.BYTES_PER_ELEMENT;
  await pool.run({
    operation,
    threads: edges.length - 1,
    job: { kind: "matmul", ...banded, code, bytes },
    workers: edges.length - 2,
    alongside: (control) => {
      let rows = 0;
      multiplyBands(banded, exact, (run) => {
        takeTurns(control, (index) => {
          run(index);
          rows += (edges[index + 1] ?? 0) - (edges[index] ?? 0);
        });
      });
      return rows / c.rows;
    },
  });
}

/** Where the bands of rows begin, and where the last one ends: few, since each packs all of B. */
function edgesOf(rows: number, threads: number, work: number): readonly number[] {
  const parts = work < longWork ? [1] : [3 / 4, 1 / 4];
  const edges = [0];
  let last = 0;
  for (const part of parts.flatMap((of) => new Array<number>(threads).fill(of / threads))) {
    last = Math.min(rows, last + Math.max(panelRows, Math.ceil((rows * part) / panelRows) * panelRows));
    if (last > (edges.at(-1) ?? 0)) edges.push(last);
  }
  return edges;
}
