// Which indices do two layouts send to the same consecutive offsets?
import type { Flatten } from "../coord/flatten.js";
import type { IntTuple } from "../coord/int-tuple.js";
import type { Equal, IsStatic, Min } from "../int/index.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { BareLayout } from "./bare-layout.js";
import type { RightInverse } from "./right-inverse.js";

/**
 * The layout R with Left(R(i)) = Right(R(i)) = i for all i < size(R), as far as the right inverses of both agree: what a copy from one
 * to the other can move at once. `1:0` where they have no offset but 0 in common.
 * Source: CuTe's `max_common_layout`.
 * @example
 * type C = MaxCommonLayout<Layout<[4, 8], [8, 1]>, Layout<[4, 8], [16, 1]>>; // Layout<8, 4>
 */
export type MaxCommonLayout<Left, Right> = CommonOf<RightInverse<Left>, RightInverse<Right>>;

type CommonOf<Left, Right> = Left extends AnyLayout
  ? Right extends AnyLayout
    ? Common<Flatten<Left["shape"]>, Flatten<Left["stride"]>, Flatten<Right["shape"]>, Flatten<Right["stride"]>, [], []>
    : Right
  : Left;

type Common<
  Extents,
  Strides,
  OtherExtents,
  OtherStrides,
  Shape extends readonly unknown[],
  Stride extends readonly unknown[],
> = [Extents, Strides, OtherExtents, OtherStrides] extends [
  readonly [infer Extent, ...infer Rest],
  readonly [infer Step, ...infer Steps],
  readonly [infer OtherExtent, ...infer OtherRest],
  readonly [infer OtherStep, ...infer OtherSteps],
]
  ? AtPlace<
      Meeting<Equal<Step, OtherStep>, Extent, OtherExtent, Rest, OtherRest>,
      Min<Extent, OtherExtent>,
      Step,
      [Rest, Steps, OtherRest, OtherSteps],
      Shape,
      Stride
    >
  : number extends (Extents & readonly unknown[])["length"] | (OtherExtents & readonly unknown[])["length"]
    ? Layout<IntTuple, IntTuple>
    : BareLayout<Shape, Stride>;

/** Do both go on by the same place, is it the last of which they have a part in common, or is that not known? */
type Meeting<Same, Extent, OtherExtent, Rest, OtherRest> = [Same] extends [true]
  ? [IsStatic<Extent>, IsStatic<OtherExtent>] extends [true, true]
    ? Extent extends OtherExtent
      ? "whole"
      : "part"
    : [Rest, OtherRest] extends [readonly [], readonly []]
      ? "part"
      : "unknown"
  : [Same] extends [false]
    ? "none"
    : "unknown";

type AtPlace<
  Met,
  Extent,
  Step,
  Left extends readonly [unknown, unknown, unknown, unknown],
  Shape extends readonly unknown[],
  Stride extends readonly unknown[],
> = Met extends "whole"
  ? Common<Left[0], Left[1], Left[2], Left[3], [...Shape, Extent], [...Stride, Step]>
  : Met extends "part"
    ? BareLayout<[...Shape, Extent], [...Stride, Step]>
    : Met extends "none"
      ? BareLayout<Shape, Stride>
      : Layout<IntTuple, IntTuple>;
