// Threads over shared memory: what each gets, that they meet, and that a failure is told and leaves the pool usable.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { layout, rowMajor } from "../../src/layout/index.js";
import { arange, engineTensor, sharedMemory, zeros } from "../../src/tensor/index.js";
import { parallelMatmul, threadKernel, threadPool, parallel as typedParallel, whole } from "../../src/thread/index.js";
import type { ThreadPool } from "../../types/thread/index.js";
import { StaticOffsetEngine, type StaticOffsetStorage } from "../engine/static-offset-engine.js";
import { type LooseTensor, loose } from "../tensor/loose.js";
import { bundledKernels, bundledModule } from "./fixture.js";

const parallel = typedParallel as unknown as (pool: unknown, ...rest: unknown[]) => Promise<void>;
const memory = sharedMemory();
const kernels = bundledKernels();

let pool: ThreadPool;
beforeAll(async () => {
  pool = await threadPool({ workers: 4 });
});
afterAll(() => pool.dispose());

/** A pool of the asking thread alone. */
let alone: ThreadPool;
beforeAll(async () => {
  alone = await threadPool({ workers: 0 });
});

describe("threadPool", () => {
  it("has as many workers as were asked for, and says so", async () => {
    expect(pool.size).toBe(5);
    expect(pool.reason).toBe("4 workers beside the asking thread");
    expect(alone.size).toBe(1);
    expect(alone.reason).toBe("no workers were asked for");
  });

  it.each([-1, 0.5, "2", Number.NaN, 1025])("refuses %s workers", async (workers) => {
    await expect(threadPool({ workers: workers as number })).rejects.toThrow(
      /^threadPool: a number of workers is a whole number from 0 to 1024, not /,
    );
  });

  it("says why there are no workers where their program cannot be loaded", async () => {
    using broken = await threadPool({ workers: 1, worker: "data:text/javascript,throw new Error('no program')" });
    expect(broken.size).toBe(1);
    expect(broken.reason).toBe("a worker cannot be started: no program");
    const tensor = memory.full("float32", 2, 2, 2);
    await typedParallel(broken, rowMajor(2, 2), kernels.scale, tensor, 2);
    expect(tensor.toString()).toBe("[[4.0, 4.0], [4.0, 4.0]]");
  });
});

describe("parallel", () => {
  it.each([rowMajor(2, 4), layout([2, 4], [1, 2]), layout([4, 2], [16, 3]), rowMajor(1, 1), rowMajor(8, 8)])(
    "gives every thread of %s its part, once",
    async (threads) => {
      for (const crew of [pool, alone]) {
        const x = memory.zeros("float32", 8, 8);
        x.copyFrom(arange("float32", 8, 8));
        await typedParallel(crew, threads, kernels.scale, x, 3);
        const expected = loose(arange("float32", 8, 8));
        for (let at = 0; at < 64; at++) expected.store(at, (expected.load(at) as number) * 3);
        expect(x.toString()).toBe(expected.toString());
      }
    },
  );

  it("passes ids of the layout, places and the count", async () => {
    for (const crew of [pool, alone]) {
      const seen = memory.zeros("int32", 8);
      await typedParallel(crew, layout([4], [7]), kernels.mark, seen);
      const one = (index: number) => index * 7 * 1000 + index * 10 + 4;
      expect([0, 1, 2, 3, 4, 5, 6, 7].map((at) => seen.get(at))).toEqual([0, 1, 2, 3, 0, 1, 2, 3].map(one));
    }
  });

  it("loses no update of four workers that add to one accumulator 1,000 times", async () => {
    const total = memory.zeros("int32", 1);
    const sum = memory.zeros("float64", 1);
    await typedParallel(pool, rowMajor(4), kernels.count, whole(total), whole(sum));
    expect(total.get(0)).toBe(4000);
    expect(sum.get(0)).toBe(2000);
  });

  it.each(["float16", "bfloat16", "float32", "float64"] as const)(
    "loses no update of %s, sums and extremes",
    async (dtype) => {
      const x = memory.zeros(dtype, 3);
      await parallel(pool, rowMajor(4), kernels.contend, whole(x));
      expect([x.get(0), x.get(1), x.get(2)]).toEqual([0, 250, -250]);
    },
  );

  it("lets threads meet at barriers, as often as they like", async () => {
    const log = memory.zeros("int32", 50);
    await typedParallel(pool, rowMajor(4), kernels.meet, whole(log));
    await typedParallel(pool, rowMajor(3), kernels.meet, whole(log.copyFrom(zeros("int32", 50))));
    expect(log.get(49)).toBe(3);
    log.fill(0);
    await typedParallel(alone, rowMajor(1), kernels.meet, whole(log));
  });

  it("takes every turn once, however often it is asked for the same", async () => {
    const [total, sum] = [memory.zeros("int32", 1), memory.zeros("float64", 1)];
    for (let round = 1; round <= 40; round++) {
      await typedParallel(pool, rowMajor(4), kernels.count, whole(total), whole(sum));
      expect([total.get(0), sum.get(0)]).toEqual([4000 * round, 2000 * round]);
    }
    const x = memory.full("float32", 1, 64, 64);
    for (let round = 0; round < 20; round++) await typedParallel(pool, rowMajor(4, 4), kernels.scale, x, 2);
    expect(x.toString()).toBe(memory.full("float32", 2 ** 20, 64, 64).toString());
  });

  it("runs one after the other what is asked for at once", async () => {
    const x = memory.full("float32", 1, 16, 16);
    await Promise.all(Array.from({ length: 20 }, () => typedParallel(pool, rowMajor(4, 4), kernels.scale, x, 2)));
    expect(x.get(15, 15)).toBe(2 ** 20);
  });

  it("runs beside another pool, on the same tensors too", async () => {
    using other = await threadPool({ workers: 2 });
    const [log, x] = [memory.zeros("int32", 50), memory.full("float32", 1, 8, 8)];
    const [total, sum] = [memory.zeros("int32", 1), memory.zeros("float64", 1)];
    await Promise.all([
      typedParallel(pool, rowMajor(4), kernels.meet, whole(log)),
      typedParallel(other, rowMajor(2), kernels.count, whole(total), whole(sum)),
      typedParallel(pool, rowMajor(4), kernels.count, whole(total), whole(sum)),
      typedParallel(other, rowMajor(4, 4), kernels.scale, x, 3),
    ]);
    expect([total.get(0), sum.get(0), x.get(7, 7)]).toEqual([6000, 3000, 3]);
  });

  it("runs what a kernel on the asking thread asks for after that kernel", async () => {
    const x = memory.full("float32", 1, 4, 4);
    let inner: Promise<void> | undefined;
    let before = 0;
    const outer = threadKernel(import.meta.url, "outer", () => {
      inner ??= typedParallel(alone, rowMajor(2, 2), kernels.scale, x, 3);
      before += x.get(0, 0);
    });
    await typedParallel(alone, rowMajor(4), outer);
    await inner;
    expect([before, x.get(0, 0), x.get(3, 3)]).toEqual([4, 3, 3]);
  });

  it("does nothing as no thread, and as threads of nothing", async () => {
    const x = memory.zeros("float32", 0, 4);
    await typedParallel(pool, rowMajor(2, 2), kernels.scale, x, 2);
    await parallel(pool, rowMajor(0, 2), kernels.scale, memory.zeros("float32", 4, 4), 2);
  });

  it("keeps read-only tensors read-only", async () => {
    const x = memory.full("float32", 1, 2, 2);
    await expect(parallel(pool, rowMajor(2, 2), kernels.scale, x.asImm(), 2)).rejects.toThrow(
      "set: the tensor is read-only",
    );
    expect(x.get(0, 0)).toBe(1);
  });
});

describe("a tensor on its way to a worker", () => {
  it("keeps its mask", async () => {
    const storage = memory.zeros("float32", 8, 8);
    const [tile] = [...storage.slice("0:5", "0:8").tiles([4, 4], { ragged: "mask" })].slice(2);
    if (tile === undefined) throw new Error("there are four tiles");
    for (const part of [whole(tile.tile), tile.tile]) {
      await expect(parallel(pool, rowMajor(2, 2), kernels.flood, part)).rejects.toMatchObject({ code: "iter.masked" });
    }
    // One row of the tile is valid: what lies wholly in it may be written.
    expect(storage.slice("5:", ":").toString()).toBe(zeros("float32", 3, 8).toString());
  });

  it("may belong to an engine of one's own that has shared arrays", async () => {
    const cells = new Float32Array(new SharedArrayBuffer(80));
    const engine = Object.assign(new StaticOffsetEngine(4), {
      arrayOf: ({ at }: StaticOffsetStorage) => ({ array: cells, offset: at + 4 }),
    });
    const storage: StaticOffsetStorage = { cells, dtype: "float32", at: 0 };
    const tensor = engineTensor(engine, storage, rowMajor(4, 4));
    await parallel(pool, rowMajor(2, 2), kernels.flood, tensor);
    expect([...cells]).toEqual([0, 0, 0, 0, ...new Array(16).fill(5)]);
    await parallel(alone, rowMajor(2, 2), kernels.scale, tensor, 2);
    expect(cells[19]).toBe(10);
  });
});

describe("the library's messages", () => {
  it("are told from those of a kernel's module", async () => {
    for (let round = 0; round < 5; round++) await typedParallel(pool, rowMajor(4), kernels.chat);
  });
});

describe("a thread that fails", () => {
  const usable = async (): Promise<void> => {
    const x = memory.full("float32", 1, 4, 4);
    await typedParallel(pool, rowMajor(4, 4), kernels.scale, x, 2);
    expect(loose(x).toString()).toBe((memory.full("float32", 2, 4, 4) as unknown as LooseTensor).toString());
  };

  it("rejects with its error, and leaves the pool usable", async () => {
    const x = memory.zeros("float32", 8, 8);
    const failing = parallel(pool, rowMajor(4, 4), kernels.fail, x);
    await expect(failing).rejects.toMatchObject({
      name: "TilewrightError",
      code: "tensor.index",
      message: "get: index 2 is out of range for axis 0 of extent 2",
    });
    await expect(parallel(alone, rowMajor(4, 4), kernels.fail, x)).rejects.toThrow(/^get: index 2 is out of range/);
    for (let round = 0; round < 20; round++) {
      await expect(parallel(pool, rowMajor(4, 4), kernels.fail, x)).rejects.toThrow(/^get: index 2 is out of range/);
      await expect(typedParallel(pool, rowMajor(4), kernels.desert)).rejects.toThrow("thread 1 does not come");
    }
    await usable();
  });

  it("frees those who wait for it at a barrier", async () => {
    await expect(typedParallel(pool, rowMajor(4), kernels.desert)).rejects.toMatchObject({
      name: "RangeError",
      message: "thread 1 does not come",
    });
    await usable();
  });

  it("is told of when its worker dies, which is replaced", async () => {
    await expect(typedParallel(pool, rowMajor(4), kernels.die)).rejects.toMatchObject({
      code: "thread.died",
      message: "parallel: a worker ended in the middle of its work: it called process.exit",
    });
    for (let wait = 0; wait < 200 && pool.size < 5; wait++) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(pool.size).toBe(5);
    await usable();
  });

  it("is one whose module does not export the kernel, or cannot be loaded", async () => {
    await expect(typedParallel(pool, rowMajor(2), kernels.absent)).rejects.toMatchObject({
      code: "thread.not-exported",
      message: expect.stringMatching(/^parallel: file:.* exports no kernel under the name notExported$/),
    });
    const lost = threadKernel("file:///nowhere.mjs", "lost", () => undefined, { barrier: true });
    await expect(typedParallel(pool, rowMajor(2), lost)).rejects.toMatchObject({
      code: "thread.not-loaded",
      message: "parallel: a worker cannot load file:///nowhere.mjs: Cannot find module '/nowhere.mjs'",
    });
    await usable();
  });

  it("is one whose module fails or ends its worker while it is loaded", async () => {
    const loading = (text: string) =>
      threadKernel(`data:text/javascript,${text}`, "k", () => undefined, { barrier: true });
    for (let round = 0; round < 2; round++) {
      await expect(parallel(pool, rowMajor(2), loading("throw new TypeError('not today')"))).rejects.toMatchObject({
        code: "thread.not-loaded",
        message: "parallel: a worker cannot load data:text/javascript,throw new TypeError('not today'): not today",
      });
    }
    await expect(parallel(pool, rowMajor(2), loading("throw null"))).rejects.toThrow(/: null$/);
    await expect(parallel(pool, rowMajor(2), loading("export const k = null"))).rejects.toMatchObject({
      code: "thread.not-exported",
    });
    await expect(parallel(pool, rowMajor(2), loading("process.exit()"))).rejects.toMatchObject({ code: "thread.died" });
    await usable();
  });

  it("is one that waits for threads that have ended", async () => {
    for (let round = 0; round < 20; round++) {
      for (const kernel of [kernels.linger, kernels.skip]) {
        await expect(typedParallel(pool, rowMajor(4), kernel)).rejects.toMatchObject({
          code: "thread.deserted",
          message: "barrier: another thread has ended without coming, so that not all can come",
        });
      }
    }
    await usable();
  });

  it("is one whose kernel goes on after it has returned", async () => {
    for (const crew of [pool, alone]) {
      await expect(
        typedParallel(crew, rowMajor(4, 4), kernels.later, memory.zeros("float32", 8, 8)),
      ).rejects.toMatchObject({
        code: "thread.promise",
        message: "parallel: the kernel later gave a promise; what a kernel does is done when it returns",
      });
    }
    await usable();
  });

  it("does not disturb the next run at barriers: workers on their way are waited for", async () => {
    await expect(typedParallel(pool, rowMajor(4), kernels.die)).rejects.toMatchObject({ code: "thread.died" });
    expect(pool.size).toBeLessThan(5);
    await typedParallel(pool, rowMajor(4), kernels.meet, whole(memory.zeros("int32", 50)));
    expect(pool.size).toBe(5);
  });

  it("is one at a barrier of which nobody was told", async () => {
    await expect(typedParallel(alone, rowMajor(2), kernels.unmet)).rejects.toThrow(
      "barrier: the kernel was made without the option barrier",
    );
  });
});

describe("parallel refuses", () => {
  const x = memory.zeros("float32", 4, 4);

  it.each([
    [
      "a pool that is none",
      () => parallel({}, rowMajor(2, 2), kernels.scale, x, 1),
      "parallel: an object is not a pool of threads; threadPool makes one",
    ],
    ["threads that are no layout", () => parallel(pool, 4, kernels.scale, x, 1), "parallel: 4 is not a layout"],
    [
      "a function",
      () => parallel(pool, rowMajor(2, 2), () => 1, x, 1),
      "parallel: a function is not a kernel; threadKernel makes one of a function",
    ],
    [
      "tensors on the heap",
      () => parallel(pool, rowMajor(2, 2), kernels.scale, zeros("float32", 4, 4), 1),
      "parallel: argument 0 lies in heap storage, which other threads do not see; copy it to a tensor of sharedMemory()",
    ],
    [
      "other values",
      () => parallel(pool, rowMajor(2, 2), kernels.scale, x, {}),
      "parallel: argument 1 is an object; kernels take tensors, whole(tensor), numbers, bigints, booleans and strings",
    ],
    [
      "what cannot be shared out",
      () => parallel(pool, rowMajor(3, 2), kernels.scale, x, 1),
      "parallel: axis 0 has extent 4, not divisible by 3 threads",
    ],
    [
      "more threads at a barrier than workers",
      () => parallel(pool, rowMajor(5), kernels.meet, whole(memory.zeros("int32", 50))),
      "parallel: threads that meet at barriers need a worker each, and for 5 the pool has 4",
    ],
    [
      "no URL",
      async () => threadKernel("kernels.js", "scale", () => undefined),
      'threadKernel: "kernels.js" is not the URL of a module; pass import.meta.url',
    ],
    [
      "a name that is none",
      async () => threadKernel("file:///kernels.js", 5 as unknown as string, () => undefined),
      "threadKernel: a name under which a module exports the kernel is a string, not 5",
    ],
    [
      "no function",
      async () => threadKernel("file:///kernels.js", "scale", 7 as unknown as () => void),
      "threadKernel: 7 is not a function",
    ],
  ] as const)("%s", async (_, call, sentence) => {
    await expect((async () => call())()).rejects.toThrow(
      expect.objectContaining({ name: "TilewrightError", message: sentence }),
    );
  });
});

describe("disposal", () => {
  it("ends the workers, rejects what is under way, and refuses what comes after", async () => {
    const other = await threadPool({ workers: 2 });
    const x = memory.zeros("float32", 4, 4);
    const log = memory.zeros("int32", 50);
    const waiting = typedParallel(other, rowMajor(2), kernels.meet, whole(log));
    const queued = typedParallel(other, rowMajor(2, 2), kernels.scale, x, 2);
    other.dispose();
    other.dispose();
    const sentence = "parallel: the pool was disposed";
    await expect(waiting).rejects.toThrow(sentence);
    await expect(queued).rejects.toThrow(sentence);
    await expect(typedParallel(other, rowMajor(2, 2), kernels.scale, x, 2)).rejects.toThrow(sentence);
    await expect(parallelMatmul(other, x, x, x)).rejects.toThrow("parallelMatmul: the pool was disposed");
    expect(other.reason).toBe("the pool was disposed");
  });

  it("is possible for a kernel, of the pool that runs it", async () => {
    for (const workers of [0, 2]) {
      const other = await threadPool({ workers });
      const closing = threadKernel(bundledModule(), "close", () => other.dispose());
      await expect(typedParallel(other, rowMajor(4, 4), closing)).rejects.toThrow("parallel: the pool was disposed");
    }
  });
});
