// What are the same bytes under another element type?
//
// Where the sizes of the types differ, the last leaf of stride 1 that is more than a single element has more or fewer elements, and the
// other strides count in the new ones.
import type { Flatten, Nest } from "../coord/flatten.js";
import type { DivMod, IsStatic, Mul } from "../int/index.js";
import type { Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { DType, ElementForm, ScalarSize } from "./dtype.js";
import type { DynamicLayout } from "./make-dynamic.js";
import type { AnyTensor, ViewAs } from "./tensor.js";

/**
 * What `t.bitcast(dtype)` gives: the same bytes as elements of another type.
 * @example
 * type T = BitcastedType<TileTensor<"float32", Layout<[8, 4], [4, 1]>>, "uint8">; // TileTensor<"uint8", Layout<[8, 16], [16, 1]>>
 */
export type BitcastedType<Tensor extends AnyTensor, Name extends DType> = ViewAs<
  Tensor,
  Name,
  BitcastLayout<Tensor["layout"], RatioOf<ScalarSize<Tensor["dtype"]>, ScalarSize<Name>>>
>;

/** How many elements of one type lie in one of the other. */
interface Finer<out Ratio> {
  readonly finer: Ratio;
}
interface Coarser<out Ratio> {
  readonly coarser: Ratio;
}

/** Sizes are powers of two. */
type RatioOf<From, Into> = [From] extends [Into]
  ? [Into] extends [From]
    ? 1
    : number
  : DivMod<From, Into> extends readonly [infer Ratio, 0]
    ? Finer<Ratio>
    : DivMod<Into, From> extends readonly [infer Ratio, 0]
      ? Coarser<Ratio>
      : number;

export type BitcastLayout<Parent, Ratio> = Ratio extends 1
  ? Parent
  : Parent extends Layout<infer Shape, infer Stride>
    ? Rescaled<Scale<Flatten<Shape>, Flatten<Stride>, Ratio>, Parent, Shape, Stride>
    : never;

type Rescaled<Found, Parent, Shape, Stride> =
  Found extends Scaled<infer Extents extends readonly unknown[], infer Steps extends readonly unknown[]>
    ? Layout<Nest<Extents, Shape>, Nest<Steps, Stride>>
    : DynamicLayout<Parent>;

interface Scaled<out Extents, out Steps> {
  readonly extents: Extents;
  readonly steps: Steps;
}

/** Looks from the last leaf on for the contiguous one; `"unknown"` where only the runtime knows which one it is. */
type Scale<Extents, Steps, Ratio> = ScaleAt<ContiguousIn<Extents, Steps>, Extents, Steps, Ratio>;

type ScaleAt<Place, Extents, Steps, Ratio> = Place extends "unknown"
  ? "unknown"
  : Extents extends readonly unknown[]
    ? Scaled<
        {
          [Leaf in keyof Extents]: ScaledExtent<Leaf extends `${Place & number}` ? true : false, Extents[Leaf], Ratio>;
        },
        { [Leaf in keyof Steps]: ScaledStep<Leaf extends `${Place & number}` ? true : false, Steps[Leaf], Ratio> }
      >
    : "unknown";

type ScaledExtent<IsContiguous, Extent, Ratio> = IsContiguous extends true
  ? Ratio extends Finer<infer Times>
    ? AsNumber<Mul<Extent, Times>>
    : Ratio extends Coarser<infer Times>
      ? QuotientOf<DivMod<Extent, Times>>
      : number
  : Extent;

/** The stride of a single element does not matter, and is rounded down. */
type ScaledStep<IsContiguous, Step, Ratio> = IsContiguous extends true
  ? 1
  : Ratio extends Finer<infer Times>
    ? AsNumber<Mul<Step, Times>>
    : Ratio extends Coarser<infer Times>
      ? QuotientOf<DivMod<Step, Times>>
      : number;

type AsNumber<Value> = Value extends number ? Value : number;
type QuotientOf<Division> = Division extends readonly [infer Quotient extends number, unknown] ? Quotient : number;

/** The place of the last leaf of stride 1 that is more than one element, or else of the last one of stride 1; -1 without any. */
type ContiguousIn<Extents, Steps> =
  LongFrom<Extents, Steps> extends infer Place ? (Place extends -1 ? AnyFrom<Steps> : Place) : never;

type LongFrom<Extents, Steps> = [Extents, Steps] extends [
  readonly [...infer OtherExtents, infer Extent],
  readonly [...infer OtherSteps, infer Step],
]
  ? IsLong<Extent, Step> extends true
    ? OtherExtents["length"]
    : IsLong<Extent, Step> extends false
      ? LongFrom<OtherExtents, OtherSteps>
      : "unknown"
  : [Extents, Steps] extends [readonly [], readonly []]
    ? -1
    : "unknown";

/** `boolean` where it is known only when run. */
type IsLong<Extent, Step> = Extent extends 1
  ? false
  : IsStatic<Step> extends true
    ? Step extends 1
      ? IsStatic<Extent> extends true
        ? true
        : boolean
      : false
    : boolean;

type AnyFrom<Steps> = Steps extends readonly [...infer Others, infer Step]
  ? Step extends 1
    ? Others["length"]
    : IsStatic<Step> extends true
      ? AnyFrom<Others>
      : "unknown"
  : -1;

/** The receiver of `bitcast`, else the sentence that its elements are vectors. */
export type WithScalars<Tensor extends AnyTensor> = [Tensor] extends [never]
  ? Tensor
  : {
      ok: Tensor;
      vector: Say<"bitcast.vector", { element: Tensor["dtype"] }>;
    }[FormVerdict<ElementForm<Tensor["dtype"]>>];

type FormVerdict<Form> = Form extends "vector" ? "vector" : "ok";

/** `Name` where the bytes can be read so, else the sentence. */
export type CheckedBitcast<Tensor extends AnyTensor, Name extends DType> = [Name] extends [never]
  ? Name
  : {
      ok: Name;
      axis: Say<"bitcast.no-axis", { dtype: Name }>;
      divide: DivideRefusal<Tensor["layout"], RatioOf<ScalarSize<Tensor["dtype"]>, ScalarSize<Name>>>;
    }[BitcastVerdict<RatioOf<ScalarSize<Tensor["dtype"]>, ScalarSize<Name>>, Tensor["layout"]>];

type BitcastVerdict<Ratio, Parent> = Ratio extends 1 ? "ok" : LayoutVerdict<Parent, Ratio>;

type LayoutVerdict<Parent, Ratio> =
  Parent extends Layout<infer Shape, infer Stride>
    ? PlaceVerdict<ContiguousIn<Flatten<Shape>, Flatten<Stride>>, Shape, Stride, Ratio>
    : "ok";

type PlaceVerdict<Place, Shape, Stride, Ratio> = Place extends "unknown"
  ? "ok"
  : Place extends -1
    ? "axis"
    : Ratio extends Coarser<infer Times>
      ? FirstUndivided<Flatten<Shape>, Flatten<Stride>, Place, Times, []> extends "none"
        ? "ok"
        : "divide"
      : "ok";

interface Undivided<out Axis, out What, out Value> {
  readonly axis: Axis;
  readonly what: What;
  readonly value: Value;
}

/** The first leaf that does not divide: the contiguous one by its extent, every other by its stride, unless it is a single element. */
type FirstUndivided<Extents, Steps, Place, Times, Before extends readonly unknown[]> = [Extents, Steps] extends [
  readonly [infer Extent, ...infer OtherExtents],
  readonly [infer Step, ...infer OtherSteps],
]
  ? Before["length"] extends Place
    ? IsRest<DivMod<Extent, Times>> extends true
      ? Undivided<Before["length"], "extent", Extent>
      : FirstUndivided<OtherExtents, OtherSteps, Place, Times, [...Before, 0]>
    : Extent extends 1
      ? FirstUndivided<OtherExtents, OtherSteps, Place, Times, [...Before, 0]>
      : IsRest<DivMod<Step, Times>> extends true
        ? Undivided<Before["length"], "stride", Step>
        : FirstUndivided<OtherExtents, OtherSteps, Place, Times, [...Before, 0]>
  : "none";

/** Is it certain that something is left over? */
type IsRest<Division> = Division extends readonly [unknown, infer Remainder]
  ? Remainder extends 0
    ? false
    : IsStatic<Remainder>
  : false;

type DivideRefusal<Parent, Ratio> = [Parent, Ratio] extends [Layout<infer Shape, infer Stride>, Coarser<infer Times>]
  ? FirstUndivided<
      Flatten<Shape>,
      Flatten<Stride>,
      ContiguousIn<Flatten<Shape>, Flatten<Stride>>,
      Times,
      []
    > extends Undivided<infer Axis, infer What, infer Value>
    ? Say<"bitcast.divide", { axis: Axis; what: What; value: Value; ratio: Times }>
    : never
  : never;
