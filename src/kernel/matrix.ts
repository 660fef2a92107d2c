// What is a matrix to a kernel? A place in a typed array and two strides, whatever the tensor's layout was.
import type { StorageArray } from "../dtype/index.js";
import { isShared } from "../engine/shared.js";

/** Offset and strides count elements of the array. */
export interface Matrix {
  readonly array: StorageArray;
  readonly offset: number;
  readonly rows: number;
  readonly columns: number;
  readonly rowStride: number;
  readonly columnStride: number;
}

export function transposed({ array, offset, rows, columns, rowStride, columnStride }: Matrix): Matrix {
  return { array, offset, rows: columns, columns: rows, rowStride: columnStride, columnStride: rowStride };
}

/** A part of a matrix. */
export function part(of: Matrix, row: number, column: number, rows: number, columns: number): Matrix {
  return { ...of, offset: of.offset + row * of.rowStride + column * of.columnStride, rows, columns };
}

/** May two matrices have bytes in common? Two shared buffers may be the same memory under two objects. */
export function mayOverlap(left: Matrix, right: Matrix): boolean {
  const { buffer } = left.array;
  const other = right.array.buffer;
  if (buffer !== other) return isShared(buffer) && isShared(other);
  return firstByte(left) < endByte(right) && firstByte(right) < endByte(left);
}

function firstByte({ array, offset }: Matrix): number {
  return array.byteOffset + offset * array.BYTES_PER_ELEMENT;
}

function endByte(matrix: Matrix): number {
  const last = (matrix.rows - 1) * matrix.rowStride + (matrix.columns - 1) * matrix.columnStride;
  return firstByte(matrix) + (last + 1) * matrix.array.BYTES_PER_ELEMENT;
}
