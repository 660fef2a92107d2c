// Is a layout a permutation of its offsets?
import type { Flatten } from "../coord/flatten.js";
import type { Mul } from "../int/index.js";
import type { AnyLayout } from "../layout/layout.js";
import type { IsEmpty, IsStaticShape, LeavesByStride, NoIf } from "./leaves-by-stride.js";

/**
 * Is each offset from 0 to size - 1 taken exactly once? That is, injective and surjective. A layout of size 0 is bijective.
 * `boolean` where it depends on what is known only when run.
 * @example
 * type Yes = IsBijective<Layout<[4, 2], [2, 1]>>; // true
 * type No = IsBijective<Layout<[4, 2], [4, 1]>>; // false
 */
export type IsBijective<Self> = Self extends AnyLayout
  ? IsEmpty<Self> extends true
    ? true
    : Stays<Flatten<Self["shape"]>, Flatten<Self["stride"]>> extends true
      ? NoIf<IsStaticShape<Self>>
      : Runs<LeavesByStride<Self>, 1, IsStaticShape<Self>>
  : Self;

/** Is there a leaf of stride 0 that would meet itself? */
export type Stays<Extents, Strides> = Extents extends readonly [infer Extent, ...infer OtherExtents]
  ? Strides extends readonly [infer Stride, ...infer OtherStrides]
    ? Extent extends 1
      ? Stays<OtherExtents, OtherStrides>
      : Stride extends 0
        ? true
        : Stays<OtherExtents, OtherStrides>
    : false
  : false;

/** Does each leaf begin where the smaller ones end? */
type Runs<Leaves, Filled, Final> = Leaves extends readonly [
  infer Leaf extends readonly [unknown, unknown],
  ...infer Rest,
]
  ? Leaf[1] extends Filled
    ? number extends Filled
      ? boolean
      : Runs<Rest, Rest extends readonly [] ? Filled : Mul<Filled, Leaf[0]>, Final>
    : NoIf<Final>
  : Leaves extends readonly []
    ? true
    : boolean;
