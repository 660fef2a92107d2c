// Which copies gain by SIMD? Rows with gaps between them and transposes, of elements that go over as they are, in the library's memory;
// large transposes of other arrays are brought there block by block.
import { type StorageArray, wordsOver } from "../../dtype/index.js";
import { type ArrayOperand, isSameContent } from "../copy.js";
import type { Nest } from "../nest.js";
import { forEachPlane, forEachRow, isCountable, type Plane, planeOf } from "../rows.js";
import { copyRowsAway } from "./copy-rows-away.js";
import { isAtHome, memoryAs, pointerOf } from "./home.js";
import { type SimdInstance, simdInstance } from "./instance.js";
import { copyPlane } from "./lines.js";
import { runTranspose } from "./row-calls.js";

/** False where loops over typed arrays do as well, or nothing else will do. */
export function copySimd(nest: Nest, to: ArrayOperand, from: ArrayOperand): boolean {
  const rank = nest.extents.length;
  if (rank < 2 || !isSameContent(to, from)) return false;
  const [left, right] = nest.strides as readonly [readonly number[], readonly number[]];
  if (left[rank - 1] !== 1) return false;
  if (right[rank - 1] === 1) return copyRowsSimd(nest, to, from);
  const axis = right.lastIndexOf(1);
  return axis >= 0 && transposeSimd(nest, axis, to, from);
}

function copyRowsSimd(nest: Nest, to: ArrayOperand, from: ArrayOperand): boolean {
  const home = homeOf(to, from);
  if (!isCountable(nest)) return false;
  if (home === undefined) return copyRowsAway(nest, to, from);
  const { rows, columns, row0, row1 } = planeOf(nest);
  const bytes = to.array.BYTES_PER_ELEMENT;
  const [target, source] = [pointerOf(to, bytes), pointerOf(from, bytes)];
  forEachPlane(nest, (left, right) => {
    home.copyRows(target + left * bytes, row0 * bytes, source + right * bytes, row1 * bytes, columns * bytes, rows);
  });
  return true;
}

/** `axis` is the one along which the elements of the source lie side by side; those of the target do along the last one. */
function transposeSimd(nest: Nest, axis: number, to: ArrayOperand, from: ArrayOperand): boolean {
  if (!isCountable(nest)) return false;
  const { rows, columns, toStride, fromStride } = turnedPlaneOf(nest, axis);
  const home = homeOf(to, from);
  if (home !== undefined) {
    const bytes = to.array.BYTES_PER_ELEMENT;
    const [target, source] = [pointerOf(to, bytes), pointerOf(from, bytes)];
    forEachTurned(nest, axis, (left, right) => {
      const [at, start] = [target + left * bytes, source + right * bytes];
      runTranspose(home, bytes, at, toStride * bytes, start, fromStride * bytes, columns, rows);
    });
    return true;
  }
  return rows * columns >= leastAway && transposeAway(nest, axis, to, from);
}

/** A small transpose in the library's memory, in few steps. False, and nothing done, for all else; the caller knows that elements go as they are. */
export function transposeFewSimd(
  { rows, columns, row0, column0, row1, column1 }: Plane,
  { array, base = -1, offset }: ArrayOperand,
  { base: fromBase = -1, offset: fromOffset }: ArrayOperand,
): boolean {
  if (base < 0 || fromBase < 0 || column0 !== 1 || row1 !== 1 || rows * columns < leastFew) return false;
  const home = simdInstance();
  if (home === undefined) return false;
  const bytes = array.BYTES_PER_ELEMENT;
  const [at, start] = [base + offset * bytes, fromBase + fromOffset * bytes];
  runTranspose(home, bytes, at, row0 * bytes, start, column1 * bytes, columns, rows);
  return true;
}

/** From about this many elements on, a call of the kernel costs less than a loop. */
const leastFew = 16;

/** From about this many elements on, two copies of a block cost less than walking it against the grain. */
const leastAway = 4096;

/** Edge of a block that is brought to the memory: lines that are long enough for the arrays' own copy, few enough for the caches. */
const edge = 512;

function transposeAway(nest: Nest, axis: number, to: ArrayOperand, from: ArrayOperand): boolean {
  const { rows, columns, toStride, fromStride } = turnedPlaneOf(nest, axis);
  const bytes = to.array.BYTES_PER_ELEMENT;
  const blockBytes = Math.min(edge, rows) * Math.min(edge, columns) * bytes;
  const home = simdInstance();
  const start = home?.store.regions.take(2 * blockBytes);
  if (home === undefined || start === undefined) return false;
  const [block, result] = [start / bytes, (start + blockBytes) / bytes];
  // A float that is moved as a float need not keep the bits of its NaN.
  const [words, target, source] = [memoryAs(home, to), to.array, from.array].map(wordsOver) as [
    StorageArray,
    StorageArray,
    StorageArray,
  ];
  forEachTurned(nest, axis, (left, right) => {
    const [at, first] = [to.offset + left, from.offset + right];
    for (let row = 0; row < rows; row += edge) {
      const height = Math.min(edge, rows - row);
      for (let column = 0; column < columns; column += edge) {
        const width = Math.min(edge, columns - column);
        copyPlane(words, block, height, source, first + row + column * fromStride, fromStride, width, height);
        runTranspose(home, bytes, start + blockBytes, width * bytes, start, height * bytes, width, height);
        copyPlane(target, at + row * toStride + column, toStride, words, result, width, height, width);
      }
    }
  });
  home.store.regions.giveBack(start);
  return true;
}

/** The axes of a transpose, the last one fastest in the target, the first one in the source. */
interface Turned {
  readonly rows: number;
  readonly columns: number;
  readonly toStride: number;
  readonly fromStride: number;
}

function turnedPlaneOf({ extents, strides }: Nest, axis: number): Turned {
  return {
    rows: extents[axis] ?? 1,
    columns: extents.at(-1) ?? 1,
    toStride: strides[0]?.[axis] ?? 0,
    fromStride: strides[1]?.at(-1) ?? 0,
  };
}

/** Visits each plane of an axis and the last one: the offsets of its first element in both operands. */
function forEachTurned({ extents, strides }: Nest, axis: number, visit: (left: number, right: number) => void): void {
  const others = (numbers: readonly number[]): number[] => [...numbers.toSpliced(axis, 1).slice(0, -1), 1];
  forEachRow({ extents: others(extents), strides: strides.map(others) }, visit);
}

/** The kernels, if both operands lie in their memory. */
function homeOf(to: ArrayOperand, from: ArrayOperand): SimdInstance | undefined {
  return isAtHome(to) && isAtHome(from) ? simdInstance() : undefined;
}
