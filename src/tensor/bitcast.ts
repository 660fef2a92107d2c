// What are the same bytes under another element type?

import type { IntTuple } from "../../types/coord/int-tuple.js";
import { nestLeaves } from "../coord/flatten.js";
import { dtypeFacts } from "../dtype/index.js";
import { fail } from "../message/index.js";
import { Geometry } from "./geometry.js";
import { checkDType } from "./options.js";
import { requireStorage } from "./storage.js";
import type { Tensor } from "./tensor.js";

const operation = "bitcast";

/** The same bytes as elements of another type; where sizes differ, the axis of stride 1 has more or fewer of them. */
export function bitcast(tensor: Tensor, to: unknown): Tensor {
  const { geometry, kind } = tensor;
  const dtype = checkDType(operation, to);
  if (geometry.block !== undefined) fail("bitcast.vector", { element: kind.element });
  if (kind.recast === undefined) fail("storage.no-array", { operation, engine: kind.engine.typeName });
  requireStorage(operation, tensor);
  const [from, into] = [kind.facts.bytes, dtypeFacts(dtype).bytes];
  if (from === into) return kind.recast(tensor, dtype, geometry);
  const leaf = contiguousLeaf(geometry);
  if (leaf < 0) fail("bitcast.no-axis", { dtype });
  return kind.recast(
    tensor,
    dtype,
    into < from ? finer(geometry, leaf, from / into) : coarser(geometry, leaf, into / from),
  );
}

/** The last leaf of stride 1, if possible one that is more than a single element. */
function contiguousLeaf({ extents, strides }: Geometry): number {
  const long = extents.findLastIndex((extent, leaf) => strides[leaf] === 1 && extent !== 1);
  return long >= 0 ? long : strides.lastIndexOf(1);
}

function finer(geometry: Geometry, contiguous: number, ratio: number): Geometry {
  return rescaled(geometry, (extent, stride, leaf) =>
    leaf === contiguous ? [extent * ratio, 1] : [extent, stride * ratio],
  );
}

/** The stride of a single element does not matter, so it need not divide. */
function coarser(geometry: Geometry, contiguous: number, ratio: number): Geometry {
  const divided = (axis: number, what: string, value: number): number =>
    value % ratio === 0 ? value / ratio : fail("bitcast.divide", { axis, what, value, ratio });
  return rescaled(geometry, (extent, stride, leaf) => {
    if (leaf === contiguous) return [divided(leaf, "extent", extent), 1];
    return [extent, extent === 1 ? Math.floor(stride / ratio) : divided(leaf, "stride", stride)];
  });
}

function rescaled(
  { extents, strides, shape }: Geometry,
  scale: (extent: number, stride: number, leaf: number) => readonly [extent: number, stride: number],
): Geometry {
  const leaves = extents.map((extent, leaf) => scale(extent, strides[leaf] ?? 0, leaf));
  const nested = (flat: readonly number[]): readonly IntTuple[] => nestLeaves(flat, shape) as readonly IntTuple[];
  return new Geometry(nested(leaves.map(([extent]) => extent)), nested(leaves.map(([, stride]) => stride)));
}
