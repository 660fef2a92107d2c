// Which part of a layout or of an int-tuple does a coordinate with gaps leave? The twin of `types/algebra/slice.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { GapCrdArg, LayoutAt, Slice, SliceAndOffset, SliceTarget, TargetOf } from "../../types/algebra/slice.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { Mut } from "../../types/coord/int-tuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { checkSafe } from "../coord/check.js";
import { offsetOf } from "../coord/crd2idx.js";
import { checkLayout, makerOf, type RuntimeLayout } from "../layout/remake.js";
import { isComposedLayout, type RuntimeComposedLayout, recompose } from "./composed.js";
import { checkGapCrd, isGap, keepModes } from "./kept-modes.js";
import { partModes } from "./part-modes.js";

/**
 * The modes paired with `null`, in one tuple; what a nested part of the coordinate leaves is spliced in.
 * Of a layout the offset of the other modes is left out: see `sliceAndOffset`; of a composed layout it is added to its offset. Throws
 * where a nested part of the coordinate does not face a tuple of its rank, and for an index that is not a whole number from 0; an index
 * past an extent runs on, as everywhere in the algebra.
 * Source: CuTe's `slice`.
 * @example
 * slice([2, null], layout([3, [2, 2]], [4, [2, 1]])); // ((2,2)):((2,1))
 * slice([0, [0, null]], [3, [4, 5]]); // [5]
 */
export function slice<const Crd extends GapCrdArg, const Target extends SliceTarget>(
  this: NotAny<Crd, "slice"> & NotAny<Target, "slice">,
  crd: Accepted<Crd, Slice<Mut<Crd>, TargetOf<Target>>>,
  target: Target,
): Slice<Mut<Crd>, TargetOf<Target>> {
  const result: unknown = isComposedLayout(target)
    ? sliceComposed(crd, target)
    : keepModes("slice", isGap, crd, target);
  return result as Slice<Mut<Crd>, TargetOf<Target>>;
}

function sliceComposed(crd: unknown, self: RuntimeComposedLayout): RuntimeComposedLayout {
  const { layout, offset } = sliceAt("slice", crd, self.inner);
  return recompose(self, self.outer, self.offset + offset, layout);
}

/**
 * The slice of a layout, and the offset that the coordinate's indices add to it: L(crd with c in the gaps) = offset + S(c).
 * Throws where `slice` does, for an index into a mode of size 0, and for an offset past 2^53-1. Source: CuTe's `slice_and_offset`.
 * @example
 * sliceAndOffset([2, null], layout([3, 4], [4, 1])).offset; // 8
 */
export function sliceAndOffset<const Crd extends GapCrdArg, const Self extends AnyLayout>(
  this: NotAny<Crd, "sliceAndOffset"> & NotAny<Self, "sliceAndOffset">,
  crd: Accepted<Crd, SliceAndOffset<Mut<Crd>, Self>>,
  self: Self,
): SliceAndOffset<Mut<Crd>, Self> {
  const result: unknown = sliceAt("sliceAndOffset", crd, self);
  return result as SliceAndOffset<Mut<Crd>, Self>;
}

/** The slice and its offset, in the name of another operation. */
export function sliceAt(operation: string, crd: unknown, self: unknown): LayoutAt<RuntimeLayout, number> {
  checkGapCrd(operation, crd);
  checkLayout(operation, self);
  const { shape, stride, indices, extents, steps } = partModes(operation, crd, self);
  const layout = makerOf(self)(operation, shape, stride);
  const offset = offsetOf(operation, indices, extents, steps);
  checkSafe(operation, self.stride, offset);
  return Object.freeze({ layout, offset });
}
