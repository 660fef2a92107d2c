// How is a tensor made? The types of the constructing functions.
import type { IntTuple } from "../coord/int-tuple.js";
import type { SuffixProduct } from "../coord/suffix-product.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { DType, ScalarOf } from "./dtype.js";
import type { CheckedRows, RowsLayout } from "./rows.js";
import type { SharedTensor, TileTensor } from "./tensor.js";

/** Sizes (nested ones make nested modes) of a fresh row-major tensor, or one layout. */
export type ShapeArguments = readonly IntTuple[] | readonly [AnyLayout];

/** The layout that `zeros` and its kin give to these arguments. */
export type FreshLayout<Arguments extends ShapeArguments> = Arguments extends readonly [Layout<infer Shape, infer Stride>]
  ? Layout<Shape, Stride>
  : Layout<[...Arguments], SuffixProduct<[...Arguments]>>;

/** How a storage is read. */
export interface StorageOptions<Name extends DType> {
  /** Another element type of the same size: float16 or bfloat16 in a Uint16Array, bool in a Uint8Array. */
  readonly dtype?: Name;
  /** The scalar of the storage at which the layout begins; 0 by default. */
  readonly offset?: number;
}

/** The element type that an array's class suggests. */
interface DTypesByTag {
  Int8Array: "int8";
  Uint8Array: "uint8";
  Uint8ClampedArray: "uint8clamped";
  Int16Array: "int16";
  Uint16Array: "uint16";
  Int32Array: "int32";
  Uint32Array: "uint32";
  BigInt64Array: "int64";
  BigUint64Array: "uint64";
  Float16Array: "float16";
  Float32Array: "float32";
  Float64Array: "float64";
}

/** Any typed array; a DataView names no element type. */
export interface StorageArray extends ArrayBufferView {
  readonly length: number;
  readonly [Symbol.toStringTag]: keyof DTypesByTag;
}

/**
 * The element type that a typed array suggests.
 * @example
 * type D = DTypeOfArray<Uint16Array>; // "uint16"
 */
export type DTypeOfArray<Storage extends StorageArray> = DTypesByTag[Storage[typeof Symbol.toStringTag]];

/** The kind of tensor over a storage: shared where its buffer is known to be, else on the heap. */
export type TensorOver<Storage extends StorageArray, Element, TensorLayout> = Storage["buffer"] extends SharedArrayBuffer
  ? SharedTensor<Element, TensorLayout>
  : TileTensor<Element, TensorLayout>;

/**
 * A tensor over a typed array, which is never copied, or a fresh one from nested rows.
 * @throws TilewrightError `storage.kind`, `storage.too-small`, `storage.detached`, `storage.element-size`, `storage.offset`,
 * `array.ragged`, `array.value`.
 * @example
 * tileTensor(new Float32Array(32), rowMajor(8, 4)); // TileTensor<"float32", Layout<[8, 4], [4, 1]>>
 * tileTensor([[1, 2], [3, 4]]); // TileTensor<"float32", Layout<[2, 2], [2, 1]>>
 */
export interface TileTensorFunction {
  <Storage extends StorageArray, StorageLayout extends AnyLayout, Name extends DType = DTypeOfArray<Storage>>(
    storage: Storage,
    layout: StorageLayout,
    options?: StorageOptions<Name>,
  ): TensorOver<Storage, Name, StorageLayout>;
  <const Rows extends readonly unknown[], Name extends DType = "float32">(
    rows: CheckedRows<Rows, Name>,
    options?: { readonly dtype?: Name },
  ): TileTensor<Name, RowsLayout<Rows>>;
}

/**
 * A fresh tensor: `zeros("float32", 8, 4)` in row-major order, or `zeros("float32", layout)`. `empty` promises no values.
 * @throws TilewrightError `dtype.unknown` and the sentences of `rowMajor`.
 */
export interface ZerosFunction {
  <Name extends DType, const Arguments extends ShapeArguments>(
    dtype: Name,
    ...shape: Arguments
  ): TileTensor<Name, FreshLayout<Arguments>>;
}

/** A fresh tensor of one value: `full("float32", 0.5, 8, 4)` or `full("float32", 0.5, layout)`. */
export interface FullFunction {
  <Name extends DType, const Arguments extends ShapeArguments>(
    dtype: Name,
    value: ScalarOf<Name>,
    ...shape: Arguments
  ): TileTensor<Name, FreshLayout<Arguments>>;
}

/** A fresh tensor of 0, 1, 2, … in row-major order of its modes: `arange("int32", 8, 4)` or `arange("int32", layout)`. */
export type ArangeFunction = ZerosFunction;
