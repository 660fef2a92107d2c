// What arithmetic means: each element becomes what the operation makes of it and of the element that it faces, whatever the two layouts,
// and also where the operands share storage.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layout } from "../../src/layout/index.js";
import { add, div, floorDiv, max, min, mul, sub, tileTensor, zeros } from "../../src/tensor/index.js";
import { moved, moves, starts, subjectOf } from "../tensor/chain.js";
import { loose } from "../tensor/loose.js";
import { elementsOf, indicesOf, range } from "../tensor/model.js";

const runs = { numRuns: 400, seed: 21 };
const chains = fc.tuple(starts, moves).map(([start, steps]) => steps.reduce(moved, subjectOf(start)));
const numbers = (max: number): fc.Arbitrary<number[]> => fc.array(fc.nat(max), { minLength: 6, maxLength: 6 });

const operations = {
  add: (a: number, b: number) => a + b,
  sub: (a: number, b: number) => a - b,
  mul: (a: number, b: number) => a * b,
  div: (a: number, b: number) => a / b,
  floorDiv: (a: number, b: number) => Math.floor(a / b),
  min: Math.min,
  max: Math.max,
} as const;
type Operation = keyof typeof operations;
const outOfPlace = { add, sub, mul, div, floorDiv, min, max } as const;
const names = fc.constantFrom(...(Object.keys(operations) as Operation[]));

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

function offsetOf(indices: readonly number[], strides: readonly number[]): number {
  return indices.reduce((sum, index, axis) => sum + index * (strides[axis] ?? 0), 0);
}

const methods = (tensor: unknown): Readonly<Record<Operation, (other: unknown, options?: unknown) => unknown>> =>
  tensor as never;

describe("arithmetic in place", () => {
  it("pairs equal coordinates, also where operand and tensor share storage", () => {
    const property = fc.property(
      chains,
      names,
      numbers(9),
      numbers(2),
      fc.nat(9),
      fc.boolean(),
      fc.boolean(),
      ({ storage, tensor, model }, operation, order, gaps, at, same, isFirst) => {
        if (tensor.dtype !== "float64") return;
        const strides = stridesOf(model.extents, order, gaps);
        const slots = indicesOf(model).map((indices) => at + offsetOf(indices, strides));
        const length = Math.max(at, ...slots) + 1;
        if (same && length > storage.length) return;
        const base = same ? storage : Float64Array.from({ length }, (_, slot) => 3 * slot - 7);
        const other = loose(tileTensor(base, layout(model.extents, strides), { offset: at }));
        const [target, operand] = isFirst ? [tensor, other] : [other, tensor];
        const own = elementsOf(model).flat();
        const [targets, operands] = isFirst ? [own, slots] : [slots, own];
        const [written, read] = isFirst ? [storage, base] : [base, storage];
        if (operations[operation] === undefined) return;
        const before = [...written];
        const values = operands.map((slot) => read[slot] ?? Number.NaN);
        const expected = [...before];
        for (const [place, slot] of targets.entries()) {
          expected[slot] = operations[operation](before[slot] ?? Number.NaN, values[place] ?? Number.NaN);
        }
        expect(methods(target)[operation](operand)).toBe(target);
        expect([...written]).toEqual(expected);
      },
    );
    fc.assert(property, runs);
  });

  it("repeats an operand of lower rank along the axes that it has not", () => {
    const property = fc.property(
      chains,
      names,
      fc.nat(5),
      fc.nat(5),
      ({ storage, tensor, model }, operation, from, count) => {
        const { extents } = model;
        if (tensor.dtype !== "float64" || extents.length === 0) return;
        const axis = from % extents.length;
        const modes = extents.slice(axis, axis + 1 + (count % (extents.length - axis)));
        const values = Float64Array.from(
          { length: modes.reduce((product, extent) => product * extent, 1) },
          (_, k) => k - 2.5,
        );
        const strides = modes.map((_, mode) => modes.slice(mode + 1).reduce((product, extent) => product * extent, 1));
        const expected = [...storage];
        const own = elementsOf(model).flat();
        for (const [place, indices] of indicesOf(model).entries()) {
          const value = values[offsetOf(indices.slice(axis, axis + modes.length), strides)] ?? Number.NaN;
          expected[own[place] ?? 0] = operations[operation](storage[own[place] ?? 0] ?? Number.NaN, value);
        }
        methods(tensor)[operation](tileTensor(values, layout(modes, strides)), { axis });
        expect([...storage]).toEqual(expected);
      },
    );
    fc.assert(property, runs);
  });
});

describe("arithmetic out of place", () => {
  it("is a copy and arithmetic in place", () => {
    const property = fc.property(chains, chains, names, ({ tensor, model }, { tensor: other }, operation) => {
      const shape = tensor.layout.shape as number[];
      if (tensor.dtype !== "float64") return;
      const [made, copied] = [loose(zeros("float64", ...shape)), loose(zeros("float64", ...shape))];
      const combine = outOfPlace[operation] as unknown as (to: unknown, a: unknown, b: unknown) => unknown;
      expect(combine(made, 3, tensor)).toBe(made);
      methods(copied.fill(3))[operation](tensor);
      expect(String(made)).toBe(String(copied));
      const isSame = String(other.layout.shape) === String(shape) && other.dtype === "float64";
      if (!isSame || elementsOf(model).length === 0) return;
      combine(made, tensor, other);
      methods(copied.copyFrom(tensor))[operation](other);
      expect(String(made)).toBe(String(copied));
    });
    fc.assert(property, runs);
  });
});
