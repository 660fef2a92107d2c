export type {
  AnyComposedLayout,
  ComposedCosize,
  ComposedIndex,
  ComposedLayout,
  ComposedLayoutReads,
  ComposedOffset,
  ComposedOuter,
} from "./composed-layout.js";
export type { Dice } from "./dice.js";
export type { Downcast } from "./downcast.js";
export type { ElemScale } from "./elem-scale.js";
export type { ExpandModesAlike } from "./expand-modes-alike.js";
export type { IsBijective } from "./is-bijective.js";
export type { IsCompact } from "./is-compact.js";
export type { IsContiguous } from "./is-contiguous.js";
export type { IsInjective } from "./is-injective.js";
export type { IsSurjective } from "./is-surjective.js";
export type { MakeLdmatrixSwizzle } from "./make-ldmatrix-swizzle.js";
export type { MakeModeSwizzle, MakeSwizzle, SwizzleMode } from "./make-swizzle.js";
export type { MaxVectorWidth } from "./max-vector-width.js";
export type { Nullspace } from "./nullspace.js";
export type { Recast } from "./recast.js";
export type { ShapeDiv } from "./shape-div.js";
export type { GapCrd, LayoutAt, Slice, SliceAndOffset } from "./slice.js";
export type { Sublayout } from "./sublayout.js";
export type { AnySwizzle, ApplySwizzle, Swizzle, SwizzleReads } from "./swizzle.js";
export type { Tiler } from "./tiler.js";
export type { Upcast } from "./upcast.js";
export type { ZipModes } from "./zip-modes.js";
