import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layout, rowMajor } from "../../src/layout/index.js";
import { arange, tileTensor, tileTensorIter, wasmMemory, zeros } from "../../src/tensor/index.js";
import { whereWebAssemblyIs } from "../kernel/matrices.js";
import { type LooseTensor, loose, noSizes, refuses } from "./loose.js";

/** An iterator as JavaScript sees it. */
interface LooseIter extends Iterable<LooseTensor> {
  readonly offset: number;
  readonly stride: number;
  readonly bound: number;
  readonly circular: boolean;
  readonly masked: boolean;
  readonly numValidRows: number;
  readonly tileLayout: unknown;
  get(): LooseTensor;
  advance(steps?: unknown): void;
  next(steps?: unknown): LooseIter;
  nextUnsafe(steps?: unknown): LooseIter;
  bitcast(dtype: unknown): LooseIter;
  reshape(layout: unknown): LooseIter;
}
const make = tileTensorIter as unknown as (source: unknown, tile: unknown, options: unknown) => LooseIter;

const slots = (length: number): Int32Array => Int32Array.from({ length }, (_, slot) => slot);
const tile = layout([2, 2], [8, 1]);
const operation = "tileTensorIter";

describe("tileTensorIter", () => {
  it("walks as the reference does: back to back by the number of elements, or by a stride", () => {
    const dense = make(slots(64), tile, { bound: 64 });
    expect([dense.stride, dense.offset, dense.get().toString()]).toEqual([4, 0, "[[0, 1], [8, 9]]"]);
    dense.advance();
    expect(dense.get().toString()).toBe("[[4, 5], [12, 13]]");
    const circular = make(slots(64), tile, { bound: 64, stride: 16, offset: 32, circular: true });
    const offsets = [circular.offset];
    for (let step = 0; step < 3; step++) {
      circular.advance();
      offsets.push(circular.offset);
    }
    expect(offsets).toEqual([32, 48, 0, 16]);
  });

  it("begins at a tensor's first element and reaches as far as its storage", () => {
    const a = loose(arange("int32", 4, 8));
    const it = make(a.tile([2, 2], [1, 1]), rowMajor(2), { bound: 14, stride: 8 });
    expect([it.get(), it.next().get()].map(String)).toEqual(["[18, 19]", "[26, 27]"]);
    it.get().fill(0);
    expect([a.get(2, 2), a.get(2, 3)]).toEqual([0, 0]);
    refuses(() => make(a.tile([2, 2], [1, 1]), rowMajor(2), { bound: 15 }), "iter.bound", { bound: 15, length: 14 });
  });

  it("tells its state", () => {
    const it = make(slots(64), tile, {
      bound: 60,
      stride: 16,
      offset: 3,
      circular: true,
      masked: true,
      numValidRows: 9,
    });
    const { offset, stride, bound, circular, masked, numValidRows } = it;
    expect({ offset, stride, bound, circular, masked, numValidRows }).toEqual({
      ...{ offset: 3, stride: 16, bound: 60, circular: true, masked: true, numValidRows: 2 },
    });
    expect(String(it.tileLayout)).toBe("(2,2):(8,1)");
    expect(make(slots(64), tile, { bound: 60 }).numValidRows).toBe(2);
  });

  it("leaves the original where it is", () => {
    const it = make(slots(64), tile, { bound: 64, stride: 16 });
    const ahead = it.next(2);
    expect([it.offset, ahead.offset, it.nextUnsafe(3).offset, it.next(0).offset]).toEqual([0, 32, 48, 0]);
    ahead.advance();
    expect(it.offset).toBe(0);
  });

  it("may pass the end, where get throws", () => {
    const it = make(slots(64), tile, { bound: 64, stride: 16 });
    it.advance(100);
    expect(it.offset).toBe(1600);
    refuses(() => it.get(), "iter.past-bound", { operation: "get", offset: 1600, end: 1610, bound: 64 });
    const inside = make(slots(64), tile, { bound: 16 }).next();
    refuses(() => inside.next().get(), "iter.past-bound", { operation: "get", offset: 8, end: 18, bound: 16 });
    expect(inside.get().toString()).toBe("[[4, 5], [12, 13]]");
  });

  it("refuses a circular tile that would straddle the bound", () => {
    const it = make(slots(64), rowMajor(4), { bound: 10, stride: 4, circular: true });
    refuses(() => it.next(2).get(), "iter.straddles", { operation: "get", offset: 8, end: 12, bound: 10 });
    expect(it.next(3).offset).toBe(2);
    expect(it.next(3).get().toString()).toBe("[2, 3, 4, 5]");
  });

  it("refuses steps backwards, and unsafe ones that would wrap more than once", () => {
    const it = make(slots(64), tile, { bound: 64, stride: 16 });
    for (const steps of noSizes.filter((value) => value !== undefined)) {
      for (const move of ["advance", "next", "nextUnsafe"] as const) {
        expect(() => it[move](steps)).toThrow(`${move}: a number of tiles is a whole number from 0, not `);
      }
    }
    refuses(() => it.nextUnsafe(4), "iter.wraps", { steps: 4, stride: 16, bound: 64 });
    refuses(() => it.next(2 ** 52), "iter.too-far", { operation: "next", steps: 2 ** 52, stride: 16 });
    expect(it.offset).toBe(0);
  });

  it("is masked: rows beyond the count throw when they are touched, and need not exist", () => {
    const it = make(slots(20), rowMajor(4, 4), { bound: 20, stride: 16, masked: true, numValidRows: 1 });
    const last = it.next().get();
    expect(last.layout.shape).toEqual([4, 4]);
    expect([last.get(0, 0), last.get(0, 3)]).toEqual([16, 19]);
    refuses(() => last.get(1, 0), "iter.masked", { operation: "element access", index: 1, axis: 0, valid: 1 });
    refuses(() => last.fill(0), "iter.masked", { operation: "fill", index: 1, axis: 0, valid: 1 });
    expect(last.slice("0:1", ":").fill(0).toString()).toBe("[[0, 0, 0, 0]]");
    const all = make(slots(16), rowMajor(4, 4), { bound: 16, masked: true, numValidRows: 4 });
    expect(String(all.get())).toBe(String(arange("int32", 4, 4)));
    const none = make(slots(16), rowMajor(4, 4), { bound: 16, masked: true, numValidRows: 0 });
    refuses(() => none.get().get(0, 0), "iter.masked", { operation: "element access", index: 0, axis: 0, valid: 0 });
  });

  it("masks the rows of columns and of nested rows too", () => {
    const columns = make(slots(16), layout([4, 4], [1, 4]), { bound: 16, masked: true, numValidRows: 3 }).get();
    expect([columns.get(2, 3), columns.slice("0:3", 1).toString()]).toEqual([14, "[4, 5, 6]"]);
    refuses(() => columns.get(3, 0), "iter.masked", { operation: "element access", index: 3, axis: 0, valid: 3 });
    const nested = make(slots(12), rowMajor([2, 2], 3), { bound: 12, masked: true, numValidRows: 2 }).get();
    // Rows count colexicographically: 0 and 1 are (0,0) and (1,0).
    expect([nested.get(0, 0, 2), nested.get(1, 0, 2)]).toEqual([2, 8]);
    refuses(() => nested.get(0, 1, 0), "iter.masked", { operation: "element access", index: 2, axis: 0, valid: 2 });
  });

  it("casts to elements of equal size and reshapes to as many elements", () => {
    const it = make(Float32Array.of(0, 0, 1.5, 2), rowMajor(2), { bound: 4 });
    expect(it.next().bitcast("uint32").get().get(0)).toBe(1069547520);
    expect(
      it
        .next()
        .reshape(layout([1, 2], [2, 1]))
        .get()
        .toString(),
    ).toBe("[[1.5, 2.0]]");
    refuses(() => it.bitcast("uint8"), "iter.bitcast", { dtype: "uint8", bytes: 1, element: "float32", size: 4 });
    refuses(() => it.bitcast("u8"), "dtype.unknown", { operation: "bitcast", dtype: '"u8"' });
    refuses(() => it.reshape(rowMajor(3)), "iter.reshape", { count: 3, size: 2 });
    refuses(() => it.reshape([2]), "layout.not-a-layout", { operation: "reshape", value: "an array" });
    const wide = it.reshape(layout([2], [4]));
    refuses(() => wide.get(), "iter.past-bound", { operation: "get", offset: 0, end: 5, bound: 4 });
  });

  it("is an iterable of its own: from the current tile to the bound, one lap if circular", () => {
    const it = make(slots(12), rowMajor(4), { bound: 12 });
    it.advance();
    expect([...it].map(String)).toEqual(["[4, 5, 6, 7]", "[8, 9, 10, 11]"]);
    expect([it.offset, [...it].length]).toEqual([4, 2]);
    const circular = make(slots(12), rowMajor(4), { bound: 12, offset: 8, circular: true });
    expect([...circular].map(String)).toEqual(["[8, 9, 10, 11]", "[0, 1, 2, 3]", "[4, 5, 6, 7]"]);
    const ragged = make(slots(12), rowMajor(4), { bound: 10 });
    expect(() => [...ragged]).toThrow("get: the tile at 8 reaches up to 12, past the bound 10");
  });

  it("does nothing over nothing", () => {
    expect([...make(slots(0), rowMajor(4), { bound: 0 })]).toEqual([]);
    expect([...make(slots(8), rowMajor(0, 4), { bound: 8 })]).toEqual([]);
    const none = make(slots(0), rowMajor(4), { bound: 0, circular: true });
    none.advance(7);
    expect(none.offset).toBe(0);
  });

  it("keeps storage and mutability", () => {
    const shared = new Int32Array(new SharedArrayBuffer(16));
    expect(make(shared, rowMajor(4), { bound: 4 }).get().space).toBe("shared");
    const fixed = make(loose(zeros("int8", 4)).asImm(), rowMajor(4), { bound: 4 }).get();
    refuses(() => fixed.set(0, 1), "tensor.read-only", { operation: "set" });
    const halves = loose(tileTensor(new Uint16Array(4), rowMajor(4), { dtype: "float16" }));
    expect(make(halves, rowMajor(2), { bound: 4 }).next().get().dtype).toBe("float16");
  });

  whereWebAssemblyIs("stays in WebAssembly memory", () => {
    expect(make(wasmMemory().zeros("int8", 4), rowMajor(4), { bound: 4 }).get().space).toBe("wasm");
  });

  it("refuses what is nothing to walk", () => {
    const by = rowMajor(2);
    for (const source of [null, 3, [1, 2], "ab", new ArrayBuffer(8), {}]) {
      refuses(() => make(source, by, { bound: 2 }), "iter.source", {});
    }
    refuses(() => make(slots(4), [2], { bound: 2 }), "layout.not-a-layout", { operation, value: "an array" });
    refuses(() => make(slots(4), by, 2), "tensor.not-options", { operation, value: "2" });
    refuses(() => make(slots(4), by, {}), "iter.option", { option: "bound", value: "undefined", least: 0 });
    for (const value of noSizes.filter((one) => one !== undefined)) {
      expect(() => make(slots(4), by, { bound: value })).toThrow(
        /^tileTensorIter: bound is .*, not a whole number from 0$/,
      );
      expect(() => make(slots(4), by, { bound: 4, stride: value })).toThrow(/^tileTensorIter: stride is /);
      if (value !== null)
        expect(() => make(slots(4), by, { bound: 4, offset: value })).toThrow(/^tileTensorIter: offset is /);
    }
    refuses(() => make(slots(4), by, { bound: 4, stride: 0 }), "iter.option", { option: "stride", value: 0, least: 1 });
    refuses(() => make(slots(4), by, { bound: 5 }), "iter.bound", { bound: 5, length: 4 });
    refuses(() => make(slots(4), by, { bound: 4, offset: 5 }), "iter.offset", { offset: 5, bound: 4 });
    refuses(() => make(slots(4), by, { bound: 4, circular: 1 }), "iter.flag", { option: "circular", value: "1" });
    refuses(() => make(slots(4), by, { bound: 4, masked: true }), "iter.rows-missing", {});
    refuses(() => make(slots(4), by, { bound: 4, numValidRows: 1 }), "iter.rows-unused", {});
    refuses(
      () => make(slots(4), layout([2, 2], [1, 1]), { bound: 4, masked: true, numValidRows: 1 }),
      "iter.mask-order",
      {
        ...{ operation, layout: "(2,2):(1,1)" },
      },
    );
    const vectors = loose(zeros("float32", 4)).vectorize(4);
    refuses(() => make(vectors, by, { bound: 4 }), "iter.vectors", { element: "float32x4" });
  });

  it("throws where the storage has gone", () => {
    const array = slots(8);
    const it = make(array, rowMajor(4), { bound: 8 });
    structuredClone(array.buffer, { transfer: [array.buffer as ArrayBuffer] });
    expect(() => it.get().get(0)).toThrow("get: the buffer of the storage is detached");
  });
});

describe("any walk", () => {
  const walks = fc.record({
    bound: fc.integer({ min: 1, max: 60 }),
    stride: fc.integer({ min: 1, max: 20 }),
    extents: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
    pitch: fc.integer({ min: 0, max: 3 }),
    circular: fc.boolean(),
    steps: fc.array(fc.nat(9), { maxLength: 8 }),
  });

  it("stands where its steps sum up to, and reads there or throws", () => {
    const property = fc.property(walks, ({ bound, stride, extents, pitch, circular, steps }) => {
      const [rows, columns] = extents;
      const by = layout([rows, columns], [columns + pitch, 1]);
      const start = make(slots(64), by, { bound, stride, circular });
      const there = steps.reduce((it, step) => it.next(step), start);
      const total = steps.reduce((sum, step) => sum + step, 0) * stride;
      const offset = circular ? total % bound : total;
      expect(there.offset).toBe(offset);
      if (offset + by.cosize() > bound) expect(() => there.get()).toThrow(/the bound/);
      else {
        for (let row = 0; row < rows; row++) {
          for (let column = 0; column < columns; column++) {
            expect(there.get().get(row, column)).toBe(offset + row * (columns + pitch) + column);
          }
        }
      }
      start.advance(steps.reduce((sum, step) => sum + step, 0));
      expect(start.offset).toBe(offset);
    });
    fc.assert(property, { numRuns: 300, seed: 41 });
  });

  it("takes unsafe steps as it takes safe ones, where they are allowed", () => {
    const property = fc.property(walks, fc.nat(9), ({ bound, stride, circular, steps }, step) => {
      const it = steps.reduce((at, by) => at.next(by), make(slots(64), rowMajor(1), { bound, stride, circular }));
      if (step * stride < bound) expect(it.nextUnsafe(step).offset).toBe(it.next(step).offset);
      else expect(() => it.nextUnsafe(step)).toThrow(/^nextUnsafe: /);
    });
    fc.assert(property, { numRuns: 300, seed: 42 });
  });

  it("is as long as the bound", () => {
    const property = fc.property(walks, ({ bound, stride, circular }) => {
      const it = make(slots(64), rowMajor(1), { bound, stride, circular });
      const lap = [...it];
      expect(lap).toHaveLength(Math.ceil(bound / stride));
      expect(lap.map((one) => one.get(0))).toEqual(lap.map((_, step) => step * stride));
    });
    fc.assert(property, { numRuns: 200, seed: 43 });
  });
});
