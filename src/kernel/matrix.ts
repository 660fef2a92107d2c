// What is a matrix to a kernel? A place in a typed array and two strides, whatever the tensor's layout was.
import type { StorageArray } from "../dtype/index.js";
import { mayBeSame } from "../engine/shared.js";

/** Offset and strides count elements of the array. */
export interface Matrix {
  readonly array: StorageArray;
  readonly offset: number;
  readonly rows: number;
  readonly columns: number;
  readonly rowStride: number;
  readonly columnStride: number;
  /** The address of the first element in the kernels' memory, or `elsewhere`. */
  readonly pointer: number;
}

/** In place of an address: the array does not lie in the kernels' memory, as far as is known. */
export const elsewhere = -1;

export function transposed({ array, offset, rows, columns, rowStride, columnStride, pointer }: Matrix): Matrix {
  return { array, offset, rows: columns, columns: rows, rowStride: columnStride, columnStride: rowStride, pointer };
}

/** A part of a matrix. */
export function part(of: Matrix, row: number, column: number, rows: number, columns: number): Matrix {
  const { array, rowStride, columnStride } = of;
  const scalars = row * rowStride + column * columnStride;
  const pointer = of.pointer === elsewhere ? elsewhere : of.pointer + scalars * array.BYTES_PER_ELEMENT;
  // Name by name: V8 takes a microsecond to spread an object.
  return { array, offset: of.offset + scalars, rows, columns, rowStride, columnStride, pointer };
}

/** May two matrices have bytes in common? */
export function mayOverlap(left: Matrix, right: Matrix): boolean {
  // Two tensors of the kernels' memory have one array, or nothing in common.
  if (left.pointer !== elsewhere && right.pointer !== elsewhere && left.array !== right.array) return false;
  const { buffer } = left.array;
  const other = right.array.buffer;
  if (buffer !== other) return mayBeSame(buffer, other);
  return firstByte(left) < endByte(right) && firstByte(right) < endByte(left);
}

function firstByte({ array, offset }: Matrix): number {
  return array.byteOffset + offset * array.BYTES_PER_ELEMENT;
}

function endByte(matrix: Matrix): number {
  const last = (matrix.rows - 1) * matrix.rowStride + (matrix.columns - 1) * matrix.columnStride;
  return firstByte(matrix) + (last + 1) * matrix.array.BYTES_PER_ELEMENT;
}
