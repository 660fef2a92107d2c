// Are a tensor's elements in row-major order? Its modes are, each mode counted colexicographically inside.
//
// Only a whole literal shape without a 0 is refused: a size of 1 or 0 that is known only when run may make any stride right.
import type { Product } from "../coord/product.js";
import type { SuffixProduct } from "../coord/suffix-product.js";
import type { Mul } from "../int/index.js";
import type { Say } from "../message/say.js";
import type { AllKnown, Knowledge, LeavesOf, Numbers } from "./size.js";

/** `"ok"`, or `"order"` where some stride is certainly another; strides count scalars, an element has `Lanes` of them. */
export type OrderVerdict<Lanes, Shape, Stride> = Lanes extends unknown
  ? ThenOrder<AllKnown<Shape>, Shape, Stride, Lanes>
  : never;

/** Known sizes first: of a generic one the checker finds here that it is not, and looks no further. */
type ThenOrder<State, Shape, Stride, Lanes> = State extends "known" ? OrderOfShape<Shape, Stride, Lanes> : "ok";

type OrderOfShape<Shape, Stride, Lanes> = Shape extends infer Flat extends Numbers
  ? OrderOfFlat<Stride, Flat, Lanes>
  : VerdictOn<OutOfOrder<Shape, Stride, Lanes>, Shape>;

/** The expected strides are computed for the result anyway. */
type OrderOfFlat<Stride, Shape, Lanes> =
  Stride extends InScalars<SuffixProduct<Shape>, Lanes> ? "ok" : VerdictOn<OutOfOrder<Shape, Stride, Lanes>, Shape>;

type VerdictOn<Found, Shape> = Found extends Misplaced<unknown, unknown, unknown> ? UnlessEmpty<LeavesOf<Shape>> : "ok";

type UnlessEmpty<Leaves> = Leaves extends readonly unknown[] ? (0 extends Leaves[number] ? "ok" : "order") : "ok";

/** Strides that count elements, in scalars. */
export type InScalars<Stride, Lanes> = Lanes extends 1
  ? Stride
  : { [Mode in keyof Stride]: StepInScalars<Stride[Mode], Lanes> };

type StepInScalars<Step, Lanes> = Step extends readonly unknown[] ? InScalars<Step, Lanes> : Mul<Step, Lanes>;

/** The sentence about the first stride out of order. */
export type OrderRefusal<Operation extends string, Shape, Stride, Lanes> =
  OutOfOrder<Shape, Stride, Lanes> extends Misplaced<infer Axis, infer Step, infer Expected>
    ? Say<"reshape.order", { operation: Operation; axis: Axis; stride: Step; expected: Expected }>
    : never;

/** Leaf `Axis` has this stride where row-major order has another. */
interface Misplaced<out Axis, out Step, out Expected> {
  readonly axis: Axis;
  readonly step: Step;
  readonly expected: Expected;
}

/** The first leaf out of order: modes from the right, the leaves of a mode from the left. `Run` is the stride that comes next. */
type OutOfOrder<Shape, Stride, Run> = Shape extends readonly [...infer Modes, infer Mode]
  ? Stride extends readonly [...infer Steps, infer Step]
    ? NextMode<InMode<[Mode], [Step], Run, LeavesOf<Modes>>, Modes, Steps, Mode, Run>
    : "none"
  : "none";

type NextMode<Found, Modes, Steps, Mode, Run> = Found extends "none"
  ? OutOfOrder<Modes, Steps, Mul<Run, Product<Mode>>>
  : Found;

/** `Before` are the leaves to the left of these. */
type InMode<Extents, Steps, Run, Before extends readonly unknown[]> = Extents extends readonly [
  infer Extent,
  ...infer OtherExtents,
]
  ? Steps extends readonly [infer Step, ...infer OtherSteps]
    ? Extent extends readonly unknown[]
      ? Step extends readonly unknown[]
        ? InMode<[...Extent, ...OtherExtents], [...Step, ...OtherSteps], Run, Before>
        : "none"
      : NextLeaf<IsInOrder<Extent, Step, Run>, Extent, Step, Run, OtherExtents, OtherSteps, Before>
    : "none"
  : "none";

type NextLeaf<InOrder, Extent, Step, Run, Extents, Steps, Before extends readonly unknown[]> = InOrder extends true
  ? InMode<Extents, Steps, Mul<Run, Extent>, [...Before, Extent]>
  : Misplaced<Before["length"], Step, Run>;

/** The stride of a size of 1 is never used. */
type IsInOrder<Extent, Step, Run> = Extent extends 1
  ? true
  : Step extends Run
    ? true
    : Knowledge<Step> | Knowledge<Run> extends "literal"
      ? false
      : true;
