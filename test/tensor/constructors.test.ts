import { describe, expect, it } from "vitest";
import { dtypes } from "../../src/dtype/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { arange, empty, full, isTileTensor, TileTensor, tileTensor, zeros } from "../../src/tensor/index.js";
import { type LooseTensor, loose, noSizes, refuses } from "./loose.js";

/** The constructors as JavaScript sees them. */
type Maker = (...all: unknown[]) => LooseTensor;
const make = tileTensor as unknown as Maker;
const makers = { zeros, empty, full, arange } as unknown as Readonly<
  Record<"zeros" | "empty" | "full" | "arange", Maker>
>;
const fresh = (name: keyof typeof makers, ...all: unknown[]): LooseTensor => makers[name](...all);

describe("tileTensor over storage", () => {
  it("takes every typed array as it is, and its element type with it", () => {
    const arrays = [
      [new Int8Array(6), "int8"],
      [new Uint8Array(6), "uint8"],
      [new Uint8ClampedArray(6), "uint8clamped"],
      [new Int16Array(6), "int16"],
      [new Uint16Array(6), "uint16"],
      [new Int32Array(6), "int32"],
      [new Uint32Array(6), "uint32"],
      [new BigInt64Array(6), "int64"],
      [new BigUint64Array(6), "uint64"],
      [new Float32Array(6), "float32"],
      [new Float64Array(6), "float64"],
      [Buffer.alloc(6), "uint8"],
    ] as const;
    for (const [array, dtype] of arrays) {
      const tensor = make(array, rowMajor(2, 3));
      expect(tensor.dtype).toBe(dtype);
      tensor.set(1, 2, dtype.endsWith("int64") ? 5n : 5);
      expect(Number(array[5])).toBe(5);
    }
  });

  it("keeps the layout that it was given, as a tuple at the top", () => {
    const by = rowMajor(2, 3);
    expect(tileTensor(new Float32Array(6), by).layout).toBe(by);
    const bare = make(new Float32Array(6), layout(6, 1));
    expect(bare.layout.shape).toEqual([6]);
    expect(bare.get(5)).toBe(0);
    expect(tileTensor(new Float32Array(1), layout([], [])).get()).toBe(0);
  });

  it("re-reads the same bytes under another dtype of equal size", () => {
    const words = Uint16Array.of(0x3c00, 0x3f80);
    expect(tileTensor(words, rowMajor(2), { dtype: "float16" }).get(0)).toBe(1);
    expect(tileTensor(words, rowMajor(2), { dtype: "bfloat16" }).get(1)).toBe(1);
    expect(tileTensor(Uint8Array.of(0, 2), rowMajor(2), { dtype: "bool" }).get(1)).toBe(true);
    const floats = Float32Array.of(1.5);
    const bits = tileTensor(floats, rowMajor(1), { dtype: "uint32" });
    expect(bits.get(0)).toBe(1069547520);
    bits.set(0, 0);
    expect(floats[0]).toBe(0);
    refuses(() => make(words, rowMajor(2), { dtype: "float32" }), "storage.element-size", {
      operation: "tileTensor",
      array: "Uint16Array",
      arrayBytes: 2,
      dtype: "float32",
      bytes: 4,
    });
  });

  it("begins at an offset, in a view of a buffer, in shared memory", () => {
    const data = Float32Array.from({ length: 10 }, (_, slot) => slot);
    expect(tileTensor(data, rowMajor(2, 2), { offset: 3 }).get(1, 1)).toBe(6);
    expect(tileTensor(data.subarray(4), rowMajor(2, 3)).get(1, 2)).toBe(9);
    const shared = tileTensor(new Int32Array(new SharedArrayBuffer(16)), rowMajor(2, 2));
    expect(shared.space).toBe("shared");
    expect(shared.tile([1, 1], [1, 1]).space).toBe("shared");
    expect(zeros("int32", 2).space).toBe("heap");
    for (const offset of [7, -1, 0.5, "1", null, Number.NaN]) {
      expect(() => make(data.subarray(4), rowMajor(1), { offset })).toThrow(
        /^tileTensor: offset .* is (not a whole number from 0|past the storage of length 6)$/,
      );
    }
  });

  it("takes a DataView that says what it holds and is aligned", () => {
    const buffer = new ArrayBuffer(16);
    const tensor = make(new DataView(buffer, 4), rowMajor(3), { dtype: "float32" });
    tensor.set(0, 1.5);
    expect(new Float32Array(buffer)[1]).toBe(1.5);
    refuses(() => make(new DataView(buffer), rowMajor(3)), "storage.needs-dtype", {
      operation: "tileTensor",
      storage: "DataView",
    });
    refuses(() => make(new DataView(buffer, 2), rowMajor(3), { dtype: "float32" }), "storage.alignment", {
      operation: "tileTensor",
      offset: 2,
      bytes: 4,
      dtype: "float32",
    });
    refuses(() => make(new DataView(buffer, 4), rowMajor(4), { dtype: "float32" }), "storage.too-small", {
      operation: "tileTensor",
      layout: "(4):(1)",
      cosize: 4,
      length: 3,
    });
  });

  it("refuses storage that does not hold its layout, or is none", () => {
    const operation = "tileTensor";
    const short = { operation, layout: "(2,3):(4,1)", cosize: 7, length: 6 };
    refuses(() => make(new Float32Array(6), layout([2, 3], [4, 1])), "storage.too-small", short);
    refuses(() => make(new Float32Array(7), layout([2, 3], [4, 1]), { offset: 1 }), "storage.too-small", short);
    expect(make(new Float32Array(0), rowMajor(0, 3)).numElements()).toBe(0);
    for (const no of [null, undefined, 5, "abc", {}, { length: 6 }]) {
      expect(() => make(no, rowMajor(2))).toThrow(/^tileTensor: .* is neither a typed array, a buffer nor a tensor$/);
    }
    for (const no of [null, undefined, 6, "6:1", {}, { shape: [6], stride: [1] }, [6]]) {
      expect(() => make(new Float32Array(6), no)).toThrow(/^tileTensor: .* is not a layout/);
    }
    for (const no of ["f32", 4, null, {}, "float32x4"]) {
      expect(() => make(new Float32Array(6), rowMajor(6), { dtype: no })).toThrow(/^tileTensor: .* is not a dtype/);
    }
    for (const no of [null, 5, "float32"]) {
      expect(() => make(new Float32Array(6), rowMajor(6), no)).toThrow(/^tileTensor: .* is not an object of options/);
    }
    const gone = new Float32Array(4);
    const view = new DataView(gone.buffer);
    structuredClone(gone.buffer, { transfer: [gone.buffer] });
    refuses(() => make(gone, rowMajor(4)), "storage.detached", { operation });
    refuses(() => make(gone, rowMajor(0)), "storage.detached", { operation });
    refuses(() => make(gone, rowMajor(4), { dtype: "int32" }), "storage.detached", { operation });
    refuses(() => make(view, rowMajor(4), { dtype: "int32" }), "storage.detached", { operation });
  });
});

describe("tileTensor of nested rows", () => {
  it("copies them in row-major order", () => {
    const a = make([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    expect([a.dtype, String(a.layout), String(a)]).toEqual([
      "float32",
      "(2,3):(3,1)",
      "[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]",
    ]);
    expect(
      String(
        make([
          [[1], [2]],
          [[3], [4]],
        ]).layout,
      ),
    ).toBe("(2,2,1):(2,1,1)");
    expect(String(make([[true], [false]], { dtype: "bool" }))).toBe("[[true], [false]]");
    expect(make([2n ** 63n], { dtype: "int64" }).get(0)).toBe(-(2n ** 63n));
    expect(make([0.1], { dtype: "float16" }).get(0)).toBe(0.0999755859375);
    expect(make([]).layout.shape).toEqual([0]);
    expect(make([[], []]).layout.shape).toEqual([2, 0]);
  });

  it("refuses ragged rows and values that are none", () => {
    const operation = "tileTensor";
    refuses(() => make([[1, 2], [3]]), "array.ragged", { operation, length: 1, first: 2 });
    refuses(() => make([[[1], [2]], [[3]]]), "array.ragged", { operation, length: 1, first: 2 });
    refuses(() => make([[1, 2], 3]), "array.mixed", { operation });
    refuses(() => make([1, [2]]), "array.mixed", { operation });
    refuses(
      () =>
        make([
          [1, 2],
          [3, [4]],
        ]),
      "array.mixed",
      { operation },
    );
    for (const no of ["1", null, undefined, 1n, true, {}]) {
      expect(() => make([[1, no]])).toThrow(/^tileTensor: .* is not a number, the value of float32/);
    }
    expect(() => make(new Array(3))).toThrow("tileTensor: undefined is not a number, the value of float32");
    expect(() => make([1], { dtype: "f32" })).toThrow(/is not a dtype/);
    expect(() => make([1], 5)).toThrow(/is not an object of options/);
  });
});

describe("zeros, empty, full and arange", () => {
  it.each(dtypes)("allocate %s", (dtype) => {
    const [one, zero] = dtype === "bool" ? [true, false] : dtype.endsWith("int64") ? [1n, 0n] : [1, 0];
    expect(fresh("zeros", dtype, 2, 3).get(1, 2)).toBe(zero);
    expect(fresh("empty", dtype, 2, 3).numElements()).toBe(6);
    expect(fresh("full", dtype, one, 2, 3).get(1, 2)).toBe(one);
    expect(fresh("arange", dtype, 2).get(1)).toBe(one);
  });

  it("lay out sizes in row-major order, nested sizes as nested modes", () => {
    expect(String(zeros("int8", 2, 3, 4).layout)).toBe("(2,3,4):(12,4,1)");
    expect(String(zeros("int8", [2, 3], 4).layout)).toBe("((2,3),4):((12,4),1)");
    expect(String(empty("int8", layout([], [])).layout)).toBe("():()");
    expect(String(full("int8", 7, 2, 2))).toBe("[[7, 7], [7, 7]]");
    expect(zeros("int8", 0, 5).numElements()).toBe(0);
  });

  it("take one layout, gaps and all", () => {
    const by = layout([2, 3], [8, 2]);
    expect(zeros("int8", by).layout).toBe(by);
    expect(String(full("int8", 3, by))).toBe("[[3, 3, 3], [3, 3, 3]]");
    expect(String(full("int8", 3, layout([2, 2], [0, 1])))).toBe("[[3, 3], [3, 3]]");
    expect(String(arange("int8", by))).toBe("[[0, 1, 2], [3, 4, 5]]");
    expect(String(arange("int8", layout([2, 3], [1, 2])))).toBe("[[0, 1, 2], [3, 4, 5]]");
    expect(String(arange("int8", layout([[2, 2], 2], [[1, 2], 4])))).toBe(
      "[[0, 4], [2, 6], [1, 5], [3, 7]]".replace(/.*/, "[[0, 1], [2, 3], [4, 5], [6, 7]]"),
    );
    refuses(() => fresh("arange", "int8", layout([2, 2], [0, 1])), "tensor.stride-zero", {
      operation: "arange",
      axis: 0,
    });
  });

  it("count past the range of a dtype as its store does", () => {
    expect(arange("uint8", 300).get(299)).toBe(43);
    expect(arange("uint8clamped", 300).get(299)).toBe(255);
    expect(arange("bfloat16", 300).get(299)).toBe(300);
    expect(String(arange("bool", 3))).toBe("[false, true, true]");
    expect(arange("int64", 3).get(2)).toBe(2n);
  });

  it("refuse what is no dtype, no size, no value, and too much", () => {
    for (const name of ["zeros", "empty", "arange"] as const) {
      for (const no of ["f32", undefined, null, 4, {}])
        expect(() => fresh(name, no, 2)).toThrow(new RegExp(`^${name}: .* is not a dtype`));
      for (const no of noSizes) expect(() => fresh(name, "int8", 2, no)).toThrow(new RegExp(`^${name}: `));
      const allocation = { operation: name, count: 2 ** 52, dtype: "float64" };
      refuses(() => fresh(name, "float64", 2 ** 52), "storage.allocation", allocation);
      expect(() => fresh(name, "float64", 2 ** 40, 2 ** 40)).toThrow(new RegExp(`^${name}: `));
    }
    refuses(() => fresh("full", "int8", "1", 2), "tensor.value", {
      operation: "full",
      value: '"1"',
      wanted: "number",
      dtype: "int8",
    });
    refuses(() => fresh("full", "int64", 1, 2), "tensor.value", {
      operation: "full",
      value: 1,
      wanted: "bigint",
      dtype: "int64",
    });
  });
});

describe("instanceof TileTensor and isTileTensor", () => {
  it("know every kind of tensor and nothing else", () => {
    const a: unknown = zeros("float32", 2, 4);
    const views = [
      a,
      loose(a).asImm(),
      loose(a).vectorize(1, 4),
      loose(a).transpose(),
      tileTensor(new Int8Array(new SharedArrayBuffer(2)), rowMajor(2)),
    ];
    for (const view of views) {
      expect(view instanceof TileTensor).toBe(true);
      expect(isTileTensor(view)).toBe(true);
    }
    for (const no of [null, undefined, 5, "TileTensor", {}, [], new Float32Array(2), rowMajor(2), TileTensor]) {
      expect(no instanceof TileTensor).toBe(false);
      expect(isTileTensor(no)).toBe(false);
    }
  });
});

describe("copyFrom", () => {
  it("refuses what is no tensor, has another count, or groups scalars otherwise", () => {
    const a = loose(zeros("float32", 2, 4));
    for (const no of [null, undefined, 5, [1, 2], new Float32Array(8), {}, rowMajor(2, 4)]) {
      expect(() => a.copyFrom(no)).toThrow(/^copyFrom: .* is not a tensor/);
    }
    refuses(() => a.copyFrom(zeros("float32", 2, 3)), "copyFrom.count", { operation: "copyFrom", size: 8, other: 6 });
    const [wide, square] = [a.vectorize(1, 4), a.vectorize(2, 2)];
    refuses(() => wide.copyFrom(a), "operand.block", { operation: "copyFrom", element: "float32x4", other: "float32" });
    refuses(() => wide.copyFrom(square), "operand.block", {
      operation: "copyFrom",
      element: "float32x4",
      other: "float32x2x2",
    });
    const column = loose(zeros("float32", 4, 2)).vectorize(4, 1);
    refuses(() => wide.copyFrom(column), "operand.block", {
      operation: "copyFrom",
      element: "float32x4",
      other: "float32x4x1",
    });
  });

  it("casts, and pairs vectors lane by lane", () => {
    const floats = loose(tileTensor(Float32Array.of(1.9, -1.9, 300, Number.NaN), rowMajor(4)));
    expect(String(loose(zeros("int8", 4)).copyFrom(floats))).toBe("[1, -1, 44, 0]");
    expect(String(loose(zeros("int64", 4)).copyFrom(floats))).toBe("[1, -1, 300, 0]");
    const vectors = loose(zeros("bfloat16", 4, 2))
      .transpose()
      .vectorize(1, 4);
    vectors.copyFrom(loose(arange("int32", 2, 4)).vectorize(1, 4));
    expect(String(vectors)).toBe("[[[0.0, 1.0, 2.0, 3.0]], [[4.0, 5.0, 6.0, 7.0]]]");
  });

  it("does nothing without elements", () => {
    const none = loose(zeros("float32", 0, 3));
    expect(none.copyFrom(zeros("int8", 3, 0))).toBe(none);
  });
});
