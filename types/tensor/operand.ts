// What may stand beside a tensor in arithmetic? Judged as one argument, so that the sentence stands in its place.
//
// A verdict is a chain of steps, each distributive over one naked parameter of its own: bodies that are generic in sizes compile.
import type { Product } from "../coord/product.js";
import type { Sub } from "../int/index.js";
import type { Say } from "../message/say.js";
import type { AgreeVerdict } from "./agree.js";
import type { DTypeOf, ScalarOf } from "./dtype.js";
import type { ScalarText, ScalarVerdict } from "./operand-scalar.js";
import type { LengthOf } from "./size.js";
import type { AnyTensor, ShapeOf } from "./tensor.js";
import type { TensorWrites } from "./writes.js";

export type { AnyScalar } from "./operand-scalar.js";

/** Where an operand of lower rank belongs. */
export interface OperandOptions<out Axis extends number | undefined = number> {
  /** The axis of the tensor that is the operand's first; the operand is repeated along those that it has not. */
  readonly axis?: Axis;
}

/** `Other` where it can stand beside `Tensor`: a scalar of its dtype, or a tensor of the same dtype and sizes; else the sentence. */
export type Operand<Operation extends string, Tensor extends AnyTensor, Other, Axis> = [Other] extends [never]
  ? Other
  : {
      ok: Other;
      scalar: ScalarOf<Tensor["dtype"]>;
      value: Say<"operand.scalar", { operation: Operation; value: ScalarText<Other>; dtype: DTypeOf<Tensor["dtype"]> }>;
      zero: Say<"operand.zero", { operation: Operation }>;
      dtype: Say<
        "operand.dtype",
        { operation: Operation; dtype: DTypeOf<Tensor["dtype"]>; other: DTypeOf<ElementOf<Other>> }
      >;
      block: Say<"operand.block", { operation: Operation; element: Tensor["dtype"]; other: ElementOf<Other> }>;
      rank: Say<"operand.rank", { operation: Operation } & RanksOf<Tensor, Other>>;
      axis: Say<"operand.axis", { operation: Operation; last: RanksLeft<Tensor, Other> } & RanksOf<Tensor, Other>>;
      range: Say<"operand.axis-range", { operation: Operation; axis: Axis } & RanksOf<Tensor, Other>>;
      extent: ExtentMistake<Operation, ModesFrom<ShapeOf<Tensor>, StartOf<Axis>>, OtherShape<Other>, StartOf<Axis>>;
    }[OperandVerdict<Other, Operation, Tensor, Axis>];

/** `To` where it may be written, else the sentence. */
export type Destination<Operation extends string, To extends AnyTensor> = [To] extends [never]
  ? To
  : { ok: To; readOnly: Say<"tensor.read-only", { operation: Operation }> }[WriteVerdict<To>];

export type WriteVerdict<To extends AnyTensor> = To extends TensorWrites ? "ok" : "readOnly";

type ElementOf<Other> = Other extends AnyTensor ? Other["dtype"] : never;
type OtherShape<Other> = Other extends AnyTensor ? ShapeOf<Other> : never;
type StartOf<Axis> = Axis extends number ? Axis : 0;
type RanksOf<Tensor extends AnyTensor, Other> = { rank: LengthOf<ShapeOf<Tensor>>; other: LengthOf<OtherShape<Other>> };
type RanksLeft<Tensor extends AnyTensor, Other> = Sub<LengthOf<ShapeOf<Tensor>>, LengthOf<OtherShape<Other>>>;

// --- the verdict -----------------------------------------------------------------------------------------------------

type OperandVerdict<Other, Operation, Tensor extends AnyTensor, Axis> = Other extends AnyTensor
  ? ElementVerdict<Other["dtype"], Tensor["dtype"], ShapeOf<Other>, ShapeOf<Tensor>, Axis>
  : ScalarVerdict<Other, Operation, Tensor["dtype"]>;

type ElementVerdict<Own, Wanted, Shape, Target, Axis> = Own extends unknown
  ? WantedVerdict<Wanted, Own, Shape, Target, Axis>
  : never;

type WantedVerdict<Wanted, Own, Shape, Target, Axis> = Wanted extends unknown
  ? Own extends Wanted
    ? RankVerdict<Target, Shape, Axis>
    : string extends Wanted | Own
      ? RankVerdict<Target, Shape, Axis>
      : OtherElement<DTypeOf<Own>, DTypeOf<Wanted>>
  : never;

type OtherElement<Own, Wanted> = Own extends Wanted ? "block" : "dtype";

type RankVerdict<Target, Shape, Axis> = Target extends readonly unknown[]
  ? number extends Target["length"]
    ? "ok"
    : OwnRank<Shape, Target, Axis>
  : "ok";

type OwnRank<Shape, Target, Axis> = Shape extends readonly unknown[]
  ? number extends Shape["length"]
    ? "ok"
    : Shape extends readonly []
      ? "ok"
      : AxisVerdict<Axis, Shape, Target>
  : "ok";

/** Without an axis the ranks have to be the same. */
type AxisVerdict<Axis, Shape, Target> = Axis extends number
  ? number extends Axis
    ? LongEnough<Target, Shape, "range", "unknown">
    : SizesVerdict<ModesFrom<Target, Axis>, Shape, "range">
  : SameRank<Shape, Target>;

type SameRank<Shape, Target> = Shape extends readonly unknown[]
  ? Target extends readonly unknown[]
    ? Shape["length"] extends Target["length"]
      ? SizesVerdict<Target, Shape, "range">
      : LongEnough<Target, Shape, "rank", "axis">
    : "ok"
  : "ok";

/** Has the tensor as many modes as the operand? */
type LongEnough<Target, Shape, Short, Enough> = Shape extends readonly [unknown, ...infer Modes]
  ? Target extends readonly [unknown, ...infer Rest]
    ? LongEnough<Rest, Modes, Short, Enough>
    : Short
  : Enough extends "unknown"
    ? "ok"
    : Enough;

/** Does each mode of the operand face one of the same size? */
type SizesVerdict<Target, Shape, Short> = Shape extends readonly [infer Own, ...infer Modes]
  ? Target extends readonly [infer Mode, ...infer Rest]
    ? ThenSizes<AgreeVerdict<SizeOfMode<Mode>, SizeOfMode<Own>>, Rest, Modes, Short>
    : Short
  : "ok";

type ThenSizes<Verdict, Target, Shape, Short> = Verdict extends "ok" ? SizesVerdict<Target, Shape, Short> : "extent";

/** The size of a mode; a nested one counts its leaves. */
export type SizeOfMode<Mode> = Mode extends number ? Mode : Product<Mode>;

/** The modes from an axis on. */
type ModesFrom<Shape, Axis, Passed extends readonly unknown[] = []> = Axis extends Passed["length"]
  ? Shape
  : Shape extends readonly [unknown, ...infer Modes]
    ? ModesFrom<Modes, Axis, [...Passed, unknown]>
    : [];

type ExtentMistake<Operation extends string, Target, Shape, Axis, Passed extends readonly unknown[] = []> = [
  Shape,
  Target,
] extends [readonly [infer Own, ...infer Modes], readonly [infer Mode, ...infer Rest]]
  ? AgreeVerdict<SizeOfMode<Mode>, SizeOfMode<Own>> extends "ok"
    ? ExtentMistake<Operation, Rest, Modes, Axis, [...Passed, unknown]>
    : Say<
        "operand.extent",
        {
          operation: Operation;
          axis: PlaceOf<Axis, Passed>;
          extent: SizeOfMode<Mode>;
          other: SizeOfMode<Own>;
        }
      >
  : never;

/** An axis and so many more. */
type PlaceOf<
  Axis,
  Passed extends readonly unknown[],
  Count extends readonly unknown[] = [],
> = Count["length"] extends Axis ? [...Count, ...Passed]["length"] : PlaceOf<Axis, Passed, [...Count, unknown]>;
