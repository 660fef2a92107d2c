// The same for tensors with nested modes: a mode is an axis of the model, counted colexicographically, whatever its leaves.
import fc from "fast-check";
import { expect, it } from "vitest";
import { suffixFrom } from "../../src/coord/suffix-product.js";
import { makeLayout } from "../../src/layout/make-layout.js";
import { tileTensor } from "../../src/tensor/index.js";
import type { IntTuple } from "../../types/coord/int-tuple.js";
import { type LooseTensor, loose } from "../tensor/loose.js";
import {
  elementAt,
  everyModel,
  indicesOf,
  type Model,
  modelOf,
  permuteModel,
  pickModel,
  range,
  transposeModel,
  windowModel,
} from "../tensor/model.js";

const runs = { numRuns: 250, seed: 23 };

interface NestedTensor {
  readonly tensor: LooseTensor;
  readonly model: Model;
  readonly modes: readonly (readonly number[])[];
  readonly strides: readonly (readonly number[])[];
}

/** Modes of one to three leaves, the strides of all leaves in any order and with gaps. */
const nested: fc.Arbitrary<NestedTensor> = fc
  .record({
    modes: fc.array(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 3,
    }),
    order: fc.array(fc.nat(99), { minLength: 9, maxLength: 9 }),
    gaps: fc.array(fc.nat(2), { minLength: 9, maxLength: 9 }),
  })
  .map(({ modes, order, gaps }) => {
    const leaves = modes.flat();
    const flat = leaves.map(() => 0);
    let next = 1;
    for (const leaf of range(0, leaves.length).toSorted((a, b) => (order[a] ?? 0) - (order[b] ?? 0))) {
      flat[leaf] = next;
      next = next * (leaves[leaf] ?? 1) + (gaps[leaf] ?? 0);
    }
    const starts = modes.map((_, place) => modes.slice(0, place).flat().length);
    const strides = modes.map((mode, place) => flat.slice(starts[place], (starts[place] ?? 0) + mode.length));
    const reach = leaves.reduce((sum, extent, leaf) => sum + (extent - 1) * (flat[leaf] ?? 0), 1);
    const bare = (mode: readonly number[]): IntTuple => (mode.length === 1 ? (mode[0] ?? 1) : mode);
    const by = makeLayout("layout", modes.map(bare), strides.map(bare));
    const tensor = loose(tileTensor(Float64Array.from(range(0, reach)), by));
    const model = modelOf(modes.map(sizeOf), (...at) =>
      at.reduce((sum, index, mode) => sum + colexicographic(index, modes[mode] ?? [], strides[mode] ?? []), 0),
    );
    return { tensor, model, modes, strides };
  });

function sizeOf(mode: readonly number[]): number {
  return mode.reduce((product, extent) => product * extent, 1);
}

function colexicographic(index: number, extents: readonly number[], strides: readonly number[]): number {
  const [extent = 1, ...others] = extents;
  const [stride = 0, ...rest] = strides;
  return (
    (index % extent) * stride + (others.length === 0 ? 0 : colexicographic(Math.floor(index / extent), others, rest))
  );
}

/** Asks for every element by its coordinate, an index a mode. */
function agree(tensor: LooseTensor, model: Model): void {
  const all = indicesOf(model);
  expect(all.map((indices) => tensor.load(indices))).toEqual(all.map((indices) => elementAt(model, indices)[0]));
}

it("reads by mode and by leaf", () => {
  const property = fc.property(nested, ({ tensor, model, modes, strides }) => {
    agree(tensor, model);
    for (const leaves of indicesOf({ extents: modes.flat(), rows: [] })) {
      const slot = leaves.reduce((sum, index, leaf) => sum + index * (strides.flat()[leaf] ?? 0), 0);
      expect(tensor.get(...leaves)).toBe(slot);
      expect(tensor.load(leaves)).toBe(slot);
    }
  });
  fc.assert(property, runs);
});

it("permutes, transposes, keeps and drops whole modes", () => {
  const property = fc.property(nested, fc.nat(99), fc.nat(99), ({ tensor, model, modes }, first, second) => {
    agree(tensor.transpose(), transposeModel(model));
    const axes = range(0, modes.length);
    const turned = axes.map((axis) => (axis + first) % modes.length);
    agree(tensor.permute(...turned), permuteModel(model, turned));
    const axis = first % modes.length;
    const index = second % (model.extents[axis] ?? 1);
    const slices = axes.map((other) => (other === axis ? index : ":"));
    agree(tensor.at(...slices), pickModel(model, axis, index));
  });
  fc.assert(property, runs);
});

it("is repeated along sizes in front, and read as other elements of the same size", () => {
  const property = fc.property(nested, ({ tensor, model }) => {
    const repeated = tensor.broadcastTo(2, ...model.extents);
    for (const indices of indicesOf(model)) {
      const [slot = 0] = elementAt(model, indices);
      expect([repeated.load([0, ...indices]), repeated.load([1, ...indices])]).toEqual([slot, slot]);
      expect(tensor.bitcast("int64").bitcast("float64").load(indices)).toBe(slot);
    }
  });
  fc.assert(property, runs);
});

it("gives every thread its turns", () => {
  const property = fc.property(nested, fc.nat(99), ({ tensor, model, modes }, choice) => {
    // What can be taken in turns: some of the first leaves whole, then a divisor of the next one.
    const threads = modes.map((mode, axis) => {
      const whole = (choice + axis) % mode.length;
      const divisors = range(1, mode[whole] ?? 1).filter((divisor) => (mode[whole] ?? 1) % divisor === 0);
      return sizeOf(mode.slice(0, whole)) * (divisors[choice % divisors.length] ?? 1);
    });
    const by = makeLayout("layout", threads, suffixFrom(threads, 1));
    for (const [id, place] of indicesOf({ extents: threads, rows: [] }).entries()) {
      agree(tensor.distribute(by, id), everyModel(model, threads, place));
    }
  });
  fc.assert(property, runs);
});

it("tiles a mode of two leaves by the finer one: it takes turns where that is the last leaf, and blocks where it is the first", () => {
  const pairs = nested.filter(({ modes }) => modes.every((mode) => mode.length <= 2));
  const property = fc.property(pairs, fc.nat(99), ({ tensor, model, modes, strides }, choice) => {
    const own = modes.map((mode, axis) => ownTiles(mode, strides[axis] ?? []));
    const sizes = own.map((tiles) => tiles?.size ?? 1);
    const at = own.map((tiles, axis) => (choice + axis) % (tiles?.count ?? 1));
    if (own.includes(undefined)) {
      expect(() => tensor.tile(sizes, at)).toThrow(/^tile: mode \d is nested, but does not consist of tiles/);
      return;
    }
    const turns = own.map((tiles) => (tiles?.isBlock ? 1 : (tiles?.count ?? 1)));
    const within = everyModel(
      model,
      turns,
      at.map((index, axis) => (own[axis]?.isBlock ? 0 : index)),
    );
    const tiled = windowModel(
      within,
      own.map((tiles, axis) => ({
        start: tiles?.isBlock ? (at[axis] ?? 0) * tiles.size : 0,
        length: sizes[axis] ?? 0,
      })),
    );
    for (const tile of [tensor.tile(sizes, at), tensor.tileClipped(sizes, at)]) {
      agree(tile, tiled);
      expect(tile.layout.shape).toEqual(sizes);
    }
  });
  fc.assert(property, runs);
});

interface OwnTiles {
  readonly count: number;
  readonly size: number;
  /** Are the elements of a tile neighbours in the mode, or do tiles take turns? */
  readonly isBlock: boolean;
}

/** A mode of one leaf is one tile. */
function ownTiles(mode: readonly number[], strides: readonly number[]): OwnTiles | undefined {
  const [first = 1, last] = mode;
  const [firstStep = 0, lastStep = 0] = strides;
  if (last === undefined) return { count: 1, size: first, isBlock: true };
  if (firstStep >= last * lastStep) return { count: first, size: last, isBlock: false };
  return lastStep >= first * firstStep ? { count: last, size: first, isBlock: true } : undefined;
}

it("prints, fills and vectorizes mode by mode", () => {
  const property = fc.property(nested, ({ tensor, model, modes }) => {
    const last = modes.length - 1;
    const width = modes[last]?.length === 1 ? sizeOf(modes[last] ?? []) : 1;
    const vectors = tensor.vectorize(...modes.map((_, axis) => (axis === last ? width : 1)));
    const windows = (start: number): Model =>
      windowModel(
        model,
        model.extents.map((extent, axis) =>
          axis === last ? { start, length: extent / width } : { start: 0, length: extent },
        ),
      );
    if (width > 1) {
      for (const indices of indicesOf(windows(0))) {
        const lanes = range(0, width).map((lane) => elementAt(model, indices.with(last, lane))[0]);
        expect(vectors.load(indices)).toEqual(Float64Array.from(lanes as number[]));
      }
    }
    const text = String(tensor);
    expect(text.match(/\d+\.0/g)).toEqual(indicesOf(model).map((indices) => `${elementAt(model, indices)[0]}.0`));
    tensor.fill(-1);
    expect(indicesOf(model).every((indices) => tensor.load(indices) === -1)).toBe(true);
  });
  fc.assert(property, runs);
});
