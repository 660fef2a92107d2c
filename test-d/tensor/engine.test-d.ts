import { expectAssignable, expectError, expectNotAssignable, expectType } from "tsd";
import type { HeapStorage, OffsetResultType, StorageType, TensorEngine } from "../../src/engine/index.js";
import { heapEngine } from "../../src/engine/index.js";
import { rowMajor } from "../../src/layout/index.js";
import { engineTensor } from "../../src/tensor/index.js";
import type { DType, Layout, ReadonlyTileTensor, TileTensor } from "../../types/index.js";

// --- handles ---------------------------------------------------------------------------------------------------------
expectType<HeapStorage>({} as StorageType<typeof heapEngine>);
expectType<HeapStorage>({} as OffsetResultType<typeof heapEngine>);

/** A handle that knows its place as a literal. */
interface Placed<At extends number> {
  readonly at: At;
}
interface PlacedEngine extends Omit<TensorEngine<Placed<number>>, "offset" | "space" | "dtypeOf"> {
  readonly space: "placed";
  dtypeOf(storage: Placed<number>): "float32";
  offset(storage: Placed<0>, scalars: number): Placed<4>;
}
expectType<Placed<4>>({} as OffsetResultType<PlacedEngine>);
expectType<Placed<0>>({} as StorageType<PlacedEngine>);

// --- tensors ---------------------------------------------------------------------------------------------------------
declare const storage: HeapStorage;
interface Float32Engine extends TensorEngine<HeapStorage> {
  readonly space: "mine";
  dtypeOf(storage: HeapStorage): "float32";
}
interface HeapFloats extends TensorEngine<HeapStorage> {
  readonly space: "heap";
  dtypeOf(storage: HeapStorage): "float32";
}
declare const mine: Float32Engine;
declare const floats: HeapFloats;
// A space that `Families` does not know is only read; one that it knows gives its kind.
expectType<ReadonlyTileTensor<"float32", Layout<[2, 4], [4, 1]>>>(engineTensor(mine, storage, rowMajor(2, 4)));
expectType<TileTensor<"float32", Layout<[2, 4], [4, 1]>>>(engineTensor(floats, storage, rowMajor(2, 4)));
expectType<ReadonlyTileTensor<DType, Layout<[2, 4], [4, 1]>>>(engineTensor(heapEngine, storage, rowMajor(2, 4)));

// The engine says what a handle is: one written in place is taken, and so is one that `offset` gave.
declare const placed: PlacedEngine;
const typed: HeapStorage = { array: new Float32Array(8), offset: 0, dtype: "float32" };
expectType<TileTensor<"float32", Layout<[2, 4], [4, 1]>>>(
  engineTensor(floats, { array: typed.array, offset: 0, dtype: "float32" }, rowMajor(2, 4)),
);
expectType<ReadonlyTileTensor<"float32", Layout<[4], [1]>>>(engineTensor(placed, { at: 0 }, rowMajor(4)));
expectType<ReadonlyTileTensor<"float32", Layout<[4], [1]>>>(
  engineTensor(placed, placed.offset({ at: 0 }, 4), rowMajor(4)),
);

expectAssignable<TensorEngine<HeapStorage>>(mine);
expectNotAssignable<TensorEngine<Placed<0>>>(mine);
// sentence: …HeapStorage…
expectError(engineTensor(mine, { at: 3 }, rowMajor(2, 4)));
