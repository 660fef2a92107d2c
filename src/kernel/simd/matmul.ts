// Which products are multiplied by the SIMD kernel? Those of matrices in the library's memory, and those that are worth a copy there.
import { gemmScratchBytes } from "../gemm-blocks.js";
import { type Matrix, transposed } from "../matrix.js";
import {
  type BandedProduct,
  blockSizes,
  type GemmHome,
  lies,
  multiplyBlock,
  multiplyInBands,
  multiplyInBlocks,
  roomForBands,
} from "./blocks.js";
import { gemmHome, type SimdInstance, simdInstance } from "./instance.js";

/** From about this many products on, copying three small matrices costs less than multiplying them without SIMD. */
const leastWork = 256;

/** Below this many the matrices fit behind what the kernel packs of them; and results are the scalar loops', which begin below. */
const fewWork = 2048;

/** Room for three matrices of less than `fewWork` doubles. */
const fewBytes: number = 3 * fewWork * 8;

/**
 * C = A · B or C += A · B of float matrices. False where that is better done, or can only be done, without SIMD. `exact`: each product
 * is rounded before it is added, as the scalar loops do.
 */
export function multiplySimd(c: Matrix, a: Matrix, b: Matrix, add: boolean, exact: boolean): boolean {
  if (c.columnStride !== 1 && c.rowStride === 1) {
    return multiplySimd(transposed(c), transposed(b), transposed(a), add, exact);
  }
  const isHome = c.columnStride === 1 && lies(c) && lies(a) && lies(b);
  const work = c.rows * c.columns * a.columns;
  if (!isHome && work < leastWork) return false;
  const instance = simdInstance();
  if (instance === undefined) return false;
  if (isHome) multiplyBlock(gemmHome(instance, exact), c, a, b, add);
  else if (work >= fewWork) return multiplyAway(instance, gemmHome(instance, exact), c, a, b, add);
  else multiplyInBlocks(instance, instance.scratch + gemmScratchBytes - fewBytes, c, a, b, add);
  return true;
}

/** The bands of a product that `turns` gives, of matrices anywhere; none where the memory has no room for the blocks. */
export function multiplyBands(
  product: BandedProduct,
  exact: boolean,
  turns: (run: (index: number) => void) => void,
): void {
  const instance = simdInstance();
  if (instance === undefined) return;
  const { regions } = instance.store;
  const start = regions.take(roomForBands(product) * product.c.array.BYTES_PER_ELEMENT);
  if (start === undefined) return;
  try {
    multiplyInBands(gemmHome(instance, exact), start, product, turns);
  } finally {
    regions.giveBack(start);
  }
}

/** False where the memory has no room for the blocks. */
function multiplyAway(
  { store: { regions } }: SimdInstance,
  home: GemmHome,
  c: Matrix,
  a: Matrix,
  b: Matrix,
  add: boolean,
): boolean {
  const [ofC, ofA, ofB] = blockSizes(c, a);
  const start = regions.take((ofC + ofA + ofB) * c.array.BYTES_PER_ELEMENT);
  if (start === undefined) return false;
  multiplyInBlocks(home, start, c, a, b, add);
  regions.giveBack(start);
  return true;
}
