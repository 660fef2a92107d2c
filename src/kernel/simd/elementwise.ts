// Which arithmetic gains by SIMD? That on rows: in the library's memory where they lie, of other arrays brought there piece by
// piece where that pays.
import { type DType, type Raw, writeRaw } from "../../dtype/index.js";
import type { ArrayOperand } from "../copy.js";
import type { Combining, Mapping } from "../elementwise.js";
import { isSplit } from "../exp.js";
import type { Nest } from "../nest.js";
import { forEachPlane, isCountable, type Plane, planeOf, turned } from "../rows.js";
import { transposeScratchBytes } from "../transpose-blocks.js";
import { combineAway, mapAway } from "./elementwise-away.js";
import { homeOf, isAtHome, memoryAs, pointerOf } from "./home.js";
import type { SimdInstance } from "./instance.js";
import { combines, runCombine, runMap, runTranspose } from "./row-calls.js";

/** False where loops do as well, or nothing else will do. */
export function combineSimd(
  operation: Combining,
  nest: Nest,
  to: ArrayOperand,
  left: ArrayOperand,
  right: ArrayOperand,
): boolean {
  const { dtype } = to;
  const plane = planeOf(nest);
  if (plane.column0 !== 1 || !combines(operation, dtype, plane.column1 === 0)) return false;
  const home = homeOf(to);
  if (home === undefined) return combineAway(operation, turned(nest, 2), to, left, right);
  if (!isCountable(nest)) return false;
  const x = left === to ? to : reached(home, nest, 1, left);
  const y = right === to ? to : reached(home, nest, 2, right);
  if (x === undefined || y === undefined) return combineAway(operation, turned(nest, 2), to, left, right);
  if (plane.column1 > 1) return false;
  const bytes = dtype === "float32" ? 4 : to.array.BYTES_PER_ELEMENT;
  const inOrder = plane.column2 <= 1 ? nest : turned(nest, 2);
  const steps = planeOf(inOrder);
  if (plane.column2 > 1 && steps.row2 !== 1) return false;
  const [at, xt, yt] = [pointerOf(to, bytes), pointerOf(x, bytes), pointerOf(y, bytes)];
  const { rows, columns } = steps;
  forEachPlane(inOrder, (first, second, third) => {
    const [target, one, other] = [at + first * bytes, xt + second * bytes, yt + third * bytes];
    if (plane.column2 > 1) combineTransposed(home, operation, dtype, bytes, steps, target, one, other);
    else runCombine(home, operation, dtype, bytes, target, one, other, columns, rows, steps);
  });
  return true;
}

/** The operand, or where a copy of a single element lies; undefined where it lies elsewhere. */
function reached(home: SimdInstance, { strides }: Nest, which: 1 | 2, operand: ArrayOperand): ArrayOperand | undefined {
  if (isAtHome(operand)) return operand;
  if (!isSingle(strides[which])) return undefined;
  const array = memoryAs(home, operand);
  const offset = (home.scratch + which * 16) / array.BYTES_PER_ELEMENT;
  writeRaw(array, offset, operand.array[operand.offset] as Raw);
  return { array, offset, dtype: operand.dtype, base: 0 };
}

function isSingle(strides: readonly number[] = []): boolean {
  return strides.every((stride) => stride === 0);
}

/** Edge of a tile of the transposed operand: 16 KiB of float32, a part of the first-level cache. */
const edge = 64;

/** The elements of `right` lie side by side along the rows of the plane: a tile at a time is transposed, and then read row by row. */
function combineTransposed(
  home: SimdInstance,
  operation: Combining,
  dtype: DType,
  bytes: number,
  { rows, columns, row0, row1, column1, column2 }: Plane,
  to: number,
  left: number,
  right: number,
): void {
  const tile = home.scratch + transposeScratchBytes;
  for (let column = 0; column < columns; column += edge) {
    const width = Math.min(edge, columns - column);
    const steps = { row0, row1, column1, row2: width, column2: 1 };
    for (let row = 0; row < rows; row += edge) {
      const height = Math.min(edge, rows - row);
      const source = right + (column * column2 + row) * bytes;
      runTranspose(home, bytes, tile, width * bytes, source, column2 * bytes, width, height);
      const target = to + (row * row0 + column) * bytes;
      const other = left + (row * row1 + column * column1) * bytes;
      runCombine(home, operation, dtype, bytes, target, other, tile, width, height, steps);
    }
  }
}

/** As `combineSimd`. */
export function mapSimd(operation: Mapping, nest: Nest, to: ArrayOperand, from: ArrayOperand, scale: number): boolean {
  const rank = nest.extents.length;
  if (to.dtype !== "float32" || rank === 0 || nest.strides[0]?.[rank - 1] !== 1 || !isSplit(scale)) return false;
  const { rows, columns, row0, row1, column1 } = planeOf(nest);
  const home = homeOf(to);
  if (home !== undefined && isAtHome(from)) {
    if (column1 !== 1 || !isCountable(nest)) return false;
    const [at, source] = [pointerOf(to), pointerOf(from)];
    forEachPlane(nest, (first, second) => {
      runMap(home, operation, at + first * 4, row0 * 4, source + second * 4, row1 * 4, columns, rows, scale);
    });
    return true;
  }
  return mapAway(operation, nest, to, from, scale);
}
