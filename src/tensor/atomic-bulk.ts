// How are many elements added to shared ones without an atomic step for each? They are summed apart first, where no other thread looks;
// then one atomic addition for each index that occurs brings the sums over.
import { allocateArray, type DType, type StorageArray } from "../dtype/index.js";
import { heapEngine } from "../engine/index.js";
import { commonNest, type Nest } from "../kernel/nest.js";
import { fail } from "../message/index.js";
import { addFloat, isOfIntegers, requireIntegers, requireNumbers } from "./atomics.js";
import type { Cells } from "./cells.js";
import { asTensor } from "./guard.js";
import { requireStorage, requireWritable } from "./storage.js";
import type { Tensor } from "./tensor.js";

/** Adds 1 to the element at each index. */
export function bulkCount(tensor: Tensor, indices: unknown): Tensor {
  const operation = "atomicHistogram";
  const cells = requireIntegers(operation, tensor);
  const places = indicesOf(operation, tensor, indices);
  const counts = new Float64Array(tensor.geometry.size);
  countEach(operation, counts, places);
  const isWide = tensor.kind.facts.scalar === "bigint";
  mergeIntegers(tensor, cells, isWide ? BigInt64Array.from(counts, BigInt) : counts);
  return tensor;
}

/** Adds a value to the element at each index. */
export function bulkAdd(tensor: Tensor, indices: unknown, values: unknown): Tensor {
  const operation = "atomicScatterAdd";
  const cells = requireNumbers(operation, tensor);
  const places = indicesOf(operation, tensor, indices);
  const addends = asTensor(operation, values);
  const { element, facts } = tensor.kind;
  if (addends.kind.element !== element) {
    fail("operand.dtype", { operation, dtype: element, other: addends.kind.element });
  }
  if (addends.geometry.size !== places.length) {
    fail("atomic.values", { operation, count: places.length, other: addends.geometry.size });
  }
  requireStorage(operation, addends);
  const length = tensor.geometry.size;
  if (facts.scalar === "bigint") {
    const sums = new BigInt64Array(length);
    addBigints(operation, sums, places, elementsAs("int64", addends) as BigInt64Array);
    mergeIntegers(tensor, cells, sums);
  } else if (cells.isInteger) {
    const sums = new Int32Array(length);
    addIntegers(operation, sums, places, elementsAs("int32", addends) as Int32Array);
    mergeIntegers(tensor, cells, sums);
  } else {
    const sums = new Float64Array(length);
    addDoubles(operation, sums, places, elementsAs("float64", addends) as Float64Array);
    mergeFloats(tensor, cells, sums);
  }
  return tensor;
}

function indicesOf(operation: string, tensor: Tensor, indices: unknown): Float64Array {
  const { rank } = tensor.geometry;
  if (rank !== 1 || tensor.geometry.flatRank !== 1) fail("atomic.rank", { operation, rank });
  requireWritable(operation, tensor);
  const of = asTensor(operation, indices);
  if (!isOfIntegers(of)) fail("atomic.indices", { operation, dtype: of.kind.element });
  requireStorage(operation, of);
  return elementsAs("float64", of) as Float64Array;
}

/** All elements in row-major order, cast. */
function elementsAs(dtype: DType, tensor: Tensor): StorageArray {
  const { size } = tensor.geometry;
  const array = allocateArray(dtype, size);
  const nest = commonNest([{ extent: size, stride: 1 }], tensor.geometry.axes()) as Nest;
  tensor.kind.engine.copyTo(tensor.storage(), nest, { array, offset: 0, dtype }, heapEngine);
  return array;
}

// --- sums of one thread: a loop for each kind of array, since one that saw two would be slow for both ----------------------------

function countEach(operation: string, sums: Float64Array, places: Float64Array): void {
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    if (!(place >= 0 && place < sums.length)) refuseIndex(operation, place, sums.length);
    sums[place] = (sums[place] as number) + 1;
  }
}

function addDoubles(operation: string, sums: Float64Array, places: Float64Array, values: Float64Array): void {
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    if (!(place >= 0 && place < sums.length)) refuseIndex(operation, place, sums.length);
    sums[place] = (sums[place] as number) + (values[at] as number);
  }
}

function addIntegers(operation: string, sums: Int32Array, places: Float64Array, values: Int32Array): void {
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    if (!(place >= 0 && place < sums.length)) refuseIndex(operation, place, sums.length);
    sums[place] = (sums[place] as number) + (values[at] as number);
  }
}

function addBigints(operation: string, sums: BigInt64Array, places: Float64Array, values: BigInt64Array): void {
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    if (!(place >= 0 && place < sums.length)) refuseIndex(operation, place, sums.length);
    sums[place] = (sums[place] as bigint) + (values[at] as bigint);
  }
}

function refuseIndex(operation: string, index: number, extent: number): never {
  if (index < 0) fail("tensor.index-invalid", { operation, index, axis: 0 });
  return fail("tensor.index", { operation, index, axis: 0, extent });
}

// --- what all threads see ---------------------------------------------------------------------------------------------------

function mergeIntegers(tensor: Tensor, { words }: Cells, sums: Float64Array | Int32Array | BigInt64Array): void {
  const stride = tensor.geometry.stride0;
  for (let at = 0; at < sums.length; at++) {
    const sum = sums[at] as number;

    if (Number(sum) !== 0) Atomics.add(words as Int32Array, tensor.offset + at * stride, sum);
  }
}

function mergeFloats(tensor: Tensor, cells: Cells, sums: Float64Array): void {
  const stride = tensor.geometry.stride0;
  for (let at = 0; at < sums.length; at++) {
    const sum = sums[at] as number;
    if (sum !== 0) addFloat(cells, tensor.offset + at * stride, sum);
  }
}
