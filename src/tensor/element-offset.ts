// At which offset lies the element that an index or a coordinate names? The checked, general way; element access takes it
// where its own short way does not apply, or to say what is wrong.

import type { IntTuple } from "../../types/coord/int-tuple.js";
import { describe, isSize } from "../coord/check.js";
import { leavesOf } from "../coord/flatten.js";
import { productOf } from "../coord/product.js";
import { textOf } from "../coord/show.js";
import { fail } from "../message/index.js";
import type { Geometry } from "./geometry.js";

/** The offset of the element at one index for each leaf, or at one coordinate tuple. */
export function elementOffset(operation: string, geometry: Geometry, index: readonly unknown[]): number {
  if (index.length === 1 && Array.isArray(index[0])) return tupleOffset(operation, geometry, index[0]);
  const { extents, strides } = geometry;
  if (index.length !== extents.length) {
    fail("tensor.index-count", { operation, rank: extents.length, count: index.length });
  }
  let offset = 0;
  for (let axis = 0; axis < extents.length; axis++) {
    offset += checkIndex(operation, index[axis], axis, extents[axis] as number) * (strides[axis] as number);
  }
  return offset;
}

/** The offset at a coordinate: a number counts colexicographically, a tuple has an index for each leaf or follows the nesting. */
export function coordinateOffset(operation: string, geometry: Geometry, at: unknown): number {
  if (Array.isArray(at)) return tupleOffset(operation, geometry, at);
  if (!isSize(at) || at >= geometry.size) {
    fail("tensor.scalar-index", { operation, index: describe(at), size: geometry.size });
  }
  return leafOffset(at, geometry.extents, geometry.strides);
}

function tupleOffset(operation: string, geometry: Geometry, at: readonly unknown[]): number {
  const leaves = at.length === geometry.flatRank && !at.some(Array.isArray);
  const offset = leaves
    ? partsOffset(at, geometry.extents, geometry.strides)
    : partsOffset(at, geometry.shape, geometry.stride);
  return offset ?? fail("tensor.coordinate", { operation, coordinate: show(at), shape: textOf(geometry.shape) });
}

/** The sum over the parts of a coordinate; undefined where one does not fit. */
function partsOffset(
  at: readonly unknown[],
  shape: readonly IntTuple[],
  stride: readonly IntTuple[],
): number | undefined {
  if (at.length !== shape.length) return undefined;
  let sum = 0;
  for (let part = 0; part < at.length; part++) {
    const offset = partOffset(at[part], shape[part] as IntTuple, stride[part] as IntTuple);
    if (offset === undefined) return undefined;
    sum += offset;
  }
  return sum;
}

function partOffset(at: unknown, shape: IntTuple, stride: IntTuple): number | undefined {
  if (!Array.isArray(at)) {
    return isSize(at) && at < productOf(shape) ? scalarOffset(at, shape, stride) : undefined;
  }
  if (typeof shape === "number" || typeof stride === "number") return undefined;
  return partsOffset(at, shape, stride);
}

/** The offset of a scalar index, colexicographic: the first leaf is the fastest. The index is known to be in range. */
export function scalarOffset(index: number, shape: IntTuple, stride: IntTuple): number {
  if (typeof shape === "number" && typeof stride === "number") return index * stride;
  return leafOffset(index, leavesOf(shape), leavesOf(stride));
}

function leafOffset(index: number, extents: readonly number[], strides: readonly number[]): number {
  let rest = index;
  let offset = 0;
  for (let leaf = 0; leaf < extents.length; leaf++) {
    const extent = extents[leaf] as number;
    offset += (rest % extent) * (strides[leaf] as number);
    rest = Math.floor(rest / extent);
  }
  return offset;
}

/** Throws unless an index is below an extent. */
export function checkIndex(operation: string, index: unknown, axis: number, extent: number): number {
  if (!isSize(index)) fail("tensor.index-invalid", { operation, index: describe(index), axis });
  if (index >= extent) fail("tensor.index", { operation, index, axis, extent });
  return index;
}

/** A coordinate that holds itself ends somewhere. */
const deepestShown = 8;

function show(at: unknown, depth = 0): string {
  if (!Array.isArray(at)) return describe(at);
  return depth === deepestShown ? "..." : `(${at.map((part) => show(part, depth + 1)).join(",")})`;
}
