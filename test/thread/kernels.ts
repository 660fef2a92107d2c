// Kernels for the tests of threads. A worker cannot import a TypeScript file, so it is told of a bundle of this one.
import { type ThreadKernel, threadKernel } from "../../src/thread/index.js";
import type { Layout } from "../../types/layout/index.js";
import type { SharedTensor } from "../../types/tensor/index.js";

type Matrix = SharedTensor<"float32", Layout<[number, number], [number, number]>>;
type Sums = SharedTensor<"float64", Layout<[number], [number]>>;
type Floats = SharedTensor<"float16" | "bfloat16" | "float32" | "float64", Layout<[number], [number]>>;
type Counters = SharedTensor<"int32", Layout<[number], [number]>>;

/** The module under this address exports the same kernels. */
export function kernelsAt(module: string | URL): Kernels {
  return {
    scale: threadKernel(module, "scale", (_thread, x: Matrix, factor: number) => {
      const [rows, columns] = x.layout.shape;
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) x.set(row, column, x.get(row, column) * factor);
      }
    }),
    mark: threadKernel(module, "mark", (thread, seen: Counters) => {
      for (let at = 0; at < seen.layout.shape[0]; at++)
        seen.set(at, thread.id * 1000 + thread.index * 10 + thread.count);
    }),
    /** A thousand times one more, on one accumulator for all; they begin together, each in a worker of its own. */
    count: threadKernel(
      module,
      "count",
      (thread, total: Counters, sum: Sums) => {
        thread.barrier();
        for (let round = 0; round < 1000; round++) {
          total.atomicAdd(0, 1);
          sum.atomicAdd(0, 0.5);
        }
      },
      { barrier: true },
    ),
    /** Often one more and one less, and the greatest and the least of all: sums of few threads are exact in every float. */
    contend: threadKernel(
      module,
      "contend",
      (thread, x: Floats) => {
        thread.barrier();
        for (let round = 0; round < 10_000; round++) {
          x.atomicAdd(0, 1);
          x.atomicSub(0, 1);
          x.atomicMax(1, (thread.index + round) % 251);
          x.atomicMin(2, -((thread.index + round) % 251));
        }
      },
      { barrier: true },
    ),
    /** Waits without end for a second thread, so that several must be there at once. */
    meet: threadKernel(
      module,
      "meet",
      (thread, log: Counters) => {
        for (let round = 0; round < 50; round++) {
          log.atomicAdd(round, 1);
          thread.barrier();
          if (log.atomicLoad(round) !== thread.count) throw new Error(`round ${round} began before all had come`);
          thread.barrier();
        }
      },
      { barrier: true },
    ),
    /** One thread fails before the barrier. */
    desert: threadKernel(
      module,
      "desert",
      (thread) => {
        if (thread.index === 1) throw new RangeError("thread 1 does not come");
        thread.barrier();
      },
      { barrier: true },
    ),
    unmet: threadKernel(module, "unmet", (thread) => thread.barrier()),
    fail: threadKernel(module, "fail", (thread, x: Matrix) => {
      if (thread.id === 5) x.get(x.layout.shape[0], 0);
    }),
    /** Ends the worker that runs it, in the middle of its work. */
    die: threadKernel(
      module,
      "die",
      (thread) => {
        if (thread.index === 0) process.exit(3);
        thread.barrier();
      },
      { barrier: true },
    ),
    /** Has its worker end after its work: there is no word from it then. */
    close: threadKernel(
      module,
      "close",
      (thread) => {
        thread.barrier();
        if (thread.index === 0) (Reflect.get(globalThis, "close") ?? process.exit)();
      },
      { barrier: true },
    ),
    /** The first thread goes to one barrier more than the others, which end meanwhile. */
    linger: threadKernel(
      module,
      "linger",
      (thread) => {
        thread.barrier();
        if (thread.index === 0) thread.barrier();
      },
      { barrier: true },
    ),
    /** All but the first thread end at once. */
    skip: threadKernel(
      module,
      "skip",
      (thread) => {
        if (thread.index === 0) thread.barrier();
      },
      { barrier: true },
    ),
    later: threadKernel(module, "later", async (_thread, x: Matrix) => {
      await undefined;
      x.set(0, 0, 7);
      throw new Error("nobody waits for this");
    }),
    /** Writes every element, in workers only. */
    flood: threadKernel(
      module,
      "flood",
      (thread, x: Matrix) => {
        thread.barrier();
        x.fill(5);
        thread.barrier();
      },
      { barrier: true },
    ),
    /** Sends messages of its own. */
    chat: threadKernel(
      module,
      "chat",
      (thread) => {
        for (const message of [null, 5, {}, { run: "1" }]) parentPort()?.postMessage(message);
        thread.barrier();
      },
      { barrier: true },
    ),
    absent: threadKernel(module, "notExported", () => undefined, { barrier: true }),
    /** Long enough that two threads are worth it. */
    spin: threadKernel(module, "spin", (_thread, x: Matrix, rounds: number) => {
      let value = 0;
      for (let round = 0; round < rounds; round++) value = Math.sin(value + round);
      x.set(0, 0, value);
    }),
  };
}

/** The end of the line that a worker's library uses too. */
function parentPort(): { postMessage(message: unknown): void } | null {
  return process.getBuiltinModule("node:worker_threads").parentPort;
}

interface Kernels {
  readonly scale: ThreadKernel<[Matrix, number]>;
  readonly mark: ThreadKernel<[Counters]>;
  readonly count: ThreadKernel<[Counters, Sums]>;
  readonly contend: ThreadKernel<[Floats]>;
  readonly meet: ThreadKernel<[Counters]>;
  readonly desert: ThreadKernel<[]>;
  readonly unmet: ThreadKernel<[]>;
  readonly fail: ThreadKernel<[Matrix]>;
  readonly die: ThreadKernel<[]>;
  readonly close: ThreadKernel<[]>;
  readonly linger: ThreadKernel<[]>;
  readonly skip: ThreadKernel<[]>;
  readonly later: ThreadKernel<[Matrix]>;
  readonly flood: ThreadKernel<[Matrix]>;
  readonly chat: ThreadKernel<[]>;
  readonly absent: ThreadKernel<[]>;
  readonly spin: ThreadKernel<[Matrix, number]>;
}

export const {
  scale,
  mark,
  count,
  contend,
  meet,
  desert,
  unmet,
  fail,
  die,
  close,
  linger,
  skip,
  later,
  flood,
  chat,
  spin,
} = kernelsAt(import.meta.url);
