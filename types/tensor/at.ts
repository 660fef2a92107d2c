// Which arguments does `at` take, and what does it leave of a tensor?
//
// As `slice`, but an argument stands for a mode and not for a leaf, and a negative bound counts from the end.
import type { Layout } from "../layout/layout.js";
import type { KeptModes } from "./slice.js";
import type { SliceArguments } from "./slice-argument.js";
import type { AnyTensor, View } from "./tensor.js";

/**
 * What `t.at(...arguments)` gives: an index drops its mode, a range keeps its extent static where both bounds are.
 * @example
 * type T = AtType<TileTensor<"float32", Layout<[8, 4], [4, 1]>>, ["-2:", 3]>; // TileTensor<"float32", Layout<[2], [4]>>
 */
export type AtType<Tensor extends AnyTensor, Arguments extends SliceArguments> = View<
  Tensor,
  AtLayout<Tensor["layout"], Arguments>
>;

export type AtLayout<Parent, Arguments extends SliceArguments> =
  Parent extends Layout<infer Shape, infer Stride> ? KeptModes<Shape, Stride, Arguments> : never;
