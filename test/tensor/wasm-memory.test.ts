import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, expectTypeOf, it } from "vitest";
import { dtypes } from "../../src/dtype/index.js";
import { heapEngine, wasmStore } from "../../src/engine/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { arange, matmul, tileTensor, wasmMemory, zeros } from "../../src/tensor/index.js";
import type { Layout } from "../../types/layout/index.js";
import type { WasmTensor } from "../../types/tensor/index.js";
import { loose, noSizes, refuses } from "./loose.js";

const capacity = 4 * 2 ** 20;
const memory = wasmMemory({ capacity });
const operation = "wasmMemory";

describe("wasmMemory", () => {
  it("is one memory, whose capacity the first call chooses", () => {
    expect(wasmMemory()).toBe(memory);
    expect(wasmMemory({ capacity })).toBe(memory);
    expect(memory.capacity).toBe(capacity);
    refuses(() => wasmMemory({ capacity: 2 * capacity }), "wasm.reserved", {
      operation,
      reserved: capacity,
      capacity: 2 * capacity,
    });
  });

  it.each(noSizes.filter((no) => no !== undefined))("refuses a capacity of %s", (no) => {
    expect(() => wasmMemory({ capacity: no as number })).toThrow(/^wasmMemory: a capacity is a number of bytes/);
  });

  it("makes tensors that know where they live", () => {
    const tensor = memory.zeros("float32", 8, 4);
    expectTypeOf(tensor).toEqualTypeOf<WasmTensor<"float32", Layout<[8, 4], [4, 1]>>>();
    expect(tensor.space).toBe("wasm");
    expect(tensor.tile([2, 2], [1, 1]).space).toBe("wasm");
    expect(tensor.asImm().space).toBe("wasm");
    tensor.dispose();
  });

  it.each(dtypes)("holds %s as the heap does", (dtype) => {
    const [here, there] = [loose(memory.zeros(dtype, 3, 5)), loose(zeros(dtype, 3, 5))];
    expect(here.toString()).toBe(there.toString());
    here.copyFrom(arange(dtype, 3, 5));
    there.copyFrom(arange(dtype, 3, 5));
    here.set(2, 4, here.get(0, 1));
    there.set(2, 4, there.get(0, 1));
    expect(here.toString()).toBe(there.toString());
    expect(here.transpose().vectorize(1, 3).get(1, 0)).toEqual(there.transpose().vectorize(1, 3).get(1, 0));
    here.slice("1:3", "1:4").fill(here.get(0, 1));
    there.slice("1:3", "1:4").fill(there.get(0, 1));
    expect(here.toString()).toBe(there.toString());
    expect(
      loose(zeros(dtype, 3, 5))
        .copyFrom(here)
        .toString(),
    ).toBe(here.toString());
    (here as unknown as Disposable)[Symbol.dispose]();
  });

  it("takes layouts with gaps, empty ones and ones of rank 0", () => {
    const gaps = memory.full("float64", 1.5, layout([2, 2], [8, 2]));
    expect(gaps.toString()).toBe("[[1.5, 1.5], [1.5, 1.5]]");
    expect(memory.zeros("int8", 0, 4).toString()).toBe("[]");
    expect(memory.full("int32", 7).get()).toBe(7);
    expect(memory.zeros("float32", rowMajor(2, 3)).numElements()).toBe(6);
  });

  it("gives zeros, whatever was there before", () => {
    const first = memory.full("float32", 9, 16);
    first.dispose();
    using second = memory.zeros("float32", 16);
    expect(second.toString()).toBe(zeros("float32", 16).toString());
  });

  it("refuses what the heap refuses", () => {
    expect(() => memory.zeros("float" as "int8", 2)).toThrow(/^zeros: .*is not a dtype/);
    expect(() => memory.full("int8", 1n as unknown as number, 2)).toThrow(/^full: 1n is not a number/);
    expect(() => memory.empty("int8", -1 as number)).toThrow(/^empty: mode 0 has extent -1/);
  });
});

describe("disposal", () => {
  it("ends the tensor and every view of it, and only those", () => {
    const tensor = memory.full("float32", 2, 4, 4);
    const other = memory.full("float32", 3, 4, 4);
    const views = [tensor, tensor.tile([2, 2], [0, 0]), tensor.vectorize(1, 4), tensor.asImm()].map(loose);
    const used = memory.used;
    loose(views[1]).transpose();
    tensor.dispose();
    expect(memory.used).toBe(used - 64);
    for (const view of views) {
      refuses(() => view.get(0, 0), "storage.disposed", { operation: "get" });
    }
    refuses(() => zeros("float32", 4, 4).copyFrom(tensor), "storage.disposed", { operation: "copyFrom" });
    refuses(() => tensor.set(0, 0, 1), "storage.disposed", { operation: "set" });
    refuses(() => tensor.fill(1), "storage.disposed", { operation: "fill" });
    expect(other.get(3, 3)).toBe(3);
    other.dispose();
  });

  it("happens once, and at the end of a block by `using`", () => {
    const before = memory.used;
    {
      using tensor = memory.zeros("int32", 100);
      expect(memory.used).toBe(before + 448);
      tensor.dispose();
      expect(memory.used).toBe(before);
      using next = memory.zeros("int32", 100);
      tensor.dispose();
      expect(memory.used).toBe(before + 448);
      next.set(99, 5);
      expect(next.get(99)).toBe(5);
    }
    expect(memory.used).toBe(before);
  });

  it("keeps 10,000 rounds of making, using and disposing flat", () => {
    const before = memory.used;
    for (let round = 0; round < 10_000; round++) {
      using tensor = memory.full("float32", round, 64 + (round % 100), 64);
      using small = memory.empty("uint8", 3);
      if (tensor.tile([2, 2], [1, 1]).get(1, 1) !== round) expect.unreachable();
      small.fill(1);
    }
    expect(memory.used).toBe(before);
  });

  it("comes by itself for what nothing refers to, and not while the array alone is held", async () => {
    setFlagsFromString("--expose-gc");
    const collect: () => void = runInNewContext("gc");
    await collected(collect, () => memory.used === 0);
    expect(memory.used).toBe(0);
    const held = dropped();
    await collected(collect, () => memory.used === 1024);
    expect(memory.used).toBe(1024);
    expect(held[255]).toBe(7);
  });

  it("comes for the last operands of a tensor that is still there", async () => {
    setFlagsFromString("--expose-gc");
    const collect: () => void = runInNewContext("gc");
    await collected(collect, () => memory.used === 0);
    const [sum, product] = [0, 1].map(() => memory.zeros("float32", 8, 8)) as [Square, Square];
    for (let turn = 0; turn < 3; turn++) {
      using one = memory.full("float32", 1, 8, 8);
      sum.add(one);
    }
    useDropped(sum, product);
    await collected(collect, () => memory.used === 512);
    expect(memory.used).toBe(512);
    expect([sum.get(7, 7), product.get(7, 7)]).toEqual([5, 8]);
  });

  type Square = WasmTensor<"float32", Layout<[8, 8], [8, 1]>>;

  function useDropped(sum: Square, product: Square): void {
    const [one, two] = [memory.full("float32", 1, 8, 8), memory.full("float32", 1, 8, 8)];
    for (let turn = 0; turn < 2; turn++) {
      sum.add(one);
      matmul(product, one, two);
    }
  }

  it.each<[string, () => { get(at: number): unknown }]>([
    ["a span", () => reading(floats().asSpan())],
    ["a span of a part", () => reading(floats().slice("3:9").asSpan())],
    ["a tensor over a span", () => overSpan()],
    ["a span of a tensor over a span", () => reading(overSpan().asSpan())],
    [
      "a tensor over a span of other elements",
      () => bits(tileTensor(floats().asSpan(), rowMajor(4), { dtype: "int32" })),
    ],
    ["another reading of a tensor over a span", () => bits(overSpan().bitcast("int32"))],
    ["another reading", () => bits(floats().bitcast("int32"))],
    ["a reading of a reading", () => loose(floats().bitcast("uint8").bitcast("float32"))],
    ["a span of another reading", () => bits(reading(floats().bitcast("int32").asSpan()))],
    ["the array of another reading", () => bits(reading(floats().bitcast("int32").unsafePtr().array))],
    ["a handle that an engine made of a span", () => bits(reading(castSpan()))],
  ])("does not come while there is %s", async (_, hold) => {
    setFlagsFromString("--expose-gc");
    const collect: () => void = runInNewContext("gc");
    await collected(collect, () => memory.used === 0);
    const held = hold();
    memory.full("float32", 7, 256);
    await collected(collect, () => memory.used === 1024);
    expect(memory.used).toBe(1024);
    using other = memory.full("float32", 9, 512);
    expect([held.get(0), other.get(0)]).toEqual([7, 9]);
  });

  const floats = () => memory.full("float32", 7, 256);
  const overSpan = () => tileTensor(floats().asSpan(), rowMajor(4));
  const castSpan = () =>
    heapEngine.unsafeCast({ array: floats().asSpan(), offset: 0, dtype: "float32" }, "int32").array;

  function reading(array: ArrayLike<unknown>): { get(at: number): unknown } {
    return { get: (at) => array[at] };
  }

  /** The float that an int32 is the bits of. */
  function bits(of: { get(at: number): unknown }): { get(at: number): unknown } {
    return { get: (at) => new Float32Array(Int32Array.of(Number(of.get(at))).buffer)[0] };
  }

  /** Ten tensors that are forgotten at once, and the array of an eleventh. */
  function dropped(): ArrayLike<number> {
    for (let count = 0; count < 10; count++) memory.full("float32", 7, 256);
    const kept = memory.full("float32", 7, 256) as unknown as { storage(): { array: ArrayLike<number> } };
    return kept.storage().array;
  }

  async function collected(collect: () => void, isDone: () => boolean): Promise<void> {
    for (let round = 0; round < 100 && !isDone(); round++) {
      collect();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
});

describe("bitcast", () => {
  it("reads words as float16, though the platform may have arrays for it", () => {
    const halves = memory.full("float16", 1.5, 8);
    for (const dtype of ["uint16", "int16", "bfloat16", "float16"] as const) {
      const words = memory.zeros("uint16", 8);
      words.fill(0x4248);
      const read = loose(loose(words.bitcast(dtype)).bitcast("float16"));
      expect(read.get(7)).toBe(3.140625);
      read.set(0, 2);
      expect(words.get(0)).toBe(0x4000);
      read.copyFrom(halves);
      expect(Array.from(words.asSpan())).toEqual(Array(8).fill(0x3e00));
    }
    expect(halves.get(7)).toBe(1.5);
  });

  it("reads the same bytes, writes them, and ends with the tensor", () => {
    for (const disposed of ["first", "second"] as const) {
      const floats = memory.full("float32", 1.5, 4, 6);
      const words = floats.bitcast("uint32");
      expectTypeOf(words).toEqualTypeOf<WasmTensor<"uint32", Layout<[4, 6], [6, 1]>>>();
      expect([words.space, words.get(3, 5)]).toEqual(["wasm", 0x3fc00000]);
      words.set(3, 5, 0x40000000);
      expect(floats.get(3, 5)).toBe(2);
      const wide = floats.tile([2, 2], [1, 1]).bitcast("float64");
      expect(wide.layout.toString()).toBe("(2,1):(3,1)");
      wide.fill(0);
      expect(floats.toString()).toBe(
        "[[1.5, 1.5, 1.5, 1.5, 1.5, 1.5], [1.5, 1.5, 1.5, 1.5, 1.5, 1.5], [1.5, 1.5, 0.0, 0.0, 1.5, 1.5], [1.5, 1.5, 0.0, 0.0, 1.5, 2.0]]",
      );
      // Operands that share bytes are read first, whatever their elements are called.
      floats.slice("0:1", "1:6").copyFrom(words.slice("0:1", "0:5"));
      expect(floats.slice(0, ":").toString()).toBe(
        "[1.5, 1069547500.0, 1069547500.0, 1069547500.0, 1069547500.0, 1069547500.0]",
      );
      expect(loose(floats.asImm().bitcast("uint8")).dtype).toBe("uint8");
      expect(() => loose(floats.asImm().bitcast("int32")).set(0, 0, 1)).toThrow("read-only");
      (disposed === "first" ? floats : words).dispose();
      for (const view of [floats, words, wide].map(loose)) {
        refuses(() => view.get(0, 0), "storage.disposed", { operation: "get" });
        refuses(() => view.fill(0), "storage.disposed", { operation: "fill" });
        refuses(() => view.bitcast("int32"), "storage.disposed", { operation: "bitcast" });
      }
    }
  });

  it("begins where elements of the type can begin", () => {
    using bytes = memory.zeros("uint8", 12);
    const misaligned = () => bytes.slice("2:10").bitcast("float32");
    expect(misaligned).toThrow(/^bitcast: byte offset \d+ is not a multiple of 4, the size of float32$/);
    using floats = memory.full("float32", 1, 3);
    const last = floats.slice("2:3").bitcast("uint16");
    expect([last.layout.toString(), last.get(0), last.get(1)]).toEqual(["(2):(1)", 0, 0x3f80]);
  });
});

describe("exhaustion", () => {
  it("is an error that says what is missing, and leaves the memory as it was", () => {
    const before = memory.used;
    const make = () => memory.zeros("float32", capacity, 2);
    refuses(make, "wasm.exhausted", {
      operation: "zeros",
      bytes: capacity * 8,
      capacity,
      largest: wasmStore()?.regions.largest ?? -1,
    });
    expect(memory.used).toBe(before);
  });

  it("takes nothing for what is refused", () => {
    const before = memory.used;
    const full = memory.full.bind(memory) as unknown as (...values: unknown[]) => unknown;
    expect(() => full("float32", "1", 4)).toThrow(/^full: "1" is not a number/);
    expect(() => full("int64", 1, 4)).toThrow(/^full: 1 is not a bigint/);
    expect(memory.used).toBe(before);
  });

  it("never moves or detaches a tensor that lives: the memory does not grow", () => {
    const buffer = wasmStore()?.memory.buffer;
    const tensors = Array.from({ length: 200 }, (_, count) => memory.full("int32", count, 1000));
    expect(() => Array.from({ length: 5000 }, () => tensors.push(memory.full("int32", -1, 1000)))).toThrow(
      /^full: 4000 bytes do not fit, the largest free part of the 4194304 bytes has \d+; dispose/,
    );
    expect(wasmStore()?.memory.buffer).toBe(buffer);
    for (let count = 0; count < 200; count++) expect(tensors[count]?.get(999)).toBe(count);
    for (const tensor of tensors) tensor.dispose();
    using whole = memory.zeros("uint8", 3 * 2 ** 20);
    whole.set(0, 1);
  });
});
