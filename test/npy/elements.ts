// What does a tensor hold? Its elements in row-major order, read one by one.
import type { NpyDtype } from "../../src/npy/index.js";
import type { Layout } from "../../types/layout/index.js";
import type { ReadonlyTileTensor } from "../../types/tensor/index.js";

export type FileTensor = ReadonlyTileTensor<NpyDtype, Layout<number[], number[]>>;

export function elementsOf(tensor: FileTensor): (number | bigint | boolean)[] {
  return indices(tensor.layout.shape).map((index) => tensor.get(...index));
}

function indices(shape: readonly number[]): number[][] {
  const [extent, ...rest] = shape;
  if (extent === undefined) return [[]];
  const inner = indices(rest);
  return Array.from({ length: extent }, (_, at) => inner.map((index) => [at, ...index])).flat();
}
