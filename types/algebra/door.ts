// May the algebra compute with this layout, and how does a result become one again?
import type { Verdict } from "../coord/checked.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { Refused, Say } from "../message/say.js";

/** The layout of a pair [shape, stride]; a refusal passes. */
export type LayoutOf<Parts> = Parts extends readonly [infer Shape, infer Stride] ? Layout<Shape, Stride> : Parts;

/** The pair [shape, stride] of a layout; the refusal that came instead of one, or why the type is none. */
export type Read<Operation extends string, Self> = 0 extends 1 & Self
  ? Refused<Say<"algebra.unusable", { operation: Operation }>>
  : [Self] extends [never]
    ? Refused<Say<"algebra.unusable", { operation: Operation }>>
    : [Self] extends [AnyLayout]
      ? IfSizes<Verdict<Self["shape"]>, Verdict<Self["stride"]>, Operation, Self["shape"], Self["stride"]>
      : [Self] extends [Refused<string>]
        ? Self
        : Refused<Say<"algebra.unusable", { operation: Operation }>>;

type IfSizes<ShapeVerdict, StrideVerdict, Operation extends string, Shape, Stride> = [
  ShapeVerdict,
  StrideVerdict,
] extends ["ok", "ok"]
  ? [Shape, Stride]
  : Refused<Say<"algebra.unusable", { operation: Operation }>>;
