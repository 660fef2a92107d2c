// How does a tensor stretch over axes that it has once or not at all?

import type { IntTuple } from "../../types/coord/int-tuple.js";
import { describe, isSize } from "../coord/check.js";
import { productOf } from "../coord/product.js";
import { fail } from "../message/index.js";
import { Geometry } from "./geometry.js";
import type { Tensor } from "./tensor.js";

/**
 * The tensor under these sizes: modes are matched from the last one, one of extent 1 is repeated, and so is the whole along
 * sizes in front. Repeating is stride 0, so nothing is copied, and the result is only read.
 */
export function broadcastTo(tensor: Tensor, sizes: readonly unknown[]): Tensor {
  const { geometry } = tensor;
  const { rank } = geometry;
  if (sizes.length < rank) fail("broadcastTo.count", { rank, count: sizes.length });
  const added = sizes.length - rank;
  const shape: IntTuple[] = [];
  const stride: IntTuple[] = [];
  for (const [place, size] of sizes.entries()) {
    if (!isSize(size)) fail("tensor.size-invalid", { operation: "broadcastTo", index: place, value: describe(size) });
    const axis = place - added;
    const repeats = axis < 0 || stretches(geometry, axis, size);
    shape.push(repeats ? size : (geometry.shape[axis] as IntTuple));
    stride.push(repeats ? 0 : (geometry.stride[axis] as IntTuple));
  }
  return tensor.view(0, new Geometry(shape, stride, geometry.block), tensor.kind.immutable);
}

/** A mode that has the size already is kept as it is, nesting and all. */
function stretches({ shape }: Geometry, axis: number, size: number): boolean {
  const extent = productOf(shape[axis] as IntTuple);
  if (extent === size) return false;
  return extent === 1 || fail("broadcastTo.extent", { axis, extent, size });
}
