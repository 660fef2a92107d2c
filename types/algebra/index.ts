export type { ApplyTiler, TilerOperations } from "./apply-tiler.js";
export type { BlockedProduct } from "./blocked-product.js";
export type { Coalesce } from "./coalesce.js";
export type { Complement } from "./complement.js";
export type {
  AnyComposedLayout,
  ComposedCosize,
  ComposedIndex,
  ComposedLayout,
  ComposedLayoutReads,
  ComposedOffset,
  ComposedOuter,
} from "./composed-layout.js";
export type { Composition } from "./composition.js";
export type { Dice } from "./dice.js";
export type { Downcast } from "./downcast.js";
export type { ElemScale } from "./elem-scale.js";
export type { EvenlyDivides } from "./evenly-divides.js";
export type { ExpandModesAlike } from "./expand-modes-alike.js";
export type { Filter } from "./filter.js";
export type { FlatDivide } from "./flat-divide.js";
export type { FlatProduct } from "./flat-product.js";
export type { Tileable } from "./inner.js";
export type { IsBijective } from "./is-bijective.js";
export type { IsCompact } from "./is-compact.js";
export type { IsContiguous } from "./is-contiguous.js";
export type { IsInjective } from "./is-injective.js";
export type { IsSurjective } from "./is-surjective.js";
export type { LeftInverse } from "./left-inverse.js";
export type { LogicalDivide } from "./logical-divide.js";
export type { LogicalProduct } from "./logical-product.js";
export type { MakeLdmatrixSwizzle } from "./make-ldmatrix-swizzle.js";
export type { MakeModeSwizzle, MakeSwizzle, SwizzleMode } from "./make-swizzle.js";
export type { MaxCommonLayout } from "./max-common-layout.js";
export type { MaxCommonVector } from "./max-common-vector.js";
export type { MaxVectorWidth } from "./max-vector-width.js";
export type { Nullspace } from "./nullspace.js";
export type { RakedProduct } from "./raked-product.js";
export type { Recast } from "./recast.js";
export type { RightInverse } from "./right-inverse.js";
export type { ShapeDiv } from "./shape-div.js";
export type { GapCrd, LayoutAt, Slice, SliceAndOffset } from "./slice.js";
export type { Sublayout } from "./sublayout.js";
export type { AnySwizzle, ApplySwizzle, Swizzle, SwizzleReads } from "./swizzle.js";
export type { TileFits } from "./tile-fits.js";
export type { TileToShape } from "./tile-to-shape.js";
export type { TiledDivide } from "./tiled-divide.js";
export type { TiledProduct } from "./tiled-product.js";
export type { Tiler, TilerArg } from "./tiler.js";
export type { Upcast } from "./upcast.js";
export type { ZipModes } from "./zip-modes.js";
export type { ZippedDivide } from "./zipped-divide.js";
export type { ZippedProduct } from "./zipped-product.js";
