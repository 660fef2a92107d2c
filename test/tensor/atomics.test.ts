// What threads do to shared elements, on every dtype: against a plain model of one thread. Several threads: test/thread.
import { Worker } from "node:worker_threads";
import fc from "fast-check";
import { afterAll, describe, expect, expectTypeOf, it, vi } from "vitest";
import { type DType, dtypeFacts, dtypes } from "../../src/dtype/index.js";
import { layout } from "../../src/layout/index.js";
import { arange, sharedMemory, tileTensor, zeros } from "../../src/tensor/index.js";
import type { Layout } from "../../types/layout/index.js";
import type { SharedTensor } from "../../types/tensor/index.js";
import { type LooseTensor, loose, refuses } from "./loose.js";

interface Atomic extends LooseTensor {
  atomicLoad(at: unknown): unknown;
  atomicStore(at: unknown, value: unknown): void;
  atomicAdd(at: unknown, value: unknown): unknown;
  atomicSub(at: unknown, value: unknown): unknown;
  atomicMin(at: unknown, value: unknown): unknown;
  atomicMax(at: unknown, value: unknown): unknown;
  atomicExchange(at: unknown, value: unknown): unknown;
  atomicAnd(at: unknown, value: unknown): unknown;
  atomicOr(at: unknown, value: unknown): unknown;
  atomicXor(at: unknown, value: unknown): unknown;
  atomicCompareExchange(at: unknown, expected: unknown, replacement: unknown): unknown;
  atomicWait(at: unknown, value: unknown, options?: unknown): string;
  atomicWaitAsync(at: unknown, value: unknown, options?: unknown): Promise<string>;
  atomicNotify(at: unknown, count?: unknown): number;
  atomicHistogram(indices: unknown): Atomic;
  atomicScatterAdd(indices: unknown, values: unknown): Atomic;
}

const memory = sharedMemory() as unknown as {
  zeros(dtype: DType, ...shape: unknown[]): Atomic;
  full(dtype: DType, value: unknown, ...shape: unknown[]): Atomic;
};

const integers = dtypes.filter((dtype) => dtypeFacts(dtype).integral && dtype !== "bool" && dtype !== "uint8clamped");
const floats = ["float16", "bfloat16", "float32", "float64"] as const;
const numbers = [...integers, ...floats];
const isWide = (dtype: DType): boolean => dtypeFacts(dtype).scalar === "bigint";
const scalarOf = (dtype: DType, value: number): unknown => (isWide(dtype) ? BigInt(value) : value);

describe("sharedMemory", () => {
  it("makes tensors that know where they live, and so do their views", () => {
    const tensor = sharedMemory().zeros("float32", 8, 4);
    expectTypeOf(tensor).toEqualTypeOf<SharedTensor<"float32", Layout<[8, 4], [4, 1]>>>();
    expectTypeOf(tensor.tile([2, 2], [0, 1])).toEqualTypeOf<SharedTensor<"float32", Layout<[2, 2], [4, 1]>>>();
    for (const view of [tensor, tensor.tile([2, 2], [0, 1]), tensor.vectorize(1, 4), tensor.asImm()].map(loose)) {
      expect(view.space).toBe("shared");
      expect(view.constructor.name).toBe("TileTensor");
    }
    expect(loose(tensor).unsafePtr().array).toHaveProperty("buffer", expect.any(SharedArrayBuffer));
    expect(sharedMemory().isShared).toBe(true);
  });

  it.each(dtypes)("holds %s as the heap does", (dtype) => {
    const here = memory.zeros(dtype, 3, 5).copyFrom(arange(dtype, 3, 5));
    const there = loose(arange(dtype, 3, 5));
    here.set(2, 4, here.get(0, 1));
    there.set(2, 4, there.get(0, 1));
    expect(here.toString()).toBe(there.toString());
    expect(here.transpose().vectorize(1, 3).get(1, 0)).toEqual(there.transpose().vectorize(1, 3).get(1, 0));
  });

  it("fills, also with gaps, and refuses what the heap refuses", () => {
    expect(memory.full("float64", 1.5, layout([2, 2], [8, 2])).toString()).toBe("[[1.5, 1.5], [1.5, 1.5]]");
    expect(() => memory.zeros("int8", -1)).toThrow(/^zeros: /);
    expect(() => memory.full("int8", 1n, 2)).toThrow(/^full: 1n is not a number/);
    expect(() => memory.zeros("float" as DType, 2)).toThrow(/is not a dtype/);
    expect(() => memory.zeros("int8", 2 ** 50)).toThrow(
      /^zeros: 1125899906842624 elements of int8 cannot be allocated/,
    );
  });

  it("gives ordinary buffers where the platform shares none", () => {
    vi.stubGlobal("SharedArrayBuffer", undefined);
    try {
      const tensor = memory.full("int32", 4, 2);
      expect(tensor.space).toBe("shared");
      expect(sharedMemory().isShared).toBe(false);
      expect(tensor.atomicAdd(1, 3)).toBe(4);
      expect(tensor.get(1)).toBe(7);
      refuses(() => tensor.atomicWait(0, 4), "atomic.unshared", { operation: "atomicWait" });
      expect(tensor.atomicNotify(0)).toBe(0);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe.each(numbers)("atomics on %s", (dtype) => {
  const value = (number: number): unknown => scalarOf(dtype, number);

  it("give the old value and leave the new one", () => {
    const tensor = memory.zeros(dtype, layout([2, 3], [8, 2]));
    const at = [1, 2];
    tensor.atomicStore(at, value(5));
    expect(tensor.atomicLoad(at)).toBe(value(5));
    expect(tensor.atomicAdd(at, value(3))).toBe(value(5));
    expect(tensor.atomicSub(at, value(2))).toBe(value(8));
    expect(tensor.atomicMax(at, value(9))).toBe(value(6));
    expect(tensor.atomicMin(at, value(4))).toBe(value(9));
    expect(tensor.atomicExchange(at, value(7))).toBe(value(4));
    expect(tensor.get(1, 2)).toBe(value(7));
    expect(tensor.atomicLoad(5)).toBe(value(7));
    expect(tensor.slice(1, ":").toString()).toBe(loose(zeros(dtype, 3)).copyFrom(tensor.slice(1, ":")).toString());
    expect([0, 1, 2, 3, 4].map((index) => tensor.load(index))).toEqual(new Array(5).fill(value(0)));
  });

  it("convert as stores do, over random values", () => {
    const [shared, plain] = [memory.zeros(dtype, 1), loose(zeros(dtype, 1))];
    const any = isWide(dtype) ? fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }) : fc.double();
    const add = (left: unknown, right: unknown) => (left as number) + (right as number);
    fc.assert(
      fc.property(any, any, (start, other) => {
        shared.atomicStore(0, start);
        plain.set(0, start);
        expect(shared.atomicLoad(0)).toBe(plain.get(0));
        const operand = loose(zeros(dtype, 1));
        operand.set(0, other);
        if (dtypeFacts(dtype).integral) {
          shared.atomicAdd(0, operand.get(0));
          plain.set(0, add(plain.get(0), operand.get(0)));
        } else {
          shared.atomicAdd(0, other);
          plain.set(0, add(plain.get(0), other));
        }
        expect(shared.atomicLoad(0)).toBe(plain.get(0));
      }),
    );
  });

  it("are refused where get and set are", () => {
    const tensor = memory.zeros(dtype, 2, 3);
    const operation = "atomicAdd";
    refuses(() => tensor.atomicAdd([2, 0], value(1)), "tensor.coordinate", {
      operation,
      coordinate: "(2,0)",
      shape: "(2,3)",
    });
    refuses(() => tensor.atomicLoad(6), "tensor.scalar-index", { operation: "atomicLoad", index: 6, size: 6 });
    expect(() => tensor.atomicAdd([0, 0], "1")).toThrow(/^atomicAdd: .*, the value of/);
    expect(() => tensor.atomicExchange([0, 0], undefined)).toThrow(/^atomicExchange: undefined is not a /);
    const readOnly = tensor.asImm() as Atomic;
    refuses(() => readOnly.atomicStore(0, value(1)), "tensor.read-only", { operation: "atomicStore" });
    expect(readOnly.atomicLoad(0)).toBe(value(0));
    const stretched = memory.zeros(dtype, layout([2], [0]));
    refuses(() => stretched.atomicAdd(0, value(1)), "tensor.stride-zero", { operation, axis: 0 });
    expect(tensor.atomicLoad(0)).toBe(value(0));
  });
});

describe.each(integers)("bits of %s", (dtype) => {
  const value = (number: number): unknown => scalarOf(dtype, number);

  it("are combined, exchanged and compared", () => {
    const tensor = memory.full(dtype, value(0b1100), 4);
    expect(tensor.atomicAnd(3, value(0b0110))).toBe(value(0b1100));
    expect(tensor.atomicOr(3, value(0b0001))).toBe(value(0b0100));
    expect(tensor.atomicXor(3, value(0b1111))).toBe(value(0b0101));
    expect(tensor.atomicCompareExchange(3, value(1), value(2))).toBe(value(0b1010));
    expect(tensor.atomicCompareExchange(3, value(0b1010), value(2))).toBe(value(0b1010));
    expect(tensor.get(3)).toBe(value(2));
    expect(() => tensor.atomicCompareExchange(3, value(2), {})).toThrow(/^atomicCompareExchange: an object is not a/);
  });
});

describe("what has no atomics", () => {
  it.each(["bool", "uint8clamped"] as const)("is %s", (dtype) => {
    const tensor = memory.zeros(dtype, 4);
    refuses(() => tensor.atomicAdd(0, 1), "atomic.dtype", { operation: "atomicAdd", dtype });
    refuses(() => tensor.atomicOr(0, 1), "atomic.integer", { operation: "atomicOr", dtype });
  });

  it("is a vector, and bits of floats", () => {
    const vectors = memory.zeros("int32", 4).vectorize(4) as Atomic;
    refuses(() => vectors.atomicLoad(0), "atomic.dtype", { operation: "atomicLoad", dtype: "int32x4" });
    const singles = memory.zeros("float32", 4);
    refuses(() => singles.atomicAnd(0, 1), "atomic.integer", { operation: "atomicAnd", dtype: "float32" });
    refuses(() => singles.atomicCompareExchange(0, 0, 1), "atomic.integer", {
      operation: "atomicCompareExchange",
      dtype: "float32",
    });
    refuses(() => singles.atomicNotify(0), "atomic.word", { operation: "atomicNotify", dtype: "float32" });
  });
});

describe("waiting", () => {
  const workers: Worker[] = [];
  afterAll(() => Promise.all(workers.map((worker) => worker.terminate())));

  it.each(["int32", "int64"] as const)(
    "for %s ends at once where the value is another, and after its time",
    async (dtype) => {
      const tensor = memory.zeros(dtype, 3);
      expect(tensor.atomicWait(2, scalarOf(dtype, 1))).toBe("not-equal");
      expect(tensor.atomicWait(2, scalarOf(dtype, 0), { timeout: 5 })).toBe("timed-out");
      expect(await tensor.atomicWaitAsync(2, scalarOf(dtype, 1))).toBe("not-equal");
      expect(await tensor.atomicWaitAsync(2, scalarOf(dtype, 0), { timeout: 5 })).toBe("timed-out");
      expect(tensor.atomicNotify(2)).toBe(0);
    },
  );

  it("is ended by another thread", async () => {
    const tensor = memory.zeros("int32", 4);
    const { array } = tensor.slice("2:").unsafePtr();
    const worker = new Worker(
      "const { workerData: a } = require('node:worker_threads'); Atomics.store(a, 2, 7); while (!Atomics.notify(a, 2));",
      { eval: true, workerData: array },
    );
    workers.push(worker);
    expect(await tensor.atomicWaitAsync(2, 0, { timeout: 20_000 })).toMatch(/ok|not-equal/);
    expect(tensor.atomicLoad(2)).toBe(7);
  });

  it("looks again and again where the platform has no waitAsync", async () => {
    const known = Object.getOwnPropertyDescriptor(Atomics, "waitAsync") as PropertyDescriptor;
    Object.defineProperty(Atomics, "waitAsync", { value: undefined, configurable: true });
    try {
      const tensor = memory.zeros("int32", 1);
      expect(await tensor.atomicWaitAsync(0, 1)).toBe("not-equal");
      expect(await tensor.atomicWaitAsync(0, 0, { timeout: 3 })).toBe("timed-out");
      // Values are those that the dtype holds, as the platform has it.
      expect(await tensor.atomicWaitAsync(0, 2 ** 32, { timeout: 0 })).toBe("timed-out");
      const woken = tensor.atomicWaitAsync(0, 0.5);
      setTimeout(() => tensor.atomicStore(0, 1), 5);
      expect(await woken).toBe("ok");
    } finally {
      Object.defineProperty(Atomics, "waitAsync", known);
    }
  });

  it("is refused on a thread that may not block", () => {
    const known = Atomics.wait;
    Atomics.wait = () => {
      throw new TypeError("Atomics.wait cannot be called in this context");
    };
    try {
      const tensor = memory.zeros("int32", 1);
      refuses(() => tensor.atomicWait(0, 0), "atomic.may-not-block", { operation: "atomicWait" });
    } finally {
      Atomics.wait = known;
    }
  });

  it("refuses what is no time and no count", () => {
    const tensor = memory.zeros("int32", 1);
    refuses(() => tensor.atomicWait(0, 0, { timeout: -1 }), "atomic.timeout", {
      operation: "atomicWait",
      timeout: "-1",
    });
    refuses(() => tensor.atomicNotify(0, 0.5), "atomic.count", { operation: "atomicNotify", count: "0.5" });
    expect(() => tensor.atomicWait(0, 0, 5)).toThrow(/^atomicWait: 5 is not an object of options/);
  });
});

describe("atomicHistogram", () => {
  it.each(integers)("counts into %s", (dtype) => {
    const counts = memory.full(dtype, scalarOf(dtype, 1), layout([5], [3]));
    const indices = loose(tileTensor(Int16Array.of(0, 4, 4, 1, 4, 0, 9, 9), layout([2, 3], [3, 1])));
    expect(counts.atomicHistogram(indices)).toBe(counts);
    expect([0, 1, 2, 3, 4].map((bin) => counts.get(bin))).toEqual([3, 2, 1, 1, 4].map((n) => scalarOf(dtype, n)));
  });

  it.each(integers)("takes indices of %s", (dtype) => {
    const counts = memory.zeros("int32", 6);
    counts.atomicHistogram(arange(dtype, 2, 3));
    counts.atomicHistogram(loose(arange(dtype, 3, 2)).transpose());
    expect(counts.toString()).toBe("[2, 2, 2, 2, 2, 2]");
  });

  it("adds nothing if an index is out of range", () => {
    const counts = memory.zeros("int32", 4);
    const operation = "atomicHistogram";
    refuses(() => counts.atomicHistogram(tileTensor([1, 2, 4], { dtype: "int32" })), "tensor.index", {
      operation,
      index: 4,
      axis: 0,
      extent: 4,
    });
    refuses(() => counts.atomicHistogram(tileTensor([1, -1], { dtype: "int32" })), "tensor.index-invalid", {
      operation,
      index: -1,
      axis: 0,
    });
    expect(counts.toString()).toBe("[0, 0, 0, 0]");
  });

  it("refuses what it cannot count", () => {
    const operation = "atomicHistogram";
    const indices = zeros("int32", 2);
    refuses(() => memory.zeros("int32", 2, 2).atomicHistogram(indices), "atomic.rank", { operation, rank: 2 });
    refuses(() => memory.zeros("float32", 2).atomicHistogram(indices), "atomic.integer", {
      operation,
      dtype: "float32",
    });
    const counts = memory.zeros("int32", 2);
    refuses(() => counts.atomicHistogram(zeros("float32", 2)), "atomic.indices", { operation, dtype: "float32" });
    refuses(() => counts.atomicHistogram([0]), "tensor.not-a-tensor", { operation, value: "an array" });
    refuses(() => (counts.asImm() as Atomic).atomicHistogram(indices), "tensor.read-only", { operation });
    expect(counts.atomicHistogram(zeros("int32", 0)).toString()).toBe("[0, 0]");
  });
});

describe("atomicScatterAdd", () => {
  it.each(numbers)("adds %s", (dtype) => {
    const sums = memory.full(dtype, scalarOf(dtype, 1), layout([4], [2]));
    const indices = tileTensor([3, 0, 3, 1], { dtype: "int8" });
    const values = loose(zeros(dtype, 2, 2));
    for (const [at, value] of [5, 2, 7, 1].entries()) values.set([at >> 1, at & 1], scalarOf(dtype, value));
    expect(sums.atomicScatterAdd(indices, values)).toBe(sums);
    expect([0, 1, 2, 3].map((bin) => sums.get(bin))).toEqual([3, 2, 1, 13].map((n) => scalarOf(dtype, n)));
  });

  it("wraps integers and rounds floats once", () => {
    const bytes = memory.full("int8", 100, 1);
    bytes.atomicScatterAdd(zeros("int32", 3), loose(zeros("int8", 3)).fill(100));
    expect(bytes.get(0)).toBe((100 + 300 - 512) as number);
    const singles = memory.zeros("float32", 1);
    singles.atomicScatterAdd(zeros("int32", 3), tileTensor([1, 2 ** -24, 2 ** -24]));
    expect(singles.get(0)).toBe(1 + 2 ** -23);
  });

  it("refuses values that do not fit, before anything is added", () => {
    const operation = "atomicScatterAdd";
    const sums = memory.zeros("float32", 2);
    const indices = zeros("int32", 3);
    refuses(() => sums.atomicScatterAdd(indices, zeros("float64", 3)), "operand.dtype", {
      operation,
      dtype: "float32",
      other: "float64",
    });
    refuses(() => sums.atomicScatterAdd(indices, zeros("float32", 2)), "atomic.values", {
      operation,
      count: 3,
      other: 2,
    });
    refuses(() => memory.zeros("bool", 2).atomicScatterAdd(indices, zeros("bool", 3)), "atomic.dtype", {
      operation,
      dtype: "bool",
    });
    expect(() =>
      sums.atomicScatterAdd(tileTensor([0, 2], { dtype: "int32" }), loose(zeros("float32", 2)).fill(1)),
    ).toThrow(/^atomicScatterAdd: index 2 is out of range/);
    expect(sums.toString()).toBe("[0.0, 0.0]");
  });
});
