// Where in its typed array does a tensor lie, and which array is it?
import type { DTypeOf, ScalarOf, StorageOf } from "./dtype.js";
import type { StorageArray } from "./storage.js";
import type { AnyTensor } from "./tensor.js";

/** A place in a typed array: `offset` counts elements of `array`. */
export interface StoragePosition<out Array> {
  readonly array: Array;
  readonly offset: number;
}

/**
 * The typed array that a tensor lies in, the reference's `origin`. A float16 tensor lies in a `Uint16Array` of bits or in a native
 * `Float16Array` of values; `instanceof` tells.
 * @example
 * type A = StorageArrayOf<SharedTensor<"float32", Layout<[8, 4], [4, 1]>>>; // Float32Array<SharedArrayBuffer>
 */
export type StorageArrayOf<Tensor extends AnyTensor> = {
  half: StorageArray;
  other: StorageOf<Tensor["dtype"], Buffers[BufferKey<Tensor["space"]>]>;
}[IsHalf<DTypeOf<Tensor["dtype"]>>];

type IsHalf<Name> = Name extends "float16" ? "half" : "other";

/** The buffer behind each kind of tensor; an engine of one's own adds a line, as to `Families`. */
export interface Buffers {
  heap: ArrayBuffer;
  shared: SharedArrayBuffer;
  wasm: ArrayBuffer;
  /** Whatever it is. */
  readonly: ArrayBufferLike;
}

type BufferKey<Space> = Space extends keyof Buffers ? Space : "readonly";

/** The scalars of a read-only tensor: the typed array without its writing members. */
export interface ReadonlySpan<out Scalar> extends Iterable<Scalar> {
  readonly length: number;
  readonly [index: number]: Scalar;
  subarray(start?: number, end?: number): ReadonlySpan<Scalar>;
}

/**
 * What `t.asSpan()` gives: the storage's own kind of typed array; of a read-only tensor one that is only read.
 * @example
 * type S = SpanOf<TileTensor<"float32", Layout<[8, 4], [4, 1]>>>; // Float32Array<ArrayBuffer>
 */
export type SpanOf<Tensor extends AnyTensor> = {
  mutable: StorageArrayOf<Tensor>;
  readonly: ReadonlySpan<StoredScalar<Tensor["dtype"]>>;
}[Mutability<Tensor["space"]>];

type Mutability<Space> = Space extends keyof Buffers ? (Space extends "readonly" ? "readonly" : "mutable") : "readonly";

/** As the array has it: bytes of bool are numbers. */
type StoredScalar<Element> = Element extends `bool${string}` ? number : ScalarOf<Element>;
