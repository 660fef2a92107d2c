import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layout } from "../../src/layout/index.js";
import { arange, tileTensor, wasmMemory, zeros } from "../../src/tensor/index.js";
import type { Layout, SharedTensor } from "../../types/index.js";
import { whereWebAssemblyIs } from "../kernel/matrices.js";
import { moved, moves, starts, subjectOf } from "./chain.js";
import { type LooseEntry, type LooseTensor, loose, noSizes, refuses } from "./loose.js";
import { elementAt, indicesOf, modelOf, range, windowModel } from "./model.js";

const coords = (entries: Iterable<LooseEntry>): unknown => [...entries].map(({ coord }) => coord);
const texts = (entries: Iterable<LooseEntry>): unknown => [...entries].map(({ tile }) => tile.toString());

describe("tiles", () => {
  const a = loose(arange("int32", 4, 6));

  it("are each the tile at its coordinate, in row-major order", () => {
    expect(coords(a.tiles([2, 3]))).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
    for (const { tile, coord } of a.tiles([2, 3])) expect(String(tile)).toBe(String(a.tile([2, 3], coord)));
  });

  it("begin anew in each loop, and two loops do not disturb one another", () => {
    const tiles = a.tiles([4, 3]);
    expect([...tiles].length + [...tiles].length).toBe(4);
    for (const { coord } of tiles) {
      expect(coords(tiles)).toHaveLength(2);
      expect(coord).toHaveLength(2);
    }
  });

  it("are views", () => {
    const b = zeros("int8", 4, 4);
    let count = 0;
    for (const { tile } of b.tiles([2, 2])) tile.fill(++count);
    expect(b.toString()).toBe("[[1, 1, 2, 2], [1, 1, 2, 2], [3, 3, 4, 4], [3, 3, 4, 4]]");
  });

  it("are clipped at the end", () => {
    const clipped = loose(arange("int32", 3, 5)).tiles([2, 4], { ragged: "clip" });
    expect(texts(clipped)).toEqual(["[[0, 1, 2, 3], [5, 6, 7, 8]]", "[[4], [9]]", "[[10, 11, 12, 13]]", "[[14]]"]);
  });

  it("are masked at the end: the full shape, of which only what is inside can be touched", () => {
    const b = loose(arange("int32", 3, 5));
    const [whole, right, below, corner] = [...b.tiles([2, 4], { ragged: "mask" })] as [
      LooseEntry,
      LooseEntry,
      LooseEntry,
      LooseEntry,
    ];
    expect([whole, right, below, corner].map(({ valid }) => valid)).toEqual([
      [2, 4],
      [2, 1],
      [1, 4],
      [1, 1],
    ]);
    expect([right, corner].map(({ tile }) => tile.layout.shape)).toEqual([
      [2, 4],
      [2, 4],
    ]);
    expect(String(below.clipped)).toBe("[[10, 11, 12, 13]]");
    expect(whole.tile.toString()).toBe("[[0, 1, 2, 3], [5, 6, 7, 8]]");
    expect([right.tile.get(1, 0), corner.tile.get(0, 0)]).toEqual([9, 14]);
    const operation = "element access";
    refuses(() => right.tile.get(0, 1), "iter.masked", { operation, index: 1, axis: 1, valid: 1 });
    refuses(() => below.tile.set(1, 0, 7), "iter.masked", { operation, index: 1, axis: 0, valid: 1 });
    refuses(() => right.tile.fill(7), "iter.masked", { operation: "fill", index: 1, axis: 1, valid: 1 });
    refuses(() => corner.tile.toString(), "iter.masked", { operation: "toString", index: 1, axis: 1, valid: 1 });
    expect(b.toString()).toBe(String(arange("int32", 3, 5)));
  });

  it("stay masked through views; what lies wholly inside is a plain tensor", () => {
    const b = loose(arange("int32", 3, 5));
    const corner = [...b.tiles([2, 4], { ragged: "mask" })].at(-1)?.tile as LooseTensor;
    expect(corner.slice("0:1", "0:1").fill(70).toString()).toBe("[[70]]");
    expect(b.get(2, 4)).toBe(70);
    const column = corner.transpose().slice(":", 0);
    expect(column.get(0)).toBe(70);
    refuses(() => column.get(3), "iter.masked", { operation: "element access", index: 3, axis: 1, valid: 1 });
    refuses(() => column.asImm().bitcast("float32"), "iter.masked", {
      ...{ operation: "bitcast", index: 1, axis: 1, valid: 1 },
    });
    refuses(() => corner.slice(1, 1).get(), "iter.masked", {
      ...{ operation: "element access", index: 1, axis: 0, valid: 1 },
    });
    refuses(() => loose(zeros("int32", 2, 4)).copyFrom(corner), "iter.masked", {
      ...{ operation: "copyFrom", index: 1, axis: 1, valid: 1 },
    });
    refuses(() => corner.load([0, 0], { width: 2 }), "iter.masked", {
      ...{ operation: "element access", index: 1, axis: 1, valid: 1 },
    });
  });

  it("write all lanes of a masked vector or none", () => {
    const b = loose(zeros("int32", 3, 4));
    const [, below] = [...b.tiles([2, 4], { ragged: "mask" })] as [LooseEntry, LooseEntry];
    const blocks = below.tile.vectorize(2, 4);
    refuses(() => blocks.set(0, 0, [1, 2, 3, 4, 5, 6, 7, 8]), "iter.masked", {
      ...{ operation: "set", index: 1, axis: 0, valid: 1 },
    });
    expect(b.toString()).toBe(String(zeros("int32", 3, 4)));
    expect(below.tile.vectorize(1, 4).get(0, 0)).toEqual(Int32Array.of(0, 0, 0, 0));
  });

  it("print what may be touched", () => {
    const [entry] = [
      ...loose(arange("int32", 4, 8))
        .slice("0:1", "0:3")
        .tiles([2, 4], { ragged: "mask" }),
    ];
    expect(inspect(entry?.tile)).toBe("TileTensor<int32, (2,4):(8,1)> [[0, 1, 2, -], [-, -, -, -]]");
  });

  it("know nested modes, vectors, rank 0 and nothing at all", () => {
    expect(coords(loose(zeros("int8", [2, 4], [3, 5])).tiles([4, 5]))).toHaveLength(6);
    const vectors = loose(arange("float32", 4, 8)).vectorize(1, 4);
    expect([...vectors.tiles([3, 2], { ragged: "mask" })].map(({ valid }) => valid)).toEqual([
      [3, 2],
      [1, 2],
    ]);
    expect(coords(loose(zeros("int8")).tiles([]))).toEqual([[]]);
    expect(coords(loose(zeros("int8", 0, 4)).tiles([3, 3], { ragged: "mask" }))).toEqual([]);
    expect(coords(loose(zeros("int8", 4, 0)).tiles([2, 3]))).toEqual([]);
  });

  it("keep their kind", () => {
    const shared = loose(tileTensor(new Int8Array(new SharedArrayBuffer(9)), layout([3, 3], [3, 1])));
    expect([...shared.tiles([2, 2], { ragged: "mask" })].map(({ tile }) => tile.space)).toEqual(
      Array(4).fill("shared"),
    );
    const corner = [...shared.tiles([2, 2], { ragged: "mask" })].at(-1)?.tile as unknown as SharedTensor<
      "int8",
      Layout<[2, 2], [3, 1]>
    >;
    expect([corner.atomicAdd([0, 0], 5), corner.get(0, 0)]).toEqual([0, 5]);
    refuses(() => corner.atomicAdd([0, 1], 5), "iter.masked", { operation: "atomicAdd", index: 1, axis: 1, valid: 1 });
    const fixed = [...loose(zeros("int8", 3)).asImm().tiles([2], { ragged: "mask" })].at(-1)?.tile as LooseTensor;
    refuses(() => fixed.set(0, 1), "tensor.read-only", { operation: "set" });
  });

  whereWebAssemblyIs("end with their tensor", () => {
    const wasm = wasmMemory().zeros("int8", 3, 3);
    const last = [...loose(wasm).tiles([2, 2], { ragged: "mask" })].at(-1)?.tile as LooseTensor;
    expect([last.space, last.get(0, 0)]).toEqual(["wasm", 0]);
    wasm.dispose();
    expect(() => last.get(0, 0)).toThrow("get: the tensor was disposed");
  });

  it("refuse what is no size, what does not divide, and layouts whose rows interleave", () => {
    for (const size of noSizes) {
      expect(() => a.tiles([size, 2])).toThrow(/^tiles: size 0 is .*, not a whole number from 1$/);
      expect(() => a.tiles([size, 2], { ragged: "clip" })).toThrow(/^tiles: size 0 is /);
    }
    refuses(() => a.tiles([0, 2], { ragged: "clip" }), "iter.tile-size", { index: 0, size: 0 });
    refuses(() => a.tiles([2, 4]), "iter.divide", { axis: 1, extent: 6, size: 4 });
    refuses(() => a.tiles([8, 6], { ragged: "error" }), "iter.divide", { axis: 0, extent: 4, size: 8 });
    refuses(() => a.tiles([2]), "tile.count", { operation: "tiles", what: "sizes", rank: 2, count: 1 });
    refuses(() => a.tiles(2), "tensor.not-an-array", { operation: "tiles", what: "sizes", value: "2" });
    for (const ragged of ["CLIP", null, 1, {}]) expect(() => a.tiles([2, 2], { ragged })).toThrow(/^tiles: ragged is /);
    refuses(() => a.tiles([2, 2], 3), "tensor.not-options", { operation: "tiles", value: "3" });
    refuses(() => loose(zeros("int8", [2, 4], 4)).tiles([2, 2]), "tile.sub-size", {
      ...{ operation: "tiles", axis: 0, own: 4, size: 2 },
    });
    const woven = loose(tileTensor(new Int8Array(10), layout([4, 2], [2, 3])));
    refuses(() => woven.tiles([3, 2], { ragged: "mask" }), "iter.mask-order", {
      ...{ operation: "tiles", layout: "(3,2):(2,3)" },
    });
    expect(coords(woven.tiles([3, 2], { ragged: "clip" }))).toHaveLength(2);
    // A tile wider than the tensor would find the next row at its own end.
    refuses(() => loose(zeros("int8", 2, 3)).tiles([2, 4], { ragged: "mask" }), "iter.mask-order", {
      ...{ operation: "tiles", layout: "(2,4):(3,1)" },
    });
    refuses(() => loose(zeros("int8", 1)).broadcastTo(3).tiles([2], { ragged: "mask" }), "iter.mask-order", {
      ...{ operation: "tiles", layout: "(2):(0)" },
    });
  });
});

describe("the tiles of any view", () => {
  const subjects = fc.tuple(starts, moves).map(([start, steps]) => steps.reduce(moved, subjectOf(start)));
  const picks = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 12, maxLength: 12 });
  const slots = (tensor: LooseTensor, indices: readonly number[]): number[] =>
    [tensor.get(...indices)]
      .flat()
      .flatMap((value) => (typeof value === "number" ? [value] : [...(value as Float64Array)]));

  it("cover it, each element once, at coordinate times size", () => {
    const property = fc.property(subjects, picks, ({ tensor, model }, sizes) => {
      const size = model.extents.map((_, axis) => sizes[axis] ?? 1);
      const seen = new Set<string>();
      for (const { tile, coord } of tensor.tiles(size, { ragged: "clip" })) {
        const windows = size.map((length, axis) => {
          const start = length * (coord[axis] ?? 0);
          return { start, length: Math.min(length, (model.extents[axis] ?? 0) - start) };
        });
        const part = windowModel(model, windows);
        expect(tile.layout.shape).toEqual(part.extents);
        for (const indices of indicesOf(part)) {
          expect(slots(tile, indices)).toEqual(elementAt(part, indices));
          seen.add(indices.map((index, axis) => index + (windows[axis]?.start ?? 0)).join());
        }
      }
      expect(seen.size).toBe(indicesOf(model).length);
    });
    fc.assert(property, { numRuns: 200, seed: 31 });
  });

  it("let exactly the valid entries of a masked tile be touched", () => {
    const property = fc.property(subjects, picks, ({ tensor, model }, sizes) => {
      const size = model.extents.map((_, axis) => sizes[axis] ?? 1);
      let tiles: Iterable<LooseEntry>;
      try {
        tiles = tensor.tiles(size, { ragged: "mask" });
      } catch (error) {
        expect(String(error)).toMatch(/meet or interleave/);
        return;
      }
      for (const { tile, coord, valid, clipped } of tiles) {
        expect(tile.layout.shape).toEqual(size);
        expect(clipped.layout.shape).toEqual(valid);
        for (const indices of indicesOf(modelOf(size, () => 0)).slice(0, 200)) {
          const inside = indices.every((index, axis) => index < (valid[axis] ?? 0));
          const there = indices.map((index, axis) => index + (size[axis] ?? 0) * (coord[axis] ?? 0));
          if (inside) expect(slots(tile, indices)).toEqual(elementAt(model, there));
          else
            expect(() => tile.get(...indices)).toThrow(/of a masked tile is not below \d+, the number of valid ones$/);
        }
      }
    });
    fc.assert(property, { numRuns: 200, seed: 32 });
  });

  it("walk as many tiles as division says", () => {
    const property = fc.property(subjects, picks, ({ tensor, model }, sizes) => {
      const size = model.extents.map((_, axis) => sizes[axis] ?? 1);
      const counts = model.extents.map((extent, axis) => Math.ceil(extent / (size[axis] ?? 1)));
      expect(coords(tensor.tiles(size, { ragged: "clip" }))).toEqual(
        counts.reduce<number[][]>(
          (all, count) => all.flatMap((one) => range(0, count).map((at) => [...one, at])),
          [[]],
        ),
      );
    });
    fc.assert(property, { numRuns: 100, seed: 33 });
  });
});
