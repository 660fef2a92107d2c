// In which order do the loops of a nest run? All but the innermost one or two are counted here; those are the caller's.
import type { Nest } from "./nest.js";

/** The innermost loop of a nest: its length, and how far each of two operands goes at each step. */
export interface Row {
  readonly length: number;
  readonly left: number;
  readonly right: number;
}

/** The row of a nest; a nest without loops is a single element. */
export function rowOf(nest: Nest): Row {
  const [left, right] = nest.strides;
  return { length: nest.extents.at(-1) ?? 1, left: left?.at(-1) ?? 1, right: right?.at(-1) ?? 1 };
}

/** The two innermost loops of a nest, and how far each of its operands goes at each step of them. */
export interface Plane {
  readonly rows: number;
  readonly columns: number;
  readonly row0: number;
  readonly column0: number;
  readonly row1: number;
  readonly column1: number;
  readonly row2: number;
  readonly column2: number;
}

/** The plane of a nest; where it has one loop only there is a single row. */
export function planeOf(nest: Nest): Plane {
  return nest.plane ?? makePlane(nest);
}

function makePlane(nest: Nest): Plane {
  const inner = nest.extents.length - 1;
  const [first = [], second = [], third = []] = nest.strides;
  return {
    rows: nest.extents[inner - 1] ?? 1,
    columns: nest.extents[inner] ?? 1,
    row0: first[inner - 1] ?? 0,
    column0: first[inner] ?? 0,
    row1: second[inner - 1] ?? 0,
    column1: second[inner] ?? 0,
    row2: third[inner - 1] ?? 0,
    column2: third[inner] ?? 0,
  };
}

/** Is a nest a single plane, some of it: so that there is nothing to count outside of it? */
function isOnePlane({ extents }: Nest): boolean {
  return extents.length <= 2 && extents[0] !== 0;
}

/** Do 32 bits count every extent of a nest, and every step in bytes? */
export function isCountable(nest: Nest): boolean {
  return nest.isCountable ?? areCountable(nest);
}

function areCountable({ extents, strides }: Nest): boolean {
  return [extents, ...strides].every((numbers) => numbers.every(isSmall));
}

function isSmall(value: number): boolean {
  return value < 2 ** 28;
}

/** The nest together with what kernels ask of it, for one that is used again. */
export function planned(nest: Nest): Nest {
  return { ...nest, plane: planeOf(nest), isCountable: isCountable(nest) };
}

/** The nest; where an operand does not go in steps of 1 along the innermost loop, with the loop along which it does next to it. */
export function turned(nest: Nest, operand: 1 | 2): Nest {
  const { row1, column1, row2, column2 } = planeOf(nest);
  const [row, column] = operand === 1 ? [row1, column1] : [row2, column2];
  const axis = column > 1 && row !== 1 ? (nest.strides[operand]?.lastIndexOf(1) ?? -1) : -1;
  return axis < 0 ? nest : withInnermostButOne(nest, axis);
}

/** The same loops, this one next to the innermost. */
function withInnermostButOne({ extents, strides }: Nest, axis: number): Nest {
  const moved = (numbers: readonly number[]): number[] => {
    const rest = numbers.toSpliced(axis, 1);
    return [...rest.slice(0, -1), numbers[axis] ?? 0, rest.at(-1) ?? 0];
  };
  return { extents: moved(extents), strides: strides.map(moved) };
}

/** Where the visited part begins in each operand; 0 for those that the nest has not. */
type Visit = (first: number, second: number, third: number) => void;

/** Calls `visit` with the offset of each element in the operands of a nest. */
export function forEachPair(nest: Nest, visit: (left: number, right: number) => void): void {
  const row = rowOf(nest);
  forEachRow(nest, (left, right) => {
    for (let step = 0; step < row.length; step++) visit(left + step * row.left, right + step * row.right);
  });
}

/** Calls `visit` with the offset of each row in the operands of a nest. */
export function forEachRow(nest: Nest, visit: Visit): void {
  visitOuter(nest, nest.extents.length - 1, visit);
}

/** Calls `visit` with the offset of each plane in the operands of a nest. */
export function forEachPlane(nest: Nest, visit: Visit): void {
  if (isOnePlane(nest)) visit(0, 0, 0);
  else visitOuter(nest, nest.extents.length - 2, visit);
}

/** Runs the first `count` loops of a nest. */
function visitOuter({ extents, strides }: Nest, count: number, visit: Visit): void {
  if (extents.includes(0)) return;
  if (count <= 0) {
    visit(0, 0, 0);
    return;
  }
  const [firsts = [], seconds = [], thirds = []] = strides;
  const counters = new Array<number>(count).fill(0);
  let [first, second, third] = [0, 0, 0];
  let axis: number;
  do {
    visit(first, second, third);
    for (axis = count - 1; axis >= 0; axis--) {
      const steps = (counters[axis] ?? 0) + 1;
      const isDone = steps === extents[axis];
      const by = isDone ? 1 - steps : 1;
      counters[axis] = isDone ? 0 : steps;
      first += by * (firsts[axis] ?? 0);
      second += by * (seconds[axis] ?? 0);
      third += by * (thirds[axis] ?? 0);
      if (!isDone) break;
    }
  } while (axis >= 0);
}
