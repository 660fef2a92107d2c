// Do the generated loops do in the arrays of each dtype what arithmetic says? Small numbers that every dtype holds exactly, along rows, along
// columns, and with results that several elements share.
import { describe, expect, it } from "vitest";
import type { DType, Raw, StorageArray } from "../../src/dtype/index.js";
import { allocateArray, decodeBfloat16, decodeFloat16, encodeBfloat16, encodeFloat16 } from "../../src/dtype/index.js";
import type { LoopSet } from "../../src/kernel/loop-set.js";
import { loops } from "../../src/kernel/loops.generated.js";
import { extremeByLoops } from "../../src/kernel/reduce.js";
import type { Plane } from "../../src/kernel/rows.js";

const [rows, columns] = [3, 4];
const places = Array.from({ length: rows * columns }, (_, at) => at);

/** Results and operands lie in rows, or the first operand in columns. */
const inRows: Plane = { rows, columns, row0: 4, column0: 1, row1: 4, column1: 1, row2: 4, column2: 1 };
const fromColumns: Plane = { ...inRows, row1: 1, column1: 3 };
const intoRows: Plane = { ...inRows, row0: 1, column0: 0 };
const intoColumns: Plane = { ...inRows, row0: 0, column0: 1 };

const operations = {
  add: (a: number, b: number) => a + b,
  sub: (a: number, b: number) => a - b,
  mul: (a: number, b: number) => a * b,
  div: (a: number, b: number) => a / b,
  floorDiv: (a: number, b: number) => Math.floor(a / b),
  min: Math.min,
  max: Math.max,
} as const;

describe.each(Object.keys(loops))("the loops of %s", (name) => {
  const set = (loops as unknown as Readonly<Record<string, LoopSet>>)[name] as LoopSet;
  const isBool = name === "bool";
  const isFloat = /float/.test(name);
  const lefts = places.map((at) => (isBool ? at % 2 : 6 * (1 + (at % 2))));
  const rights = places.map((at) => (isBool ? 1 : 1 + (at % 3)));
  const inColumns = places.map((at) => lefts[(at % columns) * rows + Math.floor(at / columns)] as number);

  it.each(Object.entries(operations))("%s", (operation, of) => {
    for (const [plane, firsts] of [
      [inRows, lefts],
      [fromColumns, inColumns],
    ] as const) {
      const to = arrayOf(
        name,
        places.map(() => 0),
      );
      set.combine(
        operation as keyof typeof operations,
        plane,
        to,
        0,
        arrayOf(name, lefts),
        0,
        arrayOf(name, rights),
        0,
      );
      expect(valuesOf(name, to)).toEqual(firsts.map((a, at) => stored(of(a, rights[at] as number))));
    }
  });

  it("abs, recip and exp", () => {
    const isSigned = isFloat || /^int/.test(name);
    const numbers = isBool ? lefts : [1, 2, 4, 8, 2, 1, 4, 4, 8, 1, 2, 2].map((n, at) => (isSigned && at % 2 ? -n : n));
    const mapped = (operation: "abs" | "recip" | "exp", scale = 1): readonly number[] => {
      const to = arrayOf(
        name,
        places.map(() => 0),
      );
      set.map(operation, inRows, to, 0, arrayOf(name, numbers), 0, scale);
      return valuesOf(name, to);
    };
    expect(mapped("abs")).toEqual(numbers.map(Math.abs));
    if (!isFloat) return;
    expect(mapped("recip")).toEqual(numbers.map((n) => 1 / n));
    expect(mapped("exp", 0)).toEqual(numbers.map(() => 1));
  });

  it("the least and the greatest, of each place, row and column", () => {
    const numbers = isBool ? lefts : [5, 3, 9, 7, 2, 8, 4, 6, 1, 10, 12, 11];
    for (const operation of ["min", "max"] as const) {
      const of = operations[operation];
      const extremes = (plane: Plane, starts: readonly number[]): readonly number[] => {
        const to = arrayOf(name, starts);
        const operand = (array: StorageArray) => ({ array, offset: 0, dtype: name as DType, loops: set });
        const { row0, column0, row1, column1 } = plane;
        const nest = {
          extents: [rows, columns],
          strides: [
            [row0, column0],
            [row1, column1],
          ],
        };
        extremeByLoops(operation, nest, operand(to), operand(arrayOf(name, numbers)));
        return valuesOf(name, to);
      };
      expect(extremes(inRows, rights)).toEqual(numbers.map((n, at) => of(n, rights[at] as number)));
      const ofRow = [0, 1, 2].map((row) => numbers.slice(4 * row, 4 * row + 4).reduce((a, b) => of(a, b)));
      expect(
        extremes(
          intoRows,
          ofRow.map((_, row) => numbers[4 * row] as number),
        ),
      ).toEqual(ofRow);
      const ofColumn = [0, 1, 2, 3].map((column) =>
        [0, 4, 8].map((row) => numbers[row + column] as number).reduce((a, b) => of(a, b)),
      );
      expect(extremes(intoColumns, numbers.slice(0, 4))).toEqual(ofColumn);
    }
  });

  it("sums of each row and column, of few and of many", () => {
    const sums = (plane: Plane, count: number, numbers: readonly number[]): readonly number[] => {
      const to =
        /64$/.test(name) && !isFloat
          ? arrayOf(
              name,
              places.slice(0, count).map(() => 0),
            )
          : new Float64Array(count);
      set.sum(plane, to, 0, arrayOf(name, numbers), 0);
      return Array.from(to as ArrayLike<Raw>, Number);
    };
    const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
    expect(sums(intoRows, 3, lefts)).toEqual([0, 4, 8].map((row) => total(lefts.slice(row, row + 4))));
    expect(sums(intoColumns, 4, lefts)).toEqual(
      [0, 1, 2, 3].map((column) => total([0, 4, 8].map((row) => lefts[row + column] as number))),
    );
    const many = Array.from({ length: 10_000 }, (_, at) => at % 2);
    for (const column1 of [1, 2]) {
      const plane = { ...inRows, rows: 1, columns: 5_000, column0: 0, row1: 0, column1 };
      expect(sums(plane, 1, many)).toEqual([column1 === 1 ? 2_500 : 0]);
    }
  });

  it("the first of a value, if there is one", () => {
    const numbers = [1, 1, 0, 1, 0, 1];
    const array = arrayOf(name, numbers);
    const wide = /64$/.test(name) && !isFloat;
    expect(set.find(6, array, 0, 1, wide ? 0n : 0)).toBe(2);
    expect(set.find(3, array, 1, 2, wide ? 1n : 1)).toBe(0);
    expect(set.find(2, array, 0, 1, wide ? 0n : 0)).toBe(-1);
  });

  function stored(value: number): number {
    return isBool ? Number(value !== 0) : value;
  }
});

/** Where there is no array of halves, the loops for it run over singles: the numbers here are the same in both. */
function arrayOf(name: string, values: readonly number[]): StorageArray {
  if (name === "float16Native") return Float32Array.from(values);
  const array = allocateArray(name as DType, values.length);
  for (const [at, value] of values.entries()) array[at] = encoded(name, value) as never;
  return name === "float16" ? words(values.map(encodeFloat16)) : array;
}

function words(halves: readonly number[]): Uint16Array {
  return Uint16Array.from(halves);
}

function encoded(name: string, value: number): Raw {
  if (name === "bfloat16") return encodeBfloat16(value);
  return /int64$/.test(name) ? BigInt(value) : value;
}

function valuesOf(name: string, array: StorageArray): readonly number[] {
  return Array.from(array as ArrayLike<Raw>, (raw) => {
    if (name === "float16") return decodeFloat16(Number(raw));
    return name === "bfloat16" ? decodeBfloat16(Number(raw)) : Number(raw);
  });
}

it.each([2 ** 29 - 4, 2 ** 31 - 4, 2 ** 32])(
  "copies to and from place %i and on: a counter of 32 bits would turn back",
  (start) => {
    const plane: Plane = { rows: 1, columns: 12, row0: 12, column0: 1, row1: 12, column1: 1, row2: 0, column2: 0 };
    const values = Float32Array.from({ length: 12 }, (_, at) => at);
    // An array of so many elements would not fit; an object has the same places.
    const far: Record<number, number> = {};
    const { copy } = loops.float32 as unknown as { copy: (...args: unknown[]) => void };
    copy(plane, far, start, values, 0);
    expect(Object.entries(far)).toEqual([...values].map((value, at) => [String(start + at), value]));
    const back = new Float32Array(12);
    copy(plane, back, 0, far, start);
    expect(back).toEqual(values);
  },
);
