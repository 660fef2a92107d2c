// What are the same bytes under another element type?
//
// Where the sizes of the types differ, the last leaf of stride 1 that is more than a single element has more or fewer elements, and the
// other strides count in the new ones.
import type { Nest } from "../coord/flatten.js";
import type { DivMod, IsStatic, Mul } from "../int/index.js";
import type { Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { DType, ElementForm, ScalarSize } from "./dtype.js";
import type { LeavesOf, Numbers } from "./size.js";
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
    ? Rescaled<ContiguousIn<LeavesOf<Shape>, LeavesOf<Stride>>, Shape, Stride, Ratio>
    : never;

/** Leaf by leaf where no mode is nested, so that a body that is generic in sizes knows how many there are. */
type Rescaled<Place, Shape, Stride, Ratio> = [Shape, Stride] extends [
  infer Extents extends Numbers,
  infer Steps extends Numbers,
]
  ? Layout<Extended<Place, Extents, Ratio>, Restepped<Place, Steps, Ratio>>
  : Layout<
      Nest<Extended<Place, LeavesOf<Shape>, Ratio>, Shape>,
      Nest<Restepped<Place, LeavesOf<Stride>, Ratio>, Stride>
    >;

type Extended<Place, Extents, Ratio> = {
  -readonly [Leaf in keyof Extents]: ScaledExtent<RoleOf<Place, Leaf>, Extents[Leaf], Ratio> & number;
};

type Restepped<Place, Steps, Ratio> = {
  -readonly [Leaf in keyof Steps]: ScaledStep<RoleOf<Place, Leaf>, Steps[Leaf], Ratio> & number;
};

/** Is this leaf the contiguous one, another one, or either where only the runtime knows? */
type RoleOf<Place, Leaf> = Place extends "unknown"
  ? "either"
  : Leaf extends `${Place & number}`
    ? "contiguous"
    : "other";

type ScaledExtent<Role, Extent, Ratio> = Role extends "contiguous"
  ? Ratio extends Finer<infer Times>
    ? AsNumber<Mul<Extent, Times>>
    : Ratio extends Coarser<infer Times>
      ? QuotientOf<DivMod<Extent, Times>>
      : number
  : Role extends "other"
    ? Extent
    : number;

/** The stride of a single element does not matter, and is rounded down. */
type ScaledStep<Role, Step, Ratio> = Role extends "contiguous"
  ? 1
  : Role extends "other"
    ? Ratio extends Finer<infer Times>
      ? AsNumber<Mul<Step, Times>>
      : Ratio extends Coarser<infer Times>
        ? QuotientOf<DivMod<Step, Times>>
        : number
    : number;

type AsNumber<Value> = Value extends number ? Value : number;
type QuotientOf<Division> = Division extends readonly [infer Quotient extends number, unknown] ? Quotient : number;

/** The place of the last leaf of stride 1 that is more than one element, or else of the last one of stride 1; -1 without any. */
type ContiguousIn<Extents, Steps> = ThenAny<LongFrom<Extents, Steps>, Steps>;

type ThenAny<Place, Steps> = Place extends -1 ? AnyFrom<Steps> : Place;

type LongFrom<Extents, Steps> = [Extents, Steps] extends [
  readonly [...infer OtherExtents, infer Extent],
  readonly [...infer OtherSteps, infer Step],
]
  ? ThenLong<LengthOfLeaf<Extent, Step>, OtherExtents, OtherSteps>
  : [Extents, Steps] extends [readonly [], readonly []]
    ? -1
    : "unknown";

type ThenLong<State, Extents extends readonly unknown[], Steps> = State extends "long"
  ? Extents["length"]
  : State extends "other"
    ? LongFrom<Extents, Steps>
    : "unknown";

/** Is it a leaf of stride 1 that is more than one element? `"unknown"` where only the runtime knows. */
type LengthOfLeaf<Extent, Step> = Extent extends 1
  ? "other"
  : IsStatic<Step> extends true
    ? Step extends 1
      ? IsStatic<Extent> extends true
        ? "long"
        : "unknown"
      : "other"
    : "unknown";

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
    ? Ratio extends Coarser<infer Times>
      ? CoarserVerdict<ContiguousIn<LeavesOf<Shape>, LeavesOf<Stride>>, LeavesOf<Shape>, LeavesOf<Stride>, Times>
      : FinerVerdict<ContiguousIn<LeavesOf<Shape>, LeavesOf<Stride>>>
    : "ok";

type FinerVerdict<Place> = Place extends -1 ? "axis" : "ok";

type CoarserVerdict<Place, Extents, Steps, Times> = Place extends "unknown"
  ? "ok"
  : Place extends -1
    ? "axis"
    : DivideVerdict<FirstUndivided<Extents, Steps, Place, Times, []>>;

type DivideVerdict<Found> = Found extends "none" ? "ok" : "divide";

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
    ? NextUndivided<RestOf<Extent, Times>, "extent", Extent, OtherExtents, OtherSteps, Place, Times, Before>
    : NextUndivided<RestOfStep<Extent, Step, Times>, "stride", Step, OtherExtents, OtherSteps, Place, Times, Before>
  : "none";

type NextUndivided<
  Rest,
  What,
  Value,
  Extents,
  Steps,
  Place,
  Times,
  Before extends readonly unknown[],
> = Rest extends "rest"
  ? Undivided<Before["length"], What, Value>
  : FirstUndivided<Extents, Steps, Place, Times, [...Before, 0]>;

type RestOfStep<Extent, Step, Times> = Extent extends 1 ? "none" : RestOf<Step, Times>;

type RestOf<Value, Times> = Value extends unknown ? RestVerdict<IsRest<DivMod<Value, Times>>> : never;
type RestVerdict<IsLeft> = IsLeft extends true ? "rest" : "none";

/** Is it certain that something is left over? */
type IsRest<Division> = Division extends readonly [unknown, infer Remainder]
  ? Remainder extends 0
    ? false
    : IsStatic<Remainder>
  : false;

type DivideRefusal<Parent, Ratio> = [Parent, Ratio] extends [Layout<infer Shape, infer Stride>, Coarser<infer Times>]
  ? FirstUndivided<
      LeavesOf<Shape>,
      LeavesOf<Stride>,
      ContiguousIn<LeavesOf<Shape>, LeavesOf<Stride>>,
      Times,
      []
    > extends Undivided<infer Axis, infer What, infer Value>
    ? Say<"bitcast.divide", { axis: Axis; what: What; value: Value; ratio: Times }>
    : never
  : never;
