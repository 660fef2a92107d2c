// Copies by a worker: what copyFrom gives, while the program goes on; what fails is told to whoever waits.
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Copiers, copyingKey } from "../../src/tensor/copy-async.js";
import { arange, asyncCopyGroup, asyncCopyWaitAll, sharedMemory, zeros } from "../../src/tensor/index.js";
import { threadPool } from "../../src/thread/index.js";
import type { ThreadPool } from "../../types/thread/index.js";
import { type LooseTensor, loose } from "../tensor/loose.js";

type Copying = LooseTensor & { copyFromAsync(other: unknown, options?: unknown): Promise<Copying> };

const memory = sharedMemory();
const shared = (dtype: string, ...shape: number[]): Copying =>
  (memory.zeros as (...args: unknown[]) => unknown)(dtype, ...shape) as Copying;

/** A shared tensor of different elements. */
function counted(dtype: string, ...shape: number[]): Copying {
  const tensor = shared(dtype, ...shape);
  tensor.copyFrom((arange as (...args: unknown[]) => unknown)(dtype, ...shape));
  return tensor;
}

let pool: ThreadPool;
beforeAll(async () => {
  pool = await threadPool({ workers: 2 });
});
afterAll(() => pool.dispose());

describe("copyFromAsync with a pool", () => {
  it.each([
    ["as they are", counted("float32", 40, 30), shared("float32", 40, 30)],
    ["cast", counted("int32", 40, 30), shared("float16", 40, 30)],
    ["cast to wide integers", counted("float64", 40, 30), shared("int64", 40, 30)],
    ["transposed", counted("float32", 30, 40).transpose(), shared("float32", 40, 30)],
    ["part by part", counted("uint8", 80, 60).slice("3:43", "7:37"), shared("float32", 90, 90).slice("1:41", "2:32")],
    ["in vectors", counted("float32", 40, 32).vectorize(1, 4), shared("float32", 40, 32).vectorize(1, 4)],
  ] as [string, LooseTensor, Copying][])("copies elements %s, by a worker", async (_, from, to) => {
    const copies = vi.spyOn(pool as unknown as Copiers, copyingKey);
    expect(await to.copyFromAsync(from, { pool })).toBe(to);
    expect(copies.mock.results.map(({ value }) => value instanceof Promise)).toEqual([true]);
    copies.mockRestore();
    const expected = loose(zeros(to.dtype.startsWith("float32") ? "float32" : (to.dtype as "int64"), 40, 30));
    expect(to.toString()).toBe(to.dtype === "float32x4" ? from.toString() : expected.copyFrom(from).toString());
  });

  it("copies one after the other", async () => {
    const [a, b, c] = [counted("float32", 500, 500), shared("float32", 500, 500), shared("float32", 500, 500)];
    const copies = [
      b.copyFromAsync(a, { pool }),
      c.copyFromAsync(b, { pool }),
      a.copyFromAsync(c.transpose(), { pool }),
    ];
    await Promise.all(copies);
    expect(a.toString()).toBe(b.transpose().toString());
  });

  it("counts in groups, which wait", async () => {
    const group = asyncCopyGroup();
    const [a, b] = [counted("float32", 100, 100), shared("float32", 100, 100)];
    for (let round = 0; round < 4; round++) b.copyFromAsync(a, { pool, group });
    expect(group.pending).toBe(4);
    await asyncCopyWaitAll(group);
    expect(group.pending).toBe(0);
    b.fill(0);
    b.copyFromAsync(a, { pool });
    await asyncCopyWaitAll();
    expect(b.toString()).toBe(a.toString());
  });

  it("leaves to the asking thread what a worker does not see, what overlaps, and what is masked", async () => {
    const copies = vi.spyOn(pool as unknown as Copiers, copyingKey);
    const heap = loose(arange("float32", 4, 4)) as Copying;
    const a = shared("float32", 4, 4);
    a.copyFromAsync(heap, { pool });
    expect(a.toString()).toBe(heap.toString());
    a.copyFromAsync(a.transpose(), { pool });
    expect(a.toString()).toBe(heap.transpose().toString());
    a.copyFromAsync(counted("float32", 4, 4), { pool, validRows: 1, fill: "zero" });
    expect(a.get(0, 3)).toBe(3);
    expect(a.get(1, 0)).toBe(0);
    expect(copies.mock.results.map(({ value }) => value)).toEqual([undefined, undefined]);
    copies.mockRestore();
    using alone = await threadPool({ workers: 0 });
    a.copyFromAsync(counted("float32", 4, 4), { pool: alone });
    expect(a.toString()).toBe(heap.toString());
    await asyncCopyWaitAll();
  });

  it("refuses at once what is no pool, and what cannot be copied", () => {
    const a = shared("float32", 4, 4);
    expect(() => a.copyFromAsync(a, { pool: {} })).toThrow(
      "copyFromAsync: an object is not a pool of threads; threadPool makes one",
    );
    expect(() => a.copyFromAsync(shared("float32", 4, 5), { pool })).toThrow("copyFromAsync: size 16 here, 20 there");
  });

  it("tells a failure to the copy and, once, to whoever waits for its group", async () => {
    const other = await threadPool({ workers: 1 });
    const group = asyncCopyGroup();
    const a = shared("float32", 2000, 1000);
    const copy = a.copyFromAsync(counted("float64", 1000, 2000).transpose(), { pool: other, group });
    a.copyFromAsync(counted("float64", 1000, 2000).transpose(), { pool: other, group });
    other.dispose();
    const sentence = "copyFromAsync: the pool was disposed";
    await expect(copy).rejects.toThrow(sentence);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(group.pending).toBe(0);
    await expect(group.waitAll()).rejects.toThrow(sentence);
    await group.waitAll();
  });

  it("rejects when its worker dies", async () => {
    const program = `
      const { parentPort } = process.getBuiltinModule("node:worker_threads");
      parentPort.on("message", (message) => "job" in message && process.exit(1));
      parentPort.postMessage({ run: 0, id: 0 });`;
    using dying = await threadPool({ workers: 1, worker: `data:text/javascript,${encodeURIComponent(program)}` });
    const copy = shared("float32", 8, 8).copyFromAsync(counted("float32", 8, 8), { pool: dying });
    await expect(copy).rejects.toMatchObject({
      code: "thread.died",
      message: "copyFromAsync: a worker ended in the middle of its work: it called process.exit",
    });
    await expect(asyncCopyWaitAll()).rejects.toMatchObject({ code: "thread.died" });
    await asyncCopyWaitAll();
    const next = await shared("float32", 8, 8).copyFromAsync(counted("float32", 8, 8), { pool: dying });
    expect(next.toString()).toBe(counted("float32", 8, 8).toString());
  });
});
