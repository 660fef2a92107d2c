// Products and sums in one step, rounded once: what the relaxed twin of the kernel gives. Node 20 has the instructions behind a flag.
import { setFlagsFromString } from "node:v8";
import { describe, expect, it } from "vitest";
import * as library from "../../src/index.js";
import { gemmHome, hasRelaxed, simdInstance } from "../../src/kernel/simd/instance.js";
import { threadPool, parallelMatmul as typedParallelMatmul } from "../../src/thread/index.js";
import { type LooseTensor, loose } from "../tensor/loose.js";
import { fillWith, floats, matrixIn, productOf, rowsOf } from "./matrices.js";

if (Number.parseInt(process.versions.node, 10) < 22) setFlagsFromString("--experimental-wasm-relaxed-simd");

type Product = (...operands: unknown[]) => LooseTensor;
const { matmul, mma, packLeft, packRight } = library as unknown as Readonly<
  Record<"matmul" | "mma" | "packLeft" | "packRight", Product>
>;
const parallelMatmul = typedParallelMatmul as unknown as (...operands: unknown[]) => Promise<LooseTensor>;

describe("relaxed SIMD", () => {
  it("is there, and is another kernel", () => {
    const instance = simdInstance();
    expect(instance).toBeDefined();
    if (instance === undefined) return;
    expect(hasRelaxed()).toBe(true);
    expect(gemmHome(instance, false).gemm).not.toBe(instance.gemm);
    expect(gemmHome(instance, true)).toBe(instance);
  });

  it.each(floats)("serves tiles and threads of %s too, which give the bits of matmul in both ways", async (dtype) => {
    using pool = await threadPool({ workers: 1 });
    const random = (seed: number) => (row: number, column: number) => Math.sin(seed + row * 3.1 + column * 7.7);
    const memory = library.sharedMemory();
    const a = fillWith(loose(memory.zeros(dtype, 480, 300)), random(1));
    const b = fillWith(loose(memory.zeros(dtype, 300, 400)), random(2));
    const sum = (): LooseTensor => loose(memory.zeros(dtype, 480, 400));
    const bits = (tensor: LooseTensor): Buffer =>
      Buffer.from((tensor.unsafePtr().array as Float32Array).slice().buffer);
    for (const reproducible of [true, false]) {
      const expected = bits(matmul(sum(), a, b, { reproducible }));
      expect(bits(mma(sum(), a, b, { reproducible })).equals(expected)).toBe(true);
      expect(bits(mma(sum(), packLeft(a), packRight(b), { reproducible })).equals(expected)).toBe(true);
      for (let round = 0; round < 10; round++) {
        expect(bits(await parallelMatmul(pool, sum(), a, b, { reproducible })).equals(expected)).toBe(true);
      }
    }
  });

  it.each(floats)("multiplies %s as exactly as rounding allows, and reproducibly if told to", (dtype) => {
    const random = (seed: number) => (row: number, column: number) => Math.sin(seed + row * 3.1 + column * 7.7);
    const a = fillWith(matrixIn("wasm", "rows", 37, 300, dtype), random(1));
    const b = fillWith(matrixIn("wasm", "columns", 300, 29, dtype), random(2));
    const c = matrixIn("wasm", "rows", 37, 29, dtype);
    const [left, right] = [rowsOf(a), rowsOf(b)];
    const rounded = productOf(left, right, undefined, dtype);
    expect(rowsOf(matmul(c, a, b, { reproducible: true }))).toEqual(rounded);
    const precise = productOf(left, right, undefined, "float64");
    const unit = dtype === "float32" ? 2 ** -24 : 2 ** -53;
    for (const [row, values] of rowsOf(matmul(c, a, b)).entries()) {
      for (const [column, value] of values.entries()) {
        const bound = left[row]?.reduce((sum, x, step) => sum + Math.abs(x * (right[step]?.[column] ?? 0)), 0) ?? 0;
        expect(Math.abs(value - (precise[row]?.[column] ?? 0))).toBeLessThanOrEqual(300 * unit * bound);
      }
    }
  });
});
