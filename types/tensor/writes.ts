// Which methods has a tensor that may be written? As in `reads.ts`, each is generic in its receiver.
import type { IntTuple } from "../coord/int-tuple.js";
import type { CopySource } from "./copy.js";
import type { LaneValues, ValueInto } from "./dtype.js";
import type { CheckedCoordinate } from "./index-argument.js";
import type { TensorRawWrites } from "./raw-writes.js";
import type { CheckedSet } from "./set-arguments.js";
import type { AnyTensor, ShapeOf } from "./tensor.js";
import type { CheckedAccess } from "./wide-access.js";

/**
 * What a tensor that is not read-only can be told.
 * @example
 * const a = zeros("float32", 8, 4);
 */
export interface TensorWrites extends TensorRawWrites {
  /**
   * Stores an element: `set(...index, value)` with one index for each axis (each leaf of a nested layout), or `set(coordinate, value)`.
   * Conversions are those of typed arrays.
   * @throws TilewrightError `tensor.index`, `tensor.value`, `tensor.stride-zero`.
   * @example
   * a.set(7, 3, 0.5);
   */
  set<T extends AnyTensor, const Arguments extends readonly unknown[]>(
    this: T,
    ...indexAndValue: CheckedSet<ShapeOf<T>, T["dtype"], Arguments>
  ): void;

  /** Stores at a coordinate as `load` reads it: one element, or with `width` that many consecutive scalars. */
  store<T extends AnyTensor, const At extends IntTuple, Width extends number | undefined = undefined>(
    this: T,
    at: CheckedCoordinate<"store", ShapeOf<T>, At>,
    value: ValueInto<T["dtype"]> | LaneValues<T["dtype"], Width>,
    options?: CheckedAccess<"store", T, At, Width>,
  ): void;

  /**
   * Stores one value in every element, in every lane of a vector.
   * @throws TilewrightError `tensor.value`, `tensor.stride-zero`.
   */
  fill<T extends AnyTensor>(this: T, value: ValueInto<T["dtype"]>): T;

  /**
   * Copies every element, cast to this dtype. Elements pair at equal top-level coordinates where the top-level sizes agree, else in
   * row-major order of the modes. Overlapping tensors copy as if through a buffer.
   * @throws TilewrightError `copyFrom.count` if the tensors have different numbers of elements, `operand.block`.
   */
  copyFrom<T extends AnyTensor, U extends AnyTensor>(this: T, other: CopySource<"copyFrom", T, U>): T;
}
