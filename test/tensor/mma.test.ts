// Products of tiles: the bits of `matmul` with `accumulate`, whatever was packed before, wherever tiles lie.
import { afterEach, describe, expect, it } from "vitest";
import {
  matmul as typedMatmul,
  mma as typedMma,
  packLeft as typedPackLeft,
  packRight as typedPackRight,
  wasmMemory,
  zeros,
} from "../../src/index.js";
import { installKernels, scalarKernels } from "../../src/kernel/kernels.js";
import { simdKernels } from "../../src/kernel/simd/kernels.js";
import { fillWith, floats, forms, matrixIn, places, rowsOf, whereWebAssemblyIs } from "../kernel/matrices.js";
import { type LooseTensor, loose, refuses } from "./loose.js";

interface Packed extends Disposable {
  readonly side: string;
  readonly dtype: string;
  readonly space: string;
  pack(tile: unknown): Packed;
  dispose(): void;
}

const matmul = typedMatmul as unknown as (...operands: unknown[]) => LooseTensor;
const mma = typedMma as unknown as (...operands: unknown[]) => LooseTensor;
const packLeft = typedPackLeft as unknown as (tile: unknown) => Packed;
const packRight = typedPackRight as unknown as (tile: unknown) => Packed;

const value = (seed: number) => (row: number, column: number) => Math.sin(seed + row * 2.1 + column * 5.3) * 3;

afterEach(() => installKernels(simdKernels));

describe.each(places)("mma of %s tiles", (place) => {
  it.each(floats)("of %s gives the bits of matmul", (dtype) => {
    const sizes = [
      [8, 8, 8],
      [5, 3, 7],
      [64, 64, 64],
      [130, 260, 33],
      [9, 600, 10],
      [3, 5, 1030],
    ] as const;
    for (const [m, k, n] of sizes) {
      const a = fillWith(matrixIn(place, "pitched", m, k, dtype), value(1));
      const b = fillWith(matrixIn(place, "columns", k, n, dtype), value(2));
      const make = () => fillWith(matrixIn(place, "pitched", m, n, dtype), value(3));
      const expected = rowsOf(matmul(make(), a, b, { accumulate: true, reproducible: true }));
      using left = packLeft(a);
      using right = packRight(b);
      for (const [x, y] of [
        [a, b],
        [left, b],
        [a, right],
        [left, right],
      ]) {
        const c = make();
        expect(mma(c, x, y, { reproducible: true })).toBe(c);
        expect(rowsOf(c)).toEqual(expected);
      }
    }
  });

  it("takes C in every form, and among its operands", () => {
    for (const form of forms) {
      const [a, b] = [
        fillWith(matrixIn(place, form, 12, 12), value(4)),
        fillWith(matrixIn(place, form, 12, 12), value(5)),
      ];
      const c = () => fillWith(matrixIn(place, form, 12, 12), value(6));
      const expected = matmul(c(), a, b, { accumulate: true, reproducible: true });
      expect(rowsOf(mma(c(), packLeft(a), b, { reproducible: true }))).toEqual(rowsOf(expected));
      const [one, other] = [c(), c()];
      const inPlace = matmul(other, other, b, { accumulate: true, reproducible: true });
      expect(rowsOf(mma(one, one, packRight(b), { reproducible: true }))).toEqual(rowsOf(inPlace));
    }
  });

  it("multiplies whole matrices tile by tile", () => {
    const [a, b] = [
      fillWith(matrixIn(place, "rows", 32, 24), value(7)),
      fillWith(matrixIn(place, "rows", 24, 40), value(8)),
    ];
    const c = matrixIn(place, "rows", 32, 40);
    const left = packLeft(a.tile([8, 8], [0, 0]));
    for (let i = 0; i < 4; i++) {
      for (let k = 0; k < 3; k++) {
        left.pack(a.tile([8, 8], [i, k]));
        for (let j = 0; j < 5; j++) mma(c.tile([8, 8], [i, j]), left, b.tile([8, 8], [k, j]));
      }
    }
    const whole = rowsOf(matmul(matrixIn(place, "rows", 32, 40), a, b));
    for (const [row, values] of rowsOf(c).entries()) {
      for (const [column, sum] of values.entries()) expect(sum).toBeCloseTo(whole[row]?.[column] ?? Number.NaN, 3);
    }
  });
});

describe("packed tiles", () => {
  it("are copies without SIMD, with the same results", () => {
    installKernels(scalarKernels);
    const [a, b] = [
      fillWith(matrixIn("heap", "rows", 6, 4), value(1)),
      fillWith(matrixIn("heap", "rows", 4, 5), value(2)),
    ];
    const left = packLeft(a);
    const expected = rowsOf(matmul(matrixIn("heap", "rows", 6, 5), a, b));
    a.fill(0);
    expect(rowsOf(mma(matrixIn("heap", "rows", 6, 5), left, packRight(b)))).toEqual(expected);
    left.pack(a);
    expect(mma(matrixIn("heap", "rows", 6, 5), left, b).get(5, 4)).toBe(0);
  });

  whereWebAssemblyIs("give their memory back, and are of no use afterwards", () => {
    const memory = wasmMemory();
    const before = memory.used;
    for (let round = 0; round < 10_000; round++) {
      using tile = packLeft(zeros("float32", 8, 8));
      if (tile.side !== "left") expect.unreachable();
    }
    expect(memory.used).toBe(before);
    const tile = packRight(zeros("float32", 8, 8));
    expect([tile.side, tile.dtype, tile.space]).toEqual(["right", "float32", "packed"]);
    tile.dispose();
    tile.dispose();
    refuses(() => mma(zeros("float32", 8, 8), zeros("float32", 8, 8), tile), "mma.disposed", { operation: "mma" });
    refuses(() => tile.pack(zeros("float32", 8, 8)), "mma.disposed", { operation: "pack" });
    expect(memory.used).toBe(before);
  });

  it("hold nothing, and add nothing, where there are no elements", () => {
    const c = loose(zeros("float32", 2, 3)).fill(1);
    expect(mma(c, packLeft(zeros("float32", 2, 0)), zeros("float32", 0, 3)).toString()).toBe(
      "[[1.0, 1.0, 1.0], [1.0, 1.0, 1.0]]",
    );
    expect(
      mma(zeros("float32", 0, 3), packLeft(zeros("float32", 0, 4)), packRight(zeros("float32", 4, 3))).toString(),
    ).toBe("[]");
  });

  it("are refused where they do not fit", () => {
    const matrix = (...shape: number[]) => loose(zeros("float32", ...shape));
    const [left, right] = [packLeft(matrix(4, 8)), packRight(matrix(8, 5))];
    refuses(() => mma(matrix(4, 5), right, right), "mma.side", { operand: "a", packer: "packRight" });
    refuses(() => mma(matrix(4, 5), left, left), "mma.side", { operand: "b", packer: "packLeft" });
    refuses(() => mma(matrix(3, 5), left, right), "matmul.rows", { operation: "mma", rows: 3, other: 4 });
    refuses(() => mma(matrix(4, 6), left, right), "matmul.columns", { operation: "mma", columns: 6, other: 5 });
    refuses(() => mma(matrix(4, 5), left, matrix(7, 5)), "matmul.inner", { operation: "mma", columns: 8, rows: 7 });
    refuses(() => mma(zeros("float64", 4, 5), left, right), "matmul.dtype", {
      operation: "mma",
      element: "float64",
      operand: "a",
      other: "float32",
    });
    refuses(() => packLeft(zeros("int32", 4, 4)), "matmul.element", {
      operation: "packLeft",
      operand: "the tile",
      element: "int32",
    });
    refuses(() => packRight(zeros("float32", 4)), "matmul.rank", {
      operation: "packRight",
      operand: "the tile",
      rank: 1,
    });
    refuses(() => left.pack(matrix(8, 4)), "mma.size", { rows: 8, columns: 4, wanted: "4 by 8" });
    refuses(() => left.pack(zeros("float64", 4, 8)), "matmul.dtype", {
      operation: "pack",
      element: "float32",
      operand: "the tile",
      other: "float64",
    });
    refuses(() => mma(matrix(4, 5).asImm(), left, right), "tensor.read-only", { operation: "mma" });
    refuses(() => mma(matrix(4, 5), 1, right), "tensor.not-a-tensor", { operation: "mma", value: "1" });
  });
});
