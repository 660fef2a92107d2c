// Which element types are there, and what is each made of? The twin of `types/tensor/dtype.ts`.
import type { DType } from "../../types/tensor/dtype.js";

export type { DType };

/** One scalar: a number, a bigint (64-bit integers) or a boolean (bool). */
export type Scalar = number | bigint | boolean;

/** What is known of an element type without an array of it. */
export interface DTypeFacts {
  /** Size of a scalar in bytes. */
  readonly bytes: 1 | 2 | 4 | 8;
  /** How a scalar appears in JavaScript. */
  readonly scalar: "number" | "bigint" | "boolean";
  readonly integral: boolean;
  /** The array class that stores it; float16 has a native one besides, where the platform knows it. */
  readonly array: ArrayName;
}

export type ArrayName =
  | "Int8Array"
  | "Uint8Array"
  | "Uint8ClampedArray"
  | "Int16Array"
  | "Uint16Array"
  | "Int32Array"
  | "Uint32Array"
  | "BigInt64Array"
  | "BigUint64Array"
  | "Float16Array"
  | "Float32Array"
  | "Float64Array";

const facts: Readonly<Record<DType, DTypeFacts>> = {
  bool: { bytes: 1, scalar: "boolean", integral: false, array: "Uint8Array" },
  int8: { bytes: 1, scalar: "number", integral: true, array: "Int8Array" },
  int16: { bytes: 2, scalar: "number", integral: true, array: "Int16Array" },
  int32: { bytes: 4, scalar: "number", integral: true, array: "Int32Array" },
  int64: { bytes: 8, scalar: "bigint", integral: true, array: "BigInt64Array" },
  uint8: { bytes: 1, scalar: "number", integral: true, array: "Uint8Array" },
  uint8clamped: { bytes: 1, scalar: "number", integral: true, array: "Uint8ClampedArray" },
  uint16: { bytes: 2, scalar: "number", integral: true, array: "Uint16Array" },
  uint32: { bytes: 4, scalar: "number", integral: true, array: "Uint32Array" },
  uint64: { bytes: 8, scalar: "bigint", integral: true, array: "BigUint64Array" },
  float16: { bytes: 2, scalar: "number", integral: false, array: "Uint16Array" },
  bfloat16: { bytes: 2, scalar: "number", integral: false, array: "Uint16Array" },
  float32: { bytes: 4, scalar: "number", integral: false, array: "Float32Array" },
  float64: { bytes: 8, scalar: "number", integral: false, array: "Float64Array" },
};

/** Every element type, in the order of the documentation. */
export const dtypes: readonly DType[] = Object.freeze(Object.keys(facts) as DType[]);

/** Is this the name of an element type? */
export function isDType(value: unknown): value is DType {
  return typeof value === "string" && Object.hasOwn(facts, value);
}

/** What an element type is made of. */
export function dtypeFacts(dtype: DType): DTypeFacts {
  return facts[dtype];
}
