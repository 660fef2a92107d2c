import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allocateArray,
  arrayNameOf,
  codecOf,
  type DType,
  dtypes,
  type Raw,
  type Scalar,
} from "../../src/dtype/index.js";
import { type HeapStorage, heapEngine } from "../../src/engine/index.js";
import type { Nest } from "../../src/kernel/nest.js";
import { forEachPair } from "../../src/kernel/rows.js";
import { PagedEngine } from "./paged-engine.js";

const heap = (dtype: DType, length: number, offset = 0): HeapStorage => ({
  array: allocateArray(dtype, length),
  offset,
  dtype,
});

/** The checker's library for Node knows the namespace but not its classes. */
const { Memory } = Reflect.get(globalThis, "WebAssembly") as {
  Memory: new (limits: { initial: number; maximum: number; shared: boolean }) => SharedMemory;
};

interface SharedMemory {
  readonly buffer: SharedArrayBuffer;
  grow(pages: number): number;
}

describe("a heap handle", () => {
  it("moves by scalars and tells distances", () => {
    const base = heap("float64", 10);
    const moved = heapEngine.offset(heapEngine.offset(base, 3), 2);
    expect(moved.array).toBe(base.array);
    expect(heapEngine.distance(moved, base)).toBe(5);
    expect(heapEngine.distance(base, moved)).toBe(-5);
    expect(heapEngine.distance(base, base)).toBe(0);
    expect(heapEngine.extentOf(moved)).toBe(5);
    const tail = { array: (base.array as Float64Array).subarray(4), offset: 1, dtype: "float64" } as const;
    expect(heapEngine.distance(tail, moved)).toBe(0);
    expect(() => heapEngine.distance(heap("float64", 3), moved)).toThrow(
      "distance: the two handles lie in different buffers",
    );
  });

  it("reads other bits, not other values, after a cast", () => {
    const floats = { array: Float32Array.of(0, 1.5), offset: 1, dtype: "float32" } as const;
    const words = heapEngine.unsafeCast(floats, "uint32");
    expect(heapEngine.load(words, 0)).toBe(1069547520);
    heapEngine.store(words, 0, 0);
    expect(heapEngine.load(floats, 0)).toBe(0);
    expect(heapEngine.unsafeCast(floats, "float32").array).toBe(floats.array);
    expect(() => heapEngine.unsafeCast(floats, "float64")).toThrow(
      "unsafeCast: Float32Array has 4-byte elements, float64 has 8",
    );
  });

  it("stores every element type in its own way", () => {
    const values = new Map<DType, Scalar>([
      ["bool", true],
      ["int64", -5n],
      ["uint64", 5n],
      ["float16", 1.5],
      ["bfloat16", -2.5],
    ]);
    for (const dtype of dtypes) {
      const storage = heap(dtype, 4, 1);
      heapEngine.store(storage, 2, values.get(dtype) ?? 7);
      expect(heapEngine.load(storage, 2)).toBe(values.get(dtype) ?? 7);
      expect(heapEngine.load(storage, 1)).toBe(dtype === "bool" ? false : dtype.endsWith("int64") ? 0n : 0);
    }
  });

  it("has nothing left after its buffer is detached", () => {
    const storage = heap("int32", 8);
    structuredClone(storage.array.buffer, { transfer: [storage.array.buffer as ArrayBuffer] });
    expect(heapEngine.extentOf(storage)).toBe(0);
  });
});

/** Walks of one to three loops over both operands, which may meet themselves and each other. */
const nests = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 6 })), {
    maxLength: 3,
  })
  .map(
    (loops): Nest => ({
      extents: loops.map(([n]) => n),
      strides: [loops.map(([, l]) => l), loops.map(([, , r]) => r)],
    }),
  );

describe("copyFrom", () => {
  /** The definition: read all, then write all, in the order of the nest. */
  const copied = (
    nest: Nest,
    to: readonly Scalar[],
    toAt: number,
    from: readonly Scalar[],
    fromAt: number,
  ): Scalar[] => {
    const result = [...to];
    forEachPair(nest, (left, right) => {
      result[toAt + left] = from[fromAt + right] ?? Number.NaN;
    });
    return result;
  };
  const numbered = (dtype: DType, length: number): HeapStorage => {
    const storage = heap(dtype, length);
    for (let index = 0; index < length; index++) {
      heapEngine.store(storage, index, dtype.endsWith("int64") ? BigInt(index) : index % 100);
    }
    return storage;
  };
  const content = (storage: HeapStorage): Scalar[] => {
    const codec = codecOf(storage.dtype, arrayNameOf(storage.array));
    return Array.from(storage.array as ArrayLike<Raw>, (raw) => codec.decode(raw));
  };

  it("is right where source and destination overlap", () => {
    const property = fc.property(nests, fc.nat(20), fc.nat(20), (nest, toAt, fromAt) => {
      const base = numbered("int16", 120);
      const expected = copied(nest, content(base), toAt, content(base), fromAt);
      heapEngine.copyFrom(heapEngine.offset(base, toAt), nest, heapEngine.offset(base, fromAt), heapEngine);
      expect(content(base)).toEqual(expected);
    });
    fc.assert(property, { numRuns: 500, seed: 1 });
  });

  it("sees an overlap through two arrays of one buffer, also of other sizes", () => {
    const bytes = new Uint8Array(16).map((_, index) => index);
    const words = new Uint16Array(bytes.buffer);
    const to: HeapStorage = { array: words, offset: 0, dtype: "uint16" };
    const from: HeapStorage = { array: bytes, offset: 0, dtype: "uint8" };
    heapEngine.copyFrom(to, { extents: [8], strides: [[1], [1]] }, from, heapEngine);
    expect([...words]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it("sees an overlap of a shared memory with itself under two buffer objects", () => {
    const memory = new Memory({ initial: 1, maximum: 2, shared: true });
    const first = new Int32Array(memory.buffer);
    memory.grow(1);
    const second = new Int32Array(memory.buffer);
    expect(first.buffer).not.toBe(second.buffer);
    first.set([0, 1, 2, 3, 4, 5]);
    const to: HeapStorage = { array: first, offset: 1, dtype: "int32" };
    const from: HeapStorage = { array: second, offset: 0, dtype: "int32" };
    heapEngine.copyFrom(to, { extents: [5], strides: [[1], [1]] }, from, heapEngine);
    expect([...first.subarray(0, 6)]).toEqual([0, 0, 1, 2, 3, 4]);
  });

  it("copies long rows as blocks, and keeps words of 16-bit floats as they are", () => {
    const [to, from] = [heap("bfloat16", 200), numbered("bfloat16", 200)];
    heapEngine.copyFrom(
      to,
      {
        extents: [2, 64],
        strides: [
          [100, 1],
          [64, 1],
        ],
      },
      from,
      heapEngine,
    );
    expect(content(to).slice(0, 64)).toEqual(content(from).slice(0, 64));
    expect(content(to).slice(100, 164)).toEqual(content(from).slice(64, 128));
    expect(content(to).slice(64, 100)).toEqual(new Array(36).fill(0));
  });

  it.each(dtypes)("converts %s to every element type like single stores", (fromDtype) => {
    for (const toDtype of dtypes) {
      for (const length of [3, 40]) {
        const [from, to, single] = [numbered(fromDtype, length), heap(toDtype, length), heap(toDtype, length)];
        heapEngine.copyFrom(to, { extents: [length], strides: [[1], [1]] }, from, heapEngine);
        for (let index = 0; index < length; index++) {
          const nest = { extents: [], strides: [[], []] };
          heapEngine.copyFrom(heapEngine.offset(single, index), nest, heapEngine.offset(from, index), heapEngine);
        }
        expect(content(to)).toEqual(content(single));
        const two = fromDtype === "bool" ? 1 : 2;
        expect(content(to)[2]).toEqual(toDtype === "bool" ? true : toDtype.endsWith("int64") ? BigInt(two) : two);
      }
    }
  });

  it("goes to and comes from storage without a typed array", () => {
    const paged = new PagedEngine(7, 0);
    const nest: Nest = {
      extents: [3, 5],
      strides: [
        [5, 1],
        [1, 3],
      ],
    };
    const [from, pages, back] = [numbered("int32", 15), paged.allocate("float64", 15), heap("float32", 15)];
    heapEngine.copyTo(from, nest, pages, paged);
    expect(Array.from({ length: 15 }, (_, index) => paged.load(pages, index))).toEqual(
      copied(nest, new Array(15).fill(0), 0, content(from), 0),
    );
    heapEngine.copyFrom(back, { extents: [15], strides: [[1], [1]] }, pages, paged);
    expect(content(back)).toEqual(Array.from({ length: 15 }, (_, index) => paged.load(pages, index)));
    const onto: Nest = { extents: [4], strides: [[1], [1]] };
    paged.copyFrom(paged.offset(pages, 1), onto, pages, paged);
    expect(Array.from({ length: 5 }, (_, index) => paged.load(pages, index))).toEqual([0, 0, 3, 6, 9]);
  });
});
