// Which axis does an operation along one axis take?
import type { Say } from "../message/say.js";
import type { NestedRefusal } from "./flat.js";
import type { LengthOf, ModeAt, SizeKind } from "./size.js";

/** `Axis` where the shape has it, else the sentence. A lookup: see `size.ts`. */
export type CheckedAxis<Operation extends string, Shape, Axis> = [Axis] extends [never]
  ? Axis
  : {
      ok: Axis;
      bad: Say<"view.axis", { operation: Operation; axis: Axis; rank: LengthOf<Shape> }>;
    }[AxisVerdict<Shape, Axis>];

/** As `CheckedAxis`, but the mode may not be nested. */
export type CheckedFlatAxis<Operation extends string, Shape, Axis> = [Axis] extends [never]
  ? Axis
  : {
      ok: Axis;
      bad: Say<"view.axis", { operation: Operation; axis: Axis; rank: LengthOf<Shape> }>;
      nested: NestedRefusal<Operation, Shape>;
    }[FlatAxisVerdict<Shape, Axis>];

/** Does a shape have this axis, and is it a leaf? */
export type FlatAxisVerdict<Shape, Axis> = ThenFlat<AxisVerdict<Shape, Axis>, Shape, Axis>;

/** Does a shape have this axis? What only the runtime knows passes; of a union, each must. */
export type AxisVerdict<Shape, Axis> = Shape extends readonly unknown[]
  ? number extends Shape["length"]
    ? "ok"
    : IsKey<SizeKind<Axis>, Shape, Axis>
  : "ok";

type IsKey<Kind, Shape, Axis> = Kind extends "dynamic" ? "ok" : `${Axis & number}` extends keyof Shape ? "ok" : "bad";

type ThenFlat<Verdict, Shape, Axis> = Verdict extends "ok" ? LeafVerdict<ModeAt<Shape, `${Axis & number}`>> : Verdict;

type LeafVerdict<Mode> = Mode extends readonly unknown[] ? "nested" : "ok";

/** The shape with another extent at a leaf; where only the runtime knows which one it is, every leaf is dynamic. */
export type WithExtent<Shape, Axis, Extent> =
  SizeKind<Axis> extends "literal"
    ? { [Mode in keyof Shape]: Mode extends `${Axis & number}` ? Extent : Shape[Mode] }
    : { [Mode in keyof Shape]: ExtentOrMode<Shape[Mode]> };

/** A nested mode stays as it is; one that may be either may become any extent. */
type ExtentOrMode<Mode> = Mode extends readonly unknown[] ? Mode : number;
