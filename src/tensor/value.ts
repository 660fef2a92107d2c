// How does an element become a JavaScript value, and which values may an element take?
import { describe } from "../coord/check.js";
import { type Scalar, type StorageArray, storageClass, writeRaw } from "../dtype/index.js";
import { fail } from "../message/index.js";
import type { Kind } from "./kind.js";
import { requireElement, requireScalars } from "./storage.js";
import type { Tensor } from "./tensor.js";

/** What reading an element gives: a scalar, or a typed array of a vector's lanes. */
export type Value = Scalar | StorageArray;

/** The element at this offset, if it is there. */
export function readElement(operation: string, tensor: Tensor, offset: number): Value {
  requireElement(operation, tensor, offset);
  const { block } = tensor.geometry;
  if (block === undefined) return tensor.readScalar(offset);
  const lanes = laneArray(tensor.kind, block.lanes.length);
  readLanes(tensor, offset, block.lanes, lanes);
  return lanes;
}

/** The scalars at `offset` plus each of `lanes`, into `out`. */
export function readLanes(tensor: Tensor, offset: number, lanes: readonly number[], out: StorageArray): void {
  for (let lane = 0; lane < lanes.length; lane++) {
    const value = tensor.readScalar(offset + (lanes[lane] as number));
    writeRaw(out, lane, typeof value === "boolean" ? Number(value) : value);
  }
}

/** Stores an element at this offset: its scalar, or for a vector its lanes or one scalar for every lane. */
export function writeElement(operation: string, tensor: Tensor, offset: number, value: unknown): void {
  requireElement(operation, tensor, offset);
  const { block } = tensor.geometry;
  if (block === undefined) {
    if (operation !== "set" && isArrayLike(value) && value.length > 1) {
      const { facts, dtype } = tensor.kind;
      fail("tensor.value-width", { operation, count: value.length, wanted: facts.scalar, dtype });
    }
    tensor.writeScalar(offset, checkScalar(operation, tensor.kind, value));
  } else writeLanes(operation, tensor, offset, block.lanes, value);
}

/** Stores scalars at `offset` plus each of `lanes`; nothing is written if one of them is no value of the dtype. */
export function writeLanes(
  operation: string,
  tensor: Tensor,
  offset: number,
  lanes: readonly number[],
  value: unknown,
): void {
  const values = laneValues(operation, tensor.kind, lanes.length, value);
  // The list may have getters, which do what they like.
  requireScalars(operation, tensor, offset, (lanes.at(-1) ?? 0) + 1);
  tensor.requirePlaces(operation, offset, lanes);
  for (let lane = 0; lane < lanes.length; lane++) {
    tensor.writeScalar(offset + (lanes[lane] as number), values[lane] as Scalar);
  }
}

/** The value of each lane: those of an array-like of exactly so many, or one scalar for all. */
export function laneValues(operation: string, kind: Kind, lanes: number, value: unknown): readonly Scalar[] {
  if (!isArrayLike(value)) return new Array<Scalar>(lanes).fill(checkScalar(operation, kind, value));
  if (value.length !== lanes) fail("tensor.lanes", { operation, count: value.length, lanes });
  return Array.from({ length: lanes }, (_, lane) => checkScalar(operation, kind, laneScalar(kind, value[lane])));
}

/** Throws unless a value is one that the dtype's store takes: nothing is converted between number, bigint and boolean. */
export function checkScalar(operation: string, kind: Pick<Kind, "dtype" | "facts">, value: unknown): Scalar {
  if (typeof value === kind.facts.scalar) return value as Scalar;
  return fail("tensor.value", { operation, value: describe(value), wanted: kind.facts.scalar, dtype: kind.dtype });
}

/** A typed array in which lanes are handed over: the storage's class, Float32Array for 16-bit floats. */
export function laneArray(kind: Kind, lanes: number): StorageArray {
  return new (storageClass(isHalf(kind) ? "float32" : kind.dtype))(lanes);
}

function isHalf(kind: Kind): boolean {
  return kind.facts.bytes === 2 && !kind.facts.integral;
}

/** Lanes of bool are handed over as bytes, and taken back as such. */
function laneScalar(kind: Kind, value: unknown): unknown {
  return kind.dtype === "bool" && (value === 0 || value === 1) ? value === 1 : value;
}

function isArrayLike(value: unknown): value is ArrayLike<unknown> {
  return typeof value === "object" && value !== null && "length" in value && Number.isInteger(value.length);
}
