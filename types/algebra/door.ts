// May the algebra compute with this layout, and how does a result become one again?
//
// Each step of a verdict is an alias that distributes over one naked parameter, here and in the files that decide, and asks for `number`
// before it asks for a literal: only so does the checker see that a generic size counts as `number`, and generic bodies compile.
import type { Verdict } from "../coord/checked.js";
import type { IntTuple } from "../coord/int-tuple.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { Refused, Say } from "../message/say.js";

/** The layout of a pair [shape, stride]; a refusal passes. Several pairs, of a mode that may be a leaf or a tuple, are any layout. */
export type LayoutOf<Parts, All = Parts> = Parts extends readonly [infer Shape, infer Stride]
  ? [All] extends [Parts]
    ? Layout<Shape, Stride>
    : Layout<IntTuple, IntTuple>
  : Parts;

/** The pair [shape, stride] of a layout; the refusal that came instead of one, or why the type is none. */
export type Read<Operation extends string, Self> = 0 extends 1 & Self
  ? Refused<Say<"algebra.unusable", { operation: Operation }>>
  : [Self] extends [never]
    ? Refused<Say<"algebra.unusable", { operation: Operation }>>
    : [Self] extends [AnyLayout]
      ? IfShape<Verdict<Self["shape"]>, Operation, Self["shape"], Self["stride"]>
      : [Self] extends [Refused<string>]
        ? Self
        : Refused<Say<"algebra.unusable", { operation: Operation }>>;

type IfShape<Judged, Operation extends string, Shape, Stride> = Judged extends "ok"
  ? IfStride<Verdict<Stride>, Operation, Shape, Stride>
  : Refused<Say<"algebra.unusable", { operation: Operation }>>;

type IfStride<Judged, Operation extends string, Shape, Stride> = Judged extends "ok"
  ? [Shape, Stride]
  : Refused<Say<"algebra.unusable", { operation: Operation }>>;
