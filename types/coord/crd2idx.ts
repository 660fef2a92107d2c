// Which index has a coordinate?
import type { Add, DivMod, IsStatic, Mul } from "../int/index.js";
import type { Refused, Say } from "../message/say.js";
import type { MayBeTuple } from "./flatten.js";
import type { PrefixProduct } from "./prefix-product.js";
import type { Product } from "./product.js";
import type { ShowTuple } from "./show.js";

/**
 * The inner product of a coordinate with the strides. An integer coordinate of a nested mode is colexicographic,
 * whatever the strides are: the first leaf moves fastest, and an index past the size runs on in the last leaf. Without
 * strides they are the column-major ones.
 * @example
 * type I = Crd2Idx<[2, [2, 0]], [4, [3, 1]]>; // 10
 */
export type Crd2Idx<Crd, Shape, Stride = undefined> = 0 extends 1 & Stride
  ? number
  : [Stride] extends [undefined]
    ? Offset<Crd, Shape, PrefixProduct<Shape>, "crd2idx">
    : Offset<Crd, Shape, Stride, "crd2idx">;

/** The same, in the name of another operation. */
export type Offset<Crd, Shape, Stride, Operation extends string> = [Crd] extends [readonly unknown[]]
  ? number extends Crd["length"]
    ? number
    : OffsetOfModes<Crd, Shape, Stride, Operation>
  : HasZero<Shape> extends true
    ? Refused<EmptyShape<Shape, Operation>>
    : Colex<Crd, Shape, Stride, Operation>;

type OffsetOfModes<Crd extends readonly unknown[], Shape, Stride, Operation extends string> = [Shape] extends [
  readonly unknown[],
]
  ? number extends Shape["length"]
    ? number
    : Crd["length"] extends Shape["length"]
      ? SumOfModes<Crd, Shape, Stride, Operation, 0>
      : Refused<NotInShape<Crd, Shape, Operation>>
  : MayBeTuple<Shape> extends true
    ? number
    : Refused<NotInShape<Crd, Shape, Operation>>;

type SumOfModes<Crd, Shape, Stride, Operation extends string, Done> = Crd extends readonly [
  infer Index,
  ...infer Indexes,
]
  ? Shape extends readonly [infer Extent, ...infer Extents]
    ? Stride extends readonly [infer Step, ...infer Steps]
      ? SumOfModes<Indexes, Extents, Steps, Operation, Add<Done, Offset<Index, Extent, Step, Operation>>>
      : Done
    : Done
  : Done;

/** An integer coordinate of a shape without extent 0; of the empty shape it is 0. */
type Colex<Index, Shape, Stride, Operation extends string> = [Shape] extends [readonly unknown[]]
  ? number extends Shape["length"]
    ? number
    : Shape extends readonly []
      ? IndexOfNothing<Index, Operation>
      : ColexModes<Index, Shape, Stride, Operation, 0>
  : [Stride] extends [number]
    ? Mul<Index, Stride>
    : MayBeTuple<Stride> extends true
      ? number
      : Mul<Index, Stride>;

type ColexModes<Index, Shape, Stride, Operation extends string, Done> = Shape extends readonly [
  infer Extent,
  ...infer Extents,
]
  ? Stride extends readonly [infer Step, ...infer Steps]
    ? Extents extends readonly []
      ? Add<Done, Colex<Index, Extent, Step, Operation>>
      : ColexNext<DivMod<Index, Product<Extent>>, Extent, Step, Extents, Steps, Operation, Done>
    : Done
  : Done;

type ColexNext<Parts, Extent, Step, Extents, Steps, Operation extends string, Done> = Parts extends readonly [
  infer Quotient,
  infer Remainder,
]
  ? ColexModes<Quotient, Extents, Steps, Operation, Add<Done, Colex<Remainder, Extent, Step, Operation>>>
  : Parts;

type IndexOfNothing<Index, Operation extends string> = [Index] extends [0]
  ? 0
  : IsStatic<Index> extends true
    ? Refused<PastTheEnd<Index, [], Operation>>
    : number;

/** Is an extent known to be 0? */
export type HasZero<Shape> = Shape extends readonly unknown[]
  ? number extends Shape["length"]
    ? false
    : SomeZero<Shape>
  : [Shape] extends [0]
    ? true
    : false;

// Mode by mode: in a union of the modes a 0 would vanish beside `number`.
type SomeZero<Modes> = Modes extends readonly [infer Mode, ...infer Others]
  ? true extends HasZero<Mode>
    ? true
    : SomeZero<Others>
  : false;

export type NotInShape<Crd, Shape, Operation extends string> = Say<
  "coord.not-in-shape",
  { operation: Operation; crd: ShowTuple<Crd>; shape: ShowTuple<Shape> }
>;

export type EmptyShape<Shape, Operation extends string> = Say<
  "coord.empty",
  { operation: Operation; shape: ShowTuple<Shape> }
>;

export type PastTheEnd<Index, Shape, Operation extends string> = Say<
  "coord.past-the-end",
  { operation: Operation; index: Index; shape: ShowTuple<Shape> }
>;
