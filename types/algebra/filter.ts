// Which layout takes the same offsets, each mode only where it moves?
import type { IntTuple } from "../coord/int-tuple.js";
import type { MultipleOf } from "../int/index.js";
import type { OrNone } from "./coalesce.js";
import type { LayoutOf, Read } from "./door.js";
import type { ByProfile } from "./profile.js";
import type { PlacesWithin } from "./radix.js";

/**
 * The coalesced layout without its modes of stride 0: the same offsets, none only because of a repetition. `1:0` if nothing is left, `0:1`
 * if an extent is 0. A tuple as `Profile` works mode by mode and leaves modes past its end. Where a size known only when run decides about
 * the number of modes it is any layout. Source: CuTe's `filter`.
 * @example
 * type F = Filter<Layout<[2, 3, 2], [1, 0, 2]>>; // Layout<4, 1>
 */
export type Filter<Self, Profile = 0> = LayoutOf<ByProfile<"filter", Read<"filter", Self>, Profile>>;

/** [shape, stride] of the coalesced layout of the leaves that move. */
export type FilterParts<Shape, Stride> = Moving<[Shape], [Stride], [], [], false>;

/** `Open` if an extent or a stride that is 0 when run would leave another mode. */
type Moving<
  Shapes,
  Strides,
  Extents extends readonly unknown[],
  Steps extends readonly unknown[],
  Open extends boolean,
> = Shapes extends readonly [infer Shape, ...infer OtherShapes]
  ? Strides extends readonly [infer Stride, ...infer OtherStrides]
    ? [Shape] extends [number]
      ? Stride extends 0
        ? Shape extends 0
          ? [0, 1]
          : Moving<OtherShapes, OtherStrides, Extents, Steps, OpenIf<Open, Shape>>
        : Moving<OtherShapes, OtherStrides, [...Extents, Shape], [...Steps, Stride], OpenIf<Open, Stride>>
      : MovingModes<Shape, Stride, OtherShapes, OtherStrides, Extents, Steps, Open>
    : [IntTuple, IntTuple]
  : Filtered<PlacesWithin<Extents, Steps>, Open>;

type OpenIf<Open extends boolean, Size> = number extends Size ? true : Size extends MultipleOf<unknown> ? true : Open;

type MovingModes<
  Shape,
  Stride,
  Shapes extends readonly unknown[],
  Strides extends readonly unknown[],
  Extents extends readonly unknown[],
  Steps extends readonly unknown[],
  Open extends boolean,
> = [Shape, Stride] extends [infer Inner extends readonly unknown[], infer InnerSteps extends readonly unknown[]]
  ? number extends Inner["length"]
    ? [IntTuple, IntTuple]
    : Moving<[...Inner, ...Shapes], [...InnerSteps, ...Strides], Extents, Steps, Open>
  : [IntTuple, IntTuple];

type Filtered<Places, Open extends boolean> = Open extends true
  ? Places extends readonly [unknown, unknown, ...unknown[]]
    ? [IntTuple, IntTuple]
    : [number, number]
  : OrNone<Places>;
