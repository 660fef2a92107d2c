// What is a tensor with its modes in another order?

import type { IntTuple } from "../../types/coord/int-tuple.js";
import { describe } from "../coord/check.js";
import { fail } from "../message/index.js";
import { Geometry } from "./geometry.js";
import type { Tensor } from "./tensor.js";

/** Mode `i` of the result is mode `axes[i]`. */
export function permute(tensor: Tensor, axes: readonly number[]): Tensor {
  const { geometry } = tensor;
  const known = geometry.views.permuted;
  return tensor.view(0, known.find(axes) ?? known.keep(axes, permuted(geometry, axes)));
}

function permuted(geometry: Geometry, axes: readonly number[]): Geometry {
  const { rank, shape, stride, block } = geometry;
  if (axes.length !== rank) fail("permute.count", { rank, count: axes.length });
  axes.forEach((axis, place) => {
    if (!Number.isInteger(axis) || axis < 0 || axis >= rank) fail("permute.axis", { axis: describe(axis), rank });
    if (axes.indexOf(axis) !== place) fail("permute.repeated", { axis });
  });
  const modes = (tuple: readonly IntTuple[]): IntTuple[] => axes.map((axis) => tuple[axis] as IntTuple);
  return new Geometry(modes(shape), modes(stride), block);
}
