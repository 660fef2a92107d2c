// In which order do the leaves of a layout lie in memory?
import type { Flatten } from "../coord/flatten.js";
import type { IsStatic, LessOrEqual } from "../int/index.js";
import type { AnyLayout } from "../layout/layout.js";

/**
 * The leaves that move, [extent, stride] by ascending stride: without those of extent 1 and of stride 0. `"unknown"` where a stride is not
 * known before the program runs; an extent need not be.
 */
export type LeavesByStride<Self extends AnyLayout> = Sort<Flatten<Self["shape"]>, Flatten<Self["stride"]>, []>;

type Sort<Extents, Strides, Sorted extends readonly unknown[]> = Extents extends readonly [
  infer Extent,
  ...infer OtherExtents,
]
  ? Strides extends readonly [infer Stride, ...infer OtherStrides]
    ? Extent extends 1
      ? Sort<OtherExtents, OtherStrides, Sorted>
      : Stride extends 0
        ? Sort<OtherExtents, OtherStrides, Sorted>
        : IsStatic<Stride> extends true
          ? Sort<OtherExtents, OtherStrides, Insert<[Extent, Stride], Sorted, []>>
          : "unknown"
    : "unknown"
  : Extents extends readonly []
    ? Sorted
    : "unknown";

type Insert<
  Leaf extends readonly [unknown, unknown],
  Sorted,
  Before extends readonly unknown[],
> = Sorted extends readonly [infer Head extends readonly [unknown, unknown], ...infer Rest]
  ? LessOrEqual<Leaf[1], Head[1]> extends true
    ? [...Before, Leaf, ...Sorted]
    : Insert<Leaf, Rest, [...Before, Head]>
  : [...Before, Leaf];

/** Is every leaf of the shape a literal? Then no extent can turn out to be 0 or 1, and a verdict is final. */
export type IsStaticShape<Self extends AnyLayout> = AllStatic<Flatten<Self["shape"]>>;

/** Is every leaf of the layout a literal, of its strides too? */
export type IsStaticLayout<Self extends AnyLayout> =
  AllStatic<Flatten<Self["shape"]>> extends true ? AllStatic<Flatten<Self["stride"]>> : false;

type AllStatic<Extents> = Extents extends readonly [infer Extent, ...infer Others]
  ? IsStatic<Extent> extends true
    ? AllStatic<Others>
    : false
  : Extents extends readonly []
    ? true
    : false;

/** No, if all extents are known; an extent that turns out to be 0 or 1 could still make it a yes. */
export type NoIf<Final> = Final extends true ? false : boolean;

/** Is some extent the literal 0? */
export type IsEmpty<Self extends AnyLayout> = SomeZero<Flatten<Self["shape"]>>;

type SomeZero<Extents> = Extents extends readonly [infer Extent, ...infer Others]
  ? Extent extends 0
    ? true
    : SomeZero<Others>
  : false;
