// Are tiles right that were asked for before? The last ones of a matrix are found without being looked for.
import { describe, expect, it } from "vitest";
import { arange, wasmMemory, zeros } from "../../src/tensor/index.js";
import { type LooseTensor, loose } from "./loose.js";

const matrices: Readonly<Record<string, () => LooseTensor>> = {
  heap: () => loose(arange("float32", 12, 20)),
  wasm: () => loose(wasmMemory().zeros("float32", 12, 20)).copyFrom(arange("float32", 12, 20)),
  transposed: () => loose(arange("float32", 20, 12)).transpose(),
  "read-only": () => loose(arange("int32", 12, 20)).asImm(),
};

describe.each(Object.entries(matrices))("of a matrix, %s", (_, make) => {
  it("gives each tile, whichever was asked for before", () => {
    const matrix = make();
    for (const [rows, columns] of [
      [4, 5],
      [3, 4],
      [4, 5],
      [5, 4],
    ] as const) {
      for (let i = 0; i < Math.floor(12 / rows); i++) {
        for (let j = 0; j < Math.floor(20 / columns); j++) {
          const tile = matrix.tile([rows, columns], [i, j]);
          expect(tile.layout.shape).toEqual([rows, columns]);
          expect(tile.get(0, 0)).toBe(matrix.get(i * rows, j * columns));
          expect(tile.get(rows - 1, columns - 1)).toBe(matrix.get((i + 1) * rows - 1, (j + 1) * columns - 1));
        }
      }
    }
  });

  it.each([
    ["tile.overrun", [4, 5], [3, 0]],
    ["tile.overrun", [4, 5], [0, 4]],
    ["tile.at-invalid", [4, 5], [-1, 0]],
    ["tile.at-invalid", [4, 5], [0, 0.5]],
    ["tile.at-invalid", [4, 5], [0, "1"]],
    ["tile.at-invalid", [4, 5], [0, Number.NaN]],
    ["tile.count", [4, 5], [0]],
    ["tensor.not-an-array", [4, 5], { 0: 0, 1: 0, length: 2 }],
    ["tensor.not-an-array", { 0: 4, 1: 5, length: 2 }, [0, 0]],
    ["tile.too-large", [4, 21], [0, 0]],
    ["tile.stride", [4, 5], [0, 0], { strides: [7, 7] }],
  ])("refuses with %s what it refuses the first time: %j %j %j", (code, ...call) => {
    const [sizes, at, options] = call;
    const first = errorOf(() => make().tile(sizes, at, options));
    const matrix = make();
    matrix.tile([4, 5], [0, 0]);
    const again = errorOf(() => matrix.tile(sizes, at, options));
    expect([first.code, again.code]).toEqual([code, code]);
    expect(again.message).toBe(first.message);
  });
});

function errorOf(call: () => unknown): { readonly code?: string; readonly message: string } {
  try {
    call();
  } catch (error) {
    return error as Error;
  }
  return { message: "nothing was thrown" };
}

it("keeps tiles of no rows, of which there is no end", () => {
  const matrix = loose(zeros("float32", 4, 4));
  for (let turn = 0; turn < 3; turn++) expect(matrix.tile([0, 2], [7, 1]).layout.shape).toEqual([0, 2]);
});
