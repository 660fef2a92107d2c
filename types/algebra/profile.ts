// How is an operation of one layout done mode by mode? Layouts are pairs [shape, stride] here.
import type { IntTuple } from "../coord/int-tuple.js";
import type { Refused, Say } from "../message/say.js";
import type { CoalesceParts } from "./coalesce.js";
import type { FilterParts } from "./filter.js";

/** What is done to a mode. */
export type Action = "coalesce" | "filter";

/** The operation on the whole for an integer, on each mode for a tuple; modes past the profile stay as they are. */
export type ByProfile<Operation extends Action, Parts, Profile> = Parts extends readonly [infer Shape, infer Stride]
  ? [Profile] extends [number]
    ? Operation extends "coalesce"
      ? CoalesceParts<Shape, Stride>
      : FilterParts<Shape, Stride>
    : ByModes<Operation, Shape, Stride, Profile>
  : Parts;

type ByModes<Operation extends Action, Shape, Stride, Profile> = [Shape] extends [number]
  ? [Profile] extends [infer Marks extends readonly unknown[]]
    ? Counted<Operation, Marks, [Shape], [Stride]>
    : [IntTuple, IntTuple]
  : [Profile, Shape, Stride] extends [
        infer Marks extends readonly unknown[],
        infer Shapes extends readonly unknown[],
        infer Strides extends readonly unknown[],
      ]
    ? Counted<Operation, Marks, Shapes, Strides>
    : [IntTuple, IntTuple];

type Counted<
  Operation extends Action,
  Parts extends readonly unknown[],
  Shapes extends readonly unknown[],
  Strides extends readonly unknown[],
> = number extends Parts["length"] | Shapes["length"]
  ? [IntTuple, IntTuple]
  : Shapes extends readonly [...{ [Mode in keyof Parts]: unknown }, ...unknown[]]
    ? EachMode<Operation, Parts, Shapes, Strides, [], []>
    : Refused<Say<"algebra.profile-rank", { operation: Operation; parts: Parts["length"]; modes: Shapes["length"] }>>;

type EachMode<
  Operation extends Action,
  Parts,
  Shapes extends readonly unknown[],
  Strides extends readonly unknown[],
  DoneShape extends readonly unknown[],
  DoneStride extends readonly unknown[],
> = Parts extends readonly [infer Part, ...infer OtherParts]
  ? [Shapes, Strides] extends [readonly [infer Shape, ...infer OtherShapes], readonly [infer Stride, ...infer Others]]
    ? NextMode<
        ByProfile<Operation, [Shape, Stride], Part>,
        Operation,
        OtherParts,
        OtherShapes,
        Others,
        DoneShape,
        DoneStride
      >
    : never
  : [[...DoneShape, ...Shapes], [...DoneStride, ...Strides]];

type NextMode<
  Mode,
  Operation extends Action,
  Parts,
  Shapes extends readonly unknown[],
  Strides extends readonly unknown[],
  DoneShape extends readonly unknown[],
  DoneStride extends readonly unknown[],
> = Mode extends readonly [infer Shape, infer Stride]
  ? EachMode<Operation, Parts, Shapes, Strides, [...DoneShape, Shape], [...DoneStride, Stride]>
  : Mode;
