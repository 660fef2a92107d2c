// Which widths does `vectorize` take, and what does it give?
//
// An element becomes a block of scalars: extents are divided, strides multiplied. What does not divide is refused.
import type { DivMod, IsStatic, Mul } from "../int/index.js";
import type { Layout } from "../layout/layout.js";
import type { Say } from "../message/say.js";
import type { DTypeOf, ElementForm, VectorElement } from "./dtype.js";
import type { AnyVerdict, AsArray, Both, CountWanted, LengthOf, ModeAt, Numbers, SizeKind } from "./size.js";
import type { AnyTensor, ShapeOf, ViewAs } from "./tensor.js";

/**
 * What `t.vectorize(...widths)` gives: extents divided by the widths, strides multiplied, the block in the element's name.
 * @example
 * type T = VectorizedType<TileTensor<"float32", Layout<[8, 16], [16, 1]>>, [1, 4]>; // TileTensor<"float32x4", Layout<[8, 4], [16, 4]>>
 */
export type VectorizedType<Tensor extends AnyTensor, Widths extends Numbers> = Widths extends readonly []
  ? SIMDVectorizedType<Tensor>
  : VectorizedBy<Tensor, [...Widths]>;

/** What `t.vectorize()` gives: 16 bytes over the last axis. */
export type SIMDVectorizedType<Tensor extends AnyTensor> = VectorizedBy<
  Tensor,
  SimdWidths<ShapeOf<Tensor>, Tensor["dtype"]>
>;

type VectorizedBy<Tensor extends AnyTensor, Widths> = ViewAs<
  Tensor,
  VectorElement<Tensor["dtype"] & string, Widths>,
  VectorizedLayout<Tensor["layout"], Widths>
>;

/** The layout of the blocks. */
export type VectorizedLayout<Parent, Widths> =
  Parent extends Layout<infer Shape, infer Stride> ? Blocks<Shape, Stride, Widths> : never;

type Blocks<Shape, Stride, Widths> = [Shape, Stride, Widths] extends [
  readonly [infer Extent, infer Extent1],
  readonly [infer Step, infer Step1],
  readonly [infer Width, infer Width1],
]
  ? Layout<[DividedBy<Extent, Width>, DividedBy<Extent1, Width1>], [ScaledBy<Step, Width>, ScaledBy<Step1, Width1>]>
  : Layout<Divided<Shape, Widths>, Scaled<Stride, Widths>>;

type Divided<Shape, Widths> = { [Mode in keyof Shape]: DividedBy<Shape[Mode], ModeAt<Widths, Mode>> };
type DividedBy<Extent, Width> = Width extends 1 ? Extent : DividedMode<Extent, Width>;

/** Begins with the extent, so that verdicts on a quotient of a generic one find what it is at least: a number. */
type DividedMode<Extent, Width> = Extent extends readonly unknown[] ? Extent : QuotientOf<DivMod<Extent, Width>>;
type QuotientOf<Division> = Division extends readonly [infer Quotient extends number, unknown] ? Quotient : number;

type Scaled<Stride, Widths> = { [Mode in keyof Stride]: ScaledBy<Stride[Mode], ModeAt<Widths, Mode>> };
type ScaledBy<Step, Width> = Width extends 1 ? Step : ProductOf<Mul<Step, Width>, Step>;
type ProductOf<Value, Step> = Value extends number ? Value : KeptMode<Step>;

/** A nested mode takes width 1 only, also where the width is known when run, and stays as it is. */
type KeptMode<Mode> = Mode extends readonly unknown[] ? Mode : number;

/** How many scalars 16 bytes hold. */
interface SimdLanes {
  bool: 16;
  int8: 16;
  uint8: 16;
  uint8clamped: 16;
  int16: 8;
  uint16: 8;
  float16: 8;
  bfloat16: 8;
  int32: 4;
  uint32: 4;
  float32: 4;
  int64: 2;
  uint64: 2;
  float64: 2;
}

/** 1 for every axis but the last. */
type SimdWidths<Shape, Element> = Shape extends readonly [...infer Others, unknown]
  ? [...{ [Mode in keyof Others]: 1 }, SimdLanes[DTypeOf<Element>]]
  : [];

/** `Widths` where they divide the shape, else with a sentence in place of the wrong one. */
export type CheckedWidths<Shape, Widths extends Numbers> = [Widths] extends [never]
  ? Widths
  : { ok: Widths; bad: AsArray<WidthsWanted<Shape, Widths>> }[RankVerdict<Shape, Widths>];

/** The receiver of `vectorize`, or what is wrong with it: its elements, or what its last axis makes of 16 bytes. */
export type Vectorizable<Tensor extends AnyTensor, Widths extends Numbers> = [Tensor] extends [never]
  ? Tensor
  : {
      ok: Tensor;
      any: Say<"tensor.size-any", { operation: "vectorize" }>;
      again: Say<"vectorize.again", { element: Tensor["dtype"] }>;
      bad: SimdRefusal<ShapeOf<Tensor>, SimdWidths<ShapeOf<Tensor>, Tensor["dtype"]>>;
    }[ReceiverVerdict<ElementForm<Tensor["dtype"]>, ShapeOf<Tensor>, Tensor["dtype"], Widths>];

type ReceiverVerdict<Form, Shape, Element, Widths extends Numbers> = Form extends "vector"
  ? "again"
  : Widths extends readonly []
    ? SimdVerdict<Shape, Element>
    : AnyVerdict<Widths[number]>;

type SimdVerdict<Shape, Element> = Shape extends readonly [...unknown[], infer Extent]
  ? LastDivides<Element, Extent>
  : Shape extends readonly []
    ? "bad"
    : "ok";

type LastDivides<Element, Extent> = Element extends unknown ? Divides<SimdLanes[DTypeOf<Element>], Extent> : never;

type RankVerdict<Shape, Widths extends Numbers> = Shape extends readonly unknown[]
  ? number extends Shape["length"] | Widths["length"]
    ? "ok"
    : Widths["length"] extends 0 | Shape["length"]
      ? AllDivide<Shape, Widths>
      : "bad"
  : "ok";

type AllDivide<Shape, Widths> = [Shape, Widths] extends [
  readonly [infer Extent, infer Extent1],
  readonly [infer Width, infer Width1],
]
  ? Both<Divides<Width, Extent>, Divides<Width1, Extent1>>
  : [Shape, Widths] extends [readonly [infer Extent, ...infer Extents], readonly [infer Width, ...infer Rest]]
    ? ThenDivide<Divides<Width, Extent>, Extents, Rest>
    : "ok";

type ThenDivide<Verdict, Shape, Widths> = Verdict extends "ok" ? AllDivide<Shape, Widths> : "bad";

export type Divides<Width, Extent, Whole = Width> = Width extends 1
  ? "ok"
  : number extends Width
    ? "ok"
    : DividesLiteral<Extent, Whole>;

/**
 * Division refuses what is no width. The quotient is the extent of the result, so that both share it; a remainder that is known
 * only when run is checked then.
 */
type DividesLiteral<Extent, Width> = Extent extends readonly unknown[] ? "bad" : IsNone<DivMod<Extent, Width>>;

type IsNone<Division> = Division extends readonly [unknown, infer Remainder]
  ? Remainder extends 0
    ? "ok"
    : IsStatic<Remainder> extends true
      ? "bad"
      : "ok"
  : "bad";

type WidthsWanted<Shape, Widths extends Numbers> =
  Widths["length"] extends LengthOf<Shape>
    ? { readonly [Axis in keyof Widths]: WidthOr<Axis, ModeAt<Shape, Axis>, Widths[Axis]> }
    : CountWanted<Widths, Shape, Say<"vectorize.count", { rank: LengthOf<Shape>; count: LengthOf<Widths> }>>;

type WidthOr<Axis, Extent, Width> =
  Divides<Width, Extent> extends "ok" ? Width : WidthRefusal<Axis, Extent, SizeKind<Width>, Width>;

type WidthRefusal<Axis, Extent, Kind, Width> = Kind extends "union"
  ? Say<"vectorize.union", { index: Axis }>
  : Kind extends "literal"
    ? Width extends 0
      ? Say<"vectorize.width", { index: Axis; width: Width }>
      : Extent extends readonly unknown[]
        ? Say<"vectorize.nested", { axis: Axis }>
        : Say<"vectorize.divide", { axis: Axis; extent: Extent; width: Width }>
    : Say<"vectorize.width", { index: Axis; width: Width }>;

/** Why 16 bytes over the last axis are not possible. */
type SimdRefusal<Shape, Widths> = Shape extends readonly [...infer Others, infer Extent]
  ? Widths extends readonly [...unknown[], infer Width]
    ? WidthRefusal<Others["length"], Extent, "literal", Width>
    : never
  : Say<"vectorize.no-axis", object>;
