// What is the transpose of a tensor? Its modes in reverse order.
import type { Layout } from "../layout/layout.js";
import type { AnyTensor, View } from "./tensor.js";

/**
 * What `t.transpose()` gives: the modes in reverse order, each whole.
 * @example
 * type T = TransposedType<TileTensor<"float32", Layout<[8, 4], [4, 1]>>>; // TileTensor<"float32", Layout<[4, 8], [1, 4]>>
 */
export type TransposedType<Tensor extends AnyTensor> = View<Tensor, TransposedLayout<Tensor["layout"]>>;

export type TransposedLayout<Parent> =
  Parent extends Layout<infer Shape, infer Stride> ? Layout<Reversed<Shape>, Reversed<Stride>> : never;

type Reversed<Modes> = Modes extends readonly [infer First, infer Second] ? [Second, First] : ReversedFrom<Modes, []>;

type ReversedFrom<Modes, Done extends readonly unknown[]> = Modes extends readonly [infer Mode, ...infer Rest]
  ? ReversedFrom<Rest, [Mode, ...Done]>
  : Modes extends readonly []
    ? Done
    : Modes;
