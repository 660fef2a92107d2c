import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layout } from "../../src/layout/index.js";
import { arange, nullableTileTensor, tileTensor, zeros } from "../../src/tensor/index.js";
import { type LooseTensor, loose, noSizes, refuses } from "./loose.js";

/** The older form as JavaScript sees it. */
interface LooseForm {
  readonly dtype: string;
  readonly rank: number;
  readonly layout: unknown;
  runtimeLayout(): unknown;
  elementLayout(): unknown;
  dim(axis: unknown): number;
  size(): number;
  get(...index: unknown[]): unknown;
  set(...indexAndValue: unknown[]): void;
  fill(value: unknown): LooseForm;
  copyFrom(other: unknown): LooseForm;
  tile(sizes: unknown, at: unknown): LooseForm;
  vectorize(...widths: unknown[]): LooseForm;
  transpose(): LooseForm;
  toTileTensor(): LooseTensor;
}
const older = (tensor: unknown): LooseForm => (tensor as { toLayoutTensor(): LooseForm }).toLayoutTensor();

describe("the older form of a tensor", () => {
  it("cuts tiles off at the end, as the reference's test does, and has nothing left past it", () => {
    const t = older(arange("int32", 11, 7));
    const tile = t.tile([4, 4], [2, 1]);
    expect([tile.dim(0), tile.dim(1), tile.get(2, 2)]).toEqual([3, 3, 76]);
    expect([t.tile([4, 4], [3, 0]).dim(0), t.tile([4, 4], [9, 9]).size()]).toEqual([0, 0]);
    expect(String(t.tile([4, 4], [9, 9]))).toBe("[]");
    expect(t.tile([100, 100], [0, 0]).size()).toBe(77);
  });

  it("tells layout, runtime layout without nesting, and element layout", () => {
    const nested = older(zeros("float32", 8, [4, 2]));
    expect([nested.layout, nested.runtimeLayout(), nested.elementLayout()].map(String)).toEqual([
      ...["(8,(4,2)):(8,(2,1))", "(8,4,2):(8,2,1)", "(1):(1)"],
    ]);
    expect([nested.rank, nested.dim(1), nested.size(), nested.dtype]).toEqual([2, 8, 64, "float32"]);
    const blocks = older(zeros("float32", 8, 16)).vectorize(2, 4);
    expect([blocks.layout, blocks.elementLayout()].map(String)).toEqual(["(4,4):(32,4)", "(2,4):(16,1)"]);
    expect(
      String(
        older(zeros("int8", 8, 16))
          .vectorize(1, 1)
          .elementLayout(),
      ),
    ).toBe("(1):(1)");
    expect(
      String(
        older(zeros("int8", 8, 16))
          .vectorize(4, 1)
          .elementLayout(),
      ),
    ).toBe("(4,1):(16,1)");
  });

  it("is the same storage, both ways, vectors included", () => {
    const a = zeros("float32", 2, 8);
    const t = older(a);
    expect(t.toTileTensor()).toBe(a);
    t.vectorize(1, 4).set(1, 1, [1, 2, 3, 4]);
    expect(loose(a).get(1, 7)).toBe(4);
    expect(older(loose(a).vectorize(1, 4)).toTileTensor().dtype).toBe("float32x4");
    expect(t.fill(3)).toBe(t);
    expect(t.transpose().get(7, 1)).toBe(3);
    expect(
      String(
        older(zeros("int8", 2, 8))
          .copyFrom(t)
          .copyFrom(a),
      ),
    ).toBe(String(loose(zeros("int8", 2, 8)).fill(3)));
  });

  it("refuses what a tensor refuses", () => {
    const t = older(loose(zeros("float32", 8, 4)).asImm());
    refuses(() => t.set(0, 0, 1), "tensor.read-only", { operation: "set" });
    refuses(() => t.fill(1), "tensor.read-only", { operation: "fill" });
    refuses(() => t.get(8, 0), "tensor.index", { operation: "get", index: 8, axis: 0, extent: 8 });
    refuses(() => t.dim(2), "view.axis", { operation: "dim", axis: 2, rank: 2 });
    refuses(() => t.tile([4], [0, 0]), "tile.count", { operation: "tile", what: "sizes", rank: 2, count: 1 });
    for (const size of noSizes) {
      expect(() => t.tile([size, 4], [0, 0])).toThrow(/^tile: size 0 is /);
      expect(() => t.tile([4, 4], [0, size])).toThrow(/^tile: tile coordinate .* on axis 1 is not a whole number/);
      expect(() => t.dim(size)).toThrow(/^dim: axis .* of a tensor of rank 2$/);
    }
    refuses(() => older(zeros("int8", 4)).copyFrom(older(zeros("int8", 3))), "copyFrom.count", {
      operation: "copyFrom",
      size: 4,
      other: 3,
    });
    refuses(() => t.vectorize(1, 4).vectorize(1, 1), "vectorize.again", { element: "float32x4" });
  });

  it("has tiles that clip as plain arithmetic says", () => {
    const numbers = fc.integer({ min: 0, max: 9 });
    const property = fc.property(numbers, numbers, numbers, numbers, numbers, numbers, (m, n, p, q, i, j) => {
      const tile = older(arange("int32", m, n)).tile([p, q], [i, j]);
      const left = (extent: number, size: number, at: number): number =>
        Math.max(0, Math.min(extent - at * size, size));
      expect([tile.dim(0), tile.dim(1)]).toEqual([left(m, p, i), left(n, q, j)]);
      for (let row = 0; row < tile.dim(0); row++) {
        for (let column = 0; column < tile.dim(1); column++) {
          expect(tile.get(row, column)).toBe((i * p + row) * n + j * q + column);
        }
      }
    });
    fc.assert(property, { numRuns: 300, seed: 51 });
  });
});

describe("nullableTileTensor", () => {
  /** As JavaScript sees it. */
  interface LooseNullable {
    readonly dtype: string;
    readonly layout: unknown;
    readonly isNull: boolean;
    dim(axis: unknown): number;
    numElements(): number;
    value(): unknown;
    toLayoutTensor(): LooseForm;
  }
  const make = nullableTileTensor as unknown as (...args: readonly unknown[]) => LooseNullable;

  it("is a tensor", () => {
    const a = tileTensor(new Float32Array(12), layout([3, [2, 2]], [4, [2, 1]]));
    const there = make(a);
    expect([there.isNull, there.dim(1), there.numElements(), there.dtype, String(there.layout)]).toEqual([
      ...[false, 4, 12, "float32", "(3,(2,2)):(4,(2,1))"],
    ]);
    expect(there.value()).toBe(a);
    expect(there.toLayoutTensor().toTileTensor()).toBe(a);
    expect(make(loose(a).slice(0, ":", 0).vectorize(2)).dtype).toBe("float32x2");
  });

  it("is nothing whose sizes are known", () => {
    for (const nothing of [null, undefined]) {
      const none = make(nothing, "int8", layout(5, 2));
      expect([none.isNull, none.dim(0), none.numElements(), none.dtype]).toEqual([true, 5, 5, "int8"]);
      refuses(() => none.value(), "nullable.null", { operation: "value" });
      refuses(() => none.toLayoutTensor(), "nullable.null", { operation: "toLayoutTensor" });
      refuses(() => none.dim(1), "view.axis", { operation: "dim", axis: 1, rank: 1 });
    }
  });

  it("refuses what is neither", () => {
    const operation = "nullableTileTensor";
    refuses(() => make(3), "tensor.not-a-tensor", { operation, value: "3" });
    refuses(() => make(new Float32Array(3)), "tensor.not-a-tensor", { operation, value: "an object" });
    refuses(() => make(null, "f32", layout(5, 2)), "dtype.unknown", { operation, dtype: '"f32"' });
    refuses(() => make(null, "float32", [5]), "layout.not-a-layout", { operation, value: "an array" });
    refuses(() => make(null), "dtype.unknown", { operation, dtype: "undefined" });
  });
});
