import { describe, expect, it } from "vitest";
import { dtypes } from "../../src/dtype/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { arange, tileTensor, zeros } from "../../src/tensor/index.js";
import { loose, noSizes, refuses } from "./loose.js";

const nested = () =>
  tileTensor(
    Float32Array.from({ length: 24 }, (_, slot) => slot),
    layout([4, [3, 2]], [6, [2, 1]]),
  );

describe("get and set", () => {
  it.each([0, 1, 2, 3, 4, 5, 6])("take one index for each of %i axes", (rank) => {
    const shape = [2, 3, 2, 2, 3, 2].slice(0, rank);
    const tensor = loose(arange("int32", ...shape));
    const last = shape.map((extent) => extent - 1);
    const size = shape.reduce((product, extent) => product * extent, 1);
    expect(tensor.get(...last)).toBe(size - 1);
    expect(tensor.get(last)).toBe(size - 1);
    tensor.set(...last, 77);
    tensor.set(last, Number(tensor.get(...last)) + 1);
    expect(tensor.get(...last)).toBe(78);
    expect(tensor.get(...shape.map(() => 0))).toBe(rank === 0 ? 78 : 0);
    refuses(() => tensor.get(...last, 0), "tensor.index-count", { operation: "get", rank, count: rank + 1 });
    refuses(() => tensor.set(...last, 0, 5), "tensor.index-count", { operation: "set", rank, count: rank + 1 });
    // Without axes the value alone is missing.
    if (rank === 0) expect(() => tensor.set()).toThrow(/^set: undefined is not a number/);
    else refuses(() => tensor.set(), "tensor.index-count", { operation: "set", rank, count: 0 });
    if (rank > 1) refuses(() => tensor.get(0), "tensor.index-count", { operation: "get", rank, count: 1 });
    for (const axis of shape.keys()) {
      const extent = shape[axis] ?? 0;
      const past = last.with(axis, extent);
      refuses(() => tensor.get(...past), "tensor.index", { operation: "get", index: extent, axis, extent });
      refuses(() => tensor.set(...past, 1), "tensor.index", { operation: "set", index: extent, axis, extent });
      for (const no of noSizes) {
        expect(() => tensor.get(...(last.with(axis, no as number) as unknown[]))).toThrow(/^get: /);
        expect(() => tensor.set(...(last.with(axis, no as number) as unknown[]), 1)).toThrow(/^set: /);
      }
    }
    expect(tensor.get(...last)).toBe(78);
  });

  it.each(dtypes)("keep the scalars of %s, and refuse values of other kinds", (dtype) => {
    const tensor = loose(zeros(dtype, 2, 3));
    const [value, other] = dtype === "bool" ? [true, 1] : dtype.endsWith("int64") ? [5n, 5] : [5, 5n];
    tensor.set(1, 2, value);
    expect(tensor.get(1, 2)).toBe(value);
    expect(tensor.get(1, 1)).toBe(dtype === "bool" ? false : dtype.endsWith("int64") ? 0n : 0);
    for (const no of [other, "5", null, undefined, [value], {}]) {
      expect(() => tensor.set(1, 2, no)).toThrow(/is not a (number|bigint|boolean), the value of/);
      expect(() => tensor.store([1, 2], no)).toThrow(/is not a (number|bigint|boolean), the value of/);
      expect(() => tensor.fill(no)).toThrow(/is not a (number|bigint|boolean), the value of/);
    }
    expect(tensor.get(1, 2)).toBe(value);
  });

  it.each(dtypes)("have accessors of their own for %s at every number of leaves", (dtype) => {
    const [value, other] = dtype === "bool" ? [true, 1] : dtype.endsWith("int64") ? [5n, 5] : [5, true];
    for (let rank = 1; rank <= 5; rank++) {
      const shape = [2, 3, 2, 2, 3].slice(0, rank);
      const tensor = loose(zeros(dtype, ...shape));
      const last = shape.map((extent) => extent - 1);
      const position = shape.reduce((product, extent) => product * extent, 1) - 1;
      tensor.set(...last, value);
      expect(tensor.get(...last)).toBe(value);
      expect(tensor.load(position)).toBe(value);
      expect(tensor.get(last)).toBe(value);
      expect(tensor.asImm().get(...last)).toBe(value);
      expect(() => tensor.set(...last, other)).toThrow(/^set: .* is not a (number|bigint|boolean), the value of/);
      expect(() => tensor.asImm().set(...last, value)).toThrow("set: the tensor is read-only");
      expect(() => tensor.get(...shape)).toThrow(/^get: index 2 is out of range for axis 0 of extent 2$/);
      expect(() => tensor.set(...shape, value)).toThrow(/^set: index 2 is out of range for axis 0 of extent 2$/);
      expect(tensor.transpose().get(...last.toReversed())).toBe(value);
    }
  });

  it("convert as typed arrays do", () => {
    const bytes = zeros("uint8", 2);
    bytes.set(0, 257.9);
    bytes.set(1, -1);
    expect(String(bytes)).toBe("[1, 255]");
    const halves = zeros("float16", 1);
    halves.set(0, 0.1);
    expect(halves.get(0)).toBe(0.0999755859375);
  });

  it("address leaves and modes of nested layouts", () => {
    const tensor = nested();
    expect(tensor.get(1, 1, 1)).toBe(9);
    expect(tensor.get([1, [1, 1]])).toBe(9);
    expect(tensor.get([1, 1, 1])).toBe(9);
    expect(tensor.get([1, 1])).toBe(8);
    expect(tensor.get([0, 5])).toBe(5);
    expect(tensor.get([3, 2, 1])).toBe(23);
    tensor.set([1, [1, 1]], -1);
    expect(tensor.get(1, 1, 1)).toBe(-1);
    const sentence = { operation: "get", shape: "(4,(3,2))" };
    for (const [at, coordinate] of [
      [[1, [3, 0]], "(1,(3,0))"],
      [[1, [1]], "(1,(1))"],
      [[4, 0], "(4,0)"],
      [[0, 6], "(0,6)"],
      [[[1], 1], "((1),1)"],
      [[1], "(1)"],
      [[1, -1], "(1,-1)"],
      [[1, 0, 0, 0], "(1,0,0,0)"],
    ]) {
      refuses(() => loose(tensor).get(at), "tensor.coordinate", { ...sentence, coordinate: String(coordinate) });
    }
  });
});

describe("load and store", () => {
  it("count a single number colexicographically, whatever the strides", () => {
    const tensor = nested();
    expect(tensor.load(1)).toBe(6);
    expect(arange("int32", 2, 3).load(1)).toBe(3);
    tensor.store(23, 100);
    expect(tensor.get(3, 2, 1)).toBe(100);
    refuses(() => loose(tensor).load(24), "tensor.scalar-index", { operation: "load", index: 24, size: 24 });
    refuses(() => loose(tensor).store(24, 0), "tensor.scalar-index", { operation: "store", index: 24, size: 24 });
    for (const no of noSizes) expect(() => loose(tensor).load(no)).toThrow(/^load: /);
  });

  it("move consecutive scalars of storage with a width", () => {
    const parent = arange("float32", 4, 4);
    const tile = parent.tile([2, 2], [1, 1]);
    expect(tile.load([0, 0], { width: 3 })).toEqual(Float32Array.of(10, 11, 12));
    expect(tile.load([1, 1], { width: 1 })).toEqual(Float32Array.of(15));
    const pastEnd = { operation: "load", width: 7, offset: 0, last: 5 };
    refuses(() => loose(tile).load([0, 0], { width: 7 }), "tensor.past-end", pastEnd);
    refuses(() => loose(tile).load([1, 1], { width: 2 }), "tensor.past-end", {
      operation: "load",
      width: 2,
      offset: 5,
      last: 5,
    });
    tile.store([1, 0], 7, { width: 2 });
    loose(tile).store([0, 0], [1, 2], { width: 2 });
    expect(String(tile)).toBe("[[1.0, 2.0], [7.0, 7.0]]");
    refuses(() => loose(tile).store([0, 0], [1, 2, 3], { width: 2 }), "tensor.lanes", {
      operation: "store",
      count: 3,
      lanes: 2,
    });
    refuses(() => loose(tile).store([0, 0], [1, 2]), "tensor.value-width", {
      operation: "store",
      count: 2,
      wanted: "number",
      dtype: "float32",
    });
    refuses(() => loose(tile).store([0, 0], [1, "2"], { width: 2 }), "tensor.value", {
      operation: "store",
      value: '"2"',
      wanted: "number",
      dtype: "float32",
    });
    for (const width of [0, -1, 1.5, Number.NaN, "2", null]) {
      expect(() => loose(tile).load([0, 0], { width })).toThrow(/^load: a width is a whole number from 1/);
      expect(() => loose(tile).store([0, 0], 0, { width })).toThrow(/^store: a width is a whole number from 1/);
    }
  });

  it("give lanes of 16-bit floats as float32, of bool as bytes, of 64 bits as bigints", () => {
    expect(zeros("bfloat16", 4).load(0, { width: 2 })).toEqual(new Float32Array(2));
    expect(zeros("float16", 4).load(0, { width: 2 })).toEqual(new Float32Array(2));
    expect(zeros("bool", 4).load(0, { width: 2 })).toEqual(new Uint8Array(2));
    expect(arange("uint64", 4).load(1, { width: 2 })).toEqual(BigUint64Array.of(1n, 2n));
    const truth = loose(zeros("bool", 2));
    truth.store(0, Uint8Array.of(1, 0), { width: 2 });
    expect(truth.get(0)).toBe(true);
  });

  it("read into an array that is there already", () => {
    const tensor = loose(arange("float32", 2, 4).vectorize(1, 4));
    const out = new Float32Array(4);
    expect(tensor.loadInto(out, [1, 0])).toBe(out);
    expect(out).toEqual(Float32Array.of(4, 5, 6, 7));
    const one = new Float64Array(1);
    loose(arange("float32", 3)).loadInto(one, 2);
    expect(one[0]).toBe(2);
    const wide = new Int32Array(2);
    loose(arange("int32", 3)).loadInto(wide, 1, { width: 2 });
    expect(wide).toEqual(Int32Array.of(1, 2));
    refuses(() => tensor.loadInto(new Float32Array(3), 0), "tensor.lanes", {
      operation: "loadInto",
      count: 3,
      lanes: 4,
    });
    refuses(() => tensor.loadInto([0, 0, 0, 0], 0), "storage.kind", { operation: "loadInto", kind: "an array" });
    const lanes = { operation: "loadInto", array: "BigInt64Array", dtype: "float32" };
    refuses(() => tensor.loadInto(new BigInt64Array(4), 0), "tensor.lanes-kind", lanes);
    refuses(() => tensor.loadInto(out, 2), "tensor.scalar-index", { operation: "loadInto", index: 2, size: 2 });
  });
});

describe("vector elements", () => {
  it("are fresh arrays of their lanes, in row-major order of the block", () => {
    const blocks = arange("int16", 4, 4).vectorize(2, 2);
    const block = blocks.get(1, 0);
    expect(block).toEqual(Int16Array.of(8, 9, 12, 13));
    block[0] = -1;
    expect(blocks.get(1, 0)).toEqual(Int16Array.of(8, 9, 12, 13));
    expect(blocks.load(1)).toEqual(Int16Array.of(8, 9, 12, 13));
  });

  it("take their lanes or one scalar for every lane", () => {
    const blocks = zeros("float32", 2, 4).vectorize(1, 4);
    blocks.set(0, 0, [1, 2, 3, 4]);
    blocks.set(1, 0, 5);
    expect(String(blocks)).toBe("[[[1.0, 2.0, 3.0, 4.0]], [[5.0, 5.0, 5.0, 5.0]]]");
    blocks.store(0, Float64Array.of(4, 3, 2, 1));
    expect(blocks.get(0, 0)).toEqual(Float32Array.of(4, 3, 2, 1));
    refuses(() => blocks.set(0, 0, [1, 2]), "tensor.lanes", { operation: "set", count: 2, lanes: 4 });
    expect(() => loose(blocks).set(0, 0, [1, 2, 3, 4n])).toThrow("set: 4n is not a number, the value of float32");
    expect(() => loose(blocks).set(0, 0, "1234")).toThrow("is not a number");
    expect(() => loose(blocks).set(0, 0, new Array(4))).toThrow("undefined is not a number");
    expect(blocks.get(0, 0)).toEqual(Float32Array.of(4, 3, 2, 1));
  });

  it("are filled lane by lane", () => {
    const columns = zeros("int16", 4, 4).vectorize(2, 2);
    columns.fill([1, 2, 3, 4]);
    expect(columns.get(1, 1)).toEqual(Int16Array.of(1, 2, 3, 4));
    columns.slice(0, ":").fill(9);
    expect(String(columns)).toBe("[[[9, 9, 9, 9], [9, 9, 9, 9]], [[1, 2, 3, 4], [1, 2, 3, 4]]]");
    refuses(() => columns.fill([1, 2]), "tensor.lanes", { operation: "fill", count: 2, lanes: 4 });
  });
});

describe("what may not be written", () => {
  it("is a read-only tensor and every view of one, however it is got at", () => {
    const parent = arange("float32", 2, 4);
    const views = [
      parent.asImm(),
      parent.asImm().transpose(),
      parent.asImm().vectorize(1, 4),
      parent.vectorize(1, 4).asImm(),
    ];
    for (const view of views.map(loose)) {
      const at = view.rank === 2 ? [0, 0] : [0];
      refuses(() => view.set(...at, 1), "tensor.read-only", { operation: "set" });
      refuses(() => view.store(0, 1), "tensor.read-only", { operation: "store" });
      refuses(() => view.fill(1), "tensor.read-only", { operation: "fill" });
      refuses(() => view.copyFrom(view), "tensor.read-only", { operation: "copyFrom" });
    }
    expect(parent.asImm().get(1, 3)).toBe(7);
    parent.set(1, 3, 70);
    expect(parent.asImm().get(1, 3)).toBe(70);
  });

  it("is a view in which several elements are one", () => {
    const data = Float32Array.of(1, 2, 3);
    const rows = loose(tileTensor(data, layout([4, 3], [0, 1])));
    expect(rows.get(3, 2)).toBe(3);
    refuses(() => rows.set(0, 0, 1), "tensor.stride-zero", { operation: "set", axis: 0 });
    refuses(() => rows.fill(1), "tensor.stride-zero", { operation: "fill", axis: 0 });
    refuses(() => rows.transpose().set(0, 0, 1), "tensor.stride-zero", { operation: "set", axis: 1 });
    refuses(() => rows.vectorize(4, 1).set(0, 0, 1), "tensor.stride-zero", { operation: "set", axis: 0 });
    rows.slice(2, ":").set(1, 20);
    expect(data[1]).toBe(20);
    const none = loose(tileTensor(data, layout([4, 0], [0, 1])));
    expect(none.fill(9)).toBe(none);
    expect([...data]).toEqual([1, 20, 3]);
  });
});

describe("storage that goes away", () => {
  const gone = (): { tensor: ReturnType<typeof loose>; buffer: ArrayBuffer } => {
    const buffer = new ArrayBuffer(64);
    return { tensor: loose(tileTensor(new Float32Array(buffer), rowMajor(4, 4))), buffer };
  };

  it("is never read or written after it was detached", () => {
    const { tensor, buffer } = gone();
    structuredClone(buffer, { transfer: [buffer] });
    refuses(() => tensor.get(0, 0), "storage.detached", { operation: "get" });
    refuses(() => tensor.set(0, 0, 1), "storage.detached", { operation: "set" });
    refuses(() => tensor.load(0), "storage.detached", { operation: "load" });
    refuses(() => tensor.store(0, 1), "storage.detached", { operation: "store" });
    refuses(() => tensor.loadInto(new Float32Array(1), 0), "storage.detached", { operation: "loadInto" });
    refuses(() => tensor.fill(1), "storage.detached", { operation: "fill" });
    refuses(() => tensor.copyFrom(arange("float32", 4, 4)), "storage.detached", { operation: "copyFrom" });
    refuses(() => loose(zeros("float32", 4, 4)).copyFrom(tensor), "storage.detached", { operation: "copyFrom" });
    refuses(() => String(tensor), "storage.detached", { operation: "toString" });
    refuses(() => tensor.writeTo(), "storage.detached", { operation: "writeTo" });
    expect(tensor.tile([2, 2], [0, 0]).layout.shape).toEqual([2, 2]);
  });

  it("is never read or written past where it shrank to", () => {
    const Resizable = ArrayBuffer as unknown as new (length: number, options: { maxByteLength: number }) => ArrayBuffer;
    const buffer = new Resizable(64, { maxByteLength: 64 });
    const tensor = loose(tileTensor(new Float32Array(buffer), rowMajor(4, 4)));
    (buffer as unknown as { resize(length: number): void }).resize(32);
    expect(tensor.get(1, 3)).toBe(0);
    const args = { layout: "(4,4):(4,1)", cosize: 16, length: 8 };
    refuses(() => tensor.get(2, 0), "storage.too-small", { operation: "get", ...args });
    refuses(() => tensor.set(2, 0, 1), "storage.too-small", { operation: "set", ...args });
    refuses(() => tensor.fill(1), "storage.too-small", { operation: "fill", ...args });
    tensor.tile([2, 4], [0, 0]).fill(1);
    expect(tensor.get(1, 3)).toBe(1);
  });
});
