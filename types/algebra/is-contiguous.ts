// Does a layout count through memory?
import type { Flatten } from "../coord/flatten.js";
import type { IsStatic, Mul } from "../int/index.js";
import type { AnyLayout } from "../layout/layout.js";
import type { IsEmpty, IsStaticShape, NoIf } from "./leaves-by-stride.js";

/**
 * Is index i at offset i, for all i? That is, the layout coalesces to `size:1`; strides of size-1 modes are forgiven, and a layout of size 0
 * is contiguous. Indices count as everywhere in the algebra, the first mode fastest: for the last mode fastest ask `isRowMajor`, for any
 * order `IsCompact`.
 * `boolean` where it depends on what is known only when run.
 * @example
 * type Yes = IsContiguous<Layout<[4, 2], [1, 4]>>; // true
 * type No = IsContiguous<Layout<[4, 2], [2, 1]>>; // false
 */
export type IsContiguous<Self> = Self extends AnyLayout
  ? IsEmpty<Self> extends true
    ? true
    : Counts<Flatten<Self["shape"]>, Flatten<Self["stride"]>, 1, IsStaticShape<Self>, true>
  : Self;

/** `Sure` ends where a stride or the sizes before it are known only when run. */
type Counts<Extents, Strides, Filled, Final, Sure> = Extents extends readonly [infer Extent, ...infer OtherExtents]
  ? Strides extends readonly [infer Stride, ...infer OtherStrides]
    ? Extent extends 1
      ? Counts<OtherExtents, OtherStrides, Filled, Final, Sure>
      : CountsAt<Begins<Stride, Filled>, Extent, OtherExtents, OtherStrides, Filled, Final, Sure>
    : boolean
  : Extents extends readonly []
    ? Sure extends true
      ? true
      : boolean
    : boolean;

/** Is the stride what the leaves so far have filled? */
type Begins<Stride, Filled> =
  IsStatic<Stride> extends true
    ? IsStatic<Filled> extends true
      ? Stride extends Filled
        ? true
        : false
      : "unknown"
    : "unknown";

type CountsAt<Verdict, Extent, Extents, Strides, Filled, Final, Sure> = Verdict extends false
  ? NoIf<Final>
  : Counts<
      Extents,
      Strides,
      Extents extends readonly [] ? Filled : Mul<Filled, Extent>,
      Final,
      Verdict extends true ? Sure : false
    >;
