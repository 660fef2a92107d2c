// How is a product of matrices cut into blocks that the kernel multiplies in its own memory? Those that lie there are multiplied where
// they are, whatever their strides; others are copied block by block, which costs little beside the work on a block.
import { elsewhere, type Matrix, part } from "../matrix.js";
import { copyLines } from "./lines.js";
import { partOf } from "./parts.js";

/** The kernel of `tools/kernel/gemm.ts`; pointers and strides in bytes. */
export type Gemm = (
  m: number,
  n: number,
  k: number,
  a: number,
  aRow: number,
  aColumn: number,
  b: number,
  bRow: number,
  bColumn: number,
  c: number,
  cRow: number,
  add: 0 | 1,
  scratch: number,
) => void;

/** The kernels, and the memory that they work in. */
export interface GemmHome {
  readonly gemm: Gemm;
  readonly gemm64: Gemm;
  /** The whole memory. */
  readonly floats: Float32Array;
  readonly doubles: Float64Array;
  /** Room for packed blocks. */
  readonly scratch: number;
}

/** Edge of a block that is copied, 4 MiB of float32. A multiple of `blockDepth`, so that sums keep their order. */
const edge = 1024;

/** Does a matrix lie in the kernel's memory, its extents and strides such that 32 bits count them? */
export function lies({ pointer, rows, columns, rowStride, columnStride }: Matrix): boolean {
  return pointer !== elsewhere && rows < limit && columns < limit && rowStride < limit && columnStride < limit;
}

const limit = 2 ** 28;

/** C = A · B or C += A · B of matrices in the kernel's memory, C by rows. */
export function multiplyBlock(
  { gemm, gemm64, scratch }: GemmHome,
  c: Matrix,
  a: Matrix,
  b: Matrix,
  add: boolean,
): void {
  const isSingle = c.array instanceof Float32Array;
  const bytes = isSingle ? 4 : 8;
  const run = isSingle ? gemm : gemm64;
  run(
    c.rows,
    c.columns,
    a.columns,
    a.pointer,
    a.rowStride * bytes,
    a.columnStride * bytes,
    b.pointer,
    b.rowStride * bytes,
    b.columnStride * bytes,
    c.pointer,
    c.rowStride * bytes,
    add ? 1 : 0,
    scratch,
  );
}

/** How much room the blocks of a product need beside each other: elements of C, of A and of B. */
export function blockSizes(c: Matrix, a: Matrix): readonly [number, number, number] {
  const [rows, columns, depth] = [Math.min(c.rows, edge), Math.min(c.columns, edge), Math.min(a.columns, edge)];
  return [rows * columns, rows * depth, depth * columns];
}

/** The same of matrices anywhere, by way of blocks at `start`, in bytes: a multiple of the element. */
export function multiplyInBlocks(home: GemmHome, start: number, c: Matrix, a: Matrix, b: Matrix, add: boolean): void {
  const sizes = blockSizes(c, a);
  const atC = start / c.array.BYTES_PER_ELEMENT;
  const [atA, atB] = [atC + sizes[0], atC + sizes[0] + sizes[1]];
  // Parts of what is one block are objects that a small product has no time for.
  if (c.rows <= edge && c.columns <= edge && a.columns <= edge) {
    const sum = dense(home, atC, c, false);
    if (add) copyLines(sum, c);
    multiplyBlock(home, sum, brought(home, atA, a), brought(home, atB, b), add);
    takeBack(c, sum);
    return;
  }
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
      takeBack(target, sum);
    }
  }
}

/** A product whose rows of C are multiplied in bands: where they begin, and where the last one ends. */
export interface BandedProduct {
  readonly c: Matrix;
  readonly a: Matrix;
  readonly b: Matrix;
  readonly add: boolean;
  readonly edges: readonly number[];
}

/** The elements of room that `multiplyInBands` needs. */
export function roomForBands({ c, a, edges }: BandedProduct): number {
  const rows = edges.reduce((most, end, index) => Math.max(most, end - (edges[index - 1] ?? 0)), 0);
  return blockSizes({ ...c, rows }, a).reduce((sum, size) => sum + size, 0);
}

/** The bands that `turns` gives, at `start` as `multiplyInBlocks`. A right operand that is one block is brought once for all of them. */
export function multiplyInBands(
  home: GemmHome,
  start: number,
  { c, a, b, add, edges }: BandedProduct,
  turns: (run: (index: number) => void) => void,
): void {
  const { BYTES_PER_ELEMENT } = c.array;
  const isBlock = b.rows <= edge && b.columns <= edge;
  const right = isBlock ? brought(home, start / BYTES_PER_ELEMENT, b) : b;
  const next = isBlock ? start + b.rows * b.columns * BYTES_PER_ELEMENT : start;
  turns((index) => {
    const row = edges[index] ?? 0;
    const rows = (edges[index + 1] ?? row) - row;
    multiplyInBlocks(home, next, part(c, row, 0, rows, c.columns), part(a, row, 0, rows, a.columns), right, add);
  });
}

/** The matrix itself if it lies in the kernel's memory, else a copy there. */
function brought(home: GemmHome, at: number, matrix: Matrix): Matrix {
  if (lies(matrix)) return matrix;
  const copied = dense(home, at, matrix, matrix.columnStride !== 1 && matrix.rowStride === 1);
  copyLines(copied, matrix);
  return copied;
}

/** Copies a block of the kernel's memory to where it belongs. */
function takeBack(to: Matrix, block: Matrix): void {
  const { rows, columns, array, pointer } = block;
  if (to.columnStride !== 1 || to.rowStride !== columns) copyLines(to, block);
  else (to.array as Float32Array).set(partOf(array, pointer, rows * columns) as Float32Array, to.offset);
}

/** A matrix of the same size without gaps, in the order of rows or of columns: packing takes both, and whole lines copy fast. */
function dense({ floats, doubles }: GemmHome, offset: number, matrix: Matrix, byColumns: boolean): Matrix {
  const { rows, columns } = matrix;
  const array = matrix.array.BYTES_PER_ELEMENT === 4 ? floats : doubles;
  const [rowStride, columnStride] = byColumns ? [1, rows] : [columns, 1];
  return { array, offset, rows, columns, rowStride, columnStride, pointer: offset * array.BYTES_PER_ELEMENT };
}
