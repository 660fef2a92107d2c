// May the algebra compute with this layout, and how does a result become one again?
//
// Each step of a verdict is an alias that distributes over one naked parameter, here and in the files that decide, and asks for `number`
// before it asks for a literal: only so does the checker see that a generic size counts as `number`, and generic bodies compile.
import type { Verdict } from "../coord/checked.js";
import type { AnyHere } from "../coord/int-tuple.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { Refused, Say } from "../message/say.js";

/**
 * The layout of a pair [shape, stride]; a refusal passes. A mode that may be a leaf or a tuple makes several pairs, which are one layout of
 * all that they may be.
 */
export type LayoutOf<Parts, All = Parts> = Parts extends AnyPair
  ? OneLayout<Extract<All, AnyPair>>
  : [Extract<All, AnyPair>] extends [never]
    ? Parts
    : never;

type AnyPair = readonly [unknown, unknown];

type OneLayout<Pairs> = [Pairs] extends [readonly [infer Shape, infer Stride]] ? Layout<Shape, Stride> : never;

/** The pair [shape, stride] of a layout; the refusal that came instead of one, or why the type is none. */
export type Read<Operation extends string, Self> = 0 extends 1 & Self
  ? Refused<AnyHere<Operation>>
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
