// Which facts does every tensor tell about itself? As in `reads.ts`, each method is generic in its receiver.
//
// What is known while compiling, and only then, is asked of the layout's type: `ShapeKnown<typeof t.layout>`, `StaticShape<…>`.
import type { IntTuple } from "../coord/int-tuple.js";
import type { Product } from "../coord/product.js";
import type { IsRowMajor } from "../layout/is-row-major.js";
import type { AnyLayout } from "../layout/layout.js";
import type { CheckedAxis, CheckedFlatAxis } from "./axis.js";
import type { LanesOf } from "./dtype.js";
import type { Elements } from "./elements.js";
import type { OrderVerdict } from "./order.js";
import type { SizeKind } from "./size.js";
import type { AnyTensor, ShapeOf, StrideOf } from "./tensor.js";

/** The extent of an axis, of a nested mode the product of its leaves. */
export type DimOf<Modes, Axis> =
  SizeKind<Axis> extends "literal" ? Product<Modes[`${Axis & number}` & keyof Modes]> : number;

/** The stride of an axis. */
export type StepOf<Modes, Axis> = SizeKind<Axis> extends "literal" ? Modes[`${Axis & number}` & keyof Modes] : number;

/**
 * Are a tensor's elements in row-major order? Strides of a vectorized tensor are judged in elements; `boolean` where it is known only
 * when run.
 * @example
 * type Yes = IsRowMajorTensor<TileTensor<"float32", Layout<[8, 4], [4, 1]>>>; // true
 */
export type IsRowMajorTensor<Tensor extends AnyTensor> = OfScalars<
  LanesOf<Tensor["dtype"]>,
  Tensor["layout"],
  ShapeOf<Tensor>,
  StrideOf<Tensor>
>;

type OfScalars<Lanes, SomeLayout, Shape, Stride> = Lanes extends 1
  ? SomeLayout extends AnyLayout
    ? IsRowMajor<SomeLayout>
    : boolean
  : OrderVerdict<Lanes, Shape, Stride> extends "order"
    ? false
    : boolean;

/**
 * Has a coordinate the structure of the modes? A number stands for any mode, a tuple for a nested one of as many modes. Values do not
 * matter. The reference's `is_compatible_with`.
 * @example
 * type Yes = IsCompatibleWith<[[2, 3], 4], [[1, 1], 0]>; // true
 * type No = IsCompatibleWith<[3, 4], [[1, 2], 3]>; // false
 */
export type IsCompatibleWith<Shape, Coordinate> = Shape extends readonly unknown[]
  ? number extends Shape["length"]
    ? boolean
    : Coordinate extends readonly unknown[]
      ? FacingModes<Shape, Coordinate>
      : false
  : boolean;

type FacingModes<Shape, Coordinate extends readonly unknown[]> = number extends Coordinate["length"]
  ? boolean
  : [Shape, Coordinate] extends [
        readonly [infer Mode, ...infer Modes],
        readonly [infer Index, ...infer Indices extends readonly unknown[]],
      ]
    ? FacingMode<Mode, Index> extends true
      ? FacingModes<Modes, Indices>
      : FacingMode<Mode, Index>
    : [Shape, Coordinate] extends [readonly [], readonly []]
      ? true
      : false;

type FacingMode<Mode, Index> = Index extends readonly unknown[]
  ? Mode extends readonly unknown[]
    ? FacingModes<Mode, Index>
    : false
  : true;

/**
 * What every tensor tells about itself.
 * @example
 * const a = zeros("float32", 8, 4);
 */
export interface TensorFacts {
  /** The number of leaves. `t.layout.flatRank()` has it as a literal. */
  readonly flatRank: number;
  /** Scalars per element: 1, or the lanes of a vectorized tensor. `LanesOf` has it as a literal. */
  readonly elementSize: number;
  /** The smallest integer type that counts the scalars of storage which the elements lie in. */
  readonly linearIdxType: "int32" | "int64";

  /**
   * The number of elements, a vector counting as one.
   * @example
   * a.numElements(); // 32
   */
  numElements<T extends AnyTensor>(this: T): Elements<ShapeOf<T>>;

  /**
   * The extent of an axis, of a nested mode the product of its leaves.
   * @throws TilewrightError `view.axis` if there is no such axis.
   * @example
   * a.dim(0); // 8
   */
  dim<T extends AnyTensor, const Axis extends number>(
    this: T,
    axis: CheckedAxis<"dim", ShapeOf<T>, Axis>,
  ): DimOf<ShapeOf<T>, Axis>;

  /**
   * The stride of an axis, in scalars.
   * @throws TilewrightError `view.axis`, and `tensor.nested` for a nested mode, which has several.
   * @example
   * a.dynamicStride(0); // 4
   */
  dynamicStride<T extends AnyTensor, const Axis extends number>(
    this: T,
    axis: CheckedFlatAxis<"dynamicStride", ShapeOf<T>, Axis>,
  ): StepOf<StrideOf<T>, Axis>;

  /**
   * Are the elements in row-major order, each mode counted colexicographically inside? Strides of size-1 axes do not count.
   * @example
   * a.isRowMajor(); // true
   */
  isRowMajor<T extends AnyTensor>(this: T): IsRowMajorTensor<T>;

  /**
   * Has a coordinate the structure of the modes? Values do not matter.
   * @throws TilewrightError `tensor.not-an-array` if it is not an array.
   * @example
   * a.isCompatibleWith([5, 7]); // true
   * a.isCompatibleWith([[1, 2], 3]); // false
   */
  isCompatibleWith<T extends AnyTensor, const Coordinate extends readonly IntTuple[]>(
    this: T,
    coordinate: Coordinate,
  ): IsCompatibleWith<ShapeOf<T>, Coordinate>;

  /**
   * The parameters of the tensor as text.
   * @example
   * a.getTypeName(); // "TileTensor[mut=true, dtype=float32, Engine=HeapEngine[element_size=1], address_space=heap, linear_idx_type=int32]"
   */
  getTypeName(): string;

  /** Nested rows, `[[1.0, 2.0], [3.0, 4.0]]`, the last axis innermost; `[]` without elements. */
  toString(): string;

  /**
   * The reference's text: rows for two leaves, else a flat list in colexicographic order; nothing without elements.
   * @example
   * zeros("int32", 2, 2, 2).writeTo(); // "[0, 0, 0, 0, 0, 0, 0, 0]"
   */
  writeTo(): string;
}
