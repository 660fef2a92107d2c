// Which parts has a tensor along one axis?

import type { IntTuple } from "../../types/coord/int-tuple.js";
import { describe, isSize } from "../coord/check.js";
import { textOf } from "../coord/show.js";
import { fail } from "../message/index.js";
import { checkAxis } from "./axis.js";
import { Geometry } from "./geometry.js";
import { checkOptions, type LooseOptions } from "./options.js";
import type { Tensor } from "./tensor.js";

/**
 * `split(count, { axis })` gives all parts of equal size, `split(count, index, { axis, alignment })` one part of a split that need
 * not divide.
 */
export function split(tensor: Tensor, count: unknown, second: unknown, third: unknown): Tensor | readonly Tensor[] {
  if (second === undefined || typeof second === "object") return splitAll(tensor, count, checkOptions("split", second));
  return splitPart(tensor, count, second, checkOptions("split", third));
}

/** All of `count` equal parts along an axis; the extent must divide. */
function splitAll(tensor: Tensor, count: unknown, options: LooseOptions): readonly Tensor[] {
  const { axis, extent, stride } = splitAxis(tensor.geometry, options.axis);
  checkCount(count);
  if (extent % count !== 0) fail("split.divide", { axis, extent, count });
  const part = extent / count;
  const geometry = withExtent(tensor.geometry, axis, part);
  return Array.from({ length: count }, (_, index) => tensor.view(index * part * stride, geometry));
}

/**
 * Part `index` of `count` along an axis: parts of ceil(extent / count), rounded up to the alignment, so that the last ones may be
 * shorter or empty.
 */
function splitPart(tensor: Tensor, count: unknown, index: unknown, options: LooseOptions): Tensor {
  const { axis, extent, stride } = splitAxis(tensor.geometry, options.axis);
  const { alignment = 1 } = options;
  checkCount(count);
  if (!isSize(alignment) || alignment === 0) fail("split.alignment", { alignment: describe(alignment) });
  if (!isSize(index) || index >= count) fail("split.part", { part: describe(index), count });
  const part = Math.ceil(Math.ceil(extent / count) / alignment) * alignment;
  const start = Math.min(index * part, extent);
  return tensor.view(start * stride, withExtent(tensor.geometry, axis, Math.min(part, extent - start)));
}

interface SplitAxis {
  readonly axis: number;
  readonly extent: number;
  readonly stride: number;
}

function splitAxis({ rank, shape, stride }: Geometry, axis: unknown = 0): SplitAxis {
  checkAxis("split", rank, axis);
  const extent = shape[axis] as IntTuple;
  if (typeof extent !== "number") fail("tensor.nested", { operation: "split", axis, shape: textOf(extent) });
  return { axis, extent, stride: stride[axis] as number };
}

function checkCount(count: unknown): asserts count is number {
  if (!isSize(count) || count === 0) fail("split.count", { count: describe(count) });
}

function withExtent({ shape, stride, block }: Geometry, axis: number, extent: number): Geometry {
  return new Geometry(shape.with(axis, extent), stride, block);
}
