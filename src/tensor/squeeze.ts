// How do axes of extent 1 come and go?

import { describe, isSize } from "../coord/check.js";
import { productOf } from "../coord/product.js";
import { fail } from "../message/index.js";
import { checkAxis } from "./axis.js";
import { Geometry } from "./geometry.js";
import type { Tensor } from "./tensor.js";

/** Without the axis, whose extent is 1; without an argument, without all such axes. */
export function squeeze(tensor: Tensor, axis: unknown): Tensor {
  const { shape, stride, rank, block } = tensor.geometry;
  if (axis === undefined) {
    const kept = shape.map((mode) => productOf(mode) !== 1);
    const keep = <Mode>(modes: readonly Mode[]): Mode[] => modes.filter((_, place) => kept[place]);
    return tensor.view(0, new Geometry(keep(shape), keep(stride), block));
  }
  checkAxis("squeeze", rank, axis);
  const extent = productOf(shape[axis] ?? 1);
  if (extent !== 1) fail("squeeze.extent", { axis, extent });
  return tensor.view(0, new Geometry(shape.toSpliced(axis, 1), stride.toSpliced(axis, 1), block));
}

/** With an axis of extent 1 and stride 0 before the axis, or after the last one. */
export function unsqueeze(tensor: Tensor, axis: unknown): Tensor {
  const { shape, stride, rank, block } = tensor.geometry;
  if (!isSize(axis) || axis > rank) fail("view.axis", { operation: "unsqueeze", axis: describe(axis), rank });
  return tensor.view(0, new Geometry(shape.toSpliced(axis, 0, 1), stride.toSpliced(axis, 0, 0), block));
}
