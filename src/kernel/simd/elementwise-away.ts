// How does arithmetic go with arrays outside the kernels' memory? Brought there piece by piece where the work pays for the way.
import { type Raw, type StorageArray, writeRaw } from "../../dtype/index.js";
import { isShared } from "../../engine/index.js";
import type { ArrayOperand } from "../copy.js";
import type { Combining, Mapping } from "../elementwise.js";
import type { Nest } from "../nest.js";
import { forEachPlane, forEachRow, type Plane, planeOf } from "../rows.js";
import { transposeScratchBytes } from "../transpose-blocks.js";
import { combineWhole } from "./combine-whole.js";
import { mostPitch } from "./copy-rows-away.js";
import { memoryAs } from "./home.js";
import { type SimdInstance, simdInstance } from "./instance.js";
import { copyPlane } from "./lines.js";
import { partOf } from "./parts.js";
import { runCombine, runMap, runTranspose } from "./row-calls.js";

/** False where loops do as well. */
export function combineAway(
  operation: Combining,
  nest: Nest,
  to: ArrayOperand,
  left: ArrayOperand,
  right: ArrayOperand,
): boolean {
  const plane = planeOf(nest);
  const { rows, columns, row0, row1, column1, row2, column2 } = plane;
  if (row2 === 1 && column2 > 1) return combineTransposedAway(operation, nest, to, left, right);
  const isAlone = !isShared(to.buffer ?? to.array.buffer);
  if (!isWorthTheWay(plane, isAlone)) return false;
  const home = simdInstance();
  if (home === undefined) return false;
  const { dtype } = to;
  const words = memoryAs(home, to);
  const bytes = words.BYTES_PER_ELEMENT;
  const [at, xt, yt] = [0, 1, 2].map((k) => home.scratch + 64 + k * mostBytes) as [number, number, number];
  const piece = (rows * columns * bytes <= mostBytes ? mostBytes : pieceBytes) / bytes;
  const width = Math.min(columns, piece);
  const height = Math.max(1, Math.floor(piece / Math.max(...[row0, row1, row2].map((row) => spanOf(width, row, 1)))));
  forEachPlane(nest, (first, second, third) => {
    // What is read where it will be written is written there in the memory too.
    const isOwn =
      left.array === to.array && left.offset + second === to.offset + first && row1 === row0 && column1 === 1;
    for (let row = 0; row < rows; row += height) {
      const count = Math.min(height, rows - row);
      for (let column = 0; column < columns; column += width) {
        const length = Math.min(width, columns - column);
        const pitch1 = spanOf(length, row1, column1);
        const pitch2 = spanOf(length, row2, column2);
        const pitch0 = isOwn ? pitch1 : isAlone ? spanOf(length, row0, 1) : length;
        const [target, place] = [isOwn ? xt : at, first + row * row0 + column];
        // What lies between the rows goes back as it came.
        if (!isOwn && pitch0 > length) bringRows(words, at, to, place, count, length, row0, 1, pitch0);
        bringRows(words, xt, left, second + row * row1 + column * column1, count, length, row1, column1, pitch1);
        bringRows(words, yt, right, third + row * row2 + column * column2, count, length, row2, column2, pitch2);
        const steps = { row0: pitch0, row1: pitch1, column1, row2: pitch2, column2 };
        runCombine(home, operation, dtype, bytes, target, xt, yt, length, count, steps);
        takeRows(words, target, to, place, count, length, row0, pitch0, isAlone);
      }
    }
  });
  return true;
}

/** What is brought of an operand at once: with the other ones, and what they come from, it lies in the first-level cache. A multiple of all elements. */
const pieceBytes: number = 3 * 2 ** 12;

/** So much is still brought whole: two pieces take longer. */
const mostBytes: number = 2 ** 14;

/** From about this many elements on, bringing them costs less than loops take longer. */
export const leastAway = 1024;

/** The same for a row by itself, where rows have to be brought one by one. */
const leastRowAway = 128;

function isWorthTheWay({ rows, columns, row0, row1, column1, row2, column2 }: Plane, isAlone: boolean): boolean {
  if (column1 > 1 || column2 > 1 || rows * columns < leastAway) return false;
  const isNear = (row: number, column: number): boolean => column === 0 || row === 0 || spanOf(columns, row, 1) === row;
  const isInOne =
    rows === 1 || ((isAlone || row0 === columns) && isNear(row0, 1) && isNear(row1, column1) && isNear(row2, column2));
  return isInOne || columns >= leastRowAway;
}

/** How far apart rows lie that `bringRows` has brought one by one. */
function pitchOf(length: number, row: number, column: number): number {
  if (row === 0) return 0;
  return column === 0 ? 1 : length;
}

/** The same of rows that come together, with what lies between them, where that is little. */
function spanOf(length: number, row: number, column: number): number {
  return column === 1 && row > length && row <= length * mostPitch ? row : pitchOf(length, row, column);
}

/** Brings rows of an operand, as far apart as `pitch` says; what is repeated comes once. */
function bringRows(
  words: StorageArray,
  pointer: number,
  operand: ArrayOperand,
  position: number,
  rows: number,
  columns: number,
  row: number,
  column: number,
  pitch: number,
): void {
  const [start, place] = [operand.offset + position, pointer / words.BYTES_PER_ELEMENT];
  if (column === 0) {
    const count = row === 0 ? 1 : rows;
    for (let k = 0; k < count; k++) writeRaw(words, place + k, operand.array[start + k * row] as Raw);
  } else copySpan(words, place, pitch, operand.array, start, row, rows, columns);
}

/** Takes rows back, together where nobody else writes between them. */
function takeRows(
  words: StorageArray,
  pointer: number,
  operand: ArrayOperand,
  position: number,
  rows: number,
  columns: number,
  row: number,
  pitch: number,
  isAlone: boolean,
): void {
  const place = pointer / words.BYTES_PER_ELEMENT;
  const copy = isAlone ? copySpan : copyPlane;
  copy(operand.array, operand.offset + position, row, words, place, pitch, rows, columns);
}

/** As `copyPlane`; rows that are as far apart on both sides go over together, with what lies between them. */
function copySpan(
  to: StorageArray,
  at: number,
  toPitch: number,
  from: StorageArray,
  start: number,
  fromPitch: number,
  rows: number,
  columns: number,
): void {
  if (toPitch !== fromPitch) copyPlane(to, at, toPitch, from, start, fromPitch, rows, columns);
  else {
    const reach = (rows - 1) * toPitch + columns;
    copyPlane(to, at, reach, from, start, reach, 1, reach);
  }
}

function bring({ floats }: SimdInstance, pointer: number, from: ArrayOperand, position: number, length: number): void {
  copyPlane(floats, pointer / 4, length, from.array, from.offset + position, length, 1, length);
}

function takeBack({ floats }: SimdInstance, pointer: number, to: ArrayOperand, position: number, length: number): void {
  (to.array as Float32Array).set(partOf(floats, pointer, length) as Float32Array, to.offset + position);
}

/** Edge of a block of a transposed operand, 256 KiB of float32: lines so long that the arrays' own copy does not cost much more than their elements. */
const edge = 256;

/** The elements of `right` lie side by side along the rows of the plane. */
function combineTransposedAway(
  operation: Combining,
  nest: Nest,
  to: ArrayOperand,
  left: ArrayOperand,
  right: ArrayOperand,
): boolean {
  const { rows, columns, row0, row1, column1, column2 } = planeOf(nest);
  const isTransposed = left === to && row0 === columns && column2 === rows && nest.extents.length === 2;
  if (isTransposed && rows * columns >= leastWhole && combineWhole(operation, rows, columns, to, right)) return true;
  if (column1 > 1 || rows < leastEdge || columns < leastEdge) return false;
  const home = simdInstance();
  if (home === undefined) return false;
  const { dtype } = to;
  const words = memoryAs(home, to);
  const bytes = words.BYTES_PER_ELEMENT;
  const at = home.scratch + transposeScratchBytes;
  const [xt, yt, lines] = [0, 1, 2].map((k) => at + k * edge * edge * bytes) as [number, number, number];
  forEachPlane(nest, (first, second, third) => {
    for (let row = 0; row < rows; row += edge) {
      const height = Math.min(edge, rows - row);
      for (let column = 0; column < columns; column += edge) {
        const width = Math.min(edge, columns - column);
        const start = right.offset + third + row + column * column2;
        copyPlane(words, lines / bytes, height, right.array, start, column2, width, height);
        runTranspose(home, bytes, yt, width * bytes, lines, height * bytes, width, height);
        const pitch1 = pitchOf(width, row1, column1);
        bringRows(words, xt, left, second + row * row1 + column * column1, height, width, row1, column1, pitch1);
        const steps = { row0: width, row1: pitch1, column1, row2: width, column2: 1 };
        runCombine(home, operation, dtype, bytes, lines, xt, yt, width, height, steps);
        takeRows(words, lines, to, first + row * row0 + column, height, width, row0, width, false);
      }
    }
  });
  return true;
}

/** From about this many elements on, bringing whole arrays costs less than walking one of them against the grain. */
const leastWhole = 48;

/** From about this many rows and columns on, bringing blocks costs less than walking one operand against the grain. */
const leastEdge = 32;

/** As `combineAway`. */
export function mapAway(operation: Mapping, nest: Nest, to: ArrayOperand, from: ArrayOperand, scale: number): boolean {
  const { columns, column1 } = planeOf(nest);
  if (column1 !== 1 || columns < (operation === "exp" ? leastExpAway : leastAway)) return false;
  const home = simdInstance();
  if (home === undefined) return false;
  if (nest.extents.length === 1) mapRowAway(home, operation, columns, to, 0, from, 0, scale);
  else {
    forEachRow(nest, (first, second) => mapRowAway(home, operation, columns, to, first, from, second, scale));
  }
  return true;
}

function mapRowAway(
  home: SimdInstance,
  operation: Mapping,
  columns: number,
  to: ArrayOperand,
  first: number,
  from: ArrayOperand,
  second: number,
  scale: number,
): void {
  const at = home.scratch + 128;
  const piece = pieceBytes / 4;
  for (let start = 0; start < columns; start += piece) {
    const length = Math.min(piece, columns - start);
    bring(home, at, from, second + start, length);
    runMap(home, operation, at, 0, at, 0, length, 1, scale);
    takeBack(home, at, to, first + start, length);
  }
}

/** An exponential takes so long that a short row is worth the way. */
const leastExpAway = 48;
