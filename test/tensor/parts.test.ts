import { describe, expect, it } from "vitest";
import { swizzle } from "../../src/algebra/swizzle.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { makeLayout } from "../../src/layout/make-layout.js";
import { engineTensor } from "../../src/tensor/engine-tensor.js";
import { arange, tileTensor, zeros } from "../../src/tensor/index.js";
import type { IntTuple } from "../../types/coord/int-tuple.js";
import { PagedEngine } from "../engine/paged-engine.js";
import { type LooseTensor, loose, noSizes, refuses } from "./loose.js";

function slots(shape: IntTuple, stride: IntTuple): LooseTensor {
  const by = makeLayout("layout", shape, stride);
  const length = by.toString().includes("0,") ? 64 : 256;
  return loose(
    tileTensor(
      Float32Array.from({ length }, (_, slot) => slot),
      by,
    ),
  );
}

const layoutOf = (tensor: LooseTensor): string => String(tensor.layout);
const onPages = (): LooseTensor => {
  const paged = new PagedEngine(4, 0);
  return loose(engineTensor(paged, paged.allocate("float64", 12), rowMajor(3, 4)));
};

describe("pointers and spans", () => {
  it("name the array and the position in it", () => {
    const data = new Float32Array(40);
    const a = loose(tileTensor(data, rowMajor(4, 8), { offset: 3 })).tile([2, 4], [1, 1]);
    expect(a.unsafePtr()).toEqual({ array: data, offset: 3 + 16 + 4 });
    expect(a.unsafePtr().array).toBe(data);
    expect(a.ptrAtOffset([1, 2]).offset).toBe(23 + 10);
    expect(a.ptrAtOffset(1).offset).toBe(23 + 8);
    refuses(() => a.ptrAtOffset([2, 0]), "tensor.coordinate", {
      operation: "ptrAtOffset",
      coordinate: "(2,0)",
      shape: "(2,4)",
    });
    expect(a.prefetch([1, 2])).toBeUndefined();
    refuses(() => a.prefetch(8), "tensor.scalar-index", { operation: "prefetch", index: 8, size: 8 });
    const none = { operation: "unsafePtr", engine: "PagedEngine" };
    refuses(() => onPages().unsafePtr(), "storage.no-array", none);
  });

  it("give the scalars of a tensor in row-major order", () => {
    const data = Float32Array.from({ length: 32 }, (_, slot) => slot);
    const a = loose(tileTensor(data, rowMajor(4, 8)));
    const span = a.slice("1:3", ":").asSpan() as Float32Array;
    expect([span.length, span[0], span.buffer === data.buffer]).toEqual([16, 8, true]);
    expect(a.vectorize(1, 4).asSpan()).toHaveLength(32);
    expect(a.slice(2, 3).asSpan()).toEqual(Float32Array.of(19));
    expect(loose(zeros("bfloat16", 0, 3)).asSpan()).toEqual(new Uint16Array(0));
    refuses(() => a.transpose().asSpan(), "reshape.order", { operation: "asSpan", axis: 1, stride: 8, expected: 1 });
    expect(a.slice("0:2", ":").vectorize(2, 8).asSpan()).toHaveLength(16);
    refuses(() => a.slice(":2", ":4").vectorize(2, 4).asSpan(), "asSpan.block", { element: "float32x2x4" });
    structuredClone(data.buffer, { transfer: [data.buffer] });
    refuses(() => a.asSpan(), "storage.detached", { operation: "asSpan" });
  });
});

describe("raw and linear access", () => {
  it("rawLoad and rawStore ignore the layout", () => {
    const a = loose(arange("float32", 4, 4)).tile([2, 2], [1, 1]);
    expect(a.rawLoad(0)).toBe(10);
    expect(a.rawLoad(2)).toBe(12);
    expect(a.rawLoad(1, { width: 3 })).toEqual(Float32Array.of(11, 12, 13));
    expect(loose(arange("float32", 8)).vectorize(4).rawLoad(5)).toBe(5);
    a.rawStore(5, -1);
    a.rawStore(0, [7, 8], { width: 2 });
    expect(String(a)).toBe("[[7.0, 8.0], [14.0, -1.0]]");
    refuses(() => a.rawLoad(6), "tensor.past-end", { operation: "rawLoad", width: 1, offset: 6, last: 5 });
    refuses(() => a.rawStore(5, 0, { width: 2 }), "tensor.past-end", {
      operation: "rawStore",
      width: 2,
      offset: 5,
      last: 5,
    });
    refuses(() => a.asImm().rawStore(0, 0), "tensor.read-only", { operation: "rawStore" });
    refuses(() => a.rawStore(0, "1"), "tensor.value", {
      operation: "rawStore",
      value: '"1"',
      wanted: "number",
      dtype: "float32",
    });
    for (const no of noSizes) {
      expect(() => a.rawLoad(no)).toThrow(/^rawLoad: offset .* is not a whole number from 0/);
      expect(() => a.rawStore(no, 0)).toThrow(/^rawStore: offset .* is not a whole number from 0/);
    }
  });

  it("loadLinear and storeLinear take one index for each axis", () => {
    const a = loose(
      tileTensor([
        [0, 10, 20, 30],
        [40, 50, 60, 70],
        [80, 90, 100, 110],
      ]),
    );
    expect(a.loadLinear([1, 0], { width: 2 })).toEqual(Float32Array.of(40, 50));
    expect(a.loadLinear([2, 3])).toBe(110);
    a.storeLinear([0, 1], 5);
    a.storeLinear([2, 0], [1, 2], { width: 2 });
    expect(String(a.slice(":", 1))).toBe("[5.0, 50.0, 2.0]");
    expect(a.vectorize(1, 4).loadLinear([1, 0])).toEqual(Float32Array.of(40, 50, 60, 70));
    refuses(() => a.loadLinear([3, 0]), "tensor.index", { operation: "loadLinear", index: 3, axis: 0, extent: 3 });
    refuses(() => a.loadLinear([0]), "tensor.index-count", { operation: "loadLinear", rank: 2, count: 1 });
    refuses(() => a.storeLinear([0, 0, 0], 1), "tensor.index-count", { operation: "storeLinear", rank: 2, count: 3 });
    refuses(() => a.loadLinear(3), "tensor.not-an-array", { operation: "loadLinear", what: "indices", value: 3 });
    refuses(() => slots([2, [2, 2]], [4, [2, 1]]).loadLinear([0, 0, 0]), "tensor.nested", {
      operation: "loadLinear",
      axis: 1,
      shape: "(2,2)",
    });
  });
});

describe("tileWithOffset", () => {
  it("tells the corner and the offset", () => {
    const { tile, corner, offset } = loose(arange("float32", 4, 4)).tileWithOffset([2, 2], [1, 1]);
    expect([layoutOf(tile), corner, offset, tile.load(0)]).toEqual(["(2,2):(4,1)", [2, 2], 10, 10]);
    const nested = { operation: "tileWithOffset", axis: 0, shape: "(2,4)" };
    refuses(() => slots([[2, 4], 3], [[12, 3], 1]).tileWithOffset([4, 3], [0, 0]), "tensor.nested", nested);
    const overrun = { operation: "tileWithOffset", size: 2, at: 2, axis: 0, extent: 4 };
    refuses(() => loose(arange("float32", 4, 4)).tileWithOffset([2, 2], [2, 0]), "tile.overrun", overrun);
  });
});

describe("split", () => {
  const a = loose(arange("int32", 4, 4));

  it("gives equal parts that inherit mutability", () => {
    const parts = a.split(2, { axis: 1 });
    expect(parts.map(layoutOf)).toEqual(["(4,2):(4,1)", "(4,2):(4,1)"]);
    expect(parts.map((part) => part.load(0))).toEqual([0, 2]);
    expect(a.split(4).map((part) => part.load(0))).toEqual([0, 4, 8, 12]);
    parts[1]?.set(0, 0, 2);
    expect(() => a.asImm().split(2)[0]?.set(0, 0, 1)).toThrow("set: the tensor is read-only");
  });

  it("gives one part, the last ones shorter or empty", () => {
    const along = (extent: number, count: number, alignment?: number): unknown[] =>
      Array.from({ length: count }, (_, index) => {
        const part = loose(arange("int32", extent)).split(
          count,
          index,
          alignment === undefined ? undefined : { alignment },
        );
        return [part.numElements() === 0 ? "-" : part.load(0), part.numElements()];
      });
    expect(along(8, 3, 4)).toEqual([
      [0, 4],
      [4, 4],
      ["-", 0],
    ]);
    expect(along(5, 2)).toEqual([
      [0, 3],
      [3, 2],
    ]);
    expect(along(10, 4)).toEqual([
      [0, 3],
      [3, 3],
      [6, 3],
      [9, 1],
    ]);
    expect(along(0, 2)).toEqual([
      ["-", 0],
      ["-", 0],
    ]);
  });

  it("refuses what is no count, part, axis or alignment", () => {
    refuses(() => loose(zeros("int8", 3, 3)).split(2), "split.divide", { axis: 0, extent: 3, count: 2 });
    refuses(() => a.split(2, { axis: 2 }), "view.axis", { operation: "split", axis: 2, rank: 2 });
    refuses(() => a.split(2, 2), "split.part", { part: 2, count: 2 });
    refuses(() => a.split(2, -1), "split.part", { part: -1, count: 2 });
    refuses(() => a.split(2, 0, { alignment: 0 }), "split.alignment", { alignment: 0 });
    refuses(() => slots([[2, 2], 4], [[8, 4], 1]).split(2), "tensor.nested", {
      operation: "split",
      axis: 0,
      shape: "(2,2)",
    });
    for (const no of [0, ...noSizes]) expect(() => a.split(no)).toThrow(/^split: a count is a whole number from 1/);
    for (const no of noSizes.filter((value) => value !== undefined)) {
      expect(() => a.split(2, { axis: no })).toThrow(/^split: axis .* of a tensor of rank 2/);
      expect(() => a.split(2, 0, { alignment: no })).toThrow(/^split: an alignment is/);
    }
  });
});

describe("distribute", () => {
  const threads = layout([2, 2], [2, 1]);

  it("gives each thread every so many-th element", () => {
    const a = loose(zeros("int32", 4, 4));
    expect(layoutOf(a.distribute(threads, 3))).toBe("(2,2):(8,2)");
    let counter = 0;
    for (let id = 0; id < 4; id++) {
      const part = a.distribute(threads, id);
      for (const [i, j] of [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ])
        part.set(i, j, counter++);
    }
    expect(String(a.coalesce())).toBe("[0, 4, 1, 5, 8, 12, 9, 13, 2, 6, 3, 7, 10, 14, 11, 15]");
  });

  it("moves the part by a swizzle that counts elements, and tells thread and offset", () => {
    const a = loose(arange("int32", 4, 4));
    const by = swizzle(1, 0, 2);
    const places = [0, 1, 2, 3].map((id) => a.distributeWithOffset(threads, id, { swizzle: by }));
    expect(places.map(({ offset }) => offset)).toEqual([0, 1, 5, 4]);
    expect(places.map(({ thread }) => thread)).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
    expect(places.map(({ fragment }) => fragment.load(0))).toEqual([0, 1, 5, 4]);
    const vectors = loose(arange("int32", 4, 16)).vectorize(1, 4);
    expect(vectors.distributeWithOffset(threads, 2, { swizzle: by }).offset).toBe(20);
    const args = { operation: "distribute", id: 3 };
    refuses(
      () => loose(arange("int32", 2, 2)).distribute(threads, 3, { swizzle: swizzle(1, 1, -1) }),
      "distribute.swizzle",
      args,
    );
    refuses(() => a.distribute(threads, 0, { swizzle: 3 }), "distribute.not-a-swizzle", {
      operation: "distribute",
      value: 3,
    });
  });

  it("counts nested modes colexicographically", () => {
    const nested = slots([[2, 6], 4], [[24, 4], 1]);
    const part = nested.distribute(layout([4, 1], [1, 0]), 3);
    expect(layoutOf(part)).toBe("((1,3),4):((48,8),1)");
    expect([0, 1, 2].map((index) => part.load([index, 0]))).toEqual([3, 7, 11].map((index) => nested.load([index, 0])));
  });

  it("takes any injective thread layout, whatever its strides", () => {
    const odd = layout([2, 3], [5, 2]);
    const a = loose(arange("int32", 2, 3));
    expect([0, 5, 2, 7, 4, 9].map((id) => a.distribute(odd, id).load(0))).toEqual([0, 3, 1, 4, 2, 5]);
    refuses(() => a.distribute(odd, 1), "distribute.thread", { operation: "distribute", layout: "(2,3):(5,2)", id: 1 });
  });

  it("refuses threads that do not divide, overlap or do not exist", () => {
    const operation = "distribute";
    const a = loose(arange("int32", 5, 4));
    refuses(() => a.distribute(threads, 0), "distribute.divide", { operation, axis: 0, extent: 5, threads: 2 });
    const even = loose(arange("int32", 4, 4));
    refuses(() => even.distribute(threads, 4), "distribute.thread", { operation, layout: "(2,2):(2,1)", id: 4 });
    refuses(() => even.distribute(layout([2, 2], [1, 1]), 0), "distribute.injective", {
      operation,
      layout: "(2,2):(1,1)",
    });
    refuses(() => even.distribute(layout([2, 2], [1, 0]), 0), "distribute.injective", {
      operation,
      layout: "(2,2):(1,0)",
    });
    refuses(() => even.distribute(layout([2, 0], [1, 1]), 0), "distribute.thread", {
      operation,
      layout: "(2,0):(1,1)",
      id: 0,
    });
    refuses(() => even.distribute(rowMajor(4), 0), "distribute.rank", { operation, threads: 1, rank: 2 });
    refuses(() => even.distribute(layout([[2, 2], 1], [[1, 2], 0]), 0), "distribute.nested", { operation, axis: 0 });
    refuses(() => slots([[2, 3], 4], [[12, 4], 1]).distribute(layout([4, 1], [1, 0]), 0), "distribute.divide", {
      operation,
      axis: 0,
      extent: 6,
      threads: 4,
    });
    for (const no of [null, undefined, [2, 2], 4, {}]) expect(() => even.distribute(no, 0)).toThrow(/is not a layout/);
    for (const no of noSizes)
      expect(() => even.distribute(threads, no)).toThrow(/^distribute: thread layout \(2,2\):\(2,1\) has no thread/);
  });
});

describe("broadcastTo, squeeze and unsqueeze", () => {
  it("repeats without copying, and is only read", () => {
    const row = loose(arange("int32", 1, 3));
    const wide = row.broadcastTo(2, 3);
    expect([layoutOf(wide), String(wide)]).toEqual(["(2,3):(0,1)", "[[0, 1, 2], [0, 1, 2]]"]);
    expect(layoutOf(row.broadcastTo(4, 1, 3))).toBe("(4,1,3):(0,3,1)");
    expect(layoutOf(slots([[2, 2], 1], [[1, 2], 4]).broadcastTo(4, 5))).toBe("((2,2),5):((1,2),0)");
    expect(loose(zeros("int32", 1)).broadcastTo(0).numElements()).toBe(0);
    refuses(() => wide.set(0, 0, 1), "tensor.read-only", { operation: "set" });
    expect(
      loose(zeros("int32", 2, 3))
        .copyFrom(wide)
        .get(1, 2),
    ).toBe(2);
    refuses(() => row.broadcastTo(2, 4), "broadcastTo.extent", { axis: 1, extent: 3, size: 4 });
    refuses(() => row.broadcastTo(3), "broadcastTo.count", { rank: 2, count: 1 });
    for (const no of noSizes) expect(() => row.broadcastTo(no, 3)).toThrow(/^broadcastTo: size 0 is/);
  });

  it("drop and add axes of extent 1", () => {
    const a = loose(arange("int32", 1, 3, 1));
    expect(layoutOf(a.squeeze())).toBe("(3):(1)");
    expect(layoutOf(a.squeeze(2))).toBe("(1,3):(3,1)");
    expect(layoutOf(a.squeeze().unsqueeze(0))).toBe("(1,3):(0,1)");
    expect(layoutOf(a.squeeze().unsqueeze(1))).toBe("(3,1):(1,0)");
    a.squeeze().unsqueeze(0).set(0, 1, 7);
    expect(a.get(0, 1, 0)).toBe(7);
    refuses(() => a.squeeze(1), "squeeze.extent", { axis: 1, extent: 3 });
    refuses(() => a.squeeze(3), "view.axis", { operation: "squeeze", axis: 3, rank: 3 });
    refuses(() => a.unsqueeze(4), "view.axis", { operation: "unsqueeze", axis: 4, rank: 3 });
    expect(() => a.unsqueeze(undefined)).toThrow(/^unsqueeze: axis undefined/);
  });

  it("makeDynamic changes nothing at run time", () => {
    const a = loose(arange("int32", 2, 3));
    expect(a.makeDynamic().layout).toBe(a.layout);
  });
});

describe("bitcast", () => {
  it("re-reads bytes of equal size in any layout", () => {
    const data = Float32Array.of(1.5, 2);
    const bits = loose(tileTensor(data, layout([2], [1]))).bitcast("uint32");
    expect([bits.dtype, bits.get(0)]).toEqual(["uint32", 1069547520]);
    bits.set(1, 0);
    expect(data[1]).toBe(0);
    expect(
      layoutOf(
        loose(arange("int8", 3, 4))
          .transpose()
          .bitcast("bool"),
      ),
    ).toBe("(4,3):(1,4)");
  });

  it("rescales the axis of stride 1", () => {
    const a = loose(tileTensor(new Float32Array(8), rowMajor(2, 4)));
    const bytes = a.bitcast("uint8");
    expect(layoutOf(bytes)).toBe("(2,16):(16,1)");
    bytes.set(1, 15, 0x3f);
    bytes.set(1, 14, 0x80);
    expect(a.get(1, 3)).toBe(1);
    expect(layoutOf(bytes.bitcast("float32"))).toBe("(2,4):(4,1)");
    expect(bytes.bitcast("float32").get(1, 3)).toBe(1);
    expect(layoutOf(a.bitcast("float64"))).toBe("(2,2):(2,1)");
    expect(layoutOf(a.transpose().bitcast("int16"))).toBe("(8,2):(1,8)");
    expect(layoutOf(slots([[2, 2], 4], [[8, 4], 1]).bitcast("uint8"))).toBe("((2,2),16):((32,16),1)");
    expect(a.asImm().bitcast("uint8").layout.shape).toEqual([2, 16]);
    expect(() => a.asImm().bitcast("uint8").set(0, 0, 1)).toThrow("read-only");
  });

  it("begins anew where the array before did not begin at a multiple of the size", () => {
    const floats = new Float32Array(new ArrayBuffer(40), 4, 9);
    const a = loose(tileTensor(floats, rowMajor(4), { offset: 1 }));
    const wide = a.bitcast("float64");
    wide.set(1, 1);
    expect(new DataView(floats.buffer).getFloat64(16, true)).toBe(1);
    const odd = loose(tileTensor(floats, rowMajor(4)));
    refuses(() => odd.bitcast("float64"), "bitcast.alignment", { offset: 4, bytes: 8, dtype: "float64" });
  });

  it("refuses what does not come out even", () => {
    const a = loose(tileTensor(new Float32Array(12), rowMajor(4, 3)));
    refuses(() => a.bitcast("float64"), "bitcast.divide", { axis: 0, what: "stride", value: 3, ratio: 2 });
    refuses(() => a.reshape(12).slice("0:3").bitcast("float64"), "bitcast.divide", {
      axis: 0,
      what: "extent",
      value: 3,
      ratio: 2,
    });
    refuses(() => slots([2, 2], [8, 2]).bitcast("float64"), "bitcast.no-axis", { dtype: "float64" });
    refuses(() => loose(zeros("int32", layout([], []))).bitcast("int8"), "bitcast.no-axis", { dtype: "int8" });
    refuses(() => a.vectorize(1, 3).bitcast("int8"), "bitcast.vector", { element: "float32x3" });
    refuses(() => onPages().bitcast("int8"), "storage.no-array", { operation: "bitcast", engine: "PagedEngine" });
    refuses(() => a.bitcast("f64"), "dtype.unknown", { operation: "bitcast", dtype: '"f64"' });
  });
});
