// How do matrices come to the SIMD kernel? Those in the library's memory are multiplied where they lie, whatever their strides;
// others are copied there block by block, which costs little beside the work on a block.
import { type Matrix, part, transposed } from "../matrix.js";
import { type SimdInstance, simdInstance } from "./instance.js";
import { copyLines } from "./lines.js";

/** Edge of a block that is copied: 4 MiB each of A, B and C. A multiple of `blockDepth`, so that sums keep their order. */
const edge = 1024;

/** From about this many products on, copying three small matrices costs less than multiplying them without SIMD. */
const leastWork = 2048;

/** C = A · B or C += A · B of float32 matrices. False where that is better done, or can only be done, without SIMD. */
export function multiplySimd(c: Matrix, a: Matrix, b: Matrix, add: boolean): boolean {
  if (c.columnStride !== 1 && c.rowStride === 1) return multiplySimd(transposed(c), transposed(b), transposed(a), add);
  const home = memoryOf(c, a, b);
  if (home === undefined) return false;
  if (lies(home, c) && c.columnStride === 1 && lies(home, a) && lies(home, b)) multiplyBlock(home, c, a, b, add);
  else return multiplyInBlocks(home, c, a, b, add);
  return true;
}

/** The kernels, unless there is too little work for what it takes to bring it to them. */
function memoryOf(c: Matrix, a: Matrix, b: Matrix): SimdInstance | undefined {
  const isSmall = c.rows * c.columns * a.columns < leastWork;
  const { buffer } = c.array;
  if (isSmall && (a.array.buffer !== buffer || b.array.buffer !== buffer)) return undefined;
  const home = simdInstance();
  return isSmall && home?.store.memory.buffer !== buffer ? undefined : home;
}

/** Does a matrix lie in the library's memory, its extents and strides such that 32 bits count them? */
function lies(home: SimdInstance, matrix: Matrix): boolean {
  return (
    matrix.array.buffer === home.store.memory.buffer &&
    matrix.rows < limit &&
    matrix.columns < limit &&
    matrix.rowStride < limit &&
    matrix.columnStride < limit
  );
}

const limit = 2 ** 30;

function multiplyBlock({ gemm, scratch }: SimdInstance, c: Matrix, a: Matrix, b: Matrix, add: boolean): void {
  gemm(
    c.rows,
    c.columns,
    a.columns,
    pointerOf(a),
    a.rowStride * 4,
    a.columnStride * 4,
    pointerOf(b),
    b.rowStride * 4,
    b.columnStride * 4,
    pointerOf(c),
    c.rowStride * 4,
    add ? 1 : 0,
    scratch,
  );
}

function pointerOf({ array, offset }: Matrix): number {
  return array.byteOffset + offset * 4;
}

/** False where the memory has no room for the blocks. */
function multiplyInBlocks(home: SimdInstance, c: Matrix, a: Matrix, b: Matrix, add: boolean): boolean {
  const [rows, columns, depth] = [c.rows, c.columns, a.columns].map((extent) => Math.min(extent, edge)) as [
    number,
    number,
    number,
  ];
  const sizes = [rows * columns, rows * depth, depth * columns] as const;
  const start = home.store.regions.take((sizes[0] + sizes[1] + sizes[2]) * 4);
  if (start === undefined) return false;
  const [atC, atA, atB] = [start / 4, start / 4 + sizes[0], start / 4 + sizes[0] + sizes[1]];
  for (let row = 0; row < c.rows; row += edge) {
    for (let column = 0; column < c.columns; column += edge) {
      const target = part(c, row, column, Math.min(edge, c.rows - row), Math.min(edge, c.columns - column));
      const sum = dense(home, atC, target, false);
      if (add) copyLines(sum, target);
      for (let step = 0; step < a.columns; step += edge) {
        const steps = Math.min(edge, a.columns - step);
        const left = brought(home, atA, part(a, row, step, target.rows, steps));
        const right = brought(home, atB, part(b, step, column, steps, target.columns));
        multiplyBlock(home, sum, left, right, add || step > 0);
      }
      copyLines(target, sum);
    }
  }
  home.store.regions.giveBack(start);
  return true;
}

/** The matrix itself if it lies in the library's memory, else a copy there. */
function brought(home: SimdInstance, at: number, matrix: Matrix): Matrix {
  if (lies(home, matrix)) return matrix;
  const copied = dense(home, at, matrix, matrix.columnStride !== 1 && matrix.rowStride === 1);
  copyLines(copied, matrix);
  return copied;
}

/** A matrix of the same size without gaps, in the order of rows or of columns: packing takes both, and whole lines copy fast. */
function dense({ floats }: SimdInstance, offset: number, { rows, columns }: Matrix, byColumns: boolean): Matrix {
  const [rowStride, columnStride] = byColumns ? [1, rows] : [columns, 1];
  return { array: floats, offset, rows, columns, rowStride, columnStride };
}
