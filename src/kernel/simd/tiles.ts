// How do tiles come to the panel kernels? Those that do not lie in the library's memory by way of a copy there.
import { fail } from "../../message/index.js";
import { type Matrix, mayOverlap } from "../matrix.js";
import type { Operand, TileKernels } from "../tiles.js";
import { lies } from "./blocks.js";
import { gemmHome, type SimdInstance, simdInstance } from "./instance.js";
import { copyLines } from "./lines.js";
import { multiplyPacked, packedBytes, packMatrix } from "./panels.js";

export const simdTiles: TileKernels = {
  isReady: () => simdInstance() !== undefined,
  packedBytes,
  pack(side, pointer, matrix) {
    const home = instance();
    const brought = bring(home, matrix, false);
    const packed = packMatrix(home, side, pointer, brought.matrix);
    brought.release();
    return packed;
  },
  multiply(c, a, b, depth, exact) {
    const home = instance();
    if (c.columnStride === 1 && "packed" in a && "packed" in b && lies(c)) {
      multiplyPacked(gemmHome(home, exact), c, a, b, depth);
      return;
    }
    const target = bring(home, c, c.columnStride !== 1);
    const [left, right] = [bringOperand(home, a, c), bringOperand(home, b, c)];
    multiplyPacked(gemmHome(home, exact), target.matrix, left.operand, right.operand, depth);
    if (target.matrix !== c) copyLines(c, target.matrix);
    for (const { release } of [target, left, right]) release();
  },
};

/** Nothing is packed where there is none. */
function instance(): SimdInstance {
  const home = simdInstance();
  if (home === undefined) throw new Error("there are no SIMD kernels");
  return home;
}

interface Brought {
  readonly matrix: Matrix;
  release(): void;
}

/** The matrix itself where it lies in the memory, else a copy there, by rows. */
function bring({ store, floats, doubles }: SimdInstance, matrix: Matrix, always: boolean): Brought {
  const { regions } = store;
  if (!always && lies(matrix)) return { matrix, release: () => undefined };
  const { rows, columns } = matrix;
  const bytes = matrix.array.BYTES_PER_ELEMENT;
  const start = regions.take(rows * columns * bytes);
  if (start === undefined) {
    const { capacity } = store;
    const { largest } = regions;
    return fail("wasm.exhausted", { operation: "mma", bytes: rows * columns * bytes, capacity, largest });
  }
  const array = bytes === 4 ? floats : doubles;
  const copied = { array, offset: start / bytes, rows, columns, rowStride: columns, columnStride: 1, pointer: start };
  copyLines(copied, matrix);
  return { matrix: copied, release: () => regions.giveBack(start) };
}

function bringOperand(home: SimdInstance, operand: Operand, c: Matrix): { readonly operand: Operand; release(): void } {
  if ("packed" in operand) return { operand, release: () => undefined };
  const { matrix, release } = bring(home, operand.matrix, mayOverlap(c, operand.matrix));
  return { operand: { matrix }, release };
}
