// Which modes of a layout does a coordinate with gaps leave, and which does it index? One walk over shape and stride for both answers.
import type { GapCrd } from "../../types/algebra/slice.js";
import type { IntTuple } from "../../types/coord/int-tuple.js";
import { textOf } from "../coord/show.js";
import type { RuntimeLayout } from "../layout/remake.js";
import { fail } from "../message/index.js";
import { showGapCrd } from "./kept-modes.js";

/** The modes of a layout in the gaps of a coordinate, and the indices with the modes that they face, from left to right. */
export interface Parted {
  readonly shape: IntTuple[];
  readonly stride: IntTuple[];
  readonly indices: number[];
  readonly extents: IntTuple[];
  readonly steps: IntTuple[];
}

/** Parts a layout in one walk; throws where a nested part of the coordinate does not face a tuple of its rank. */
export function partModes(operation: string, crd: GapCrd, layout: RuntimeLayout): Parted {
  const parted: Parted = { shape: [], stride: [], indices: [], extents: [], steps: [] };
  if (!partInto(parted, crd, layout.shape, layout.stride)) {
    fail("slice.coordinate", { operation, crd: showGapCrd(crd), tuple: textOf(layout.shape) });
  }
  return parted;
}

function partInto(parted: Parted, part: GapCrd, shape: IntTuple, stride: IntTuple): boolean {
  if (part === null) {
    parted.shape.push(shape);
    parted.stride.push(stride);
    return true;
  }
  if (typeof part === "number") {
    parted.indices.push(part);
    parted.extents.push(shape);
    parted.steps.push(stride);
    return true;
  }
  if (typeof shape === "number" || shape.length !== part.length) {
    return false;
  }
  const strides = stride as readonly IntTuple[];
  for (let at = 0; at < part.length; at++) {
    if (!partInto(parted, part[at] as GapCrd, shape[at] as IntTuple, strides[at] as IntTuple)) {
      return false;
    }
  }
  return true;
}
