// Every element of every view is the right element of its parent, through whatever chain of views it came.
import fc from "fast-check";
import { expect, it } from "vitest";
import { moved, moves, starts, subjectOf } from "../tensor/chain.js";
import type { LooseTensor } from "../tensor/loose.js";
import { elementAt, elementsOf, indicesOf, type Model, textOfModel } from "../tensor/model.js";

const chains = fc.tuple(starts, moves).map(([start, steps]) => steps.reduce(moved, subjectOf(start)));
const runs = { numRuns: 800, seed: 20 };

/** What the storage holds where an element lies: a number, or the lanes of a vector. */
function expected(lanes: readonly number[], tensor: LooseTensor): unknown {
  return tensor.dtype === "float64" ? lanes[0] : Float64Array.from(lanes);
}

function leafIndex(indices: readonly number[], model: Model): number {
  return indices.reduceRight((sum, index, axis) => sum * (model.extents[axis] ?? 1) + index, 0);
}

it("has the extents of the model", () => {
  const property = fc.property(chains, ({ tensor, model }) => {
    expect(tensor.layout.shape).toEqual(model.extents);
  });
  fc.assert(property, runs);
});

it("reads the right slot at every index, coordinate and scalar index", () => {
  const property = fc.property(chains, ({ tensor, model }) => {
    for (const indices of indicesOf(model)) {
      const value = expected(elementAt(model, indices), tensor);
      expect(tensor.get(...indices)).toEqual(value);
      expect(tensor.load(indices)).toEqual(value);
      expect(tensor.load(leafIndex(indices, model))).toEqual(value);
    }
  });
  fc.assert(property, runs);
});

it("writes the right slot and no other", () => {
  const property = fc.property(chains, fc.nat(), ({ tensor, model, storage }, choice) => {
    const all = indicesOf(model);
    const indices = all[choice % Math.max(1, all.length)];
    if (indices === undefined) return;
    const before = [...storage];
    tensor.set(...indices, -1);
    const slots = new Set(elementAt(model, indices));
    expect([...storage]).toEqual(before.map((value, slot) => (slots.has(slot) ? -1 : value)));
  });
  fc.assert(property, runs);
});

it("fills its own elements and nothing between them", () => {
  const property = fc.property(chains, ({ tensor, model, storage }) => {
    const before = [...storage];
    expect(tensor.fill(-7)).toBe(tensor);
    const slots = new Set(elementsOf(model).flat());
    expect([...storage]).toEqual(before.map((value, slot) => (slots.has(slot) ? -7 : value)));
  });
  fc.assert(property, runs);
});

it("prints its rows", () => {
  const property = fc.property(chains, ({ tensor, model }) => {
    expect(String(tensor)).toBe(textOfModel(model, (slot) => `${slot}.0`, tensor.dtype !== "float64"));
  });
  fc.assert(property, runs);
});

it("refuses every index outside", () => {
  const property = fc.property(chains, fc.nat(), ({ tensor, model }, choice) => {
    const axis = choice % Math.max(1, model.extents.length);
    const inside = model.extents.map(() => 0);
    if (model.extents.length === 0) return;
    expect(() => tensor.get(...inside.with(axis, model.extents[axis] ?? 0))).toThrow(/out of range/);
    expect(() => tensor.set(...inside.with(axis, model.extents[axis] ?? 0), 0)).toThrow(/out of range/);
    expect(() => tensor.get(...inside.with(axis, -1))).toThrow(/get: /);
    expect(() => tensor.get(...inside.with(axis, 0.5))).toThrow(/get: /);
    expect(() => tensor.get(...inside, 0)).toThrow(/one index per axis/);
  });
  fc.assert(property, runs);
});
