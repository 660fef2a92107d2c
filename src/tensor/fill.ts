// How does every element get one value?
import type { Raw, Scalar } from "../dtype/index.js";
import { kernels } from "../kernel/kernels.js";
import { inMemoryOrder, type Nest, nestOf } from "../kernel/nest.js";
import { forEachRow, planeOf, rowOf } from "../kernel/rows.js";
import { isInArray, type Place, placeOf, requirePlace, requireWritablePlace } from "./place.js";
import type { Tensor } from "./tensor.js";
import { checkScalar, laneValues } from "./value.js";

/** Stores one value in every element: a scalar in every lane, or an array-like of a vector's lanes in every vector. */
export function fill(tensor: Tensor, value: unknown): Tensor {
  const place = placeOf(tensor);
  requireWritablePlace("fill", place);
  const { geometry, kind } = place;
  const { block } = geometry;
  if (block === undefined || typeof value !== "object") {
    fillScalars(place, 0, geometry.plans.walk, checkScalar("fill", kind, value));
    return tensor;
  }
  const values = laneValues("fill", kind, block.lanes.length, value);
  // The list may have getters, which do what they like.
  requirePlace("fill", place);
  const nest = inMemoryOrder(nestOf(geometry.elementAxes()));
  for (const [lane, scalar] of values.entries()) fillScalars(place, block.lanes[lane] ?? 0, nest, scalar);
  return tensor;
}

/** Stores a scalar wherever these loops lead, from `start` on. */
function fillScalars(place: Place, start: number, nest: Nest, value: Scalar): void {
  const { tensor, kind } = place;
  const { rows, columns, column0 } = planeOf(nest);
  if (kind.isInArrays && isInArray(place)) {
    const raw = kind.codec.encode(value);
    const first = place.offset + start;
    if (column0 === 1 && rows === 1 && nest.extents.length === 1) {
      (place.array as Fillable).fill(raw, first, first + columns);
      return;
    }
    if (start === 0 && kernels().fill?.(nest, place, raw)) return;
  }
  fillRows(tensor, start, nest, value);
}

function fillRows(tensor: Tensor, start: number, nest: Nest, value: Scalar): void {
  const { length, left } = rowOf(nest);
  forEachRow(nest, (position) => tensor.fillRow(start + position, length, left, value));
}

/** The array takes what its codec has encoded. */
interface Fillable {
  fill(raw: Raw, start: number, end: number): void;
}
