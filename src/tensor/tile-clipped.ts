// Where is a tile that is cut off at the end of its tensor?

import type { IntTuple } from "../../types/coord/int-tuple.js";
import { describe, isSize } from "../coord/check.js";
import { fail } from "../message/index.js";
import { checkArray } from "./arguments.js";
import { Geometry } from "./geometry.js";
import type { Tensor } from "./tensor.js";
import { planMode, refuseCount } from "./tile.js";

/** The tile of these sizes at this tile coordinate, as much of it as there is; the first tile may be empty, others may not. */
export function tileClipped(tensor: Tensor, sizes: readonly number[], at: readonly number[]): Tensor {
  return clipped("tileClipped", tensor, sizes, at, "refuse");
}

/** The same, but that a tile which starts past the end is empty as well. */
export function clippedOrNone(
  operation: string,
  tensor: Tensor,
  sizes: readonly number[],
  at: readonly number[],
): Tensor {
  return clipped(operation, tensor, sizes, at, "empty");
}

/** What becomes of a tile that starts past the end. */
type PastEnd = "refuse" | "empty";

function clipped(
  operation: string,
  tensor: Tensor,
  sizes: readonly number[],
  at: readonly number[],
  pastEnd: PastEnd,
): Tensor {
  const { geometry } = tensor;
  checkArray(operation, "sizes", sizes);
  checkArray(operation, "tile coordinates", at);
  if (sizes.length !== geometry.rank) refuseCount(operation, "sizes", geometry.rank, sizes.length);
  if (at.length !== geometry.rank) refuseCount(operation, "tile coordinates", geometry.rank, at.length);
  const modes = Array.from(sizes as readonly number[], (size, axis) =>
    clippedMode(operation, geometry, axis, size, at[axis] as number, pastEnd),
  );
  const extents = modes.map((mode) => mode.extent);
  const offset = modes.reduce((sum, mode) => sum + mode.offset, 0);
  const known = geometry.views.clipped;
  return tensor.view(offset, known.find(extents) ?? known.keep(extents, clippedGeometry(geometry, modes)));
}

interface ClippedMode {
  readonly extent: number;
  readonly stride: IntTuple;
  readonly offset: number;
}

function clippedGeometry({ block }: Geometry, modes: readonly ClippedMode[]): Geometry {
  return new Geometry(
    modes.map((mode) => mode.extent),
    modes.map((mode) => mode.stride),
    block,
  );
}

/** A nested mode consists of whole tiles: there is nothing to cut. */
function clippedMode(
  operation: string,
  parent: Geometry,
  axis: number,
  size: number,
  at: number,
  pastEnd: PastEnd,
): ClippedMode {
  const extent = parent.shape[axis] as IntTuple;
  if (!isSize(at)) fail("tile.at-invalid", { operation, at: describe(at), axis });
  if (typeof extent !== "number") {
    const { count, step, stride } = planMode(operation, parent, axis, size);
    if (at >= count) fail("tile.sub-count", { operation, at, axis, count });
    return { extent: size, stride, offset: at * step };
  }
  if (!isSize(size)) fail("tensor.size-invalid", { operation, index: axis, value: describe(size) });
  const start = pastEnd === "empty" ? Math.min(at * size, extent) : at * size;
  if (at > 0 && start >= extent && pastEnd === "refuse") fail("tile.start", { operation, size, at, axis, extent });
  const stride = parent.stride[axis] as number;
  return { extent: Math.min(size, extent - start), stride, offset: start * stride };
}
