// What do reductions give, of every dtype, layout and place? By plain loops over the elements in row-major order.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layout, rowMajor } from "../../src/layout/index.js";
import { engineTensor } from "../../src/tensor/engine-tensor.js";
import * as tensors from "../../src/tensor/index.js";
import { PagedEngine } from "../engine/paged-engine.js";
import { moved, moves, starts, subjectOf } from "./chain.js";
import { type LooseTensor, refuses } from "./loose.js";
import { elementAt, elementsOf, indicesOf, range } from "./model.js";

type Name = "reduceSum" | "reduceMin" | "reduceMax" | "reduceMean" | "argmax";
type Reducible = LooseTensor & Readonly<Record<Name, (options?: unknown) => unknown>>;
const reducible = (tensor: unknown): Reducible => tensor as Reducible;
const functions = tensors as unknown as Readonly<Record<Name, (...args: unknown[]) => LooseTensor>>;
const { zeros, full, tileTensor } = tensors as unknown as Readonly<
  Record<"zeros" | "full" | "tileTensor", (...args: unknown[]) => Reducible>
>;

const expected: Readonly<Record<Name, (values: readonly number[]) => number>> = {
  reduceSum: (values) => values.reduce((sum, value) => sum + value, 0),
  reduceMin: (values) => Math.min(...values),
  reduceMax: (values) => Math.max(...values),
  reduceMean: (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
  argmax: (values) => values.indexOf(Math.max(...values)),
};
const names = Object.keys(expected) as Name[];

describe("reductions of any view", () => {
  const chains = fc.tuple(starts, moves).map(([start, steps]) => steps.reduce(moved, subjectOf(start)));
  const picks = fc.constantFrom(...names);

  it("over everything", () => {
    const property = fc.property(chains, picks, ({ storage, tensor, model }, name) => {
      for (const [slot] of storage.entries()) storage[slot] = (slot * 37) % 23;
      if (tensor.dtype !== "float64") {
        refuses(() => reducible(tensor)[name](), "reduce.vector", { operation: name, element: tensor.dtype });
        return;
      }
      const values = elementsOf(model).map(([slot = -1]) => storage[slot] ?? Number.NaN);
      if (values.length === 0 && name !== "reduceSum") {
        refuses(() => reducible(tensor)[name](), "reduce.empty", { operation: name });
      } else expect(reducible(tensor)[name]()).toBe(expected[name](values));
    });
    fc.assert(property, { numRuns: 500, seed: 3 });
  });

  it("over an axis, into a fresh tensor and into one that is there", () => {
    const property = fc.property(chains, picks, fc.nat(5), ({ storage, tensor, model }, name, choice) => {
      for (const [slot] of storage.entries()) storage[slot] = (slot * 37) % 23;
      const { extents } = model;
      if (tensor.dtype !== "float64" || extents.length === 0) return;
      const axis = choice % extents.length;
      const kept = extents.toSpliced(axis, 1);
      const outputs = indicesOf({ extents: kept, rows: [] });
      if (extents[axis] === 0 && name !== "reduceSum" && outputs.length > 0) {
        refuses(() => reducible(tensor)[name]({ axis }), "reduce.empty", { operation: name });
        return;
      }
      const result = reducible(tensor)[name]({ axis }) as LooseTensor;
      expect(result.dtype).toBe(name === "argmax" ? "int32" : "float64");
      expect(result.layout.shape).toEqual(kept);
      const into = zeros("float32", ...kept.toReversed()).transpose();
      expect(functions[name](into, tensor, { axis })).toBe(into);
      for (const indices of outputs) {
        const values = range(0, extents[axis] ?? 0).map((index) => {
          const [slot = -1] = elementAt(model, indices.toSpliced(axis, 0, index));
          return storage[slot] ?? Number.NaN;
        });
        const value = expected[name](values);
        expect(result.get(...indices)).toBe(value);
        expect(into.get(...indices)).toBe(Math.fround(value));
      }
    });
    fc.assert(property, { numRuns: 500, seed: 3 });
  });
});

describe("dtypes", () => {
  it("sum to what their elements sum to, exactly", () => {
    expect(full("int8", 100, 50).reduceSum()).toBe(5000);
    expect(full("uint32", 2 ** 32 - 1, 3).reduceSum()).toBe(3 * (2 ** 32 - 1));
    expect(full("bool", true, 7).reduceSum()).toBe(7);
    expect(full("int64", -3n, 4).reduceSum()).toBe(-12n);
    expect(full("uint64", 2n ** 63n, 2).reduceSum()).toBe(0n);
    expect(full("bfloat16", 1, 1000).reduceSum()).toBe(1000);
    expect(full("float16", 0.5, 9).reduceSum()).toBe(4.5);
  });

  it("along an axis keep their own, small integers and bool become int32", () => {
    for (const dtype of ["bool", "int8", "uint8", "uint8clamped", "int16", "uint16"]) {
      const result = full(dtype, dtype === "bool" ? true : 100, 4, 3).reduceSum({ axis: 0 }) as LooseTensor;
      expect([result.dtype, result.get(2)]).toEqual(["int32", dtype === "bool" ? 4 : 400]);
    }
    for (const dtype of ["int32", "uint32", "float16", "bfloat16", "float32", "float64"]) {
      const result = full(dtype, 2, 4, 3).reduceSum({ axis: 0 }) as LooseTensor;
      expect([result.dtype, result.get(2)]).toEqual([dtype, 8]);
    }
    expect((full("uint64", 2n, 4, 3).reduceSum({ axis: 0 }) as LooseTensor).get(0)).toBe(8n);
    expect((full("int32", 2 ** 30, 4, 3).reduceSum({ axis: 0 }) as LooseTensor).get(0)).toBe(0);
    const wider = functions.reduceSum(zeros("float64", 3), full("int32", 2 ** 30, 4, 3), { axis: 0 });
    expect(wider.get(0)).toBe(2 ** 32);
  });

  it("have means as floats", () => {
    expect(tileTensor([1, 2], { dtype: "int8" }).reduceMean()).toBe(1.5);
    expect(tileTensor([true, false], { dtype: "bool" }).reduceMean()).toBe(0.5);
    expect(tileTensor([1n, 2n], { dtype: "int64" }).reduceMean()).toBe(1.5);
    expect(tileTensor([3n], { dtype: "int64" }).reduceMean()).toBe(3);
    expect((full("int16", 3, 2, 2).reduceMean({ axis: 0 }) as LooseTensor).dtype).toBe("float64");
    expect((full("bfloat16", 3, 2, 2).reduceMean({ axis: 0 }) as LooseTensor).dtype).toBe("bfloat16");
    expect(tileTensor([0.1, 0.2]).reduceMean()).toBe(Math.fround((Math.fround(0.1) + Math.fround(0.2)) / 2));
  });

  it("have extremes among their own values", () => {
    expect(tileTensor([true, false], { dtype: "bool" }).reduceMin()).toBe(false);
    expect(tileTensor([true, false], { dtype: "bool" }).argmax()).toBe(0);
    expect(tileTensor([-5n, 7n], { dtype: "int64" }).reduceMax()).toBe(7n);
    expect(tileTensor([-5n, 7n], { dtype: "int64" }).argmax()).toBe(1);
    expect(tileTensor([0.1, 0.3, 0.2], { dtype: "float16" }).argmax()).toBe(1);
  });
});

describe("floats", () => {
  it("are NaN where an element is, and argmax finds it", () => {
    const a = tileTensor([1, Number.NaN, 3, Number.NaN]);
    for (const name of ["reduceSum", "reduceMin", "reduceMax", "reduceMean"] as const) expect(a[name]()).toBeNaN();
    expect(a.argmax()).toBe(1);
    expect(tileTensor([0, -0]).reduceMin()).toBe(-0);
    expect(tileTensor([-0, 0]).reduceMax()).toBe(0);
    expect(tileTensor([-0, 0]).argmax()).toBe(0);
  });

  it("sum accurately, many of them and of different size", () => {
    const many = full("float32", 0.1, 1_000_000);
    expect(Math.abs(Number(many.reduceSum()) / (1e6 * Math.fround(0.1)) - 1)).toBeLessThan(1.5e-6);
    const columns = full("float32", 0.1, 100_000, 3).reduceSum({ axis: 0 }) as LooseTensor;
    expect(Math.abs(Number(columns.get(2)) / (1e5 * Math.fround(0.1)) - 1)).toBeLessThan(1.5e-6);
  });
});

describe("order and place", () => {
  it("argmax counts in row-major order of the modes, nested ones colexicographically", () => {
    const nested = reducible(zeros("float32", layout([[2, 3], 2], [[6, 2], 1])));
    nested.store([[1, 2], 1], 5);
    expect(nested.argmax()).toBe((1 + 2 * 2) * 2 + 1);
    expect(String(nested.argmax({ axis: 0 }))).toBe("[0, 5]");
    expect((nested.reduceMax({ axis: 1 }) as LooseTensor).layout.shape).toEqual([[2, 3]]);
  });

  it("works in storage without an array", () => {
    const engine = new PagedEngine(5, 0);
    const a = reducible(engineTensor(engine, engine.allocate("int32", 6), rowMajor(2, 3) as never));
    a.fill(3).set(1, 2, 9);
    expect([a.reduceSum(), a.reduceMax(), a.argmax(), String(a.reduceSum({ axis: 0 }))]).toEqual([
      24,
      9,
      5,
      "[6, 6, 12]",
    ]);
  });

  it("writes what it has read, where the two overlap", () => {
    const a = tileTensor([
      [1, 2],
      [3, 4],
    ]);
    functions.reduceSum(a.slice(0, ":"), a, { axis: 0 });
    expect(String(a)).toBe("[[4.0, 6.0], [3.0, 4.0]]");
  });
});

describe("float32, whose totals share room from one sum to the next", () => {
  const made = (...sizes: number[]): Reducible => {
    const tensor = tensors.arange("float32", ...sizes) as unknown as LooseTensor;
    return reducible(tensor);
  };

  it("gives results of their own, whatever is summed after", () => {
    const [first, second] = [made(3, 5), made(3, 5)];
    second.fill(1);
    const sums = first.reduceSum({ axis: 1 });
    const means = first.reduceMean({ axis: 1 });
    expect(second.reduceSum()).toBe(15);
    expect(String(second.reduceSum({ axis: 1 }))).toBe("[5.0, 5.0, 5.0]");
    expect(String(sums)).toBe("[10.0, 35.0, 60.0]");
    expect(String(means)).toBe("[2.0, 7.0, 12.0]");
    const into = zeros("float64", 3);
    functions.reduceSum(into, first, { axis: 1 });
    second.reduceSum({ axis: 1 });
    expect(String(into)).toBe("[10.0, 35.0, 60.0]");
  });

  it("sums no rows and no columns to nothing, and many to as many", () => {
    expect(String(made(0, 3).reduceSum({ axis: 0 }))).toBe("[0.0, 0.0, 0.0]");
    expect(String(made(0, 3).reduceSum({ axis: 1 }))).toBe("[]");
    for (const [rows, columns] of [
      [70, 300],
      [300, 70],
      [5000, 9],
      [9, 5000],
    ] as const) {
      const matrix = made(rows, columns);
      const [byRow, byColumn] = [matrix.reduceSum({ axis: 1 }), matrix.reduceSum({ axis: 0 })] as LooseTensor[];
      for (const place of [0, 1, 8]) {
        expect(byRow?.get(place)).toBe(Math.fround(columns * (place * columns + (columns - 1) / 2)));
        expect(byColumn?.get(place)).toBe(Math.fround(rows * (place + (columns * (rows - 1)) / 2)));
      }
    }
  });

  it("is stored by an engine whose copies sum themselves", () => {
    const other = made(4, 3);
    class Summing extends PagedEngine {
      override copyFrom(...args: Parameters<PagedEngine["copyFrom"]>): void {
        other.reduceSum({ axis: 0 });
        super.copyFrom(...args);
      }
    }
    const engine = new Summing(5, 0);
    const to = engineTensor(engine, engine.allocate("float32", 3), rowMajor(3) as never);
    functions.reduceSum(to, full("float32", 1, 4, 3), { axis: 0 });
    expect(String(to)).toBe("[4.0, 4.0, 4.0]");
  });
});

describe("bad input", () => {
  const a = full("float32", 1, 2, 3);

  it("is refused", () => {
    for (const name of names) {
      for (const axis of [2, -1, 0.5, Number.NaN]) {
        refuses(() => a[name]({ axis }), "view.axis", { operation: name, axis, rank: 2 });
      }
      refuses(() => a[name](1), "tensor.not-options", { operation: name, value: "1" });
      refuses(() => functions[name](a, a, { axis: 0 }), "operand.rank", { operation: name, rank: 2, other: 1 });
      refuses(() => functions[name](a, 1, { axis: 0 }), "tensor.not-a-tensor", { operation: name, value: "1" });
      refuses(() => functions[name](zeros("float32", 3).asImm(), a, { axis: 0 }), "tensor.read-only", {
        operation: name,
      });
    }
  });
});
