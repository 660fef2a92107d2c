// Which operations ask for a tensor without nested modes, and what do they say of another?
import type { ShowTuple } from "../coord/show.js";
import type { Say } from "../message/say.js";
import type { Numbers } from "./size.js";
import type { AnyTensor, ShapeOf } from "./tensor.js";

/** The receiver of a method for flat modes only, else the sentence about the first nested one. */
export type WithFlatModes<Tensor extends AnyTensor, Operation extends string> = [Tensor] extends [never]
  ? Tensor
  : { ok: Tensor; nested: NestedRefusal<Operation, ShapeOf<Tensor>> }[FlatVerdict<ShapeOf<Tensor>>];

/** Decided at once where sizes are generic: see `size.ts`. */
export type FlatVerdict<Shape> = Shape extends infer _ extends Numbers ? "ok" : "nested";

/** The sentence about the first nested mode. */
export type NestedRefusal<
  Operation extends string,
  Shape,
  Before extends readonly unknown[] = [],
> = Shape extends readonly [infer Mode, ...infer Modes]
  ? Mode extends readonly unknown[]
    ? Say<"tensor.nested", { operation: Operation; axis: Before["length"]; shape: ShowTuple<Mode> }>
    : NestedRefusal<Operation, Modes, [...Before, 0]>
  : never;
