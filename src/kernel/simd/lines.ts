// How does a matrix come to the kernels' memory, and from there? Line by line, by the arrays' own copy.
import type { StorageArray } from "../../dtype/index.js";
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
  if (to.columnStride === 1 && from.columnStride === 1 && (columns >= leastLine || isWhole(to, from))) {
    copyPlane(to.array, to.offset, to.rowStride, from.array, from.offset, from.rowStride, rows, columns);
  } else for (let row = 0; row < rows; row++) copyElements(to, from, row);
}

/** A line costs a view of the source, which is worth it from about this many elements on. */
const leastLine = 32;

function isWhole(to: Matrix, from: Matrix): boolean {
  return to.rowStride === to.columns && from.rowStride === from.columns;
}

/** Copies lines of adjacent elements between two arrays of one class; pitches in elements. */
export function copyPlane(
  to: StorageArray,
  at: number,
  toPitch: number,
  from: StorageArray,
  start: number,
  fromPitch: number,
  rows: number,
  columns: number,
): void {
  const [target, source] = [to as Words, from as Words];
  const count = rows * columns;
  // A view of the source takes as long as the copy of a small one.
  if (start === 0 && source.length === count && toPitch === columns && fromPitch === columns) target.set(source, at);
  else if (toPitch === columns && fromPitch === columns) target.set(source.subarray(start, start + count), at);
  else {
    let [place, first] = [at, start];
    for (let row = 0; row < rows; row++) {
      target.set(source.subarray(first, first + columns), place);
      place += toPitch;
      first += fromPitch;
    }
  }
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
