// Are a tensor's elements in row-major order, are they compact? Strides of size-1 axes do not count, and without elements
// everything is in order.

import type { IntTuple } from "../../types/coord/int-tuple.js";
import { leavesOf } from "../coord/flatten.js";
import { textOf } from "../coord/show.js";
import { fail } from "../message/index.js";
import type { Geometry } from "./geometry.js";

/** Throws unless the modes are row-major, each mode counted colexicographically inside. */
export function requireRowMajor(operation: string, geometry: Geometry): void {
  const leaf = leafOutOfOrder(geometry);
  if (leaf !== undefined) fail("reshape.order", { operation, ...leaf });
}

/** Are the modes row-major, each mode counted colexicographically inside? */
export function isInRowMajorOrder(geometry: Geometry): boolean {
  return leafOutOfOrder(geometry) === undefined;
}

/** Throws where a mode is nested. */
export function requireFlat(operation: string, { shape }: Geometry): void {
  const axis = shape.findIndex((mode) => typeof mode !== "number");
  if (axis >= 0) fail("tensor.nested", { operation, axis, shape: textOf(shape[axis] as IntTuple) });
}

/** Do the elements fill their part of the storage without gaps and without meeting? */
export function isCompact(geometry: Geometry): boolean {
  if (geometry.size === 0) return true;
  let expected = geometry.elementSize;
  for (const { extent, stride } of geometry.elementAxes().toSorted((a, b) => a.stride - b.stride)) {
    if (extent === 1) continue;
    if (stride !== expected) return false;
    expected *= extent;
  }
  return true;
}

interface LeafOutOfOrder {
  readonly axis: number;
  readonly stride: number;
  readonly expected: number;
}

function leafOutOfOrder(geometry: Geometry): LeafOutOfOrder | undefined {
  if (geometry.size === 0) return undefined;
  let expected = geometry.elementSize;
  let axis = geometry.flatRank;
  for (let mode = geometry.rank - 1; mode >= 0; mode--) {
    const extents = leavesOf(geometry.shape[mode] as IntTuple);
    const strides = leavesOf(geometry.stride[mode] as IntTuple);
    axis -= extents.length;
    for (let leaf = 0; leaf < extents.length; leaf++) {
      const [extent, stride] = [extents[leaf] as number, strides[leaf] as number];
      if (extent !== 1 && stride !== expected) return { axis: axis + leaf, stride, expected };
      expected *= extent;
    }
  }
  return undefined;
}
