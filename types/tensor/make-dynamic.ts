// What is a tensor of which no size is known before the program runs?

import type { AnyLayout } from "../layout/layout.js";
import type { MakeDynamic } from "../layout/reorder.js";
import type { AnyTensor, View } from "./tensor.js";

/**
 * What `t.makeDynamic()` gives: the same tensor, every size and stride known only when run. The reference's `DynamicType`.
 * @example
 * type T = DynamicType<TileTensor<"float32", Layout<[8, 4], [4, 1]>>>; // TileTensor<"float32", Layout<[number, number], [number, number]>>
 */
export type DynamicType<Tensor extends AnyTensor> = View<Tensor, DynamicLayout<Tensor["layout"]>>;

export type DynamicLayout<Parent> = Parent extends AnyLayout ? MakeDynamic<Parent> : never;
