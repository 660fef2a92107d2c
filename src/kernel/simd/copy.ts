// Which copies gain by SIMD? Rows with gaps between them and transposes, of elements that go over as they are, in the library's memory;
// large transposes of other arrays are brought there block by block.
import { type StorageArray, wordsOver } from "../../dtype/index.js";
import { type ArrayOperand, isSameContent } from "../copy.js";
import type { Nest } from "../nest.js";
import { forEachPlane, isCountable, type Plane, planeOf, turned } from "../rows.js";
import { copyRowsAway } from "./copy-rows-away.js";
import { isAtHome, memoryAs, pointerOf } from "./home.js";
import { simdInstance } from "./instance.js";
import { copyPlane } from "./lines.js";
import { runTranspose } from "./row-calls.js";

/** False where loops over typed arrays do as well, or nothing else will do. */
export function copySimd(nest: Nest, to: ArrayOperand, from: ArrayOperand): boolean {
  if (nest.extents.length < 2 || !isSameContent(to, from) || !isCountable(nest)) return false;
  const inOrder = turned(nest, 1);
  const { rows, columns, row0, column0, row1, column1 } = planeOf(inOrder);
  if (column0 !== 1 || (column1 !== 1 && row1 !== 1)) return false;
  const home = isAtHome(to) && isAtHome(from) ? simdInstance() : undefined;
  if (home === undefined) return column1 === 1 ? copyRowsAway(nest, to, from) : transposeAway(inOrder, to, from);
  const bytes = to.array.BYTES_PER_ELEMENT;
  const [at, start] = [pointerOf(to, bytes), pointerOf(from, bytes)];
  forEachPlane(inOrder, (left, right) => {
    const [target, source] = [at + left * bytes, start + right * bytes];
    if (column1 === 1) home.copyRows(target, row0 * bytes, source, row1 * bytes, columns * bytes, rows);
    else runTranspose(home, bytes, target, row0 * bytes, source, column1 * bytes, columns, rows);
  });
  return true;
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

/** The elements of the source lie side by side along the rows of the plane. */
function transposeAway(nest: Nest, to: ArrayOperand, from: ArrayOperand): boolean {
  const { rows, columns, row0, column1 } = planeOf(nest);
  const bytes = to.array.BYTES_PER_ELEMENT;
  const blockBytes = Math.min(edge, rows) * Math.min(edge, columns) * bytes;
  const home = rows * columns < leastAway ? undefined : simdInstance();
  const start = home?.store.regions.take(2 * blockBytes);
  if (home === undefined || start === undefined) return false;
  const [block, result] = [start / bytes, (start + blockBytes) / bytes];
  // A float that is moved as a float need not keep the bits of its NaN.
  const [words, target, source] = [memoryAs(home, to), to.array, from.array].map(wordsOver) as [
    StorageArray,
    StorageArray,
    StorageArray,
  ];
  forEachPlane(nest, (left, right) => {
    const [at, first] = [to.offset + left, from.offset + right];
    for (let row = 0; row < rows; row += edge) {
      const height = Math.min(edge, rows - row);
      for (let column = 0; column < columns; column += edge) {
        const width = Math.min(edge, columns - column);
        copyPlane(words, block, height, source, first + row + column * column1, column1, width, height);
        runTranspose(home, bytes, start + blockBytes, width * bytes, start, height * bytes, width, height);
        copyPlane(target, at + row * row0 + column, row0, words, result, width, height, width);
      }
    }
  });
  home.store.regions.giveBack(start);
  return true;
}
