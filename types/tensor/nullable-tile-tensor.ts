// What is a tensor that may be missing, but whose layout is known all the same?
import type { AnyLayout } from "../layout/layout.js";
import type { CheckedAxis } from "./axis.js";
import type { TensorLayoutOf } from "./construct.js";
import type { DType } from "./dtype.js";
import type { Elements } from "./elements.js";
import type { DimOf } from "./facts.js";
import type { LayoutTensorType } from "./layout-tensor.js";
import type { AnyTensor, ShapeOf, TileTensor } from "./tensor.js";

/**
 * A tensor or nothing: sizes can be asked of both. Source: the reference's `NullableTileTensor`.
 * @example
 * const bias = nullableTileTensor(null, "float32", rowMajor(8, 4));
 */
export interface NullableTileTensor<out Tensor extends AnyTensor> {
  readonly dtype: Tensor["dtype"];
  readonly layout: Tensor["layout"];
  /** Is there no tensor? */
  readonly isNull: boolean;

  /**
   * The extent of a mode, of a nested one the product of its leaves.
   * @throws TilewrightError `view.axis` if there is no such mode.
   * @example
   * bias.dim(0); // 8
   */
  dim<T extends AnyTensor, const Axis extends number>(
    this: Nullable<T>,
    axis: CheckedAxis<"dim", ShapeOf<T>, Axis>,
  ): DimOf<ShapeOf<T>, Axis>;

  /**
   * The number of elements that there are, or would be.
   * @example
   * bias.numElements(); // 32
   */
  numElements<T extends AnyTensor>(this: Nullable<T>): Elements<ShapeOf<T>>;

  /**
   * The tensor.
   * @throws TilewrightError `nullable.null` if there is none.
   * @example
   * nullableTileTensor(zeros("float32", 8, 4)).value(); // TileTensor<"float32", Layout<[8, 4], [4, 1]>>
   */
  value(): Tensor;

  /**
   * The tensor in its older form.
   * @throws TilewrightError `nullable.null` if there is none.
   */
  toLayoutTensor<T extends AnyTensor>(this: Nullable<T>): LayoutTensorType<T>;
}

/** What the computed members are asked of: they name no type parameter of the interface. */
interface Nullable<out Tensor> {
  value(): Tensor;
}

/**
 * A tensor that is there, or the element type and layout of one that is not.
 * @throws TilewrightError `tensor.not-a-tensor`, `dtype.unknown`, `layout.not-a-layout`.
 * @example
 * nullableTileTensor(zeros("float32", 8, 4)); // NullableTileTensor<TileTensor<"float32", Layout<[8, 4], [4, 1]>>>
 * nullableTileTensor(null, "float32", rowMajor(8, 4)); // NullableTileTensor<TileTensor<"float32", Layout<[8, 4], [4, 1]>>>
 */
export interface NullableTileTensorFunction {
  <Tensor extends AnyTensor>(tensor: Tensor): NullableTileTensor<Tensor>;
  <Name extends DType, GivenLayout extends AnyLayout>(
    nothing: null | undefined,
    dtype: Name,
    layout: GivenLayout,
  ): NullableTileTensor<TileTensor<Name, TensorLayoutOf<GivenLayout>>>;
}
