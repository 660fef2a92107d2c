// How are arrays outside the kernels' memory reduced? Brought there piece by piece, each a whole number of the steps in which sums are ordered
// (`sum-order.ts`).
import type { ArrayOperand } from "../copy.js";
import type { Nest } from "../nest.js";
import { forEachPlane, type Plane, planeOf } from "../rows.js";
import { sumBlock, sumChunk } from "../sum-order.js";
import { isCompiled, type SimdInstance, simdInstance } from "./instance.js";
import { copyPlane } from "./lines.js";
import { runExtreme, runExtremeOfColumns } from "./row-calls.js";

/** False where loops do as well. Totals are doubles in an array of the heap; elements of a row lie side by side. */
export function sumAway(nest: Nest, totals: ArrayOperand, from: ArrayOperand): boolean {
  const plane = planeOf(nest);
  const home = isWorthTheWay(plane, isCompiled() ? leastReady : leastAway) ? simdInstance() : undefined;
  if (home === undefined) return false;
  if (nest.extents.length === 1 && plane.column0 === 0 && plane.columns <= piece) {
    sumFewAway(home, plane.columns, totals, from);
    return true;
  }
  const { doubles, scratch, sumRows, sumColumns } = home;
  const own = scratch + totalsAt;
  forEachPiece(home, nest, totals, from, doubles, own / 8, (at, rows, columns) => {
    if (plane.column0 === 0) sumRows(own, plane.row0 === 0 ? 0 : 8, at, columns * 4, columns, rows, scratch);
    else sumColumns(own, at, columns * 4, columns, rows);
  });
  return true;
}

/** One sum of one piece. */
function sumFewAway(home: SimdInstance, columns: number, totals: ArrayOperand, from: ArrayOperand): void {
  const { floats, doubles, scratch } = home;
  const [own, at] = [scratch + totalsAt, scratch + pieceAt];
  copyPlane(floats, at / 4, columns, from.array, from.offset, columns, 1, columns);
  doubles[own / 8] = totals.array[totals.offset] as number;
  home.sumRows(own, 0, at, 0, columns, 1, scratch);
  (totals.array as Float64Array)[totals.offset] = doubles[own / 8] as number;
}

/** As `sumAway`; totals are float32. */
export function extremeAway(operation: "min" | "max", nest: Nest, totals: ArrayOperand, from: ArrayOperand): boolean {
  const plane = planeOf(nest);
  const home = isWorthTheWay(plane, leastAway) ? simdInstance() : undefined;
  if (home === undefined) return false;
  const own = home.scratch + totalsAt;
  forEachPiece(home, nest, totals, from, home.floats, own / 4, (at, rows, columns) => {
    if (plane.column0 === 0) runExtreme(home, operation, own, plane.row0 === 0 ? 0 : 4, at, columns * 4, columns, rows);
    else runExtremeOfColumns(home, operation, own, 0, at, columns * 4, columns, rows);
  });
  return true;
}

/** Where in the scratch the totals of a piece lie, and the piece itself. */
const totalsAt = 128;
const pieceAt: number = 2 ** 16;

/** Elements of whole rows that are brought at once: a part of the first-level cache. */
const piece = sumBlock;

/** Columns that are brought at once where totals lie side by side. */
const strip = 1024;

/** From about this many elements on, bringing them costs less than loops take longer; shorter rows are better left to loops. */
const leastAway = 512;
const leastRow = 8;

/** The same for sums once the kernels are compiled: loops that keep the order of the lanes are slow. */
const leastReady = 32;

function isWorthTheWay({ rows, columns, row0, column0 }: Plane, least: number): boolean {
  const isInOrder = column0 === 0 || (column0 === 1 && (row0 === 0 || rows === 1));
  return isInOrder && columns >= leastRow && rows * columns >= least;
}

/**
 * Brings each piece, and with it its totals; `visit` gets its address and size. Each row has a total, or all have one, where rows are
 * summed; else each column has.
 */
function forEachPiece(
  { floats, scratch }: SimdInstance,
  nest: Nest,
  totals: ArrayOperand,
  from: ArrayOperand,
  copies: Float32Array | Float64Array,
  place: number,
  visit: (at: number, rows: number, columns: number) => void,
): void {
  const { rows, columns, row0, column0, row1 } = planeOf(nest);
  const isAlong = column0 === 0;
  const width = Math.min(columns, isAlong ? piece : strip);
  const height = Math.min(rows, isAlong ? Math.max(1, Math.floor(piece / columns)) : sumChunk);
  const target = totals.array as Float64Array;
  const at = scratch + pieceAt;
  forEachPlane(nest, (first, second) => {
    for (let column = 0; column < columns; column += width) {
      const length = Math.min(width, columns - column);
      for (let row = 0; row < rows; row += height) {
        const count = Math.min(height, rows - row);
        const own = totals.offset + first + row * row0 + column * column0;
        const many = isAlong ? (row0 === 0 ? 1 : count) : length;
        const step = isAlong ? row0 : 1;
        copyPlane(floats, at / 4, length, from.array, from.offset + second + row * row1 + column, row1, count, length);
        // The totals of columns stay where they are until all rows have come.
        const [isFirst, isLast] = [isAlong || row === 0, isAlong || row + count === rows];
        if (isFirst) for (let k = 0; k < many; k++) copies[place + k] = target[own + k * step] as number;
        visit(at, count, length);
        if (isLast) for (let k = 0; k < many; k++) target[own + k * step] = copies[place + k] as number;
      }
    }
  });
}
