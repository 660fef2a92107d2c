// What views mean, said once more without strides: a tensor is its elements in nested plain arrays, each element the list of its
// lanes, each lane the number of a slot of storage. Views rearrange arrays.

/** Nested arrays, one level a mode; an element is a `Lanes`. */
export type Rows = Lanes | readonly Rows[];

/** The slots of an element. */
export interface Lanes {
  readonly slots: readonly number[];
}

/** The arrays, and the extents that empty arrays do not tell. */
export interface Model {
  readonly extents: readonly number[];
  readonly rows: Rows;
}

/** The model of extents whose element at these indices lies in this slot. */
export function modelOf(extents: readonly number[], slotAt: (...indices: number[]) => number): Model {
  const build = (indices: readonly number[]): Rows => {
    const extent = extents[indices.length];
    if (extent === undefined) return { slots: [slotAt(...indices)] };
    return Array.from({ length: extent }, (_, index) => build([...indices, index]));
  };
  return { extents, rows: build([]) };
}

export function elementAt(model: Model, indices: readonly number[]): readonly number[] {
  const element = indices.reduce<Rows>((rows, index) => entries(rows)[index] as Rows, model.rows);
  return (element as Lanes).slots;
}

/** All index lists, the last index fastest. */
export function indicesOf({ extents }: Model): number[][] {
  return extents.reduce<number[][]>(
    (before, extent) => before.flatMap((indices) => range(0, extent).map((index) => [...indices, index])),
    [[]],
  );
}

/** The elements in row-major order. */
export function elementsOf(model: Model): readonly (readonly number[])[] {
  return indicesOf(model).map((indices) => elementAt(model, indices));
}

export function permuteModel(model: Model, axes: readonly number[]): Model {
  const extents = axes.map((axis) => model.extents[axis] ?? 0);
  return rebuilt(extents, (indices) => {
    const source: number[] = [];
    axes.forEach((axis, place) => {
      source[axis] = indices[place] ?? 0;
    });
    return elementAt(model, source);
  });
}

export function transposeModel(model: Model): Model {
  return permuteModel(model, range(0, model.extents.length).reverse());
}

/** Keeps `length` entries of each axis from `start` on. */
export function windowModel(model: Model, windows: readonly { start: number; length: number }[]): Model {
  return rebuilt(
    windows.map(({ length }) => length),
    (indices) =>
      elementAt(
        model,
        indices.map((index, axis) => index + (windows[axis]?.start ?? 0)),
      ),
  );
}

/** Keeps every so many-th entry of each axis, from `first` on. */
export function everyModel(model: Model, steps: readonly number[], first: readonly number[]): Model {
  return rebuilt(
    model.extents.map((extent, axis) => extent / (steps[axis] ?? 1)),
    (indices) =>
      elementAt(
        model,
        indices.map((index, axis) => index * (steps[axis] ?? 1) + (first[axis] ?? 0)),
      ),
  );
}

/** Drops an axis at an index. */
export function pickModel(model: Model, axis: number, index: number): Model {
  const extents = model.extents.toSpliced(axis, 1);
  return rebuilt(extents, (indices) => elementAt(model, indices.toSpliced(axis, 0, index)));
}

export function reshapeModel(model: Model, extents: readonly number[]): Model {
  const elements = elementsOf(model);
  let next = 0;
  return rebuilt(extents, () => elements[next++] ?? []);
}

/** Groups blocks of these widths; lanes in row-major order of the block. */
export function vectorizeModel(model: Model, widths: readonly number[]): Model {
  const block = indicesOf({ extents: widths, rows: [] });
  return rebuilt(
    model.extents.map((extent, axis) => extent / (widths[axis] ?? 1)),
    (indices) =>
      block.flatMap((lane) =>
        elementAt(
          model,
          indices.map((index, axis) => index * (widths[axis] ?? 1) + (lane[axis] ?? 0)),
        ),
      ),
  );
}

/** As `toString` has it; a vector is the list of its lanes, however few. */
export function textOfModel(model: Model, text: (slot: number) => string, vector: boolean): string {
  const show = (rows: Rows): string => {
    if (Array.isArray(rows)) return `[${rows.map(show).join(", ")}]`;
    const lanes = (rows as Lanes).slots.map(text);
    return vector ? `[${lanes.join(", ")}]` : lanes.join();
  };
  return model.extents.includes(0) ? "[]" : show(model.rows);
}

export function range(start: number, length: number): number[] {
  return Array.from({ length }, (_, index) => start + index);
}

function rebuilt(extents: readonly number[], slots: (indices: readonly number[]) => readonly number[]): Model {
  const build = (indices: readonly number[]): Rows => {
    const extent = extents[indices.length];
    if (extent === undefined) return { slots: slots(indices) };
    return range(0, extent).map((index) => build([...indices, index]));
  };
  return { extents, rows: build([]) };
}

function entries(rows: Rows): readonly Rows[] {
  if (!Array.isArray(rows)) throw new Error("an index too many");
  return rows;
}
