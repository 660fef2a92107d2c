// Which layout has the same memory in narrower elements?
import type { Flatten } from "../coord/flatten.js";
import type { AnyHere } from "../coord/int-tuple.js";
import type { DivisorOf, IsStatic, Kind, Mul } from "../int/index.js";
import type { AnyLayout } from "../layout/layout.js";
import type { Refused, Say } from "../message/say.js";
import type { CastComposed } from "./cast-composed.js";
import type { AnyComposedLayout } from "./composed-layout.js";
import type { FactorOf } from "./factor.js";
import type { Grown } from "./grown.js";
import type { Rebuilt } from "./upcast.js";

/**
 * The layout of elements `Factor` times as narrow: the leaf of stride 1 grows by the factor and runs through the parts, the other strides
 * grow, so R(c, k) = Factor * L(c) + k. Without a leaf of stride 1 it is the layout of the first parts, R(c) = Factor * L(c).
 * The swizzle of a composed layout is cast with it. Source: CuTe's `downcast`.
 * @example
 * type N = Downcast<Layout<[4, 8], [8, 1]>, 4>; // Layout<[4, 32], [32, 1]>
 */
export type Downcast<Self, Factor> = DowncastFor<"downcast", Self, FactorOf<"downcast", Factor>>;

/** The same, in the name of another operation, by a factor that has been checked. */
export type DowncastFor<Operation extends string, Self, Factor> =
  Factor extends Refused<string>
    ? Factor
    : 0 extends 1 & Self
      ? Refused<AnyHere<Operation>>
      : Factor extends 1
        ? Self
        : Self extends AnyLayout
          ? Rebuilt<
              Grown<
                Operation,
                Self,
                Factor,
                NarrowBy<Operation, Factor, Flatten<Self["shape"]>, Flatten<Self["stride"]>>
              >,
              Self
            >
          : Self extends AnyComposedLayout
            ? CastComposed<Operation, "narrower", Self, Factor, DowncastFor<Operation, Self["inner"], Factor>>
            : Self;

type NarrowBy<Operation extends string, Factor, Extents, Strides> = Narrow<
  GrowingLeaf<Operation, Factor, Extents, Strides, "none">,
  Factor,
  Extents,
  Strides,
  [],
  []
>;

/** Does this leaf have stride 1, surely or perhaps, and does it move, having another extent than 1? `"no"`: another stride. */
type Role<Extent, Stride> = Stride extends 1
  ? Extent extends 1
    ? "rests"
    : Kind<Extent> extends "dynamic"
      ? "steps"
      : "moves"
  : Kind<Stride> extends "dynamic"
    ? DivisorOf<Stride> extends 1
      ? Extent extends 1
        ? "may rest"
        : "may step"
      : "no"
    : "no";

/**
 * Which leaf runs through the parts? `Moving<extent>`: the one that moves; `"first"`: the first of stride 1, since no other moves;
 * `"none"`; `"unknown"` where that is decided when run.
 */
type GrowingLeaf<Operation extends string, Factor, Extents, Strides, Found> = Extents extends readonly [
  infer Extent,
  ...infer OtherExtents,
]
  ? Strides extends readonly [infer Stride, ...infer OtherStrides]
    ? GrowingLeaf<
        Operation,
        Factor,
        OtherExtents,
        OtherStrides,
        NextFound<Role<Extent, Stride>, Operation, Factor, Extent, Found>
      >
    : Found
  : Found;

interface Moving<out Extent> {
  readonly moving: Extent;
}

type NextFound<Is, Operation extends string, Factor, Extent, Found> =
  Found extends Refused<string>
    ? Found
    : Is extends "moves"
      ? Found extends Moving<infer First>
        ? TwoMove<IsStatic<Factor>, Operation, First, Extent>
        : Found extends "two"
          ? Found
          : Moving<Extent>
      : Found extends Moving<unknown> | "two"
        ? Found
        : AfterRole<Is, Found>;

/** A dynamic factor may be 1, which moves nothing. */
type TwoMove<FactorKnown, Operation extends string, First, Second> = FactorKnown extends true
  ? Refused<Say<"downcast.overlap", { operation: Operation; first: First; second: Second }>>
  : "two";

type AfterRole<Is, Found> = Is extends "no"
  ? Found
  : Found extends "none"
    ? Is extends "rests" | "steps"
      ? "first"
      : "unknown"
    : Found extends "first"
      ? Is extends "rests" | "may rest"
        ? "first"
        : "unknown"
      : Found;

type Narrow<
  Found,
  Factor,
  Extents,
  Strides,
  NewExtents extends readonly unknown[],
  NewStrides extends readonly unknown[],
> =
  Found extends Refused<string>
    ? Found
    : Extents extends readonly [infer Extent, ...infer OtherExtents]
      ? Strides extends readonly [infer Stride, ...infer OtherStrides]
        ? NarrowRest<
            NarrowLeaf<Found, Role<Extent, Stride>, Factor, Extent, Stride>,
            Found,
            Factor,
            OtherExtents,
            OtherStrides,
            NewExtents,
            NewStrides
          >
        : "unknown"
      : Extents extends readonly []
        ? [NewExtents, NewStrides]
        : "unknown";

type NarrowRest<
  Leaf,
  Found,
  Factor,
  Extents,
  Strides,
  NewExtents extends readonly unknown[],
  NewStrides extends readonly unknown[],
> = Leaf extends [infer Extent, infer Stride, infer Grew]
  ? Narrow<
      Found extends "first" ? (Grew extends true ? "none" : Found) : Found,
      Factor,
      Extents,
      Strides,
      [...NewExtents, Extent],
      [...NewStrides, Stride]
    >
  : Leaf;

/** The new extent and stride, and whether this is the leaf that grew. */
type NarrowLeaf<Found, Is, Factor, Extent, Stride> = Is extends "no"
  ? [Extent, Mul<Stride, Factor>, false]
  : Found extends "unknown" | "two"
    ? [number, number, false]
    : Found extends "first"
      ? [Mul<Extent, Factor>, 1, true]
      : Found extends Moving<unknown>
        ? Is extends "moves"
          ? [Mul<Extent, Factor>, 1, true]
          : [Extent, Mul<Stride, Factor>, false]
        : [Extent, Mul<Stride, Factor>, false];
