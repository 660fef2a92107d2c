// What copyFrom copies: elements pair at equal top-level coordinates where the modes agree in size, else in row-major order, and an
// overlap is right as if through a buffer.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layout } from "../../src/layout/index.js";
import { tileTensor } from "../../src/tensor/index.js";
import { moved, moves, starts, subjectOf } from "../tensor/chain.js";
import { type LooseTensor, loose } from "../tensor/loose.js";
import { elementsOf, range } from "../tensor/model.js";

const runs = { numRuns: 1000, seed: 21 };
const chains = fc.tuple(starts, moves).map(([start, steps]) => steps.reduce(moved, subjectOf(start)));

/** Strides of these extents by an order of the axes and gaps between them. */
function stridesOf(extents: readonly number[], order: readonly number[], gaps: readonly number[]): number[] {
  const strides = extents.map(() => 0);
  let next = 1;
  for (const axis of range(0, extents.length).toSorted((a, b) => (order[a] ?? 0) - (order[b] ?? 0))) {
    strides[axis] = next;
    next = next * Math.max(1, extents[axis] ?? 1) + (gaps[axis] ?? 0);
  }
  return strides;
}

const numbers = (max: number): fc.Arbitrary<number[]> => fc.array(fc.nat(max), { minLength: 6, maxLength: 6 });

describe("copyFrom", () => {
  it("pairs elements in row-major order, whatever the two layouts, also onto itself", () => {
    const property = fc.property(
      chains,
      numbers(9),
      numbers(2),
      fc.nat(30),
      fc.boolean(),
      (from, order, gaps, at, same) => {
        if (from.tensor.dtype !== "float64") return;
        const elements = elementsOf(from.model).flat();
        const factors = factorsOf(elements.length, order);
        const strides = stridesOf(factors, order, gaps);
        const slotsOfTarget = walk(factors, strides).map((offset) => offset + at);
        const length = Math.max(at, ...slotsOfTarget) + 1;
        const base = same
          ? Float64Array.from({ length: Math.max(length, from.storage.length) }, (_, slot) => slot)
          : from.storage;
        const source = same ? rebased(from.tensor, base, from.storage) : from.tensor;
        const target = same ? base : new Float64Array(length).fill(-1);
        const expected = [...target];
        const before = [...base];
        for (const [place, slot] of slotsOfTarget.entries())
          expected[slot] = before[elements[place] ?? 0] ?? Number.NaN;
        const into = loose(tileTensor(target, layout(factors, strides), { offset: at }));
        expect(into.copyFrom(source)).toBe(into);
        expect([...target]).toEqual(expected);
      },
    );
    fc.assert(property, runs);
  });

  it("pairs equal top-level coordinates of nested layouts, each mode counted colexicographically inside", () => {
    const mode = fc.constantFrom([6], [2, 3], [3, 2], [1, 6], [6, 1]);
    const other = fc.constantFrom([4], [2, 2], [4, 1]);
    const sides = fc.tuple(mode, other, numbers(9), numbers(2));
    const property = fc.property(sides, sides, (left, right) => {
      const [to, from] = [nestedOf(...left), nestedOf(...right)];
      to.tensor.copyFrom(from.tensor);
      for (const row of range(0, 6)) {
        for (const column of range(0, 4)) {
          expect(to.tensor.load([row, column])).toBe(from.storage[from.slot(row, column)]);
        }
      }
    });
    fc.assert(property, runs);
  });

  it("counts nested modes of other sizes in row-major order of the modes", () => {
    const from = tileTensor(Float64Array.from(range(0, 12)), layout([[2, 3], 2], [[1, 2], 6]));
    const to = tileTensor(new Float64Array(12), layout([3, 4], [4, 1]));
    to.copyFrom(from);
    expect(String(to)).toBe("[[0.0, 6.0, 1.0, 7.0], [2.0, 8.0, 3.0, 9.0], [4.0, 10.0, 5.0, 11.0]]");
  });

  it("walks layouts that have no loops in common", () => {
    const from = tileTensor(Float64Array.from(range(0, 8)), layout([2, 3], [4, 1]));
    const to = tileTensor(new Float64Array(6), layout([3, 2], [1, 3]));
    to.copyFrom(from);
    expect(String(to)).toBe("[[0.0, 1.0], [2.0, 4.0], [5.0, 6.0]]");
  });
});

/** Extents with this product. */
function factorsOf(product: number, choices: readonly number[]): number[] {
  const factors: number[] = [];
  let rest = product;
  for (const choice of choices.slice(0, 3)) {
    const divisors = range(1, Math.max(1, rest)).filter((divisor) => rest % divisor === 0);
    const factor = divisors[choice % divisors.length] ?? 1;
    factors.push(factor);
    rest /= factor;
  }
  return [...factors, rest];
}

/** The offsets in row-major order. */
function walk(extents: readonly number[], strides: readonly number[]): number[] {
  return extents.reduce<number[]>(
    (before, extent, axis) =>
      before.flatMap((offset) => range(0, extent).map((index) => offset + index * (strides[axis] ?? 0))),
    [0],
  );
}

/** The same view of a longer storage: found by the slot that its elements name. */
function rebased(tensor: LooseTensor, base: Float64Array, storage: Float64Array): LooseTensor {
  const { shape, stride } = tensor.layout;
  const first = (shape as number[]).includes(0) ? 0 : Number(tensor.get(...(shape as number[]).map(() => 0)));
  expect(storage[first]).toBe(first);
  return loose(tileTensor(base, layout(shape as number[], stride as number[]), { offset: first }));
}

interface Nested {
  readonly tensor: LooseTensor;
  readonly storage: Float64Array;
  slot(row: number, column: number): number;
}

/** Two modes of these leaves, the strides of all leaves in any order. */
function nestedOf(
  rows: readonly number[],
  columns: readonly number[],
  order: readonly number[],
  gaps: readonly number[],
): Nested {
  const leaves = [...rows, ...columns];
  const strides = stridesOf(leaves, order, gaps);
  const [rowStrides, columnStrides] = [strides.slice(0, rows.length), strides.slice(rows.length)];
  const length = leaves.reduce((sum, extent, leaf) => sum + (extent - 1) * (strides[leaf] ?? 0), 1);
  const storage = Float64Array.from(range(0, length));
  const tensor = loose(tileTensor(storage, layout([rows, columns], [rowStrides, columnStrides])));
  const colexicographic = (index: number, extents: readonly number[], steps: readonly number[]): number => {
    const [extent = 1, ...others] = extents;
    const [step = 0, ...otherSteps] = steps;
    if (others.length === 0) return index * step;
    return (index % extent) * step + colexicographic(Math.floor(index / extent), others, otherSteps);
  };
  const slot = (row: number, column: number): number =>
    colexicographic(row, rows, rowStrides) + colexicographic(column, columns, columnStrides);
  return { tensor, storage, slot };
}
