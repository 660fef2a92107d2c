// Is this value a tensor?

import type { AnyLayout } from "../../types/layout/index.js";
import type { TileTensor as Mutable, ReadonlyTileTensor, TensorGuard } from "../../types/tensor/index.js";
import { describe } from "../coord/check.js";
import { fail } from "../message/index.js";
import { tensorBrand } from "./brand.js";
import type { Tensor } from "./tensor.js";

/** Is this value a tensor, of this or another copy of the package? */
export function isTileTensor(value: unknown): value is ReadonlyTileTensor<unknown, AnyLayout> {
  return typeof value === "object" && value !== null && tensorBrand in value;
}

/** A view of a typed array; see the interface. */
export type TileTensor<Element, TensorLayout> = Mutable<Element, TensorLayout>;

/**
 * The name of tensors as a value: `value instanceof TileTensor` holds for every kind of tensor, of any copy of the package.
 * Tensors are made by `tileTensor`, `zeros` and their kin, not by `new`.
 */
export const TileTensor: TensorGuard = { [Symbol.hasInstance]: isTileTensor } as TensorGuard;

/** The tensor that a value is, or the sentence that it is none. */
export function asTensor(operation: string, value: unknown): Tensor {
  if (!isTileTensor(value)) fail("tensor.not-a-tensor", { operation, value: describe(value) });
  return value as unknown as Tensor;
}
