import { describe, expect, it } from "vitest";
import { layout, rowMajor } from "../../src/layout/index.js";
import { makeLayout } from "../../src/layout/make-layout.js";
import { arange, tileTensor, zeros } from "../../src/tensor/index.js";
import type { IntTuple } from "../../types/coord/int-tuple.js";
import { type LooseTensor, loose, noSizes, refuses } from "./loose.js";

/** A tensor in which each slot of storage holds its own number, as far as the layout reaches. */
function slots(shape: IntTuple, stride: IntTuple): LooseTensor {
  const by = makeLayout("layout", shape, stride);
  return loose(
    tileTensor(
      Float32Array.from({ length: Number(by.cosize()) }, (_, slot) => slot),
      by,
    ),
  );
}

function first(tensor: LooseTensor): unknown {
  return tensor.load(0);
}

function layoutOf(tensor: LooseTensor): string {
  return String(tensor.layout);
}

describe("tile", () => {
  const a = loose(arange("float32", 8, 4));

  it("starts at the sum of at * size * stride and keeps the strides", () => {
    const tile = a.tile([2, 2], [3, 1]);
    expect(layoutOf(tile)).toBe("(2,2):(4,1)");
    expect(String(tile)).toBe("[[26.0, 27.0], [30.0, 31.0]]");
    expect(String(tile.tile([1, 2], [1, 0]))).toBe("[[30.0, 31.0]]");
    expect(layoutOf(a.tile([3, 4], [1, 0]))).toBe("(3,4):(4,1)");
    expect(layoutOf(a.tile([0, 4], [1, 0]))).toBe("(0,4):(4,1)");
    expect(layoutOf(loose(arange("int8", 7)).tile([2], [2]))).toBe("(2):(1)");
  });

  it("shares storage, both ways", () => {
    const parent = loose(zeros("int32", 4, 4));
    const tile = parent.tile([2, 2], [1, 1]);
    tile.set(0, 1, 5);
    parent.set(3, 3, 6);
    expect(parent.get(2, 3)).toBe(5);
    expect(tile.get(1, 1)).toBe(6);
  });

  it("counts vectors on a vectorized tensor", () => {
    const vectors = loose(arange("float32", 8, 8)).vectorize(1, 4);
    expect(vectors.tile([2, 1], [1, 1]).get(1, 0)).toEqual(Float32Array.of(28, 29, 30, 31));
  });

  it("reads the coarser leaf of a nested mode as a count, the finer one as the size", () => {
    const nested = slots(
      [
        [2, 4],
        [3, 5],
      ],
      [
        [60, 15],
        [5, 1],
      ],
    );
    const tile = nested.tile([4, 5], [1, 2]);
    expect(layoutOf(tile)).toBe("(4,5):(15,1)");
    expect(first(tile)).toBe(70);
    const columnMajor = slots(
      [
        [2, 4],
        [3, 5],
      ],
      [
        [1, 2],
        [8, 24],
      ],
    ).tile([2, 3], [1, 2]);
    expect(layoutOf(columnMajor)).toBe("(2,3):(1,8)");
    expect(first(columnMajor)).toBe(2 + 2 * 24);
    expect(layoutOf(slots([[1, 4], 2], [[0, 1], 4]).tile([1, 2], [3, 0]))).toBe("(1,2):(0,4)");
    refuses(() => slots([[2, 4], 2], [[3, 2], 16]).tile([4, 2], [0, 0]), "tile.sub-modes", {
      operation: "tile",
      axis: 0,
    });
    refuses(() => nested.tile([2, 5], [0, 0]), "tile.sub-size", { operation: "tile", axis: 0, own: 4, size: 2 });
    refuses(() => nested.tile([4, 5], [2, 0]), "tile.sub-count", { operation: "tile", at: 2, axis: 0, count: 2 });
    refuses(() => slots([[2, 2, 2], 3], [[4, 2, 1], 8]).tile([2, 3], [0, 0]), "tile.sub-modes", {
      operation: "tile",
      axis: 0,
    });
    refuses(() => slots([[[2, 2], 2], 3], [[[4, 2], 1], 8]).tile([2, 3], [0, 0]), "tile.sub-modes", {
      operation: "tile",
      axis: 0,
    });
  });

  it("refuses a tile that is not wholly inside", () => {
    const operation = "tile";
    refuses(() => a.tile([9, 2], [0, 0]), "tile.too-large", { operation, size: 9, axis: 0, extent: 8 });
    refuses(() => a.tile([2, 2], [4, 0]), "tile.overrun", { operation, size: 2, at: 4, axis: 0, extent: 8 });
    refuses(() => a.tile([3, 2], [2, 0]), "tile.overrun", { operation, size: 3, at: 2, axis: 0, extent: 8 });
    refuses(() => a.tile([2], [0, 0]), "tile.count", { operation, what: "sizes", rank: 2, count: 1 });
    refuses(() => a.tile([2, 2], [0]), "tile.count", { operation, what: "tile coordinates", rank: 2, count: 1 });
    refuses(() => a.tile(2, [0, 0]), "tensor.not-an-array", { operation, what: "sizes", value: 2 });
    refuses(() => a.tile([2, 2], undefined), "tensor.not-an-array", {
      operation,
      what: "tile coordinates",
      value: "undefined",
    });
    for (const no of noSizes) {
      expect(() => a.tile([no, 2], [0, 0])).toThrow(/^tile: size 0 is .*, not a whole number/);
      expect(() => a.tile([2, 2], [0, no])).toThrow(/^tile: tile coordinate .* on axis 1 is not a whole number from 0/);
    }
    refuses(() => loose(zeros("int8", 0, 4)).tile([1, 4], [0, 0]), "tile.too-large", {
      operation,
      size: 1,
      axis: 0,
      extent: 0,
    });
  });

  it("knows a size again that it has seen, and is not misled by one that was changed afterwards", () => {
    const sizes = [2, 2];
    expect(layoutOf(a.tile(sizes, [0, 0]))).toBe("(2,2):(4,1)");
    sizes[0] = 4;
    expect(layoutOf(a.tile(sizes, [0, 0]))).toBe("(4,2):(4,1)");
    expect(layoutOf(a.tile([2, 2], [0, 0]))).toBe("(2,2):(4,1)");
    for (let size = 1; size <= 8; size++)
      for (let again = 0; again < 3; again++) {
        expect(layoutOf(a.tile([size, 1 + (again % 2)], [0, 0]))).toBe(`(${size},${1 + (again % 2)}):(4,1)`);
      }
  });
});

describe("tileClipped", () => {
  const a = loose(arange("float32", 5, 7));

  it("cuts the last tile of an axis off at its end", () => {
    expect(layoutOf(a.tileClipped([2, 4], [0, 0]))).toBe("(2,4):(7,1)");
    expect(String(a.tileClipped([2, 4], [2, 1]))).toBe("[[32.0, 33.0, 34.0]]");
    expect(layoutOf(a.tileClipped([9, 9], [0, 0]))).toBe("(5,7):(7,1)");
    expect(layoutOf(loose(zeros("int8", 0)).tileClipped([4], [0]))).toBe("(0):(1)");
    expect(layoutOf(slots([[2, 4], 5], [[20, 5], 1]).tileClipped([4, 3], [1, 1]))).toBe("(4,2):(5,1)");
  });

  it("refuses a tile of which there is nothing", () => {
    const operation = "tileClipped";
    refuses(() => a.tileClipped([2, 4], [3, 0]), "tile.start", { operation, size: 2, at: 3, axis: 0, extent: 5 });
    refuses(() => a.tileClipped([5, 4], [1, 0]), "tile.start", { operation, size: 5, at: 1, axis: 0, extent: 5 });
    refuses(() => a.tileClipped([2], [0, 0]), "tile.count", { operation, what: "sizes", rank: 2, count: 1 });
    refuses(() => a.tileClipped([2, 2], [0, 0, 0]), "tile.count", {
      operation,
      what: "tile coordinates",
      rank: 2,
      count: 3,
    });
    refuses(() => a.tileClipped(null, [0, 0]), "tensor.not-an-array", { operation, what: "sizes", value: "null" });
    const nested = slots([[2, 4], 5], [[20, 5], 1]);
    refuses(() => nested.tileClipped([4, 3], [2, 0]), "tile.sub-count", { operation, at: 2, axis: 0, count: 2 });
    refuses(() => nested.tileClipped([3, 3], [0, 0]), "tile.sub-size", { operation, axis: 0, own: 4, size: 3 });
    for (const no of noSizes) {
      expect(() => a.tileClipped([no, 2], [0, 0])).toThrow(/^tileClipped: size 0 is/);
      expect(() => a.tileClipped([2, 2], [0, no])).toThrow(/^tileClipped: tile coordinate .* on axis 1/);
    }
  });
});

describe("slice", () => {
  const a = loose(arange("float32", 8, 4));

  it("drops an axis at an index and keeps ranges in every way to write them", () => {
    for (const rows of ["1:3", [1, 3], [1, { length: 2 }]]) {
      expect(String(a.slice(rows, 3))).toBe("[7.0, 11.0]");
      expect(layoutOf(a.slice(rows, 3))).toBe("(2):(4)");
    }
    expect(layoutOf(a.slice(":", "2:"))).toBe("(8,2):(4,1)");
    expect(layoutOf(a.slice(":3", ":"))).toBe("(3,4):(4,1)");
    expect(layoutOf(a.slice("8:8", "4:"))).toBe("(0,0):(4,1)");
    expect(String(a.slice(7, 3))).toBe("31.0");
    expect(layoutOf(a.slice(7, 3))).toBe("():()");
  });

  it("agrees with the reference", () => {
    const cube = loose(arange("int32", 16, 16, 16)).slice(3, "1:3", "0:4");
    expect(layoutOf(cube)).toBe("(2,4):(16,1)");
    expect(first(cube)).toBe(784);
    expect(first(loose(arange("int32", 4, 4, 4)).slice("1:3", "1:3", "1:3"))).toBe(21);
  });

  it("takes one argument for each leaf, and leaves no nesting", () => {
    const nested = slots([4, [3, 2]], [6, [2, 1]]);
    expect(layoutOf(nested.slice(":", ":", ":"))).toBe("(4,3,2):(6,2,1)");
    expect(layoutOf(nested.slice("1:", 2, ":"))).toBe("(3,2):(6,1)");
    expect(first(nested.slice("1:", 2, ":"))).toBe(10);
    refuses(() => nested.slice(":", ":"), "slice.count", { operation: "slice", rank: 3, count: 2 });
  });

  it("refuses what is malformed, reversed, negative or past the end", () => {
    const operation = "slice";
    for (const text of [
      "1.9:3",
      "3x:",
      "1:2:3",
      "x",
      "",
      "::",
      "1",
      "007:",
      "1.0:2",
      " 1:2",
      "+1:2",
      "0x1:2",
      "1e0:2",
      "-0:2",
      "1:9007199254740993",
    ]) {
      refuses(() => a.slice(text, 0), "slice.malformed", { operation, text: `'${text}'`, axis: 0 });
    }
    for (const no of [
      null,
      undefined,
      true,
      {},
      1n,
      [],
      [1],
      [1, 2, 3],
      [0.5, 2],
      ["1", 2],
      [0, { length: -1 }],
      [0, {}],
      [0, null],
      [Number.NaN, 2],
    ]) {
      expect(() => a.slice(":", no)).toThrow(/^slice: .* on axis 1 is neither an index nor a range/);
    }
    refuses(() => a.slice("3:2", 0), "slice.reversed", { operation, start: 3, end: 2, axis: 0 });
    refuses(() => a.slice("9:", 0), "slice.reversed", { operation, start: 9, end: 8, axis: 0 });
    refuses(() => a.slice("0:9", 0), "slice.overrun", { operation, start: 0, end: 9, axis: 0, extent: 8 });
    refuses(() => a.slice(":", [2, { length: 3 }]), "slice.overrun", {
      operation,
      start: 2,
      end: 5,
      axis: 1,
      extent: 4,
    });
    refuses(() => a.slice("-1:", 0), "slice.negative", { operation, bound: -1, axis: 0 });
    refuses(() => a.slice(":-1", 0), "slice.negative", { operation, bound: -1, axis: 0 });
    refuses(() => a.slice([-1, 2], 0), "slice.negative", { operation, bound: -1, axis: 0 });
    refuses(() => a.slice(8, ":"), "tensor.index", { operation, index: 8, axis: 0, extent: 8 });
    for (const index of [-1, 0.5, Number.NaN, Infinity]) {
      refuses(() => a.slice(index, ":"), "tensor.index-invalid", { operation, index, axis: 0 });
    }
    refuses(() => a.slice(0), "slice.count", { operation, rank: 2, count: 1 });
    expect(() => a.slice("0:2", 8)).toThrow("slice: index 8 is out of range for axis 1 of extent 4");
    expect(String(a.slice("0:2", 0))).toBe("[0.0, 4.0]");
    expect(() => a.slice("0:2", 4)).toThrow("slice: index 4 is out of range for axis 1 of extent 4");
  });

  it("forgets old ranges rather than grow, and reads them anew", () => {
    for (let round = 0; round < 2; round++) {
      for (let start = 0; start < 8; start++) {
        for (let end = start; end <= 8; end++) {
          const part = a.slice(`${start}:${end}`, start % 4);
          expect(layoutOf(part)).toBe(`(${end - start}):(4)`);
          if (end > start) expect(part.get(0)).toBe(start * 4 + (start % 4));
        }
      }
    }
  });
});

describe("at", () => {
  const a = loose(arange("float32", 8, 4));

  it("counts negative bounds from the end", () => {
    expect(String(a.at("-2:", 3))).toBe("[27.0, 31.0]");
    expect(String(a.at("-2:-1", [-1, 4]))).toBe("[[27.0]]");
    expect(layoutOf(a.at(":-3", ":"))).toBe("(5,4):(4,1)");
    expect(first(loose(arange("int32", 2, 3, 4, 2)).at(1, ":", 2, ":"))).toBe(28);
  });

  it("keeps or drops a nested mode whole", () => {
    const nested = slots([4, [3, 2]], [6, [2, 1]]);
    expect(layoutOf(nested.at("1:3", ":"))).toBe("(2,(3,2)):(6,(2,1))");
    expect(layoutOf(nested.at(2, ":"))).toBe("((3,2)):((2,1))");
    expect(layoutOf(nested.at(":", 5))).toBe("(4):(6)");
    expect(first(nested.at(":", 4))).toBe(3);
    refuses(() => nested.at(":", "0:2"), "slice.nested", { operation: "at", axis: 1 });
    refuses(() => nested.at(":", 6), "tensor.index", { operation: "at", index: 6, axis: 1, extent: 6 });
    refuses(() => nested.at(":", ":", ":"), "slice.count", { operation: "at", rank: 2, count: 3 });
  });

  it("refuses what lies outside", () => {
    const operation = "at";
    refuses(() => a.at("-9:", 0), "slice.before-start", { operation, bound: -9, axis: 0, extent: 8 });
    refuses(() => a.at("-1:-2", 0), "slice.reversed", { operation, start: 7, end: 6, axis: 0 });
    refuses(() => a.at("0:9", 0), "slice.overrun", { operation, start: 0, end: 9, axis: 0, extent: 8 });
    refuses(() => a.at(-1, ":"), "tensor.index-invalid", { operation, index: -1, axis: 0 });
    refuses(() => a.at("x", ":"), "slice.malformed", { operation, text: "'x'", axis: 0 });
  });
});

describe("vectorize", () => {
  it("divides extents, multiplies strides and names the block", () => {
    const a = loose(arange("float32", 8, 16));
    expect([a.vectorize(1, 4).dtype, layoutOf(a.vectorize(1, 4))]).toEqual(["float32x4", "(8,4):(16,4)"]);
    expect([a.vectorize(4, 4).dtype, layoutOf(a.vectorize(4, 4))]).toEqual(["float32x4x4", "(2,4):(64,4)"]);
    expect([a.vectorize(2, 1).dtype, layoutOf(a.vectorize(2, 1))]).toEqual(["float32x2x1", "(4,16):(32,1)"]);
    expect(a.vectorize(1, 1).dtype).toBe("float32x1");
    expect(a.vectorize(1, 1).get(0, 1)).toEqual(Float32Array.of(1));
    expect(a.vectorize(4, 4).get(1, 1)).toEqual(
      Float32Array.of(68, 69, 70, 71, 84, 85, 86, 87, 100, 101, 102, 103, 116, 117, 118, 119),
    );
    expect([a.vectorize(1, 4).elementSize, a.vectorize(1, 4).numElements(), a.elementSize]).toEqual([4, 32, 1]);
  });

  it("takes 16 bytes over the last axis without widths", () => {
    const names = {
      float64: "float64x2",
      float32: "float32x4",
      float16: "float16x8",
      int8: "int8x16",
      bool: "boolx16",
      int64: "int64x2",
    } as const;
    for (const [dtype, element] of Object.entries(names)) {
      expect(loose(zeros(dtype as keyof typeof names, 3, 16)).vectorize().dtype).toBe(element);
    }
    expect(layoutOf(loose(zeros("float32", 8)).vectorize())).toBe("(2):(4)");
    refuses(() => loose(zeros("float32", layout([], []))).vectorize(), "vectorize.no-axis", {});
  });

  it("refuses what does not divide, and blocks of blocks", () => {
    const a = loose(zeros("float32", 6, 4));
    refuses(() => a.vectorize(4, 1), "vectorize.divide", { axis: 0, extent: 6, width: 4 });
    refuses(() => a.vectorize(4), "vectorize.count", { rank: 2, count: 1 });
    refuses(() => a.vectorize(1, 4).vectorize(1, 1), "vectorize.again", { element: "float32x4" });
    refuses(() => loose(zeros("float32", 2, 6)).vectorize(), "vectorize.divide", { axis: 1, extent: 6, width: 4 });
    refuses(() => slots([[2, 2], 4], [[8, 4], 1]).vectorize(2, 4), "vectorize.nested", { axis: 0 });
    expect(layoutOf(slots([[2, 2], 4], [[8, 4], 1]).vectorize(1, 4))).toBe("((2,2),1):((8,4),4)");
    for (const no of [0, ...noSizes]) expect(() => a.vectorize(no, 1)).toThrow(/^vectorize: width 0 is /);
  });
});

describe("reshape", () => {
  it("re-reads elements in row-major order", () => {
    const a = loose(arange("float32", 3, 4));
    expect(String(a.reshape(2, 6))).toBe("[[0.0, 1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0, 11.0]]");
    expect(layoutOf(a.reshape(2, 2, 3))).toBe("(2,2,3):(6,3,1)");
    expect(layoutOf(a.reshape(12))).toBe("(12):(1)");
    a.reshape(4, 3).set(1, 0, 99);
    expect(a.get(0, 3)).toBe(99);
    expect(layoutOf(loose(zeros("int8", 1)).reshape())).toBe("():()");
    expect(layoutOf(loose(zeros("int8", layout([], []))).reshape(1, 1))).toBe("(1,1):(1,1)");
    expect(layoutOf(loose(zeros("int8", 0, 4)).reshape(2, 0))).toBe("(2,0):(0,1)");
  });

  it("forgives strides of size-1 axes, and judges vectors in elements", () => {
    expect(layoutOf(slots([1, 4, 1], [77, 1, 9]).reshape(2, 2))).toBe("(2,2):(2,1)");
    const vectors = loose(arange("float32", 4, 8)).vectorize(1, 4);
    expect(layoutOf(vectors.reshape(8))).toBe("(8):(4)");
    expect(vectors.reshape(8).get(7)).toEqual(Float32Array.of(28, 29, 30, 31));
    expect(layoutOf(vectors.coalesce())).toBe("(8):(4)");
  });

  it("takes a nested tensor whose modes are row-major and colexicographic inside", () => {
    const nested = slots([2, [3, 2]], [6, [1, 3]]);
    expect(layoutOf(nested.reshape(3, 4))).toBe("(3,4):(4,1)");
    refuses(() => slots([2, [3, 2]], [6, [2, 1]]).reshape(12), "reshape.order", {
      operation: "reshape",
      axis: 1,
      stride: 2,
      expected: 1,
    });
  });

  it("refuses another count, another order and sizes that are none", () => {
    const a = loose(zeros("float32", 3, 4));
    refuses(() => a.reshape(5, 2), "reshape.count", { count: 10, size: 12 });
    refuses(() => a.transpose().reshape(12), "reshape.order", {
      operation: "reshape",
      axis: 1,
      stride: 4,
      expected: 1,
    });
    refuses(() => a.slice(":", "0:2").reshape(6), "reshape.order", {
      operation: "reshape",
      axis: 0,
      stride: 4,
      expected: 2,
    });
    refuses(() => a.slice(":", "0:2").coalesce(), "reshape.order", {
      operation: "coalesce",
      axis: 0,
      stride: 4,
      expected: 2,
    });
    for (const no of noSizes) {
      if (typeof no === "number") expect(() => a.reshape(no)).toThrow(/^reshape: size 0 is .*, not a whole number/);
      expect(() => a.reshape(12, no)).toThrow(/^reshape: size 1 is .*, not a whole number/);
    }
    expect(() => a.reshape(2 ** 30, 2 ** 30)).toThrow(/^reshape: /);
  });

  it("takes a layout that re-reads a compact tensor", () => {
    const a = loose(arange("float32", 3, 4));
    expect(layoutOf(a.reshape(layout([4, 3], [1, 4])))).toBe("(4,3):(1,4)");
    expect(a.reshape(layout([4, 3], [1, 4])).get(1, 2)).toBe(9);
    expect(layoutOf(a.transpose().reshape(layout([[2, 2], 3], [[2, 1], 4])))).toBe("((2,2),3):((2,1),4)");
    expect(layoutOf(a.reshape(layout(12, 1)))).toBe("(12):(1)");
    expect(
      layoutOf(
        loose(arange("float32", 4, 8))
          .vectorize(1, 4)
          .reshape(layout([2, 4], [1, 2])),
      ),
    ).toBe("(2,4):(4,8)");
    refuses(() => a.reshape(rowMajor(2, 4)), "reshape.count", { count: 8, size: 12 });
    refuses(() => a.reshape(layout([12], [2])), "reshape.cosize", { last: 22, size: 11 });
    const gaps = a.slice(":", "0:2");
    refuses(() => gaps.reshape(rowMajor(6)), "reshape.not-compact", { layout: "(3,2):(4,1)" });
    for (const no of [null, undefined, "12", { shape: [12], stride: [1] }, [12], {}]) {
      expect(() => a.reshape(no)).toThrow(/^reshape: .* is not a layout/);
    }
  });
});

describe("transpose, permute and coalesce", () => {
  const cube = loose(arange("int32", 2, 3, 4));

  it("reorder modes", () => {
    expect(layoutOf(cube.transpose())).toBe("(4,3,2):(1,4,12)");
    expect(cube.transpose().transpose().layout).toBe(cube.layout);
    expect(layoutOf(cube.permute(2, 0, 1))).toBe("(4,2,3):(1,12,4)");
    expect(cube.permute(2, 0, 1).get(3, 1, 2)).toBe(23);
    expect(layoutOf(slots([4, [3, 2]], [6, [2, 1]]).transpose())).toBe("((3,2),4):((2,1),6)");
    expect(layoutOf(loose(zeros("int8", layout([], []))).transpose())).toBe("():()");
    expect(layoutOf(loose(zeros("int8", layout([], []))).permute())).toBe("():()");
  });

  it("permute refuses axes that are not each named once", () => {
    refuses(() => cube.permute(0, 1), "permute.count", { rank: 3, count: 2 });
    refuses(() => cube.permute(0, 1, 3), "permute.axis", { axis: 3, rank: 3 });
    refuses(() => cube.permute(0, 1, 1), "permute.repeated", { axis: 1 });
    for (const no of noSizes) expect(() => cube.permute(no, 1, 2)).toThrow(/^permute: axis .* of a tensor of rank 3/);
  });

  it("coalesce to one axis", () => {
    expect(layoutOf(cube.coalesce())).toBe("(24):(1)");
    expect(layoutOf(loose(zeros("int8", layout([], []))).coalesce())).toBe("(1):(1)");
    expect(layoutOf(loose(zeros("int8", 0, 3)).coalesce())).toBe("(0):(1)");
  });
});
