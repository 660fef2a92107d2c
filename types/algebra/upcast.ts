// Which layout has the same memory in wider elements?
import type { Flatten, Nest } from "../coord/flatten.js";
import type { AnyHere } from "../coord/int-tuple.js";
import type { Add, CeilDiv, DivMod, IsStatic, Less, Min, Mul, Sub } from "../int/index.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { Refused, Say } from "../message/say.js";
import type { CastComposed } from "./cast-composed.js";
import type { AnyComposedLayout } from "./composed-layout.js";
import type { FactorOf } from "./factor.js";
import type { DivideLeaf } from "./shape-div.js";
import type { UnknownTuple } from "./unknown-tuple.js";

/**
 * The layout of elements `Factor` times as wide, each of which holds `Factor` consecutive old ones: R(c') = floor(L(c) / Factor), where
 * c' counts in each leaf of stride d < Factor the groups of Factor / d steps.
 * The swizzle of a composed layout is cast with it. Source: CuTe's `upcast`.
 * @example
 * type W = Upcast<Layout<[4, 8], [8, 1]>, 4>; // Layout<[4, 2], [2, 1]>
 */
export type Upcast<Self, Factor> = UpcastFor<"upcast", Self, FactorOf<"upcast", Factor>>;

/** The same, in the name of another operation, by a factor that has been checked. */
export type UpcastFor<Operation extends string, Self, Factor> =
  Factor extends Refused<string>
    ? Factor
    : 0 extends 1 & Self
      ? Refused<AnyHere<Operation>>
      : Factor extends 1
        ? Self
        : Self extends AnyLayout
          ? Rebuilt<Widen<Operation, Factor, Flatten<Self["shape"]>, Flatten<Self["stride"]>, [], [], 0>, Self>
          : Self extends AnyComposedLayout
            ? CastComposed<Operation, "wider", Self, Factor, UpcastFor<Operation, Self["inner"], Factor>>
            : Self;

/** A pair [extents, strides] of leaves, in the nesting that they had. */
export type Rebuilt<Leaves, Self extends AnyLayout> = Leaves extends readonly [
  infer Extents extends readonly unknown[],
  infer Strides extends readonly unknown[],
]
  ? Layout<Nest<Extents, Self["shape"]>, Nest<Strides, Self["shape"]>>
  : Leaves extends "unknown"
    ? Layout<UnknownTuple<Self["shape"]>, UnknownTuple<Self["stride"]>>
    : Leaves;

/** `Inside` is how far the leaves so far surely move within one wide element. */
type Widen<
  Operation extends string,
  Factor,
  Extents,
  Strides,
  NewExtents extends readonly unknown[],
  NewStrides extends readonly unknown[],
  Inside,
> = Extents extends readonly [infer Extent, ...infer OtherExtents]
  ? Strides extends readonly [infer Stride, ...infer OtherStrides]
    ? WidenRest<
        WidenLeaf<Operation, Factor, Extent, Stride>,
        Operation,
        Factor,
        OtherExtents,
        OtherStrides,
        NewExtents,
        NewStrides,
        Inside
      >
    : "unknown"
  : Extents extends readonly []
    ? IfApart<Less<Inside, Factor>, Operation, Factor, NewExtents, NewStrides, Inside>
    : "unknown";

type WidenRest<
  Leaf,
  Operation extends string,
  Factor,
  Extents,
  Strides,
  NewExtents extends readonly unknown[],
  NewStrides extends readonly unknown[],
  Inside,
> = Leaf extends [infer Extent, infer Stride, infer Reach]
  ? Widen<
      Operation,
      Factor,
      Extents,
      Strides,
      [...NewExtents, Extent],
      [...NewStrides, Stride],
      Inside extends 0 ? Reach : Add<Inside, Reach>
    >
  : Leaf;

type IfApart<
  Apart,
  Operation extends string,
  Factor,
  Extents extends readonly unknown[],
  Strides extends readonly unknown[],
  Inside,
> = [Apart] extends [false]
  ? Refused<Say<"upcast.overlap", { operation: Operation; factor: Factor; reach: Inside }>>
  : [Extents, Strides];

/** The new extent and stride, and how far the leaf surely moves within one wide element. */
type WidenLeaf<Operation extends string, Factor, Extent, Stride> = Stride extends 0
  ? [Extent, 0, 0]
  : Extent extends 1
    ? [1, CeilDiv<Stride, Factor>, 0]
    : IsStatic<Factor> extends true
      ? WidenByStride<DivMod<Stride, Factor>, Operation, Factor, Extent, Stride>
      : [number, number, 0];

type WidenByStride<Parts, Operation extends string, Factor, Extent, Stride> = Parts extends [
  infer Quotient,
  infer Remainder,
]
  ? Remainder extends 0
    ? [Extent, Quotient, 0]
    : IsStatic<Stride> extends true
      ? GroupSteps<DivMod<Factor, Stride>, Operation, Factor, Extent, Stride>
      : [number, number, 0]
  : Parts;

type GroupSteps<Parts, Operation extends string, Factor, Extent, Stride> = Parts extends [infer Group, 0]
  ? Extent extends 0
    ? [0, 1, 0]
    : GroupsOf<DivideLeaf<Extent, Group>, Operation, Factor, Extent, Stride, Group>
  : number extends Extent
    ? [number, number, 0]
    : Refused<Say<"upcast.stride", { operation: Operation; extent: Extent; stride: Stride; factor: Factor }>>;

type GroupsOf<Groups, Operation extends string, Factor, Extent, Stride, Group> =
  Groups extends Refused<string>
    ? Refused<
        Say<"upcast.extent", { operation: Operation; extent: Extent; stride: Stride; factor: Factor; group: Group }>
      >
    : [Groups, 1, IsStatic<Extent> extends true ? Mul<Sub<Min<Extent, Group>, 1>, Stride> : 0];
