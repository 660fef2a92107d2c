// How do threads share a matrix product? Bands of rows of C, each multiplied as `matmul` does: the bits are the same.
import type { ParallelMatmulFunction } from "../../types/thread/parallel.js";
import { gemmScratchBytes } from "../kernel/gemm-blocks.js";
import { type Matrix, mayOverlap, part, transposed } from "../kernel/matrix.js";
import { blockSizes } from "../kernel/simd/blocks.js";
import { gemmModule } from "../kernel/simd/instance.js";
import { multiplySimd } from "../kernel/simd/matmul.js";
import { checkProduct, matrixOf, multiply, type Product } from "../tensor/matmul.js";
import type { Tensor } from "../tensor/tensor.js";
import { takeTurns } from "./control.js";
import { requireShared } from "./parts.js";
import { asPool, type Pool } from "./pool.js";

const operation = "parallelMatmul";

/** From about this many products on, a fifth of a millisecond, waking a worker is worth it. */
const leastWork = 4e6;

/** Bands for each thread: whoever is held up by other programs holds up little. */
const bandsEach = 4;

/**
 * `matmul` on all threads of a pool: rows of C are shared out. The operands lie in shared memory. Products that take less than 200 µs stay on
 * the asking thread. The same bits as `matmul`.
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
  const product = checkProduct("matmul", c, a, b, options);
  if (crew.workers > 0) {
    for (const name of ["c", "a", "b"] as const) requireShared(operation, name, product[name]);
  }
  const shares = sharesOf(crew, product);
  if (shares === undefined) return multiply(product);
  await multiplyInBands(crew, shares, product);
  return product.c;
}) as unknown as ParallelMatmulFunction;

interface Shares {
  readonly c: Matrix;
  readonly a: Matrix;
  readonly b: Matrix;
  readonly code: object;
}

/** The product as the kernels see it, C by rows; undefined where one thread does it as well, or nothing else can. */
function sharesOf({ workers }: Pool, { c, a, b, exact }: Product): Shares | undefined {
  const [target, left, right] = [matrixOf(c), matrixOf(a), matrixOf(b)];
  if (target === undefined || left === undefined || right === undefined || workers === 0) return undefined;
  if (target.rows * target.columns * left.columns < leastWork) return undefined;
  if (mayOverlap(target, left) || mayOverlap(target, right)) return undefined;
  const code = gemmModule(exact);
  if (code === undefined) return undefined;
  const isByColumns = target.columnStride !== 1 && target.rowStride === 1;
  return isByColumns
    ? { c: transposed(target), a: transposed(right), b: transposed(left), code }
    : { c: target, a: left, b: right, code };
}

async function multiplyInBands(pool: Pool, { c, a, b, code }: Shares, { add, exact }: Product): Promise<void> {
  const band = Math.max(32, Math.ceil(c.rows / (pool.size * bandsEach) / 4) * 4);
  const threads = Math.ceil(c.rows / band);
  const blocks = blockSizes({ ...c, rows: band }, a).reduce((sum, size) => sum + size, 0);
  const bytes = gemmScratchBytes + blocks * c.array.BYTES_PER_ELEMENT;
  await pool.run({
    operation,
    threads,
    job: { kind: "matmul", c, a, b, add, band, code, bytes },
    workers: threads - 1,
    alongside: (control) => {
      takeTurns(control, (index) => {
        const rows = Math.min(band, c.rows - index * band);
        const target = part(c, index * band, 0, rows, c.columns);
        multiplySimd(target, part(a, index * band, 0, rows, a.columns), b, add, exact);
      });
    },
  });
}
