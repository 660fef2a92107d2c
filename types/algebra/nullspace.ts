// Which coordinates does a layout send to 0?
import type { Flatten } from "../coord/flatten.js";
import type { IntTuple } from "../coord/int-tuple.js";
import type { ShowTuple } from "../coord/show.js";
import type { Kind, Mul } from "../int/index.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { Refused, Say } from "../message/say.js";
import type { BareLayout } from "./bare-layout.js";

/**
 * The layout of the indices that `Self` sends to 0: L(N(i)) = 0 for all i < size(N), each such index once.
 * One mode for each leaf of stride 0; `1:0` where there is none. A stride known only when run leaves the modes unknown.
 * Source: CuTe's `nullspace`.
 * @example
 * type N = Nullspace<Layout<[4, 2, 3], [1, 0, 4]>>; // Layout<2, 4>
 */
export type Nullspace<Self> = Self extends AnyLayout
  ? Kernel<Flatten<Self["shape"]>, Flatten<Self["stride"]>, Self["shape"], 1, [], []>
  : Self;

type Kernel<
  Extents,
  Strides,
  Shape,
  Indices,
  Kept extends readonly unknown[],
  At extends readonly unknown[],
> = Extents extends readonly [infer Extent, ...infer OtherExtents]
  ? Strides extends readonly [infer Stride, ...infer OtherStrides]
    ? Extent extends 0
      ? Refused<Say<"algebra.empty", { operation: "nullspace"; shape: ShowTuple<Shape> }>>
      : Stride extends 0
        ? Kernel<OtherExtents, OtherStrides, Shape, Mul<Indices, Extent>, [...Kept, Extent], [...At, Indices]>
        : Kind<Stride> extends "literal"
          ? Kernel<OtherExtents, OtherStrides, Shape, Mul<Indices, Extent>, Kept, At>
          : UnlessEmpty<OtherExtents, Shape>
    : Layout<IntTuple, IntTuple>
  : Extents extends readonly []
    ? BareLayout<Kept, At>
    : Layout<IntTuple, IntTuple>;

/** An extent of 0 further on refuses all the same. */
type UnlessEmpty<Extents, Shape> = Extents extends readonly [infer Extent, ...infer Others]
  ? Extent extends 0
    ? Refused<Say<"algebra.empty", { operation: "nullspace"; shape: ShowTuple<Shape> }>>
    : UnlessEmpty<Others, Shape>
  : Layout<IntTuple, IntTuple>;
