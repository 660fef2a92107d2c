// How are tiles multiplied that were packed before? By the steps of which the whole product consists, in the same order: the bits are the same.
import { blockDepth, edgeBytes, gemmColumns, gemmRows, panelRows } from "../gemm-blocks.js";
import { type Matrix, part } from "../matrix.js";
import type { Operand, PackedMatrix, Side } from "../tiles.js";
import type { GemmHome } from "./blocks.js";
import type { PanelKernels } from "./instance.js";

/** Rows of A, or columns of B, that a panel has. */
function lanesOf(side: Side, bytes: number): number {
  return side === "left" ? panelRows : 32 / bytes;
}

/** How many bytes an operand takes when it is packed. */
export function packedBytes(side: Side, rows: number, columns: number, bytes: number): number {
  const [lanes, steps] = side === "left" ? [rows, columns] : [columns, rows];
  const width = lanesOf(side, bytes);
  return Math.ceil(lanes / width) * width * steps * bytes;
}

/** Packs a matrix that lies in the kernel's memory. */
export function packMatrix(kernels: PanelKernels, side: Side, pointer: number, matrix: Matrix): PackedMatrix {
  const bytes = matrix.array.BYTES_PER_ELEMENT;
  const { rows, columns } = matrix;
  const steps = side === "left" ? columns : rows;
  let at = pointer;
  for (let step = 0; step < steps; step += blockDepth) {
    const depth = Math.min(blockDepth, steps - step);
    const block = side === "left" ? part(matrix, 0, step, rows, depth) : part(matrix, step, 0, depth, columns);
    packBlock(kernels, side, at, block);
    at += packedBytes(side, block.rows, block.columns, bytes);
  }
  return { pointer, rows, columns };
}

function packBlock(kernels: PanelKernels, side: Side, to: number, matrix: Matrix): void {
  const { pointer, rows, columns, array } = matrix;
  const bytes = array.BYTES_PER_ELEMENT;
  const [row, column] = [matrix.rowStride * bytes, matrix.columnStride * bytes];
  if (side === "left") (bytes === 4 ? kernels.packLeft : kernels.packLeft64)(to, pointer, rows, columns, row, column);
  else (bytes === 4 ? kernels.packRight : kernels.packRight64)(to, pointer, columns, rows, column, row);
}

/** C += A · B; C lies in the kernel's memory, by rows. */
export function multiplyPacked(home: GemmHome & PanelKernels, c: Matrix, a: Operand, b: Operand, depth: number): void {
  const bytes = c.array.BYTES_PER_ELEMENT;
  const multiply = bytes === 4 ? home.multiplyPanels : home.multiplyPanels64;
  const { rows, columns } = c;
  if ("packed" in a && "packed" in b && depth <= blockDepth && rows <= gemmRows && columns <= gemmColumns) {
    // A single step, which small tiles are reached by as soon as can be.
    const { scratch } = home;
    multiply(rows, columns, depth, a.packed.pointer, b.packed.pointer, c.pointer, c.rowStride * bytes, 1, scratch);
    return;
  }
  const atLeft = home.scratch + edgeBytes;
  const atRight = atLeft + blockDepth * gemmRows * bytes;
  for (let column = 0; column < c.columns; column += gemmColumns) {
    const width = Math.min(gemmColumns, c.columns - column);
    for (let step = 0; step < depth; step += blockDepth) {
      const steps = Math.min(blockDepth, depth - step);
      const right = place(home, "right", b, atRight, bytes, [step, column, steps, width]);
      for (let row = 0; row < c.rows; row += gemmRows) {
        const height = Math.min(gemmRows, c.rows - row);
        const left = place(home, "left", a, atLeft, bytes, [row, step, height, steps]);
        const target = c.pointer + (row * c.rowStride + column) * bytes;
        multiply(height, width, steps, left, right, target, c.rowStride * bytes, 1, home.scratch);
      }
    }
  }
}

/** Where a part of an operand lies packed: row, column, rows and columns of the part. */
function place(
  kernels: PanelKernels,
  side: Side,
  operand: Operand,
  scratch: number,
  bytes: number,
  [row, column, rows, columns]: readonly [number, number, number, number],
): number {
  if ("matrix" in operand) {
    packBlock(kernels, side, scratch, part(operand.matrix, row, column, rows, columns));
    return scratch;
  }
  const { packed } = operand;
  // Blocks of steps come one after the other; inside a block, panels of lanes do, each as deep as the block.
  return side === "left"
    ? packed.pointer + packedBytes(side, packed.rows, column, bytes) + row * columns * bytes
    : packed.pointer + packedBytes(side, row, packed.columns, bytes) + column * rows * bytes;
}
