// Which methods has every tensor that go around its layout? As in `reads.ts`, each is generic in its receiver.
import type { IntTuple } from "../coord/int-tuple.js";
import type { InRowMajorOrder } from "./coalesce.js";
import type { CheckedCoordinate } from "./index-argument.js";
import type { SpanOf, StorageArrayOf, StoragePosition } from "./pointer.js";
import type { CheckedLinear, CheckedOffset, RawValue } from "./raw-access.js";
import type { LoadedValue } from "./reads.js";
import type { Numbers } from "./size.js";
import type { AnyTensor, ShapeOf } from "./tensor.js";
import type { CheckedAccess, CheckedRawAccess } from "./wide-access.js";

/**
 * What hot loops and other libraries ask a tensor for.
 * @example
 * const a = zeros("float32", 8, 4);
 */
export interface TensorRawReads {
  /**
   * The typed array and the position of the tensor's first element in it. What is read or written there nobody checks.
   * @throws TilewrightError `storage.no-array` if an engine of one's own has no typed array.
   * @example
   * a.unsafePtr(); // StoragePosition<Float32Array<ArrayBuffer>>
   */
  unsafePtr<T extends AnyTensor>(this: T): StoragePosition<StorageArrayOf<T>>;

  /**
   * The typed array and the position of the element at a coordinate, which is one as `load` takes it.
   * @throws TilewrightError `tensor.scalar-index` or `tensor.coordinate`, and as `unsafePtr`.
   * @example
   * a.ptrAtOffset([1, 2]).offset; // 6
   */
  ptrAtOffset<T extends AnyTensor, const At extends IntTuple>(
    this: T,
    at: CheckedCoordinate<"ptrAtOffset", ShapeOf<T>, At>,
  ): StoragePosition<StorageArrayOf<T>>;

  /**
   * The scalars of a tensor in row-major order as a typed array over the same memory; of a read-only tensor one that is only read. In
   * WebAssembly memory it keeps that memory as the tensor does, until `dispose`; what is made of it, as by `subarray`, does not.
   * @throws TilewrightError `reshape.order` if the tensor is not in row-major order, `asSpan.block` if the lanes of its vectors do
   * not follow one another, and as `unsafePtr`.
   * @example
   * a.asSpan(); // Float32Array<ArrayBuffer>
   */
  asSpan<T extends AnyTensor>(this: InRowMajorOrder<T, "asSpan">): SpanOf<T>;

  /** A hint that the element at a coordinate will be wanted. JavaScript cannot pass it on; the coordinate is checked all the same. */
  prefetch<T extends AnyTensor, const At extends IntTuple>(
    this: T,
    at: CheckedCoordinate<"prefetch", ShapeOf<T>, At>,
  ): void;

  /**
   * The scalar so many scalars of storage from the tensor's first one on, whatever the layout; with a width, as many from there on.
   * One scalar also of a vectorized tensor.
   * @throws TilewrightError `raw.offset` if it is no offset, `tensor.past-end` if it is not among those that elements lie in.
   * @example
   * a.rawLoad(5); // number
   * a.rawLoad(4, { width: 4 }); // Float32Array<ArrayBuffer>
   */
  rawLoad<T extends AnyTensor, const Offset extends number, Width extends number | undefined = undefined>(
    this: T,
    offset: CheckedOffset<"rawLoad", T, Offset, Width>,
    options?: CheckedRawAccess<"rawLoad", Width>,
  ): RawValue<T["dtype"], Width>;

  /**
   * The element at one index for each axis of a flat layout; with a width, that many consecutive scalars from its offset on.
   * @throws TilewrightError `tensor.nested`, `tensor.index`, `tensor.past-end`.
   * @example
   * a.loadLinear([7, 0], { width: 4 }); // Float32Array<ArrayBuffer>
   */
  loadLinear<T extends AnyTensor, const Indices extends Numbers, Width extends number | undefined = undefined>(
    this: T,
    indices: CheckedLinear<"loadLinear", T, Indices>,
    options?: CheckedAccess<"loadLinear", T, Indices, Width>,
  ): LoadedValue<T["dtype"], Width>;
}
