// To which shapes can a tensor be reshaped?
//
// By sizes: the tensor must be in row-major order (modes row-major, each mode counted colexicographically inside). By a layout:
// the tensor must be compact, and the layout re-reads its storage. A vectorized tensor's strides are judged in elements.
import type { Mul } from "../int/index.js";
import type { SuffixProduct } from "../coord/suffix-product.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { LanesOf } from "./dtype.js";
import type { Numbers } from "./size.js";
import type { AnyTensor, View } from "./tensor.js";

/** Sizes, or one layout. */
export type ReshapeTarget = Numbers | readonly [AnyLayout];

/**
 * What `t.reshape(...sizes)` or `t.reshape(layout)` gives: the same elements under another shape.
 * @example
 * type T = ReshapedType<TileTensor<"float32", Layout<[8, 4], [4, 1]>>, [2, 16]>; // TileTensor<"float32", Layout<[2, 16], [16, 1]>>
 */
export type ReshapedType<Tensor extends AnyTensor, Target extends ReshapeTarget> = View<
  Tensor,
  ReshapedLayout<LanesOf<Tensor["dtype"]>, Target>
>;

export type ReshapedLayout<Lanes, Target extends ReshapeTarget> = Target extends infer Sizes extends Numbers
  ? Layout<[...Sizes], InScalars<SuffixProduct<[...Sizes]>, Lanes>>
  : Target extends readonly [Layout<infer Shape, infer Stride>]
    ? Layout<TupleOf<Shape>, InScalars<TupleOf<Stride>, Lanes>>
    : never;

/** A tensor's layout is a tuple at the top. */
type TupleOf<Modes> = Modes extends number ? [Modes] : Modes;

/** Strides that count elements, in scalars. */
export type InScalars<Stride, Lanes> = Lanes extends 1 ? Stride : { [Mode in keyof Stride]: StepInScalars<Stride[Mode], Lanes> };
type StepInScalars<Step, Lanes> = Step extends readonly unknown[] ? InScalars<Step, Lanes> : Mul<Step, Lanes>;
