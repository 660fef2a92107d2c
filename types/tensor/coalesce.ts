// Which tensors coalesce to one axis?
import type { Layout } from "../layout/layout.js";
import type { LanesOf } from "./dtype.js";
import type { Elements } from "./elements.js";
import type { OrderRefusal, OrderVerdict } from "./order.js";
import type { AnyTensor, ShapeOf, StrideOf, View } from "./tensor.js";

/**
 * What `t.coalesce()` gives: one axis over all elements of a tensor in row-major order.
 * The algebra's `Coalesce` merges in column-major order instead.
 * @example
 * type T = CoalescedType<TileTensor<"float32", Layout<[3, 4], [4, 1]>>>; // TileTensor<"float32", Layout<[12], [1]>>
 */
export type CoalescedType<Tensor extends AnyTensor> = View<
  Tensor,
  CoalescedLayout<Tensor["layout"], LanesOf<Tensor["dtype"]>>
>;

export type CoalescedLayout<Parent, Lanes> =
  Parent extends Layout<infer Shape, unknown> ? Layout<[Elements<Shape>], [Lanes]> : never;

/** The receiver of a method that asks for row-major order, else the sentence. */
export type InRowMajorOrder<Tensor extends AnyTensor, Operation extends string> = [Tensor] extends [never]
  ? Tensor
  : {
      ok: Tensor;
      order: OrderRefusal<Operation, ShapeOf<Tensor>, StrideOf<Tensor>, LanesOf<Tensor["dtype"]>>;
    }[OrderVerdict<LanesOf<Tensor["dtype"]>, ShapeOf<Tensor>, StrideOf<Tensor>>];
