// What must storage be able to do, so that tensors can live in it?
import type { DType, Scalar, StorageArray } from "../dtype/index.js";
import type { Nest } from "../kernel/nest.js";

/**
 * How tensors act on borrowed storage. A handle names a place in storage that is owned elsewhere; the engine moves, reads and
 * writes there and owns nothing. All counts are scalars, never bytes. Storage need not have a JavaScript array behind it.
 * Source: the reference's `TensorEngine`.
 */
export interface TensorEngine<Storage> {
  /** The name that type names and `console.log` show, such as `"HeapEngine"`. */
  readonly typeName: string;
  /** What `t.space` says of a tensor of this engine; a key of `Families`. */
  readonly space: string;
  /** Scalars per logical element of a tensor that was not vectorized. */
  readonly elementSize: number;
  /** The element type of the scalars at a handle. */
  dtypeOf(storage: Storage): DType;
  /** How many scalars may be touched from a handle on, right now: a detached or shrunk buffer has fewer than it had. */
  extentOf(storage: Storage): number;
  /** A handle so many scalars further on. */
  offset(storage: Storage, scalars: number): Storage;
  /** How many scalars `storage` is ahead of `other`; negative where it comes before. */
  distance(storage: Storage, other: Storage): number;
  /** The same bytes under another element type of equal size; no scalar is converted. */
  unsafeCast(storage: Storage, dtype: DType): Storage;
  /** The scalar at this position from the handle on. Not checked: the tensor has done it. */
  load(storage: Storage, index: number): Scalar;
  /**
   * Stores a scalar at this position from the handle on, narrowed to the element type as typed arrays do (`storedScalar`). Not
   * checked: the tensor has done it.
   */
  store(storage: Storage, index: number, value: Scalar): void;
  /** The typed array behind a handle and the position of the handle in it; undefined where there is none. */
  arrayOf(storage: Storage): ArrayPosition | undefined;
  /**
   * Copies into this engine's storage, as if through a buffer: operand 0 of the nest is `storage`, operand 1 is `from`.
   * Scalars are converted to the destination's element type.
   */
  copyFrom<Other>(storage: Storage, nest: Nest, from: Other, engine: TensorEngine<Other>): void;
  /** Copies out of this engine's storage; a tensor's `copyFrom` begins here, with the engine of its source. */
  copyTo<Other>(storage: Storage, nest: Nest, to: Other, engine: TensorEngine<Other>): void;
}

/** What an engine's handles are. The reference's `StorageType`. */
export type StorageType<Engine extends MovesHandles> = Parameters<Engine["offset"]>[0];

/** What `engine.offset(storage, scalars)` gives: an engine's handles may know their place in their type. */
export type OffsetResultType<Engine extends MovesHandles> = ReturnType<Engine["offset"]>;

interface MovesHandles {
  offset(storage: never, scalars: number): unknown;
}

/** A place in a typed array: `offset` counts elements. */
export interface ArrayPosition<Array extends StorageArray = StorageArray> {
  readonly array: Array;
  readonly offset: number;
}
