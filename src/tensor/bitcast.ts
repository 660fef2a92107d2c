// What are the same bytes under another element type?

import type { IntTuple } from "../../types/coord/int-tuple.js";
import { nestLeaves } from "../coord/flatten.js";
import { type DType, dtypeFacts } from "../dtype/index.js";
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
  return kind.recast(tensor, dtype, from === into ? geometry : rescaled(geometry, dtype, from / into));
}

/** The last leaf of stride 1, if possible one that is more than a single element. */
function contiguousLeaf(extents: readonly number[], strides: readonly number[]): number {
  const long = extents.findLastIndex((extent, leaf) => strides[leaf] === 1 && extent !== 1);
  return long >= 0 ? long : strides.lastIndexOf(1);
}

/** The same bytes as so many times as many elements, or as a fraction of them: a power of two. */
function rescaled({ extents, strides, shape }: Geometry, dtype: DType, ratio: number): Geometry {
  const contiguous = contiguousLeaf(extents, strides);
  if (contiguous < 0) fail("bitcast.no-axis", { dtype });
  const scaled = (axis: number, what: string, value: number): number =>
    (value * ratio) % 1 === 0 ? value * ratio : fail("bitcast.divide", { axis, what, value, ratio: 1 / ratio });
  const leaves = extents.map((extent, leaf): readonly [extent: number, stride: number] => {
    const stride = strides[leaf] ?? 0;
    if (leaf === contiguous) return [scaled(leaf, "extent", extent), 1];
    // The stride of a single element does not matter, so it need not divide.
    return [extent, extent === 1 ? Math.floor(stride * ratio) : scaled(leaf, "stride", stride)];
  });
  const nested = (flat: readonly number[]): readonly IntTuple[] => nestLeaves(flat, shape) as readonly IntTuple[];
  return new Geometry(nested(leaves.map(([extent]) => extent)), nested(leaves.map(([, stride]) => stride)));
}
