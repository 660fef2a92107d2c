// Chains of views for properties: a start with its model, and moves that are made valid for whatever tensor they meet, so that
// shrinking them always leaves a chain.
import fc from "fast-check";
import { suffixFrom } from "../../src/coord/suffix-product.js";
import { makeLayout } from "../../src/layout/make-layout.js";
import type { RuntimeLayout } from "../../src/layout/remake.js";
import { tileTensor } from "../../src/tensor/index.js";
import { type LooseTensor, loose } from "./loose.js";
import {
  everyModel,
  type Model,
  modelOf,
  permuteModel,
  pickModel,
  range,
  reshapeModel,
  transposeModel,
  vectorizeModel,
  windowModel,
} from "./model.js";

/** A tensor over a storage in which each slot holds its own number, and the model of it. */
export interface Subject {
  readonly storage: Float64Array;
  readonly tensor: LooseTensor;
  readonly model: Model;
}

/** How a start is laid out: its axes in the order of their strides, with gaps between them. */
interface Start {
  readonly extents: readonly number[];
  readonly order: readonly number[];
  readonly gaps: readonly number[];
  readonly offset: number;
}

/** One step, as raw numbers: which view, and what for each axis. */
export interface Move {
  readonly view: number;
  readonly picks: readonly number[];
}

/** Extents of ranks 0 to 6; of many axes small ones. */
const extents = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 6 }) }, { weight: 1, arbitrary: fc.constant(0) }), {
    maxLength: 6,
  })
  .map((all) => (all.length > 4 ? all.map((extent) => Math.min(extent, 3)) : all));

export const starts: fc.Arbitrary<Start> = fc.record({
  extents,
  order: fc.array(fc.nat(99), { minLength: 6, maxLength: 6 }),
  gaps: fc.array(fc.oneof(fc.constant(0), fc.nat(3)), { minLength: 6, maxLength: 6 }),
  offset: fc.nat(4),
});

export const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.record({ view: fc.nat(99), picks: fc.array(fc.nat(999), { minLength: 12, maxLength: 12 }) }),
  { maxLength: 5 },
);

/** The subject of a start; `over` makes the tensor where it shall not lie in the array itself. */
export function subjectOf({ extents, order, gaps, offset }: Start, over: Maker = overArray): Subject {
  const strides = extents.map(() => 0);
  let next = 1;
  const byStride = range(0, extents.length).toSorted((a, b) => (order[a] ?? 0) - (order[b] ?? 0));
  for (const axis of byStride) {
    strides[axis] = next;
    next = next * Math.max(1, extents[axis] ?? 1) + (gaps[axis] ?? 0);
  }
  const length = extents.includes(0)
    ? 0
    : extents.reduce((sum, extent, axis) => sum + (extent - 1) * (strides[axis] ?? 0), 1);
  const storage = Float64Array.from({ length: offset + length + 2 }, (_, slot) => slot);
  const tensor = over(storage, makeLayout("layout", extents, strides), offset);
  const slotAt = (...at: number[]): number =>
    at.reduce((sum, index, axis) => sum + index * (strides[axis] ?? 0), offset);
  return { storage, tensor, model: modelOf(extents, slotAt) };
}

/** Makes a tensor of storage in which each slot holds its number. */
export type Maker = (storage: Float64Array, by: RuntimeLayout, offset: number) => LooseTensor;

const overArray: Maker = (storage, by, offset) => loose(tileTensor(storage, by, { offset }));

/** The tensor and the model after a move. */
export function moved({ storage, tensor, model }: Subject, { view, picks }: Move): Subject {
  const step = views[view % views.length] as View;
  const [next, nextModel] = step(tensor, model, (place, count) => (count <= 0 ? 0 : (picks[place] ?? 0) % count));
  return { storage, tensor: next, model: nextModel };
}

/** `pick(place, count)` is a number below count. */
type Pick = (place: number, count: number) => number;
type View = (tensor: LooseTensor, model: Model, pick: Pick) => [LooseTensor, Model];

const views: readonly View[] = [
  (tensor, model) => [tensor.transpose(), transposeModel(model)],
  (tensor, model, pick) => {
    const rest = range(0, model.extents.length);
    const axes = model.extents.map((_, place) => rest.splice(pick(place, rest.length), 1)[0] ?? 0);
    return [tensor.permute(...axes), permuteModel(model, axes)];
  },
  (tensor, model, pick) => {
    const sizes = model.extents.map((extent, axis) => pick(axis, extent + 1));
    const at = sizes.map((size, axis) =>
      pick(axis + 6, size === 0 ? 3 : Math.floor((model.extents[axis] ?? 0) / size)),
    );
    const windows = sizes.map((length, axis) => ({ start: length * (at[axis] ?? 0), length }));
    return [tensor.tile(sizes, at), windowModel(model, windows)];
  },
  (tensor, model, pick) => {
    const sizes = model.extents.map((_, axis) => 1 + pick(axis, 7));
    const at = sizes.map((size, axis) => pick(axis + 6, Math.ceil((model.extents[axis] ?? 0) / size)));
    const windows = sizes.map((size, axis) => {
      const start = size * (at[axis] ?? 0);
      return { start, length: Math.min(size, (model.extents[axis] ?? 0) - start) };
    });
    return [tensor.tileClipped(sizes, at), windowModel(model, windows)];
  },
  (tensor, model, pick) => sliced(tensor, model, pick, "slice"),
  (tensor, model, pick) => sliced(tensor, model, pick, "at"),
  (tensor, model, pick) => {
    if (tensor.dtype !== "float64" || model.extents.length === 0) return [tensor, model];
    const widths = model.extents.map((extent, axis) => divisor(extent, pick(axis, 6)));
    return [tensor.vectorize(...widths), vectorizeModel(model, widths)];
  },
  (tensor, model, pick) => {
    const sizes = regrouped(model.extents, pick);
    try {
      return [tensor.reshape(...sizes), reshapeModel(model, sizes)];
    } catch (error) {
      return refusedRightly(error, tensor, model);
    }
  },
  (tensor, model, pick) => {
    const axis = pick(0, model.extents.length);
    const extent = model.extents[axis];
    if (extent === undefined) return [tensor, model];
    const count = divisor(extent, pick(1, 6));
    const part = pick(2, count);
    const window = windowAt(model, axis, (part * extent) / count, extent / count);
    if (pick(3, 2) === 0) return [tensor.split(count, { axis })[part] ?? tensor, window];
    const [parts, alignment] = [1 + pick(4, 5), 1 + pick(5, 3)];
    const long = Math.ceil(Math.ceil(extent / parts) / alignment) * alignment;
    const index = pick(6, parts);
    const start = Math.min(extent, index * long);
    const length = Math.min(long, extent - start);
    return [tensor.split(parts, index, { axis, alignment }), windowAt(model, axis, start, length)];
  },
  (tensor, model, pick) => {
    const threads = model.extents.map((extent, axis) => divisor(extent, pick(axis, 6)));
    const by = makeLayout("layout", threads, suffixFrom(threads, 1));
    const thread = threads.map((count, axis) => pick(axis + 6, count));
    const id = thread.reduce((sum, place, axis) => sum * (threads[axis] ?? 1) + place, 0);
    return [tensor.distribute(by, id), everyModel(model, threads, thread)];
  },
  (tensor, model) => {
    const ones = model.extents.flatMap((extent, axis) => (extent === 1 ? [axis] : []));
    return [tensor.squeeze(), ones.toReversed().reduce((result, axis) => pickModel(result, axis, 0), model)];
  },
  (tensor, model, pick) => {
    const axis = pick(0, model.extents.length + 1);
    if (model.extents.length > 5) return [tensor, model];
    return [tensor.unsqueeze(axis), reshapeModel(model, model.extents.toSpliced(axis, 0, 1))];
  },
  (tensor, model) => {
    const size = model.extents.reduce((product, extent) => product * extent, 1);
    try {
      return [tensor.coalesce(), reshapeModel(model, [size])];
    } catch (error) {
      return refusedRightly(error, tensor, model);
    }
  },
];

function windowAt(model: Model, axis: number, start: number, length: number): Model {
  return windowModel(
    model,
    model.extents.map((whole, other) => (other === axis ? { start, length } : { start: 0, length: whole })),
  );
}

/** Each axis is dropped at an index or cut to a range in one of the ways to write one. */
function sliced(tensor: LooseTensor, model: Model, pick: Pick, method: "slice" | "at"): [LooseTensor, Model] {
  let result = model;
  const slices = model.extents.map((extent, axis): unknown => {
    const place = axis - (model.extents.length - result.extents.length);
    if (extent > 0 && pick(axis, 4) === 0) {
      const index = pick(axis + 6, extent);
      result = pickModel(result, place, index);
      return index;
    }
    const start = pick(axis + 6, extent + 1);
    const length = pick(axis, extent - start + 1);
    const windows = result.extents.map((whole, other) =>
      other === place ? { start, length } : { start: 0, length: whole },
    );
    result = windowModel(result, windows);
    return rangeText(method, extent, start, start + length, pick(axis, 5));
  });
  return [tensor[method](...slices), result];
}

function rangeText(method: "slice" | "at", extent: number, start: number, end: number, form: number): unknown {
  if (start === 0 && end === extent) return ":";
  if (form === 1) return [start, end];
  if (form === 2) return [start, { length: end - start }];
  if (method === "at" && form === 3 && start < extent) return `${start - extent}:${end}`;
  return `${start === 0 ? "" : start}:${end === extent ? "" : end}`;
}

function divisor(extent: number, choice: number): number {
  const divisors = range(1, Math.max(1, extent)).filter((width) => extent % width === 0);
  return divisors[choice % divisors.length] ?? 1;
}

/** Other extents with the same product: neighbours joined, or an axis cut in two. */
function regrouped(extents: readonly number[], pick: Pick): number[] {
  const [first = 1, second = 1, ...rest] = extents;
  if (pick(0, 2) === 0) return [first * second, ...rest];
  const width = divisor(first, pick(1, 6));
  return [first / width, width, ...extents.slice(1)];
}

/** A reshape may be refused only where the elements are really not in storage order, one right after the other. */
function refusedRightly(error: unknown, tensor: LooseTensor, model: Model): [LooseTensor, Model] {
  if (!(error instanceof Error) || !/in row-major order|where row-major order/.test(error.message)) throw error;
  const slots: number[] = [];
  const collect = (rows: Model["rows"]): void => {
    if ("slots" in rows) slots.push(...rows.slots);
    else for (const row of rows) collect(row);
  };
  collect(model.rows);
  const dense = slots.every((slot, place) => place === 0 || slot === (slots[place - 1] ?? 0) + 1);
  if (dense) throw new Error(`refused although the elements follow one another: ${error.message}`);
  return [tensor, model];
}
