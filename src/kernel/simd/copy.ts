// Which copies gain by SIMD? Rows with gaps between them and transposes, of elements that go over as they are, in the library's memory;
// large transposes of other arrays are brought there block by block.
import { type ArrayOperand, isSameContent } from "../copy.js";
import { elsewhere, type Matrix, part, transposed } from "../matrix.js";
import type { Nest } from "../nest.js";
import { forEachRow } from "../rows.js";
import { type SimdInstance, simdInstance } from "./instance.js";
import { copyLines } from "./lines.js";

/** False where loops over typed arrays do as well, or nothing else will do. */
export function copySimd(nest: Nest, to: ArrayOperand, from: ArrayOperand): boolean {
  const rank = nest.extents.length;
  if (rank < 2 || !isSameContent(to, from)) return false;
  const [left, right] = nest.strides as readonly [readonly number[], readonly number[]];
  if (left[rank - 1] !== 1) return false;
  if (right[rank - 1] === 1) return copyRowsSimd(nest, to, from);
  const axis = right.lastIndexOf(1);
  return axis >= 0 && to.array.BYTES_PER_ELEMENT === 4 && transposeSimd(nest, axis, to, from);
}

function copyRowsSimd(nest: Nest, to: ArrayOperand, from: ArrayOperand): boolean {
  const home = homeOf(to, from);
  if (home === undefined || !isCountable(nest)) return false;
  const { rows, columns, toStride, fromStride } = planeOf(nest, nest.extents.length - 2);
  const bytes = to.array.BYTES_PER_ELEMENT;
  forEachPlane(nest, nest.extents.length - 2, (left, right) => {
    const target = pointerOf(to, left);
    home.copyRows(target, toStride * bytes, pointerOf(from, right), fromStride * bytes, columns * bytes, rows);
  });
  return true;
}

/** `axis` is the one along which the elements of the source lie side by side; those of the target do along the last one. */
function transposeSimd(nest: Nest, axis: number, to: ArrayOperand, from: ArrayOperand): boolean {
  if (!isCountable(nest)) return false;
  const { rows, columns, toStride, fromStride } = transposedPlaneOf(nest, axis);
  const home = homeOf(to, from);
  if (home !== undefined) {
    forEachPlane(nest, axis, (left, right) => {
      home.transpose(pointerOf(to, left), toStride * 4, pointerOf(from, right), fromStride * 4, columns, rows);
    });
    return true;
  }
  return rows * columns >= leastAway && transposeAway(nest, axis, to, from);
}

/** From about this many elements on, two copies of a block cost less than walking it against the grain. */
const leastAway = 4096;

/** Edge of a block that is brought to the memory: 1 MiB, and lines that are long enough for the arrays' own copy. */
const edge = 512;

function transposeAway(nest: Nest, axis: number, to: ArrayOperand, from: ArrayOperand): boolean {
  const home = simdInstance();
  const start = home?.store.regions.take(2 * edge * edge * 4);
  if (home === undefined || start === undefined) return false;
  const { rows, columns, toStride, fromStride } = transposedPlaneOf(nest, axis);
  const words = new Int32Array(home.store.memory.buffer);
  const [target, source] = [wordsOf(to), wordsOf(from)];
  forEachPlane(nest, axis, (left, right) => {
    const into: Matrix = {
      ...target,
      offset: target.offset + left,
      rows,
      columns,
      rowStride: toStride,
      columnStride: 1,
      pointer: elsewhere,
    };
    const outOf: Matrix = {
      ...source,
      offset: source.offset + right,
      rows,
      columns,
      rowStride: 1,
      columnStride: fromStride,
      pointer: elsewhere,
    };
    for (let row = 0; row < rows; row += edge) {
      for (let column = 0; column < columns; column += edge) {
        const [height, width] = [Math.min(edge, rows - row), Math.min(edge, columns - column)];
        const lines: Matrix = block(words, start, width, height);
        const result: Matrix = block(words, start + edge * edge * 4, height, width);
        copyLines(lines, transposed(part(outOf, row, column, height, width)));
        home.transpose(result.offset * 4, width * 4, lines.offset * 4, height * 4, width, height);
        copyLines(part(into, row, column, height, width), result);
      }
    }
  });
  home.store.regions.giveBack(start);
  return true;
}

/** A dense matrix at this pointer. */
function block(array: Int32Array, pointer: number, rows: number, columns: number): Matrix {
  return { array, offset: pointer / 4, rows, columns, rowStride: columns, columnStride: 1, pointer };
}

/** The same elements as words: a float that is moved as a float need not keep the bits of its NaN. */
function wordsOf({ array, offset }: ArrayOperand): { array: Int32Array; offset: number } {
  return { array: new Int32Array(array.buffer, array.byteOffset, array.length), offset };
}

/** Two axes of a nest, the last one fastest. */
interface Plane {
  readonly rows: number;
  readonly columns: number;
  readonly toStride: number;
  readonly fromStride: number;
}

/** An axis and the last one, along which both operands go in steps of 1. */
function planeOf({ extents, strides }: Nest, axis: number): Plane {
  return {
    rows: extents[axis] ?? 1,
    columns: extents.at(-1) ?? 1,
    toStride: strides[0]?.[axis] ?? 0,
    fromStride: strides[1]?.[axis] ?? 0,
  };
}

/** The same where the source goes in steps of 1 along the first of the two. */
function transposedPlaneOf(nest: Nest, axis: number): Plane {
  return { ...planeOf(nest, axis), fromStride: nest.strides[1]?.at(-1) ?? 0 };
}

/** Visits each plane of an axis and the last one: the offsets of its first element in both operands. */
function forEachPlane({ extents, strides }: Nest, axis: number, visit: (left: number, right: number) => void): void {
  const others = (numbers: readonly number[]): number[] => [...numbers.toSpliced(axis, 1).slice(0, -1), 1];
  forEachRow({ extents: others(extents), strides: strides.map(others) }, visit);
}

/** The kernels, if both operands lie in their memory. */
function homeOf(to: ArrayOperand, from: ArrayOperand): SimdInstance | undefined {
  if (to.array.buffer !== from.array.buffer) return undefined;
  const home = simdInstance();
  return home?.store.memory.buffer === to.array.buffer ? home : undefined;
}

function pointerOf({ array, offset }: ArrayOperand, position: number): number {
  return array.byteOffset + (offset + position) * array.BYTES_PER_ELEMENT;
}

/** Do 32 bits count every extent and every step in bytes? */
function isCountable({ extents, strides }: Nest): boolean {
  return [extents, ...strides].every((numbers) => numbers.every((value) => value < 2 ** 28));
}
