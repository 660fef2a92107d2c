// Is there a coordinate at all?
import type { ShowTuple } from "../coord/show.js";
import type { Refused, Say } from "../message/say.js";

/** A refusal if an extent of one of the shapes is the literal 0. */
export type RefuseEmpty<Operation extends string, Shape, Other = 1> =
  IsEmpty<[Shape]> extends true
    ? Refused<Say<"algebra.empty", { operation: Operation; shape: ShowTuple<Shape> }>>
    : IsEmpty<[Other]> extends true
      ? Refused<Say<"algebra.empty", { operation: Operation; shape: ShowTuple<Other> }>>
      : "ok";

type IsEmpty<Shapes> = Shapes extends readonly [infer Shape, ...infer Others]
  ? [Shape] extends [number]
    ? Shape extends 0
      ? true
      : IsEmpty<Others>
    : [Shape] extends [infer Extents extends readonly unknown[]]
      ? number extends Extents["length"]
        ? IsEmpty<Others>
        : IsEmpty<[...Extents, ...Others]>
      : IsEmpty<Others>
  : false;
