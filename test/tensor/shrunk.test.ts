// What of a tensor can be touched once its buffer has shrunk? Element by element what is left, by every way to an element; nothing else.
import { describe, expect, it } from "vitest";
import { layout, rowMajor } from "../../src/layout/index.js";
import { tileTensor } from "../../src/tensor/index.js";
import { type LooseTensor, loose, refuses } from "./loose.js";

/** 32 floats 0, 1, 2, … of which the first `left` are still there, and what is left of them. */
function shrunk(left: number, of: (storage: Float32Array) => unknown): [LooseTensor, Float32Array] {
  const buffer = Reflect.construct(ArrayBuffer, [128, { maxByteLength: 128 }]) as ArrayBuffer;
  const storage = new Float32Array(buffer);
  storage.set(Array.from({ length: 32 }, (_, slot) => slot));
  const tensor = loose(of(storage));
  Reflect.apply(Reflect.get(buffer, "resize"), buffer, [4 * left]);
  return [tensor, storage];
}

const lanes = (value: unknown): number[] => [...(value as Float32Array)];

/** Ways to the one element at an offset: of a matrix of 8 by 4, and the same elements under more leaves than have accessors of their own. */
const ways: Readonly<
  Record<string, (t: LooseTensor, offset: number) => [read: () => unknown, write: (() => void) | undefined]>
> = {
  "get and set": (t, at) => {
    const index = [Math.floor(at / 4), at % 4];
    return [() => t.get(...index), () => t.set(...index, -1)];
  },
  "get and set of a tuple": (t, at) => {
    const index = [Math.floor(at / 4), at % 4];
    return [() => t.get(index), () => t.set(index, -1)];
  },
  "load and store": (t, at) => {
    const index = [Math.floor(at / 4), at % 4];
    return [() => t.load(index), () => t.store(index, -1)];
  },
  "load and store of a scalar index": (t, at) => {
    const index = Math.floor(at / 4) + 8 * (at % 4);
    return [() => t.load(index), () => t.store(index, -1)];
  },
  loadInto: (t, at) => {
    const index = [Math.floor(at / 4), at % 4];
    return [() => lanes(t.loadInto(new Float32Array(1), index))[0], undefined];
  },
  "rawLoad and rawStore": (t, at) => [() => t.rawLoad(at), () => t.rawStore(at, -1)],
  "loadLinear and storeLinear": (t, at) => {
    const index = [Math.floor(at / 4), at % 4];
    return [() => t.loadLinear(index), () => t.storeLinear(index, -1)];
  },
  "get and set of five leaves": (t, at) => {
    const five = t.reshape(2, 2, 2, 2, 2);
    const index = [16, 8, 4, 2, 1].map((bit) => Number((at & bit) > 0));
    return [() => five.get(...index), () => five.set(...index, -1)];
  },
  "get and set of nested modes": (t, at) => {
    const nested = t.reshape(layout([[2, 4], 4], [[16, 4], 1]));
    const index = [Math.floor(at / 16), Math.floor(at / 4) % 4, at % 4];
    return [() => nested.get(...index), () => nested.set(...index, -1)];
  },
  "an older tensor": (t, at) => {
    const older = t.toLayoutTensor();
    const index = [Math.floor(at / 4), at % 4];
    return [() => older.get(...index), () => older.set(...index, -1)];
  },
  "a view of one element": (t, at) => {
    const one = t.tile([1, 1], [Math.floor(at / 4), at % 4]);
    return [() => one.reduceSum(), () => one.fill(-1)];
  },
};

describe.each(Object.entries(ways))("%s", (_, way) => {
  it("reads and writes what is still there", () => {
    const [tensor, rest] = shrunk(10, (storage) => tileTensor(storage, rowMajor(8, 4)));
    for (const at of [0, 5, 9]) {
      const [read, write] = way(tensor, at);
      expect(read()).toBe(at);
      write?.();
      expect(rest[at]).toBe(write ? -1 : at);
    }
  });

  it("refuses what is gone, and leaves the rest", () => {
    const [tensor, rest] = shrunk(10, (storage) => tileTensor(storage, rowMajor(8, 4)));
    const before = [...rest];
    for (const at of [10, 31]) {
      const [read, write] = way(tensor, at);
      expect(read).toThrow(expect.objectContaining({ code: "storage.too-small" }));
      if (write) expect(write).toThrow(expect.objectContaining({ code: "storage.too-small" }));
    }
    expect([...rest]).toEqual(before);
  });
});

describe("several scalars", () => {
  it("are there or refused together: a width", () => {
    const [tensor, rest] = shrunk(10, (storage) => tileTensor(storage, rowMajor(8, 4)));
    expect(lanes(tensor.load([1, 2], { width: 4 }))).toEqual([6, 7, 8, 9]);
    tensor.store([1, 2], [1, 1, 1, 1], { width: 4 });
    const args = { layout: "(8,4):(4,1)", cosize: 32, length: 10 };
    refuses(() => tensor.load([1, 3], { width: 4 }), "storage.too-small", { operation: "load", ...args });
    refuses(() => tensor.store([1, 3], [2, 2, 2, 2], { width: 4 }), "storage.too-small", {
      operation: "store",
      ...args,
    });
    refuses(() => tensor.rawLoad(7, { width: 4 }), "storage.too-small", { operation: "rawLoad", ...args });
    refuses(() => tensor.rawStore(7, 2, { width: 4 }), "storage.too-small", { operation: "rawStore", ...args });
    refuses(() => tensor.loadLinear([1, 3], { width: 4 }), "storage.too-small", { operation: "loadLinear", ...args });
    expect([...rest]).toEqual([0, 1, 2, 3, 4, 5, 1, 1, 1, 1]);
  });

  it("are there or refused together: the lanes of a vector, however far apart", () => {
    const [tensor, rest] = shrunk(10, (storage) => tileTensor(storage, rowMajor(8, 4)));
    const columns = tensor.vectorize(2, 1);
    expect(lanes(columns.get(0, 3))).toEqual([3, 7]);
    columns.set(0, 3, 5);
    columns.store([0, 2], [8, 9]);
    const args = { layout: "(4,4):(8,1)", cosize: 32, length: 10 };
    refuses(() => columns.get(1, 0), "storage.too-small", { operation: "get", ...args });
    refuses(() => columns.set(1, 0, 6), "storage.too-small", { operation: "set", ...args });
    refuses(() => columns.loadInto(new Float32Array(2), [1, 0]), "storage.too-small", {
      operation: "loadInto",
      ...args,
    });
    expect([...rest]).toEqual([0, 1, 8, 5, 4, 5, 9, 5, 8, 9]);
  });

  it("are all asked for by an operation on a whole tensor", () => {
    const [tensor] = shrunk(31, (storage) => tileTensor(storage, rowMajor(8, 4)));
    const args = { layout: "(8,4):(4,1)", cosize: 32, length: 31 };
    refuses(() => tensor.reduceSum(), "storage.too-small", { operation: "reduceSum", ...args });
    refuses(() => tensor.asSpan(), "storage.too-small", { operation: "asSpan", ...args });
  });
});

it("an array of fixed length that its buffer no longer holds is gone as a whole, as the platform has it", () => {
  const [tensor] = shrunk(31, ({ buffer }) => tileTensor(new Float32Array(buffer, 0, 32), rowMajor(8, 4)));
  refuses(() => tensor.get(0, 0), "storage.too-small", {
    operation: "get",
    layout: "(8,4):(4,1)",
    cosize: 32,
    length: 0,
  });
});
