// What is a tensor whose elements are blocks of scalars?

import type { IntTuple } from "../../types/coord/int-tuple.js";
import { describe, isSize } from "../coord/check.js";
import { fail } from "../message/index.js";
import { blockOf } from "./block.js";
import { Geometry } from "./geometry.js";
import type { Tensor } from "./tensor.js";

/** Extents divided by the widths, strides multiplied; without widths, 16 bytes over the last axis. */
export function vectorize(tensor: Tensor, widths: readonly number[]): Tensor {
  const { geometry, kind } = tensor;
  if (geometry.block !== undefined) fail("vectorize.again", { element: kind.element });
  const all = widths.length === 0 ? simdWidths(geometry, 16 / kind.facts.bytes) : widths;
  const known = geometry.views.vectorized;
  const blocks = known.find(all) ?? known.keep(all, vectorized(geometry, all));
  return tensor.view(0, blocks, kind.vectorized(all));
}

function simdWidths({ rank }: Geometry, lanes: number): readonly number[] {
  if (rank === 0) fail("vectorize.no-axis", {});
  return Array.from({ length: rank }, (_, axis) => (axis === rank - 1 ? lanes : 1));
}

function vectorized(geometry: Geometry, widths: readonly number[]): Geometry {
  const { rank, shape, stride } = geometry;
  if (widths.length !== rank) fail("vectorize.count", { rank, count: widths.length });
  for (const [axis, width] of widths.entries()) checkWidth(shape[axis] as IntTuple, axis, width);
  const scaled = (modes: readonly IntTuple[], by: (leaf: number, width: number) => number): IntTuple[] =>
    modes.map((mode, axis) => (typeof mode === "number" ? by(mode, widths[axis] as number) : mode));
  const steps = stride.map((mode) => (typeof mode === "number" ? mode : 0));
  return new Geometry(
    scaled(shape, (extent, width) => extent / width),
    scaled(stride, (step, width) => step * width),
    blockOf([...widths], steps),
  );
}

function checkWidth(extent: IntTuple, axis: number, width: number): void {
  if (!isSize(width) || width === 0) fail("vectorize.width", { index: axis, width: describe(width) });
  if (width === 1) return;
  if (typeof extent !== "number") fail("vectorize.nested", { axis });
  if (extent % width !== 0) fail("vectorize.divide", { axis, extent, width });
}
