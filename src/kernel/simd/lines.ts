// How does a matrix come to the kernels' memory, and from there? Line by line, by the arrays' own copy.
import { type Matrix, transposed } from "../matrix.js";

/** Arrays of one class, whatever it is: what their elements are is nobody's business here. */
type Words = Float32Array | Float64Array;

/** Copies a matrix into another of the same size and class; one of the two has whole lines. */
export function copyLines(to: Matrix, from: Matrix): void {
  if (to.columnStride !== 1 && to.rowStride === 1) copyRows(transposed(to), transposed(from));
  else copyRows(to, from);
}

function copyRows(to: Matrix, from: Matrix): void {
  const { rows, columns } = to;
  const isOfLines = to.columnStride === 1 && from.columnStride === 1;
  const isWhole = isOfLines && to.rowStride === columns && from.rowStride === columns;
  if (isWhole) copyLine(to, from, 0, rows * columns);
  else if (isOfLines && columns >= leastLine) for (let row = 0; row < rows; row++) copyLine(to, from, row, columns);
  else for (let row = 0; row < rows; row++) copyElements(to, from, row);
}

/** A line costs a view of the source, which is worth it from about this many elements on. */
const leastLine = 32;

function copyLine(to: Matrix, from: Matrix, row: number, length: number): void {
  const start = from.offset + row * from.rowStride;
  (to.array as Words).set((from.array as Words).subarray(start, start + length), to.offset + row * to.rowStride);
}

function copyElements(to: Matrix, from: Matrix, row: number): void {
  const target = to.array as Words;
  const source = from.array as Words;
  let place = to.offset + row * to.rowStride;
  let start = from.offset + row * from.rowStride;
  for (let column = 0; column < to.columns; column++) {
    target[place] = source[start] as number;
    place += to.columnStride;
    start += from.columnStride;
  }
}
