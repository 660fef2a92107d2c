// Are the extremes of columns what loops find, NaN and the sign of 0 included? In the kernels' memory and out of it.
import { describe, expect, it } from "vitest";
import type { ArrayOperand } from "../../src/kernel/copy.js";
import { scalarKernels } from "../../src/kernel/kernels.js";
import type { Nest } from "../../src/kernel/nest.js";
import { extremeSimd } from "../../src/kernel/simd/reduce.js";
import { wasmMemory } from "../../src/tensor/index.js";
import { loose } from "../tensor/loose.js";

const memory = wasmMemory();
const dtype = "float32";

type Fill = (row: number, column: number) => number;

/** Both ways, from the same totals; gives what was found. */
function found(
  operation: "min" | "max",
  place: "heap" | "wasm",
  rows: number,
  columns: number,
  pitch: number,
  fill: Fill,
): Float32Array {
  const length = rows * pitch + 3;
  const tensor = loose(memory.zeros(dtype, length));
  const array =
    place === "heap"
      ? new Float32Array(length)
      : (tensor as unknown as { storage(): { array: Float32Array } }).storage().array;
  const offset = 1;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < pitch; column++) {
      array[offset + row * pitch + column] = column < columns ? fill(row, column) : Number.NaN;
    }
  }
  const from: ArrayOperand = { array, offset, dtype };
  const nest: Nest = {
    extents: [rows, columns],
    strides: [
      [0, 1],
      [pitch, 1],
    ],
  };
  const [totals, expected] = [0, 1].map((): ArrayOperand => {
    // As reductions do: the first element of each column is its total.
    const own = new Float32Array(columns + 2).fill(7);
    own.set(array.subarray(offset, offset + columns), 1);
    return { array: own, offset: 1, dtype };
  }) as [ArrayOperand, ArrayOperand];
  const source = array.slice();
  expect(extremeSimd(operation, nest, totals, from)).toBe(true);
  scalarKernels.extreme(operation, nest, expected, from);
  for (const [at, value] of (expected.array as Float32Array).entries()) expect(totals.array[at]).toBe(value);
  expect(Buffer.compare(new Uint8Array(array.slice().buffer), new Uint8Array(source.buffer))).toBe(0);
  (tensor as unknown as Disposable)[Symbol.dispose]();
  return (totals.array as Float32Array).slice(1, -1);
}

const fills: Readonly<Record<string, Fill>> = {
  numbers: (row, column) => ((row * 7919 + column * 104729) % 2003) - 1000,
  "zeros of both signs": (row, column) => ((row * 5 + column) % 11 < 4 ? -0 : 0),
  "negative zeros and what is weaker": (row, column) => [-0, -1, -0, -5][(row + column) % 4] ?? 0,
  "positive numbers and zeros": (row, column) => [0, 1, -0, 5][(row * 3 + column) % 4] ?? 0,
  "infinities of both signs": (row, column) => [Infinity, 3, -Infinity][(row + column * 2) % 3] ?? 0,
  "NaN here and there": (row, column) => ((row * 31 + column * 17) % 701 === 0 ? Number.NaN : row - column),
  "NaN only": () => Number.NaN,
  "one infinity": () => -Infinity,
};

describe.each(["min", "max"] as const)("%s", (operation) => {
  describe.each(["heap", "wasm"] as const)("of columns in memory of the kind %s", (place) => {
    it.each(Object.entries(fills))("%s", (_, fill) => {
      for (const [rows, columns] of [
        [64, 8],
        [40, 15],
        [40, 16],
        [40, 17],
        [300, 33],
        [257, 64],
        [1, 600],
        [700, 100],
      ] as const) {
        for (const pitch of [columns, columns + 1]) found(operation, place, rows, columns, pitch, fill);
      }
      found(operation, place, 5, 1100, 1101, fill);
    });

    it("NaN in each place of a vector, and in no column but its own", () => {
      for (let at = 0; at < 35; at++) {
        const extremes = found(operation, place, 30, 35, 36, (row, column) =>
          column === at && row === at % 30 ? Number.NaN : row + column,
        );
        expect([...extremes].map((value) => Number.isNaN(value))).toEqual(
          [...extremes].map((_, column) => column === at),
        );
      }
    });
  });
});
