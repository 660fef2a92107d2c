// Which arithmetic gains by SIMD? That on float32 rows: in the library's memory where they lie, of other arrays brought there piece by
// piece where a row is long enough.
import type { ArrayOperand } from "../copy.js";
import type { Combining, Mapping } from "../elementwise.js";
import type { Nest } from "../nest.js";
import { forEachPlane, forEachRow, isCountable, type Plane, planeOf } from "../rows.js";
import { homeOf, isAtHome, pointerOf } from "./home.js";
import { type SimdInstance, simdInstance } from "./instance.js";

/** False where loops do as well, or nothing else will do. */
export function combineSimd(
  operation: Combining,
  nest: Nest,
  to: ArrayOperand,
  left: ArrayOperand,
  right: ArrayOperand,
): boolean {
  const rank = nest.extents.length;
  if (to.dtype !== "float32" || rank === 0 || nest.strides[0]?.[rank - 1] !== 1) return false;
  const home = homeOf(to);
  if (home === undefined) return combineAway(operation, nest, to, left, right);
  if (!isCountable(nest)) return false;
  const x = left === to ? to : reached(home, nest, 1, left);
  const y = right === to ? to : reached(home, nest, 2, right);
  if (x === undefined || y === undefined) return false;
  const plane = planeOf(nest);
  if (plane.column1 > 1) return false;
  if (plane.column2 <= 1) {
    const { rows, columns } = plane;
    const at = pointerOf(to);
    const xt = x === to ? at : pointerOf(x);
    const yt = y === to ? at : pointerOf(y);
    if (rank <= 2) runCombine(home, operation, at, xt, yt, columns, rows, plane);
    else {
      forEachPlane(nest, (first, second, third) => {
        runCombine(home, operation, at + first * 4, xt + second * 4, yt + third * 4, columns, rows, plane);
      });
    }
    return true;
  }
  const axis = nest.strides[2]?.lastIndexOf(1) ?? -1;
  if (axis < 0) return false;
  const turned = axis === rank - 2 ? nest : withInnermostButOne(nest, axis);
  const turnedPlane = planeOf(turned);
  if (rank === 2) combineTransposed(home, operation, turnedPlane, pointerOf(to), pointerOf(x), pointerOf(y));
  else {
    const [at, xt, yt] = [pointerOf(to), pointerOf(x), pointerOf(y)];
    forEachPlane(turned, (first, second, third) => {
      combineTransposed(home, operation, turnedPlane, at + first * 4, xt + second * 4, yt + third * 4);
    });
  }
  return true;
}

/** One call site for each kernel: a site that has seen several is slow for all of them. */
function runCombine(
  home: SimdInstance,
  operation: Combining,
  to: number,
  left: number,
  right: number,
  columns: number,
  rows: number,
  { row0, row1, column1, row2, column2 }: Steps,
): void {
  const [p0, p1, s1, p2, s2] = [row0 * 4, row1 * 4, column1 * 4, row2 * 4, column2 * 4];
  switch (operation) {
    case "add":
      home.add(to, p0, left, p1, s1, right, p2, s2, columns, rows);
      return;
    case "sub":
      home.sub(to, p0, left, p1, s1, right, p2, s2, columns, rows);
      return;
    case "mul":
      home.mul(to, p0, left, p1, s1, right, p2, s2, columns, rows);
      return;
    case "div":
      home.div(to, p0, left, p1, s1, right, p2, s2, columns, rows);
      return;
    case "floorDiv":
      home.floorDiv(to, p0, left, p1, s1, right, p2, s2, columns, rows);
      return;
    case "min":
      home.min(to, p0, left, p1, s1, right, p2, s2, columns, rows);
      return;
    case "max":
      home.max(to, p0, left, p1, s1, right, p2, s2, columns, rows);
      return;
  }
}

type Steps = Omit<Plane, "rows" | "columns" | "column0">;

/** The operand, or where a copy of a single element lies; undefined where it lies elsewhere. */
function reached(home: SimdInstance, { strides }: Nest, which: 1 | 2, operand: ArrayOperand): ArrayOperand | undefined {
  if (isAtHome(operand)) return operand;
  if (!isSingle(strides[which])) return undefined;
  const offset = home.scratch / 4 + which;
  home.floats[offset] = operand.array[operand.offset] as number;
  return { array: home.floats, offset, dtype: operand.dtype, base: 0 };
}

function isSingle(strides: readonly number[] = []): boolean {
  return strides.every((stride) => stride === 0);
}

/** The same loops, this one next to the innermost. */
function withInnermostButOne({ extents, strides }: Nest, axis: number): Nest {
  const moved = (numbers: readonly number[]): number[] => {
    const rest = numbers.toSpliced(axis, 1);
    return [...rest.slice(0, -1), numbers[axis] ?? 0, rest.at(-1) ?? 0];
  };
  return { extents: moved(extents), strides: strides.map(moved) };
}

/** Edge of a tile of the transposed operand: 16 KiB, a part of the first-level cache. */
const edge = 64;

/** The elements of `right` lie side by side along the rows of the plane: a tile at a time is transposed, and then read row by row. */
function combineTransposed(
  home: SimdInstance,
  operation: Combining,
  { rows, columns, row0, row1, column1, column2 }: Plane,
  to: number,
  left: number,
  right: number,
): void {
  const tile = home.scratch + 1024;
  for (let column = 0; column < columns; column += edge) {
    const width = Math.min(edge, columns - column);
    const steps = { row0, row1, column1, row2: width, column2: 1 };
    for (let row = 0; row < rows; row += edge) {
      const height = Math.min(edge, rows - row);
      const source = right + (column * column2 + row) * 4;
      home.transpose(tile, width * 4, source, column2 * 4, width, height, home.scratch);
      const target = to + (row * row0 + column) * 4;
      const other = left + (row * row1 + column * column1) * 4;
      runCombine(home, operation, target, other, tile, width, height, steps);
    }
  }
}

function combineAway(
  operation: Combining,
  nest: Nest,
  to: ArrayOperand,
  left: ArrayOperand,
  right: ArrayOperand,
): boolean {
  const plane = planeOf(nest);
  const { rows, columns, row0, row1, column1, row2, column2 } = plane;
  if (!isWorthTheWay(plane)) return false;
  const home = simdInstance();
  if (home === undefined) return false;
  const [at, xt, yt] = [0, 1, 2].map((k) => home.scratch + 64 + k * piece * 4) as [number, number, number];
  const width = Math.min(columns, piece);
  const height = Math.max(1, Math.floor(piece / columns));
  forEachPlane(nest, (first, second, third) => {
    for (let row = 0; row < rows; row += height) {
      const count = Math.min(height, rows - row);
      for (let column = 0; column < columns; column += width) {
        const length = Math.min(width, columns - column);
        bringRows(home, xt, left, second + row * row1 + column * column1, count, length, row1, column1);
        bringRows(home, yt, right, third + row * row2 + column * column2, count, length, row2, column2);
        const steps = {
          row0: length,
          row1: pitchOf(length, row1, column1),
          column1,
          row2: pitchOf(length, row2, column2),
          column2,
        };
        runCombine(home, operation, at, xt, yt, length, count, steps);
        takeRows(home, at, to, first + row * row0 + column, count, length, row0);
      }
    }
  });
  return true;
}

/** Elements that are brought to the memory at once: with those of two operands a part of the second-level cache. */
const piece = 8192;

/** From about this many elements on, bringing them costs less than loops take longer. */
const leastAway = 1024;

/** The same for a row by itself, where rows have to be brought one by one. */
const leastRowAway = 128;

function isWorthTheWay({ rows, columns, row0, row1, column1, row2, column2 }: Plane): boolean {
  if (column1 > 1 || column2 > 1 || rows * columns < leastAway) return false;
  const isWhole = (row: number, column: number): boolean => column === 0 || row === 0 || row === columns;
  const isInOne = rows === 1 || (row0 === columns && isWhole(row1, column1) && isWhole(row2, column2));
  return isInOne || columns >= leastRowAway;
}

/** How far apart rows lie that `bringRows` has brought. */
function pitchOf(length: number, row: number, column: number): number {
  if (row === 0) return 0;
  return column === 0 ? 1 : length;
}

/** Brings rows of an operand; what is repeated comes once. */
function bringRows(
  home: SimdInstance,
  pointer: number,
  operand: ArrayOperand,
  position: number,
  rows: number,
  columns: number,
  row: number,
  column: number,
): void {
  if (column === 0) {
    const [start, place] = [operand.offset + position, pointer / 4];
    const count = row === 0 ? 1 : rows;
    for (let k = 0; k < count; k++) home.floats[place + k] = operand.array[start + k * row] as number;
  } else if (row === 0) bring(home, pointer, operand, position, columns);
  else if (row === columns) bring(home, pointer, operand, position, rows * columns);
  else for (let k = 0; k < rows; k++) bring(home, pointer + k * columns * 4, operand, position + k * row, columns);
}

function takeRows(
  home: SimdInstance,
  pointer: number,
  operand: ArrayOperand,
  position: number,
  rows: number,
  columns: number,
  row: number,
): void {
  if (row === columns) takeBack(home, pointer, operand, position, rows * columns);
  else for (let k = 0; k < rows; k++) takeBack(home, pointer + k * columns * 4, operand, position + k * row, columns);
}

function bring({ floats }: SimdInstance, pointer: number, from: ArrayOperand, position: number, length: number): void {
  const start = from.offset + position;
  floats.set((from.array as Float32Array).subarray(start, start + length), pointer / 4);
}

function takeBack({ floats }: SimdInstance, pointer: number, to: ArrayOperand, position: number, length: number): void {
  (to.array as Float32Array).set(floats.subarray(pointer / 4, pointer / 4 + length), to.offset + position);
}

/** As `combineSimd`. */
export function mapSimd(operation: Mapping, nest: Nest, to: ArrayOperand, from: ArrayOperand, scale: number): boolean {
  const rank = nest.extents.length;
  if (to.dtype !== "float32" || rank === 0 || nest.strides[0]?.[rank - 1] !== 1) return false;
  const { rows, columns, row0, row1, column1 } = planeOf(nest);
  const home = homeOf(to);
  if (home !== undefined && isAtHome(from)) {
    if (column1 !== 1 || !isCountable(nest)) return false;
    const [at, source] = [pointerOf(to), pointerOf(from)];
    if (rank <= 2) runMap(home, operation, at, row0 * 4, source, row1 * 4, columns, rows, scale);
    else {
      forEachPlane(nest, (first, second) => {
        runMap(home, operation, at + first * 4, row0 * 4, source + second * 4, row1 * 4, columns, rows, scale);
      });
    }
    return true;
  }
  if (column1 !== 1 || columns < (operation === "exp" ? leastExpAway : leastAway)) return false;
  return mapAway(operation, nest, to, from, scale);
}

/** An exponential takes so long that a short row is worth the way. */
const leastExpAway = 48;

function mapAway(operation: Mapping, nest: Nest, to: ArrayOperand, from: ArrayOperand, scale: number): boolean {
  const home = simdInstance();
  if (home === undefined) return false;
  const { columns } = planeOf(nest);
  const at = home.scratch + 128;
  forEachRow(nest, (first, second) => {
    for (let start = 0; start < columns; start += piece) {
      const length = Math.min(piece, columns - start);
      bring(home, at, from, second + start, length);
      runMap(home, operation, at, 0, at, 0, length, 1, scale);
      takeBack(home, at, to, first + start, length);
    }
  });
  return true;
}

function runMap(
  home: SimdInstance,
  operation: Mapping,
  to: number,
  toPitch: number,
  from: number,
  fromPitch: number,
  columns: number,
  rows: number,
  scale: number,
): void {
  switch (operation) {
    case "abs":
      home.abs(to, toPitch, from, fromPitch, columns, rows);
      return;
    case "recip":
      home.recip(to, toPitch, from, fromPitch, columns, rows);
      return;
    case "exp":
      home.exp(to, toPitch, from, fromPitch, columns, rows, scale, home.scratch);
      return;
  }
}
