// How does every element get one value?
import type { Scalar } from "../dtype/index.js";
import { type Axis, inMemoryOrder, nestOf } from "../kernel/nest.js";
import { forEachRow, rowOf } from "../kernel/rows.js";
import { requireWritable } from "./storage.js";
import type { Tensor } from "./tensor.js";
import { checkScalar, laneValues } from "./value.js";

/** Stores one value in every element: a scalar in every lane, or an array-like of a vector's lanes in every vector. */
export function fill(tensor: Tensor, value: unknown): Tensor {
  requireWritable("fill", tensor);
  const { geometry, kind } = tensor;
  const { block } = geometry;
  if (block === undefined || typeof value !== "object") {
    fillScalars(tensor, 0, geometry.axes(), checkScalar("fill", kind, value));
    return tensor;
  }
  const values = laneValues("fill", kind, block.lanes.length, value);
  const axes = geometry.elementAxes();
  for (const [lane, scalar] of values.entries()) fillScalars(tensor, block.lanes[lane] ?? 0, axes, scalar);
  return tensor;
}

/** Stores a scalar wherever these loops lead, from `offset` on. */
function fillScalars(tensor: Tensor, offset: number, axes: readonly Axis[], value: Scalar): void {
  const nest = inMemoryOrder(nestOf(axes));
  const { length, left } = rowOf(nest);
  forEachRow(nest, (start) => tensor.fillRow(offset + start, length, left, value));
}
