// Which methods has a tensor that may be written that go around its layout? As in `reads.ts`, each is generic in its receiver.
import type { LaneValues, ValueInto } from "./dtype.js";
import type { CheckedLinear, CheckedOffset, RawValueInto } from "./raw-access.js";
import type { Numbers } from "./size.js";
import type { AnyTensor } from "./tensor.js";
import type { CheckedAccess, CheckedRawAccess } from "./wide-access.js";

/**
 * What hot loops tell a tensor that is not read-only.
 * @example
 * const a = zeros("float32", 8, 4);
 */
export interface TensorRawWrites {
  /**
   * Stores a scalar so many scalars of storage from the tensor's first one on; with a width, as many from there on.
   * @throws TilewrightError as `rawLoad`, and `tensor.value`, `tensor.lanes`, `tensor.stride-zero`.
   * @example
   * a.rawStore(5, 0.5);
   * a.rawStore(4, [1, 2, 3, 4], { width: 4 });
   */
  rawStore<T extends AnyTensor, const Offset extends number, Width extends number | undefined = undefined>(
    this: T,
    offset: CheckedOffset<"rawStore", T, Offset, Width>,
    value: RawValueInto<T["dtype"], Width>,
    options?: CheckedRawAccess<"rawStore", Width>,
  ): void;

  /**
   * Stores an element at one index for each axis of a flat layout; with a width, that many consecutive scalars from its offset on.
   * @throws TilewrightError as `loadLinear`, and `tensor.value`, `tensor.lanes`, `tensor.stride-zero`.
   * @example
   * a.storeLinear([7, 3], 0.5);
   */
  storeLinear<T extends AnyTensor, const Indices extends Numbers, Width extends number | undefined = undefined>(
    this: T,
    indices: CheckedLinear<"storeLinear", T, Indices>,
    value: ValueInto<T["dtype"]> | LaneValues<T["dtype"], Width>,
    options?: CheckedAccess<"storeLinear", T, Indices, Width>,
  ): void;
}
