// What is a tensor over buffers and memories, and over other tensors? Typed arrays and rows are in `constructors.test.ts`.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layout, rowMajor } from "../../src/layout/index.js";
import { arange, engineTensor, sharedMemory, tileTensor, wasmMemory, zeros } from "../../src/tensor/index.js";
import { PagedEngine } from "../engine/paged-engine.js";
import { type LooseTensor, loose, refuses } from "./loose.js";

const make = tileTensor as unknown as (...all: unknown[]) => LooseTensor;
const operation = "tileTensor";

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
const memories = Reflect.get(globalThis, "WebAssembly") as {
  readonly Memory: new (limits: { initial: number; maximum: number; shared?: boolean }) => Memory;
};

describe("over bytes", () => {
  it("reads a buffer as elements of the dtype, from a byte on, and never copies it", () => {
    const buffer = new ArrayBuffer(40);
    const t = tileTensor(buffer, rowMajor(2, 3), { dtype: "float32", byteOffset: 8, offset: 1 });
    t.set(1, 2, 2.5);
    expect(new Float32Array(buffer)[2 + 1 + 5]).toBe(2.5);
    expect(t.unsafePtr().array.buffer).toBe(buffer);
    expect([t.space, String(t.layout)]).toEqual(["heap", "(2,3):(3,1)"]);
    expect(tileTensor(buffer, rowMajor(5), { dtype: "int64" }).get(0)).toBe(0n);
    expect(tileTensor(buffer, rowMajor(40), { dtype: "bool" }).get(39)).toBe(false);
    expect(tileTensor(buffer, rowMajor(0), { dtype: "int8", byteOffset: 40 }).numElements()).toBe(0);
  });

  it("is whole elements: what is left over at the end is no element", () => {
    expect(tileTensor(new ArrayBuffer(11), rowMajor(2), { dtype: "int32" }).numElements()).toBe(2);
    refuses(() => make(new ArrayBuffer(11), rowMajor(3), { dtype: "int32" }), "storage.too-small", {
      operation,
      layout: "(3):(1)",
      cosize: 3,
      length: 2,
    });
  });

  it("is shared over a SharedArrayBuffer", () => {
    const buffer = new SharedArrayBuffer(16);
    const t = tileTensor(buffer, rowMajor(2, 2), { dtype: "int32" });
    expect(t.space).toBe("shared");
    expect(t.atomicAdd([1, 1], 5)).toBe(0);
    expect(new Int32Array(buffer)[3]).toBe(5);
  });

  it("begins in a DataView where that begins", () => {
    const buffer = new ArrayBuffer(32);
    const t = tileTensor(new DataView(buffer, 8, 16), rowMajor(2), { dtype: "float32", byteOffset: 4 });
    t.set(0, 1.5);
    expect(new Float32Array(buffer)[3]).toBe(1.5);
    refuses(
      () => make(new DataView(buffer, 2), rowMajor(1), { dtype: "float32", byteOffset: 4 }),
      "storage.alignment",
      {
        operation,
        offset: 6,
        bytes: 4,
        dtype: "float32",
      },
    );
    expect(make(new DataView(buffer, 2), rowMajor(1), { dtype: "float32", byteOffset: 2 }).get(0)).toBe(0);
  });

  it("lies in a WebAssembly memory at the address that a program gives, until the memory grows", () => {
    const memory = new memories.Memory({ initial: 1, maximum: 3 });
    const address = 1024;
    const t = tileTensor(memory, rowMajor(8, 4), { dtype: "float64", byteOffset: address });
    t.set(7, 3, 0.5);
    expect(new Float64Array(memory.buffer)[address / 8 + 31]).toBe(0.5);
    memory.grow(1);
    refuses(() => t.get(7, 3), "storage.detached", { operation: "get" });
    refuses(() => t.fill(0), "storage.detached", { operation: "fill" });
    expect(tileTensor(memory, rowMajor(8, 4), { dtype: "float64", byteOffset: address }).get(7, 3)).toBe(0.5);
  });

  it("stays over a shared memory that grows", () => {
    const memory = new memories.Memory({ initial: 1, maximum: 3, shared: true });
    const t = tileTensor(memory, rowMajor(4), { dtype: "int32" }).addressSpaceCast("shared");
    memory.grow(1);
    expect(t.atomicAdd(3, 7)).toBe(0);
    expect(tileTensor(memory, rowMajor(4), { dtype: "int32" }).get(3)).toBe(7);
  });

  it("needs a dtype, and a byte offset that is one", () => {
    const memory = new memories.Memory({ initial: 1, maximum: 1 });
    for (const [storage, name] of [
      [new ArrayBuffer(8), "ArrayBuffer"],
      [new SharedArrayBuffer(8), "SharedArrayBuffer"],
      [new DataView(new ArrayBuffer(8)), "DataView"],
      [memory, "WebAssembly.Memory"],
    ] as const) {
      refuses(() => make(storage, rowMajor(2)), "storage.needs-dtype", { operation, storage: name });
    }
    for (const byteOffset of [-4, 0.5, "4", null, Number.NaN, 9]) {
      expect(() => make(new ArrayBuffer(8), rowMajor(1), { dtype: "int8", byteOffset })).toThrow(
        /^tileTensor: byteOffset .* is (not a whole number from 0|past the storage of 8 bytes)$/,
      );
    }
    refuses(() => make(new ArrayBuffer(8), rowMajor(1), { dtype: "int64", byteOffset: 4 }), "storage.alignment", {
      operation,
      offset: 4,
      bytes: 8,
      dtype: "int64",
    });
    for (const storage of [new Float32Array(4), zeros("float32", 4)]) {
      refuses(() => make(storage, rowMajor(1), { byteOffset: 4 }), "storage.counts-elements", {
        operation,
        storage: ArrayBuffer.isView(storage) ? "a typed array" : "a tensor",
      });
    }
  });

  it("refuses buffers that are gone, and what only calls itself one", () => {
    const gone = new ArrayBuffer(8);
    structuredClone(gone, { transfer: [gone] });
    const forged = (tag: string): object => ({ [Symbol.toStringTag]: tag, buffer: [1, 2], length: 4, byteLength: 4 });
    for (const storage of [gone, forged("ArrayBuffer"), forged("DataView"), forged("WebAssembly.Memory")]) {
      refuses(() => make(storage, rowMajor(1), { dtype: "int8" }), "storage.detached", { operation });
    }
    for (const no of [null, undefined, 5, "abc", {}, { length: 6 }, () => 0, Symbol("s")]) {
      expect(() => make(no, rowMajor(2), { dtype: "int8" })).toThrow(
        /^tileTensor: .* is neither a typed array, a buffer nor a tensor$/,
      );
    }
  });
});

describe("over a tensor", () => {
  it("is a view under another layout, which counts scalars from the first element on", () => {
    const a = arange("int32", 4, 6);
    expect(tileTensor(a, layout([6, 4], [1, 6])).toString()).toBe(a.transpose().toString());
    expect(tileTensor(a, layout([2, 2], [12, 2]), { offset: 3 }).toString()).toBe("[[3, 5], [15, 17]]");
    expect(tileTensor(a.tile([2, 3], [1, 1]), rowMajor(9)).toString()).toBe("[15, 16, 17, 18, 19, 20, 21, 22, 23]");
    tileTensor(a, rowMajor(24)).fill(7);
    expect(a.get(3, 5)).toBe(7);
    expect(tileTensor(a, layout(5, 0)).get(4)).toBe(7);
  });

  it("reaches no further than the elements of the tensor do", () => {
    const a = arange("int32", 4, 6);
    const tile = loose(a.tile([2, 3], [1, 1]));
    refuses(() => make(tile, rowMajor(10)), "storage.too-small", {
      operation,
      layout: "(10):(1)",
      cosize: 10,
      length: 9,
    });
    refuses(() => make(tile, rowMajor(9), { offset: 1 }), "storage.too-small", {
      operation,
      layout: "(9):(1)",
      cosize: 9,
      length: 8,
    });
    for (const offset of [-1, 10, 0.5, "1", null]) {
      expect(() => make(tile, rowMajor(1), { offset })).toThrow(
        /^tileTensor: offset .* is (not a whole number from 0|past the storage of length 9)$/,
      );
    }
    expect(make(tile, rowMajor(0), { offset: 9 }).numElements()).toBe(0);
    for (const no of [undefined, null, 6, [6], { shape: [6], stride: [1] }]) {
      expect(() => make(tile, no)).toThrow(/^tileTensor: .* is not a layout$/);
    }
  });

  it("keeps the element, the kind and what may be written", () => {
    const by = rowMajor(2, 2);
    const shared = tileTensor(sharedMemory().zeros("int32", 8), by, { offset: 4 });
    expect([shared.space, shared.atomicAdd(0, 1)]).toEqual(["shared", 0]);
    const memory = wasmMemory().zeros("float32", 8);
    const inMemory = tileTensor(memory, by);
    expect(inMemory.space).toBe("wasm");
    memory.dispose();
    refuses(() => inMemory.get(0, 0), "storage.disposed", { operation: "get" });
    refuses(() => make(memory, by), "storage.disposed", { operation });

    for (const readOnly of [zeros("float32", 8).asImm(), zeros("float32", 1, 2).broadcastTo(2, 2)]) {
      const over = make(readOnly, rowMajor(2));
      refuses(() => over.set(0, 1), "tensor.read-only", { operation: "set" });
    }
    const engine = new PagedEngine(4, 0);
    const paged = loose(engineTensor(engine, engine.allocate("float32", 32), rowMajor(32)));
    paged.copyFrom(arange("float32", 32));
    expect(make(paged, layout([2, 2], [9, 3])).toString()).toBe("[[0.0, 3.0], [9.0, 12.0]]");
    refuses(() => make(zeros("float32", 4), by, { dtype: "int32" }), "storage.keeps-dtype", {
      operation,
      element: "float32",
      dtype: "int32",
    });
    expect(make(zeros("float32", 4), by, { dtype: "float32" }).dtype).toBe("float32");
    expect(() => make(zeros("float32", 4), by, { dtype: "f32" })).toThrow(/is not a dtype/);
  });

  it("keeps blocks, and counts their lanes in what it reaches", () => {
    const vectors = arange("int32", 4, 8).vectorize(1, 4);
    expect(tileTensor(vectors, vectors.layout).toString()).toBe(vectors.toString());
    expect(tileTensor(vectors, layout(3, 9)).toString()).toBe("[[0, 1, 2, 3], [9, 10, 11, 12], [18, 19, 20, 21]]");
    refuses(() => make(vectors, layout(4, 10)), "storage.too-small", {
      operation,
      layout: "4:10",
      cosize: 34,
      length: 32,
    });
  });

  it("shows of a masked tile what may be touched, and refuses the rest", () => {
    const [, last] = [...arange("int32", 3, 4).tiles([2, 4], { ragged: "mask" })];
    const over = make(last?.tile, layout([4], [1]));
    expect(over.toString()).toBe("[8, 9, 10, 11]");
    const beyond = make(last?.tile, layout([4], [1]), { offset: 4 });
    expect(() => beyond.get(0)).toThrow(/of a masked tile/);
    expect(() => beyond.fill(0)).toThrow(/of a masked tile/);
  });

  it("refuses what has gone or shrunk", () => {
    const storage = new Float32Array(8);
    const t = tileTensor(storage, rowMajor(8));
    structuredClone(storage.buffer, { transfer: [storage.buffer] });
    refuses(() => make(t, rowMajor(2)), "storage.detached", { operation });
    const buffer = Reflect.construct(ArrayBuffer, [32, { maxByteLength: 32 }]) as ArrayBuffer;
    const shrinking = tileTensor(new Float32Array(buffer), rowMajor(8));
    Reflect.apply(Reflect.get(buffer, "resize"), buffer, [16]);
    expect(tileTensor(shrinking, rowMajor(4)).get(3)).toBe(0);
    refuses(() => make(shrinking, rowMajor(5)), "storage.too-small", {
      operation,
      layout: "(5):(1)",
      cosize: 5,
      length: 4,
    });
  });

  it("has every element where the layout says (law)", () => {
    const modes = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 9 })), { maxLength: 4 });
    fc.assert(
      fc.property(modes, fc.nat(40), (pairs, offset) => {
        const by = layout(
          pairs.map(([extent]) => extent),
          pairs.map(([, stride]) => stride),
        );
        const parent = arange("int32", 60);
        if (offset + by.cosize() > 60) {
          expect(() => tileTensor(parent, by, { offset })).toThrow(/needs a storage/);
          return;
        }
        const over = tileTensor(parent, by, { offset }) as unknown as LooseTensor;
        for (let index = 0; index < by.size(); index++) {
          expect(over.load(index)).toBe(offset + by.index(index));
        }
      }),
    );
  });
});
