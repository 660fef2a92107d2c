// Which element types are there, what are their values, and which arrays hold them?
//
// An element is a dtype name, or a vector of one: `"float32x4"` has 4 lanes, `"float32x4x4"` a block of 4 by 4.
import type { Mul } from "../int/index.js";

/** The element types. `uint8clamped` clamps on store as `Uint8ClampedArray` does; 64-bit integers are bigints. */
export type DType =
  | "bool"
  | "int8"
  | "uint8"
  | "uint8clamped"
  | "int16"
  | "uint16"
  | "int32"
  | "uint32"
  | "int64"
  | "uint64"
  | "float16"
  | "bfloat16"
  | "float32"
  | "float64";

/** The typed array that stores each dtype; 16-bit floats lie in 16-bit words. */
interface ArraysOf<out Buffer extends ArrayBufferLike> {
  bool: Uint8Array<Buffer>;
  int8: Int8Array<Buffer>;
  uint8: Uint8Array<Buffer>;
  uint8clamped: Uint8ClampedArray<Buffer>;
  int16: Int16Array<Buffer>;
  uint16: Uint16Array<Buffer>;
  int32: Int32Array<Buffer>;
  uint32: Uint32Array<Buffer>;
  int64: BigInt64Array<Buffer>;
  uint64: BigUint64Array<Buffer>;
  float16: Uint16Array<Buffer>;
  bfloat16: Uint16Array<Buffer>;
  float32: Float32Array<Buffer>;
  float64: Float64Array<Buffer>;
}

/** The typed array in which the lanes of a vector are handed over: as stored, but 16-bit floats as float32. */
interface LaneArraysOf<out Buffer extends ArrayBufferLike> extends Omit<ArraysOf<Buffer>, "float16" | "bfloat16"> {
  float16: Float32Array<Buffer>;
  bfloat16: Float32Array<Buffer>;
}

/** Bytes of one scalar. */
interface BytesOf {
  bool: 1;
  int8: 1;
  uint8: 1;
  uint8clamped: 1;
  int16: 2;
  uint16: 2;
  int32: 4;
  uint32: 4;
  int64: 8;
  uint64: 8;
  float16: 2;
  bfloat16: 2;
  float32: 4;
  float64: 8;
}

/** Values of one lane. */
interface Scalars {
  boolean: boolean;
  number: number;
  bigint: bigint;
}

/**
 * The dtype of an element's lanes.
 * @example
 * type D = DTypeOf<"float32x4">; // "float32"
 */
export type DTypeOf<Element> = Element extends DType
  ? Element
  : Element extends `${infer Name extends DType}x${string}`
    ? Name
    : DType;

/**
 * The value of one lane: a bigint for 64-bit integers, a boolean for bool, else a number.
 * @example
 * type S = ScalarOf<"int64x2">; // bigint
 */
export type ScalarOf<Element> = Scalars[ScalarKind<Element>];

/** The name of that type, for sentences. */
export type ScalarName<Element> = ScalarKind<Element>;

/**
 * What reading an element gives: a scalar, or for a vector a fresh typed array of exactly its lanes.
 * @example
 * type V = ValueOf<"float32x4">; // Float32Array<ArrayBuffer>
 */
export type ValueOf<Element> = { scalar: ScalarOf<Element>; vector: VectorOf<Element> }[ElementForm<Element>];

/**
 * What may be written to an element: its value, and for a vector also one scalar for every lane or any array-like of its lanes.
 * @example
 * type V = ValueInto<"float32x4">; // number | ArrayLike<number>
 */
export type ValueInto<Element> = {
  scalar: ScalarOf<Element>;
  vector: ScalarOf<Element> | ArrayLike<ScalarOf<Element>>;
}[ElementForm<Element>];

/** The lanes of a wide store: any array-like of them. */
export type LaneValues<Element, Width> = Width extends number ? ArrayLike<ScalarOf<Element>> : never;

/** The typed array in which lanes are handed over: the storage's class, but `Float32Array` for 16-bit floats. */
export type VectorOf<Element, Buffer extends ArrayBufferLike = ArrayBuffer> = LaneArraysOf<Buffer>[DTypeOf<Element>];

/**
 * The typed array that stores an element type.
 * @example
 * type S = StorageOf<"float16", ArrayBuffer>; // Uint16Array<ArrayBuffer>
 */
export type StorageOf<Element, Buffer extends ArrayBufferLike = ArrayBufferLike> = ArraysOf<Buffer>[DTypeOf<Element>];

/** Bytes of one lane. */
export type ScalarSize<Element> = BytesOf[DTypeOf<Element>];

/**
 * The number of lanes of an element, 1 for a scalar.
 * @example
 * type L = LanesOf<"float32x4x4">; // 16
 */
export type LanesOf<Element> = Element extends DType
  ? 1
  : Element extends `${DType}x${infer Block}`
    ? LanesIn<Block>
    : number;

/** Scalar or vector? Both for an element that is not known. */
export type ElementForm<Element> = Element extends DType
  ? "scalar"
  : Element extends `${string}x${string}`
    ? "vector"
    : "scalar" | "vector";

/**
 * The element that groups a block of scalars: leading 1s are dropped, the last axis is kept.
 * @example
 * type E = VectorElement<"float32", [1, 4]>; // "float32x4"
 */
export type VectorElement<Name extends string, Widths> = Widths extends readonly [infer Width, ...infer Rest]
  ? Rest extends readonly []
    ? `${Name}x${Width & number}`
    : Width extends 1
      ? VectorElement<Name, Rest>
      : number extends Width
        ? `${Name}x${string}`
        : WithBlock<`${Name}x${Width & number}`, Rest>
  : `${Name}x${string}`;

type WithBlock<Text extends string, Widths> = Widths extends readonly [infer Width, ...infer Rest]
  ? WithBlock<`${Text}x${Width & number}`, Rest>
  : Text;

type ScalarKind<Element> = Element extends `${string}int64${string}`
  ? "bigint"
  : Element extends `bool${string}`
    ? "boolean"
    : Element extends DType | `${DType}x${string}`
      ? "number"
      : keyof Scalars;

type LanesIn<Block extends string> = Block extends `${infer Width extends number}`
  ? Width
  : Block extends `${infer Width extends number}x${infer Rest}`
    ? Mul<Width, LanesIn<Rest>>
    : number;
