// Is there a coordinate at all?
import type { ShowTuple } from "../coord/show.js";
import type { Refused, Say } from "../message/say.js";

/** A refusal if an extent of one of the shapes is the literal 0, else "ok". */
export type RefuseEmpty<Operation extends string, Shape, Other = 1> = AndOther<
  EmptyVerdictOf<Shape>,
  Operation,
  Shape,
  Other
>;

/** Of a flat shape the extents are asked at once. A 0 beside `number` hides there, so what may hold one is walked. */
type EmptyVerdictOf<Shape> = Shape extends readonly number[]
  ? 0 extends Shape[number]
    ? EmptyVerdict<[Shape]>
    : "ok"
  : EmptyVerdict<[Shape]>;

type AndOther<Judged, Operation extends string, Shape, Other> = Judged extends "ok"
  ? IfNotEmpty<EmptyVerdictOf<Other>, Operation, Other>
  : Refused<Say<"algebra.empty", { operation: Operation; shape: ShowTuple<Shape> }>>;

type IfNotEmpty<Judged, Operation extends string, Shape> = Judged extends "ok"
  ? "ok"
  : Refused<Say<"algebra.empty", { operation: Operation; shape: ShowTuple<Shape> }>>;

type EmptyVerdict<Shapes> = Shapes extends readonly [infer Shape, ...infer Others] ? Leaf<Shape, Others> : "ok";

type Leaf<Shape, Others extends readonly unknown[]> = Shape extends number
  ? number extends Shape
    ? EmptyVerdict<Others>
    : Shape extends 0
      ? "empty"
      : EmptyVerdict<Others>
  : Shape extends readonly unknown[]
    ? number extends Shape["length"]
      ? EmptyVerdict<Others>
      : EmptyVerdict<[...Shape, ...Others]>
    : EmptyVerdict<Others>;
