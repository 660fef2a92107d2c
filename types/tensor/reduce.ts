// What do reductions give? A value for all elements, or a tensor without the axis.
import type { SuffixProduct } from "../coord/suffix-product.js";
import type { Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { AgreeVerdict } from "./agree.js";
import type { ElementForm, ScalarOf } from "./dtype.js";
import type { Destination, SizeOfMode } from "./operand.js";
import type { LengthOf } from "./size.js";
import type { AnyTensor, ShapeOf, TileTensor } from "./tensor.js";

/** What is reduced: one axis, or without it everything. */
export interface ReduceOptions<out Axis> {
  readonly axis?: Axis;
}

/**
 * What every tensor can be reduced to: one value, or with `{ axis }` a fresh row-major tensor on the heap over the other modes.
 * A sum of no elements is 0; nothing else is known of none. Source: the reference's `sum`, `max` and `mean`.
 * @example
 * const a = tileTensor([[1, 5, 3], [4, 2, 6]]);
 */
export interface TensorReductions {
  /**
   * The sum. Floats are added in lanes and in doubles, then rounded once; the order follows memory, so that another layout of the same
   * elements may differ in the last place. Integers are summed exactly up to 2^53 (64-bit ones wrap); with an axis those below 32
   * bits and bool give int32, which wraps, as do the others.
   * @throws TilewrightError `view.axis`, `reduce.vector`.
   * @example
   * a.reduceSum(); // 21
   * a.reduceSum({ axis: 1 }); // TileTensor<"float32", Layout<[2], [1]>>
   */
  reduceSum<T extends AnyTensor, const Axis extends number | undefined = undefined>(
    this: ReducibleTensor<"reduceSum", T>,
    options?: ReduceOptions<ReducedAxis<"reduceSum", ShapeOf<T>, Axis>>,
  ): Reduction<T, Axis, SumOf<T["dtype"]>, SumElement<T["dtype"]>>;

  /**
   * The least element; NaN if one is.
   * @throws TilewrightError as `reduceSum`, and `reduce.empty`.
   * @example
   * a.reduceMin({ axis: 0 }).get(2); // 3
   */
  reduceMin<T extends AnyTensor, const Axis extends number | undefined = undefined>(
    this: ReducibleTensor<"reduceMin", T>,
    options?: ReduceOptions<ReducedAxis<"reduceMin", ShapeOf<T>, Axis>>,
  ): Reduction<T, Axis, ScalarOf<T["dtype"]>, T["dtype"]>;

  /**
   * The greatest element; NaN if one is.
   * @throws TilewrightError as `reduceMin`.
   * @example
   * a.reduceMax(); // 6
   */
  reduceMax<T extends AnyTensor, const Axis extends number | undefined = undefined>(
    this: ReducibleTensor<"reduceMax", T>,
    options?: ReduceOptions<ReducedAxis<"reduceMax", ShapeOf<T>, Axis>>,
  ): Reduction<T, Axis, ScalarOf<T["dtype"]>, T["dtype"]>;

  /**
   * The sum over the number of elements, rounded once; of integers a float64.
   * @throws TilewrightError as `reduceMin`.
   * @example
   * a.reduceMean(); // 3.5
   */
  reduceMean<T extends AnyTensor, const Axis extends number | undefined = undefined>(
    this: ReducibleTensor<"reduceMean", T>,
    options?: ReduceOptions<ReducedAxis<"reduceMean", ShapeOf<T>, Axis>>,
  ): Reduction<T, Axis, number, MeanElement<T["dtype"]>>;

  /**
   * The index of the greatest element, the first if several are, or of the first NaN: counted in row-major order of the modes, or along
   * the axis, a nested mode colexicographically.
   * @throws TilewrightError as `reduceMin`.
   * @example
   * a.argmax(); // 5
   * a.argmax({ axis: 1 }).get(0); // 1
   */
  argmax<T extends AnyTensor, const Axis extends number | undefined = undefined>(
    this: ReducibleTensor<"argmax", T>,
    options?: ReduceOptions<ReducedAxis<"argmax", ShapeOf<T>, Axis>>,
  ): Reduction<T, Axis, number, "int32">;
}

/** `Tensor` where its elements are scalars, else the sentence. */
export type ReducibleTensor<Operation extends string, Tensor extends AnyTensor> = [Tensor] extends [never]
  ? Tensor
  : {
      scalar: Tensor;
      vector: Say<"reduce.vector", { operation: Operation; element: Tensor["dtype"] }>;
    }[ElementForm<Tensor["dtype"]>];

/** `Axis` where the shape has it, else the sentence. */
export type ReducedAxis<Operation extends string, Shape, Axis> = [Axis] extends [never]
  ? Axis
  : {
      ok: Axis;
      bad: Say<"view.axis", { operation: Operation; axis: Axis; rank: LengthOf<Shape> }>;
    }[AxisVerdict<Shape, Axis>];

type AxisVerdict<Shape, Axis> = Shape extends readonly unknown[]
  ? number extends Shape["length"]
    ? "ok"
    : AmongModes<Axis, keyof Shape>
  : "ok";

type AmongModes<Axis, Places> = Axis extends number
  ? number extends Axis
    ? "ok"
    : `${Axis}` extends Places
      ? "ok"
      : "bad"
  : "ok";

/** `Value` without an axis; with one, a tensor of `Element` over the other modes. */
export type Reduction<Tensor extends AnyTensor, Axis, Value, Element> = {
  value: Value;
  tensor: TileTensor<Element, ReducedLayout<ShapeOf<Tensor>, Axis>>;
}[Axis extends number ? "tensor" : "value"];

/** The row-major layout of the modes that are left. */
export type ReducedLayout<Shape, Axis> =
  WithoutMode<Shape, Axis> extends infer Kept ? Layout<Kept, SuffixProduct<Kept>> : never;

/** The shape without the mode at this place; of a place that only the runtime knows, every size is dynamic. */
export type WithoutMode<Shape, Axis> = Shape extends readonly [unknown, ...infer Modes]
  ? number extends Axis
    ? { -readonly [Mode in keyof Modes]: number }
    : Spliced<Shape, Axis>
  : readonly number[];

type Spliced<Shape, Axis, Kept extends readonly unknown[] = []> = Shape extends readonly [infer Mode, ...infer Modes]
  ? Axis extends Kept["length"]
    ? [...Kept, ...Modes]
    : Spliced<Modes, Axis, [...Kept, Mode]>
  : Kept;

/** The sum of all elements: a bigint for 64-bit integers. */
export type SumOf<Element> = { bigint: bigint; number: number }[SumKind<Element>];
type SumKind<Element> = Element extends `${string}int64${string}`
  ? "bigint"
  : Element extends string
    ? "number"
    : "bigint" | "number";

/** The dtype of sums along an axis. */
export type SumElement<Element> = Element extends "bool" | "int8" | "uint8" | "uint8clamped" | "int16" | "uint16"
  ? "int32"
  : Element;

/** The dtype of means along an axis. */
export type MeanElement<Element> = Element extends `float${string}` | `bfloat${string}` ? Element : "float64";

// --- into a destination ----------------------------------------------------------------------------------------------

/** `reduceSum(to, a, { axis })` and its kin: `to` has the other modes of `a`, is written and given back; its dtype is any. */
export type ReduceInto<Operation extends string> = <
  To extends AnyTensor,
  From extends AnyTensor,
  const Axis extends number,
>(
  to: Destination<Operation, To>,
  from: ReducibleFrom<Operation, To, From, Axis>,
  options: { readonly axis: ReducedAxis<Operation, ShapeOf<From>, Axis> },
) => To;

/** `argmax(to, a, { axis })`. */
export type ArgmaxInto = ReduceInto<"argmax">;

/** `From` where `to` has the sizes of its other modes, else the sentence. */
export type ReducibleFrom<Operation extends string, To extends AnyTensor, From extends AnyTensor, Axis> = [
  From,
] extends [never]
  ? From
  : {
      ok: From;
      vector: Say<"reduce.vector", { operation: Operation; element: From["dtype"] }>;
      rank: Say<
        "operand.rank",
        { operation: Operation; rank: LengthOf<ShapeOf<To>>; other: LengthOf<WithoutMode<ShapeOf<From>, Axis>> }
      >;
      extent: KeptMistake<Operation, ShapeOf<To>, WithoutMode<ShapeOf<From>, Axis>>;
    }[FromVerdict<ElementForm<From["dtype"]>, ShapeOf<From>, ShapeOf<To>, Axis>];

type FromVerdict<Form, Shape, Target, Axis> = Form extends "vector"
  ? "vector"
  : KeptVerdict<WithoutMode<Shape, Axis>, Target>;

type KeptVerdict<Kept, Target> = Kept extends readonly unknown[]
  ? number extends Kept["length"] | LengthOf<Target>
    ? "ok"
    : Kept["length"] extends LengthOf<Target>
      ? SizesVerdict<Target, Kept>
      : "rank"
  : "ok";

type SizesVerdict<Target, Kept> = Target extends readonly [infer Mode, ...infer Modes]
  ? Kept extends readonly [infer Other, ...infer Others]
    ? ThenSizes<AgreeVerdict<SizeOfMode<Mode>, SizeOfMode<Other>>, Modes, Others>
    : "ok"
  : "ok";

type ThenSizes<Verdict, Target, Kept> = Verdict extends "ok" ? SizesVerdict<Target, Kept> : "extent";

type KeptMistake<Operation extends string, Target, Kept, Passed extends readonly unknown[] = []> = [
  Target,
  Kept,
] extends [readonly [infer Mode, ...infer Modes], readonly [infer Other, ...infer Others]]
  ? AgreeVerdict<SizeOfMode<Mode>, SizeOfMode<Other>> extends "ok"
    ? KeptMistake<Operation, Modes, Others, [...Passed, unknown]>
    : Say<
        "operand.extent",
        { operation: Operation; axis: Passed["length"]; extent: SizeOfMode<Mode>; other: SizeOfMode<Other> }
      >
  : never;
