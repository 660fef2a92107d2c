// The threaded product: the same bits as one thread's, wherever its rows end.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { matmul, sharedMemory, zeros } from "../../src/index.js";
import { parallelMatmul, threadPool } from "../../src/thread/index.js";
import type { ThreadPool } from "../../types/thread/index.js";
import { type LooseTensor, loose } from "../tensor/loose.js";

const memory = sharedMemory();
const many = parallelMatmul as unknown as (pool: ThreadPool, ...rest: unknown[]) => Promise<LooseTensor>;
const one = matmul as unknown as (...rest: unknown[]) => LooseTensor;

let pool: ThreadPool;
beforeAll(async () => {
  pool = await threadPool({ workers: 3 });
});
afterAll(() => pool.dispose());

function random(dtype: "float32" | "float64", rows: number, columns: number): LooseTensor {
  const tensor = loose(memory.zeros(dtype, rows, columns));
  const { array } = tensor.unsafePtr() as unknown as { array: number[] };
  for (let at = 0; at < rows * columns; at++) array[at] = Math.sin(at * 12.9898 + rows) * 10;
  return tensor;
}

describe.each(["float32", "float64"] as const)("parallelMatmul of %s", (dtype) => {
  it.each([
    [301, 130, 150],
    [33, 400, 400],
    [1030, 70, 60],
    [8, 8, 8],
  ])("gives the bits of matmul, %i by %i by %i", async (m, k, n) => {
    const [a, b] = [random(dtype, m, k), random(dtype, k, n)];
    for (const add of [false, true]) {
      const [c, expected] = [random(dtype, m, n), random(dtype, m, n)];
      expect(await many(pool, c, a, b, { accumulate: add })).toBe(c);
      one(expected, a, b, { accumulate: add });
      expect(c.unsafePtr().array).toEqual(expected.unsafePtr().array);
    }
  });

  it("takes transposed operands and parts, and C among its operands", async () => {
    const [a, b] = [random(dtype, 170, 300).transpose(), random(dtype, 160, 172).slice(":", "1:171").transpose()];
    const [c, expected] = [random(dtype, 160, 300).transpose(), random(dtype, 160, 300).transpose()];
    await many(pool, c, a, b);
    expect(c.toString()).toBe(one(expected, a, b).toString());
    const [d, e] = [random(dtype, 200, 200), random(dtype, 200, 200)];
    await many(pool, d, d, d);
    expect(d.toString()).toBe(one(e, e, e).toString());
  });
});

describe("parallelMatmul", () => {
  it("takes every turn once, however often it is asked for the same", async () => {
    const ones = (): LooseTensor => loose(memory.full("float32", 1, 200, 200));
    const [a, b, c, d] = [ones(), ones(), ones(), ones()];
    for (let round = 0; round < 60; round++) {
      await many(pool, c, a, b, { accumulate: true });
      if (round % 3 === 0) await many(pool, d, a, b, { accumulate: true });
      if (round % 20 === 19) await new Promise((resolve) => setTimeout(resolve, 80));
    }
    expect(c.unsafePtr().array).toEqual(new Float32Array(40_000).fill(12_001));
    expect(d.unsafePtr().array).toEqual(new Float32Array(40_000).fill(4001));
  });

  it("refuses what matmul refuses, and tensors that workers do not see", async () => {
    await expect(many(pool, random("float32", 3, 5), random("float32", 3, 4), random("float32", 7, 5))).rejects.toThrow(
      "matmul: axis 1 of a has extent 4, axis 0 of b has 7",
    );
    await expect(many(pool, zeros("float32", 2, 2), random("float32", 2, 2), random("float32", 2, 2))).rejects.toThrow(
      "parallelMatmul: c lies in heap storage, which other threads do not see; copy it to a tensor of sharedMemory()",
    );
    await expect(many({} as ThreadPool)).rejects.toThrow(/^parallelMatmul: an object is not a pool/);
  });
});
