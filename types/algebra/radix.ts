// In which mixed radix does a layout read an index?
//
// The leaves of a layout, from the left, are the places of a positional number system: the place of extent s counts modulo s and
// carries into the next one, and the last takes what is left, however much. Places that say the same as fewer places are merged as
// they come in: an extent of 1 is no place unless it is the last, and s:d followed by t:(s*d) is one place, (s*t):d. That changes
// neither the function nor where it runs on past its size.
//
// A place is [extent, stride]. Where sizes known only when run decide whether two places merge, they stay apart and the extent of the
// first is `AtLeast<s>`: what is so below index s is so either way.
import type { IntTuple } from "../coord/int-tuple.js";
import type { DivisorOf, Mod, Mul, MultipleOf } from "../int/index.js";

/** The extent of a place that may turn out to go on into the next one. */
export interface AtLeast<out Extent> {
  readonly atLeast: Extent;
}

/** The places of a layout, the fastest first; at least one. `"empty"` if an extent is 0. */
export type RadixOf<Shape, Stride> = RunOn<Append<[Shape], [Stride], [], 1, 0, "none">>;

/** The places of a layout within its size, so without a last extent of 1; `"empty"` if an extent is 0. */
export type PlacesWithin<Shape, Stride> = Within<Append<[Shape], [Stride], [], 1, 0, "none">>;

/** Places that are more than one, of which nothing is known. */
export type UnknownPlaces = [[AtLeast<1>, number], [number, number]];

/** Places and, apart from them, the stride of a last leaf of extent 1, or "none". It begins with an extent of 1, which is no place. */
type Append<
  Shapes,
  Strides,
  Before extends readonly unknown[],
  LastExtent,
  LastStride,
  Tail,
> = Shapes extends readonly [infer Shape, ...infer OtherShapes]
  ? Strides extends readonly [infer Stride, ...infer OtherStrides]
    ? AppendMode<Shape, Stride, OtherShapes, OtherStrides, Before, LastExtent, LastStride, Tail>
    : [UnknownPlaces, "none"]
  : [[...Before, [LastExtent, LastStride]], Tail];

type AppendMode<
  Shape,
  Stride,
  Shapes extends readonly unknown[],
  Strides extends readonly unknown[],
  Before extends readonly unknown[],
  LastExtent,
  LastStride,
  Tail,
> = Shape extends number
  ? number extends Shape
    ? AppendLeaf<Shape, Stride, Shapes, Strides, Before, LastExtent, LastStride>
    : Shape extends 0
      ? "empty"
      : Shape extends 1
        ? Append<Shapes, Strides, Before, LastExtent, LastStride, Stride>
        : AppendLeaf<Shape, Stride, Shapes, Strides, Before, LastExtent, LastStride>
  : [Shape, Stride] extends [infer Extents extends readonly unknown[], infer Steps extends readonly unknown[]]
    ? number extends Extents["length"]
      ? [UnknownPlaces, "none"]
      : Append<[...Extents, ...Shapes], [...Steps, ...Strides], Before, LastExtent, LastStride, Tail>
    : [UnknownPlaces, "none"];

/** The first leaf takes the place of the extent 1 at the beginning. */
type AppendLeaf<
  Extent,
  Stride,
  Shapes,
  Strides,
  Before extends readonly unknown[],
  LastExtent,
  LastStride,
> = LastExtent extends 1
  ? Append<Shapes, Strides, Before, Extent, Stride, "none">
  : AppendAfter<
      Continues<LastExtent, LastStride, Stride>,
      Shapes,
      Strides,
      Before,
      LastExtent,
      LastStride,
      Extent,
      Stride
    >;

type AppendAfter<
  Meeting,
  Shapes,
  Strides,
  Before extends readonly unknown[],
  LastExtent,
  LastStride,
  Extent,
  Stride,
> = Meeting extends "same"
  ? Append<Shapes, Strides, Before, Times<LastExtent, Extent>, LastStride, "none">
  : Append<
      Shapes,
      Strides,
      [...Loosened<Before, LastExtent>, [Meeting extends "open" ? AtLeast<LastExtent> : LastExtent, LastStride]],
      Extent,
      Stride,
      "none"
    >;

/** A place whose extent may turn out to be 1 is none then, and the place before it may go on behind it. */
type Loosened<Before extends readonly unknown[], LastExtent> = number extends LastExtent
  ? Before extends readonly [...infer Others, [infer Extent, infer Stride]]
    ? [...Others, [Extent extends AtLeast<unknown> ? Extent : AtLeast<Extent>, Stride]]
    : Before
  : Before;

type Within<Parts> = Parts extends [infer Places, unknown] ? (Places extends [[1, 0]] ? [] : Places) : Parts;

type RunOn<Parts> = Parts extends [infer Places, infer Tail]
  ? Tail extends "none"
    ? Places
    : WithTail<Places, Tail>
  : Parts;

type WithTail<Places, Tail> = Places extends [...infer Before, [infer Extent, infer Stride]]
  ? Extent extends 1
    ? [[1, Tail]]
    : AppendTail<Continues<Extent, Stride, Tail>, Before, Extent, Stride, Tail>
  : Places;

type AppendTail<Meeting, Before extends readonly unknown[], Extent, Stride, Tail> = Meeting extends "same"
  ? [...Before, [Extent, Stride]]
  : [...Loosened<Before, Extent>, [Meeting extends "open" ? AtLeast<Extent> : Extent, Stride], [1, Tail]];

/** Left * Right, at no cost where one of them is 1. */
export type Times<Left, Right> = Left extends 1 ? Right : Right extends 1 ? Left : Mul<Left, Right>;

/** Does a place of stride `Next` go on where this one of extent > 1 ends: "same", "apart", or "open" until the sizes are known? */
type Continues<Extent, Stride, Next> = number extends Extent | Stride | Next
  ? MayContinue<Mul<DivisorOf<Extent>, DivisorOf<Stride>>, Next>
  : Extent extends MultipleOf<unknown>
    ? MayContinue<Mul<DivisorOf<Extent>, DivisorOf<Stride>>, Next>
    : Stride extends MultipleOf<unknown>
      ? MayContinue<Mul<DivisorOf<Extent>, DivisorOf<Stride>>, Next>
      : Next extends MultipleOf<infer Divisor>
        ? OpenIf<Mod<Times<Extent, Stride>, Divisor>>
        : Next extends 1
          ? "apart"
          : Times<Extent, Stride> extends Next
            ? "same"
            : "apart";

/** Where the end is known and the stride is some multiple. */
type OpenIf<Remainder> = Remainder extends 0 ? "open" : "apart";

/** A place that ends at some multiple of `Divisor`. */
type MayContinue<Divisor, Next> = number extends Next
  ? "open"
  : Next extends MultipleOf<unknown>
    ? "open"
    : Divisor extends 0
      ? Next extends 0
        ? "same"
        : "apart"
      : Mod<Next, Divisor> extends 0
        ? "open"
        : "apart";

/** The most that is known of how large an extent is, given that it is not 0. */
export type LeastOf<Extent> =
  Extent extends AtLeast<infer Least>
    ? LeastOf<Least>
    : number extends Extent
      ? 1
      : Extent extends MultipleOf<infer Divisor>
        ? Divisor
        : Extent;

/** Places without a last extent of 1. */
export type WithinSize<Places> = Places extends readonly [...infer Before, readonly [1, unknown]] ? Before : Places;

/** What sizes known only when run may still be: any, or none of them 0. */
export type Zero = "any" | "positive";

/**
 * Places as [shape, stride]: a single one bare, `1:0` for none. Where the number of modes is open it is any layout.
 */
export type Coalesced<Places, Sizes extends Zero> = Places extends readonly [[infer Extent, infer Stride]]
  ? [Extent, IsMode<Extent, Sizes> extends true ? Stride : StrideOfOpen<Extent, Stride, Sizes>]
  : Places extends readonly []
    ? [1, 0]
    : Unzip<Places, Sizes, [], []>;

type Unzip<
  Places,
  Sizes extends Zero,
  Shape extends readonly unknown[],
  Stride extends readonly unknown[],
> = Places extends readonly [[infer Extent, infer Step], ...infer Others]
  ? IsMode<Extent, Sizes> extends true
    ? Unzip<Others, Sizes, [...Shape, Extent], [...Stride, Step]>
    : [IntTuple, IntTuple]
  : [Shape, Stride];

/** Is this extent surely a mode of its own? One that turns out to be 1 is none, and one of 0 leaves no other. */
type IsMode<Extent, Sizes extends Zero> =
  Extent extends AtLeast<unknown>
    ? false
    : number extends Extent
      ? false
      : Extent extends MultipleOf<unknown>
        ? Sizes extends "positive"
          ? true
          : false
        : true;

/** A single mode is `1:0` for extent 1 and `0:1` for extent 0. */
type StrideOfOpen<Extent, Stride, Sizes extends Zero> = Sizes extends "positive"
  ? Stride extends 0
    ? 0
    : number
  : Stride extends 1
    ? number extends Extent
      ? number
      : 1
    : number;
