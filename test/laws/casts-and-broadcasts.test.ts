// What `broadcastTo` repeats and what `bitcast` reads, through whatever chain of views the tensor came: truth by the model, which knows
// the slot of each element, and by another typed array over the same bytes.
import fc from "fast-check";
import { expect, it } from "vitest";
import { moved, moves, type Subject, starts, subjectOf } from "../tensor/chain.js";
import type { LooseTensor } from "../tensor/loose.js";
import { elementAt, indicesOf, type Model, range } from "../tensor/model.js";

const chains = fc.tuple(starts, moves).map(([start, steps]) => steps.reduce(moved, subjectOf(start)));
const runs = { numRuns: 500, seed: 27 };
const picks = fc.array(fc.nat(999), { minLength: 12, maxLength: 12 });

it("broadcastTo repeats what has extent 1, and the whole along sizes in front; the result is only read", () => {
  const property = fc.property(chains, picks, ({ tensor, model }, choices) => {
    const added = range(0, Math.max(0, 6 - model.extents.length)).slice(0, (choices[11] ?? 0) % 3);
    const front = added.map((place) => (choices[place] ?? 0) % 4);
    const own = model.extents.map((extent, axis) => (extent === 1 ? (choices[axis + 3] ?? 0) % 5 : extent));
    const wide = tensor.broadcastTo(...front, ...own);
    const sizes = [...front, ...own];
    expect(wide.layout.shape).toEqual(sizes);
    for (const indices of indicesOf({ extents: sizes, rows: [] })) {
      const source = indices.slice(front.length).map((index, axis) => (model.extents[axis] === 1 ? 0 : index));
      const lanes = elementAt(model, source);
      const value = tensor.dtype === "float64" ? lanes[0] : Float64Array.from(lanes);
      expect(wide.get(...indices)).toEqual(value);
    }
    expect(() => wide.fill(0)).toThrow("fill: the tensor is read-only");
  });
  fc.assert(property, runs);
});

/** Typed arrays that see the same bytes. */
const views = {
  uint8: Uint8Array,
  int16: Int16Array,
  uint32: Uint32Array,
  int64: BigInt64Array,
} as const;
type Name = keyof typeof views;
const names = Object.keys(views) as Name[];

it("bitcast reads the bytes of each element, along the contiguous axis where there are more of them", () => {
  const property = fc.property(chains, fc.constantFrom(...names), (subject, name) => {
    if (subject.tensor.dtype !== "float64") return;
    const cast = castOf(subject, name);
    if (cast === undefined) return;
    const { axis, ratio, tensor } = cast;
    const bytes = new views[name](subject.storage.buffer as ArrayBuffer);
    for (const indices of indicesOf({ extents: tensor.layout.shape as number[], rows: [] })) {
      const whole = axis === undefined ? indices : indices.with(axis, Math.floor((indices[axis] ?? 0) / ratio));
      const part = axis === undefined ? 0 : (indices[axis] ?? 0) % ratio;
      const [slot = Number.NaN] = elementAt(subject.model, whole);
      expect(tensor.get(...indices)).toBe(bytes[slot * ratio + part]);
    }
  });
  fc.assert(property, runs);
});

it("bitcast to wider elements undoes bitcast to bytes", () => {
  const property = fc.property(chains, fc.constantFrom(...names), (subject, name) => {
    if (subject.tensor.dtype !== "float64") return;
    const bytes = castOf(subject, "uint8");
    if (bytes === undefined) return;
    const there = bytes.tensor.bitcast(name);
    const direct = subject.tensor.bitcast(name);
    expect(there.layout.shape).toEqual(direct.layout.shape);
    expect(String(there)).toBe(String(direct));
    const back = there.bitcast("float64");
    expect(back.layout.shape).toEqual(subject.model.extents);
    expect(String(back)).toBe(String(subject.tensor));
  });
  fc.assert(property, runs);
});

interface Cast {
  readonly tensor: LooseTensor;
  /** Elements for each one of the subject. */
  readonly ratio: number;
  /** The axis that has so many times as many; undefined where none has. */
  readonly axis: number | undefined;
}

/** Undefined where the cast is refused, which it may be only where no axis steps from slot to slot. */
function castOf({ tensor, model }: Subject, name: Name): Cast | undefined {
  const ratio = 8 / views[name].BYTES_PER_ELEMENT;
  let cast: LooseTensor;
  try {
    cast = tensor.bitcast(name);
  } catch (error) {
    expect((error as Error).message).toBe(`bitcast: no axis has stride 1, so ${name} cannot be read across elements`);
    expect(model.extents.some((_, axis) => stepOf(model, axis) === 1)).toBe(false);
    return undefined;
  }
  const shape = cast.layout.shape as readonly number[];
  const grown = shape.findIndex((extent, axis) => extent !== model.extents[axis]);
  if (grown >= 0) expect(shape).toEqual(model.extents.with(grown, (model.extents[grown] ?? 0) * ratio));
  else expect(ratio === 1 || model.extents.includes(0)).toBe(true);
  return { tensor: cast, ratio, axis: grown >= 0 ? grown : undefined };
}

/** From the first element of an axis to the next, in slots; undefined where there is no next. */
function stepOf(model: Model, axis: number): number | undefined {
  if (model.extents.includes(0) || (model.extents[axis] ?? 0) < 2) return undefined;
  const first = model.extents.map(() => 0);
  return (elementAt(model, first.with(axis, 1))[0] ?? 0) - (elementAt(model, first)[0] ?? 0);
}
