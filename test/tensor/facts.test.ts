import { describe, expect, it } from "vitest";
import { colMajor, layout, rowMajor } from "../../src/layout/index.js";
import { arange, tileTensor, wasmMemory, zeros } from "../../src/tensor/index.js";
import { whereWebAssemblyIs } from "../kernel/matrices.js";
import { loose, noSizes, refuses } from "./loose.js";

const a = loose(zeros("float32", 8, 4));
const nested = loose(zeros("float32", [2, 4], 4));

describe("what a tensor tells about itself", () => {
  it("counts axes, leaves, elements and lanes", () => {
    expect([a.rank, a.flatRank, a.numElements(), a.elementSize]).toEqual([2, 2, 32, 1]);
    expect([nested.rank, nested.flatRank, nested.dim(0), nested.dim(1)]).toEqual([2, 3, 8, 4]);
    const vectors = a.vectorize(1, 4);
    expect([vectors.elementSize, vectors.numElements(), vectors.dim(1), vectors.dynamicStride(1)]).toEqual([
      4, 8, 1, 4,
    ]);
    expect(nested.dynamicStride(1)).toBe(1);
    const none = { operation: "dynamicStride", axis: 0, shape: "(2,4)" };
    refuses(() => nested.dynamicStride(0), "tensor.nested", none);
    for (const no of [2, ...noSizes]) {
      expect(() => a.dim(no)).toThrow(/^dim: axis .* of a tensor of rank 2/);
      expect(() => a.dynamicStride(no)).toThrow(/^dynamicStride: axis .* of a tensor of rank 2/);
    }
  });

  it("knows whether its elements are in row-major order", () => {
    const orders = [a, nested, a.transpose(), a.vectorize(1, 4), a.slice(":", "0:2"), a.slice("3:4", "0:2")];
    expect(orders.map((tensor) => tensor.isRowMajor())).toEqual([true, false, false, true, false, true]);
    expect(loose(zeros("int8", colMajor(4, 1))).isRowMajor()).toBe(true);
    expect(loose(zeros("int8", layout([], []))).isRowMajor()).toBe(true);
    expect(
      loose(zeros("int8", 0, 3))
        .transpose()
        .isRowMajor(),
    ).toBe(true);
  });

  it("compares the structure of a coordinate, as the reference does", () => {
    const deep = loose(zeros("int8", [2, 3], [4, 2]));
    expect([
      deep.isCompatibleWith([5, 7]),
      deep.isCompatibleWith([
        [1, 1],
        [1, 1],
      ]),
    ]).toEqual([true, true]);
    expect([
      deep.isCompatibleWith([
        [1, 1, 1],
        [1, 1],
      ]),
      deep.isCompatibleWith([1]),
    ]).toEqual([false, false]);
    expect([a.isCompatibleWith([[1, 2], 3]), a.isCompatibleWith([1, 2, 3])]).toEqual([false, false]);
    refuses(() => a.isCompatibleWith(3), "tensor.not-an-array", {
      operation: "isCompatibleWith",
      what: "indices",
      value: 3,
    });
  });

  it("names its parameters", () => {
    const parameters = "dtype=float32, Engine=HeapEngine[element_size=1], address_space=heap, linear_idx_type=int32";
    expect(a.getTypeName()).toBe(`TileTensor[mut=true, ${parameters}]`);
    expect(a.asImm().getTypeName()).toBe(`TileTensor[mut=false, ${parameters}]`);
    expect(a.vectorize(1, 4).getTypeName()).toContain("Engine=HeapEngine[element_size=4]");
    const huge = loose(tileTensor(new Int8Array(0), layout([0, 2 ** 31], [1, 1])));
    expect([a.linearIdxType, huge.linearIdxType]).toEqual(["int32", "int32"]);
  });
});

describe("strides stated for a tile", () => {
  it("are compared with the tensor's", () => {
    expect(String(a.tile([2, 2], [1, 1], { strides: [4, 1] }).layout)).toBe("(2,2):(4,1)");
    expect(a.tileWithOffset([2, 2], [1, 1], { strides: [4, 1] }).offset).toBe(10);
    expect(String(a.tile([2, 2], [1, 1], {}).layout)).toBe("(2,2):(4,1)");
    refuses(() => a.tile([2, 2], [1, 1], { strides: [8, 1] }), "tile.stride", {
      operation: "tile",
      axis: 0,
      stride: 4,
      given: 8,
    });
    refuses(() => a.tile([2, 2], [1, 1], { strides: [4] }), "tile.count", {
      operation: "tile",
      what: "strides",
      rank: 2,
      count: 1,
    });
    refuses(() => a.tile([2, 2], [1, 1], 3), "tensor.not-options", { operation: "tile", value: 3 });
    refuses(() => a.tile([2, 2], [1, 1], { strides: 4 }), "tensor.not-an-array", {
      operation: "tile",
      what: "strides",
      value: 4,
    });
    for (const no of noSizes) expect(() => a.tile([2, 2], [0, 0], { strides: [no, 1] })).toThrow(/^tile: axis 0 has/);
  });
});

describe("addressSpaceCast", () => {
  whereWebAssemblyIs("knows its memory", () => {
    const inWasm = loose(wasmMemory().zeros("float32", 4));
    expect(inWasm.addressSpaceCast("wasm")).toBe(inWasm);
  });

  it("gives the tensor itself where its buffer is of that kind", () => {
    const shared = loose(tileTensor(new Float32Array(new SharedArrayBuffer(16)), rowMajor(4)));
    expect([a.addressSpaceCast("heap"), shared.addressSpaceCast("shared")]).toEqual([a, shared]);
    refuses(() => a.addressSpaceCast("shared"), "space.cast", { space: "heap", wanted: "shared" });
    refuses(() => shared.addressSpaceCast("heap"), "space.cast", { space: "shared", wanted: "heap" });
    refuses(() => a.addressSpaceCast("readonly"), "space.cast", { space: "heap", wanted: "readonly" });
    for (const no of [undefined, null, 3, {}])
      expect(() => a.addressSpaceCast(no)).toThrow(/^addressSpaceCast: the storage is/);
    expect(() => loose(arange("int8", 2)).asImm().addressSpaceCast("heap").set(0, 1)).toThrow("read-only");
  });
});
