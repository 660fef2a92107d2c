// Which other shapes may the elements of a tensor take without moving?

import type { IntTuple } from "../../types/coord/int-tuple.js";
import { describe, isSize } from "../coord/check.js";
import { exactProduct } from "../coord/product.js";
import { suffixFrom } from "../coord/suffix-product.js";
import { checkLayout } from "../layout/remake.js";
import { fail } from "../message/index.js";
import { Geometry, geometryOf } from "./geometry.js";
import { isCompact, requireRowMajor } from "./order.js";
import type { Tensor } from "./tensor.js";

/** Sizes for a tensor in row-major order, or one layout that re-reads the storage of a compact tensor. */
export function reshape(tensor: Tensor, target: readonly unknown[]): Tensor {
  const [layout] = target;
  if (target.length === 1 && typeof layout !== "number") return reread(tensor, layout);
  const { geometry } = tensor;
  const sizes = target as readonly number[];
  const known = geometry.views.reshaped;
  return tensor.view(0, known.find(sizes) ?? known.keep(sizes, reshaped(geometry, [...sizes])));
}

/** One axis over all elements of a tensor in row-major order. */
export function coalesce(tensor: Tensor): Tensor {
  const { geometry } = tensor;
  const { views } = geometry;
  views.coalesced ??= coalesced(geometry);
  return tensor.view(0, views.coalesced);
}

function reshaped(geometry: Geometry, sizes: readonly number[]): Geometry {
  const operation = "reshape";
  sizes.forEach((size, index) => {
    if (!isSize(size)) fail("tensor.size-invalid", { operation, index, value: describe(size) });
  });
  const count = exactProduct(operation, sizes);
  if (count !== geometry.size) fail("reshape.count", { count, size: geometry.size });
  requireRowMajor(operation, geometry);
  return new Geometry(
    sizes,
    inScalars(suffixFrom(sizes, 1) as readonly IntTuple[], geometry.elementSize),
    geometry.block,
  );
}

function coalesced(geometry: Geometry): Geometry {
  requireRowMajor("coalesce", geometry);
  return new Geometry([geometry.size], [geometry.elementSize], geometry.block);
}

/** The layout counts elements, and its offsets stay among those that the tensor has. */
function reread(tensor: Tensor, layout: unknown): Tensor {
  const { geometry } = tensor;
  checkLayout("reshape", layout);
  const given = geometryOf(layout);
  if (given.size !== geometry.size) fail("reshape.count", { count: given.size, size: geometry.size });
  if (!isCompact(geometry)) fail("reshape.not-compact", { layout: String(geometry.layout) });
  if (given.reach > geometry.size) {
    fail("reshape.cosize", { last: given.reach - 1, size: geometry.size - 1 });
  }
  if (geometry.block === undefined) return tensor.view(0, given);
  return tensor.view(0, new Geometry(given.shape, inScalars(given.stride, geometry.elementSize), geometry.block));
}

/** Strides that count elements, in scalars. */
function inScalars(stride: readonly IntTuple[], lanes: number): readonly IntTuple[] {
  return stride.map((step) => (typeof step === "number" ? step * lanes : inScalars(step, lanes)));
}
