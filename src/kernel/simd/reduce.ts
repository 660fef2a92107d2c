// Which reductions gain by SIMD? Those of float32 rows in the library's memory, or brought there piece by piece.
import type { ArrayOperand } from "../copy.js";
import type { Nest } from "../nest.js";
import { forEachPlane, isCountable, planeOf } from "../rows.js";
import { homeOf, pointerOf } from "./home.js";
import type { SimdInstance } from "./instance.js";
import { partOf } from "./parts.js";
import { extremeAway, sumAway } from "./reduce-away.js";
import { runExtreme, runExtremeOfColumns } from "./row-calls.js";

/** False where loops do as well, or nothing else will do. Totals are doubles in an array of the heap. */
export function sumSimd(nest: Nest, totals: ArrayOperand, from: ArrayOperand): boolean {
  if (from.dtype !== "float32" || nest.extents.length === 0) return false;
  const plane = planeOf(nest);
  if (plane.column1 !== 1) return false;
  const home = homeOf(from);
  if (home === undefined) return sumAway(nest, totals, from);
  const isSideBySide = plane.column0 === 1 && (plane.row0 === 0 || plane.rows === 1);
  if (!isCountable(nest) || !(plane.column0 === 0 || isSideBySide)) return false;
  const { rows, columns, row0, column0, row1 } = plane;
  const source = pointerOf(from);
  if (column0 === 0 && nest.extents.length === 1) {
    const { doubles, scratch } = home;
    const place = (scratch + 128) / 8;
    doubles[place] = totals.array[totals.offset] as number;
    home.sumRows(scratch + 128, 0, source, 0, columns, 1, scratch);
    (totals.array as Float64Array)[totals.offset] = doubles[place] as number;
    return true;
  }
  return withTotals(home, totals, (pointer) => {
    forEachPlane(nest, (first, second) => {
      const [at, start] = [pointer + first * 8, source + second * 4];
      if (column0 === 0) home.sumRows(at, row0 * 8, start, row1 * 4, columns, rows, home.scratch);
      else home.sumColumns(at, start, row1 * 4, columns, rows);
    });
  });
}

/** As `sumSimd`; totals are in an array of the heap too. */
export function extremeSimd(operation: "min" | "max", nest: Nest, totals: ArrayOperand, from: ArrayOperand): boolean {
  const rank = nest.extents.length;
  if (from.dtype !== "float32" || rank === 0 || nest.strides[1]?.[rank - 1] !== 1 || !isCountable(nest)) return false;
  const plane = planeOf(nest);
  const { rows, columns, row0, column0, row1 } = plane;
  const home = homeOf(from);
  if (home === undefined) return extremeAway(operation, nest, totals, from);
  if (column0 > 1) return false;
  return withTotals(home, totals, (pointer) => {
    forEachPlane(nest, (first, second) => {
      const [at, source] = [pointer + first * 4, pointerOf(from) + second * 4];
      if (column0 === 0) runExtreme(home, operation, at, row0 * 4, source, row1 * 4, columns, rows);
      else runExtremeOfColumns(home, operation, at, row0 * 4, source, row1 * 4, columns, rows);
    });
  });
}

/** Runs with a copy of the totals in the memory, and takes them back. False where there is no room. */
function withTotals(
  { floats, doubles, scratch, store: { regions } }: SimdInstance,
  { array, offset }: ArrayOperand,
  run: (pointer: number) => void,
): boolean {
  const totals = array as Float64Array;
  const { length, BYTES_PER_ELEMENT: bytes } = totals;
  const isFew = length * bytes <= fewBytes;
  const pointer = isFew ? scratch + 128 : regions.take(length * bytes);
  if (pointer === undefined) return false;
  const copies = partOf(bytes === 8 ? doubles : floats, pointer, length) as Float64Array;
  copies.set(totals);
  run(pointer + offset * bytes);
  totals.set(copies);
  if (!isFew) regions.giveBack(pointer);
  return true;
}

/** Totals for which the room of the kernels will do. */
const fewBytes: number = 2 ** 16;
