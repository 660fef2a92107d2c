import { expectAssignable, expectError, expectNotAssignable, expectType } from "tsd";
import { type Layout, layout } from "../../src/layout/index.js";
import { sharedMemory, tileTensor, zeros } from "../../src/tensor/index.js";
import type { SharedTensor, TileTensor } from "../../types/tensor/index.js";

declare const n: number;

declare const counts: SharedTensor<"int32", Layout<[8, 4], [4, 1]>>;
declare const wide: SharedTensor<"int64", Layout<[16], [1]>>;
declare const floats: SharedTensor<"float32", Layout<[8, 4], [4, 1]>>;
declare const sums: SharedTensor<"float32", Layout<[4], [1]>>;
declare const flags: SharedTensor<"bool", Layout<[4], [1]>>;
declare const bins: SharedTensor<"uint16", Layout<[16], [1]>>;
declare const heap: TileTensor<"int32", Layout<[4], [1]>>;

const memory = sharedMemory();

// --- tensors of shared memory ----------------------------------------------------------------------------------------
expectType<SharedTensor<"int32", Layout<[8, 4], [4, 1]>>>(memory.zeros("int32", 8, 4));
expectType<SharedTensor<"float32", Layout<[8, 4], [4, 1]>>>(memory.full("float32", 0.5, layout([8, 4], [4, 1])));
expectType<SharedTensor<"int32", Layout<[number, 4], [4, 1]>>>(memory.zeros("int32", n, 4));
expectType<SharedTensor<"int32", Layout<[2, 2], [4, 1]>>>(counts.tile([2, 2], [0, 1]));
expectType<SharedTensor<"int8", Layout<[4], [1]>>>(
  tileTensor(new Int8Array(new SharedArrayBuffer(4)), layout([4], [1])),
);
expectAssignable<SharedTensor<"int32", Layout<[number, number], [number, 1]>>>(counts);
expectNotAssignable<TileTensor<"int32", Layout<[8, 4], [4, 1]>>>(counts);
// sentence: zeros: mode 0 has extent -1, not a whole number from 0 to 9007199254740991
expectError(sharedMemory().zeros("int32", -1));

// --- values ----------------------------------------------------------------------------------------------------------
expectType<number>(counts.atomicLoad([7, 3]));
expectType<bigint>(wide.atomicAdd(15, 1n));
expectType<number>(floats.atomicMax([7, 3], 0.5));
expectType<number>(counts.atomicCompareExchange([n, n], 0, 1));
expectType<"ok" | "not-equal" | "timed-out">(counts.atomicWait([0, 0], 1, { timeout: 5 }));
expectType<Promise<"ok" | "not-equal" | "timed-out">>(wide.atomicWaitAsync(0, 1n));
expectType<number>(counts.atomicNotify([0, 0]));
// sentence: …Argument of type 'string' is not assignable to parameter of type 'number'…
expectError(counts.atomicAdd([0, 0], "1"));
// sentence: …Argument of type 'number' is not assignable to parameter of type 'bigint'…
expectError(wide.atomicAdd(0, 1));

// --- indices, as load and store check them ---------------------------------------------------------------------------
// sentence: atomicAdd: coordinate (8,0) does not fit shape (8,4)
expectError(counts.atomicAdd([8, 0], 1));
// sentence: atomicLoad: index 16 is out of range for size 16
expectError(wide.atomicLoad(16));
// sentence: atomicStore: coordinate (0,0,0) does not fit shape (8,4)
expectError(counts.atomicStore([0, 0, 0], 1));

// --- dtypes ----------------------------------------------------------------------------------------------------------
// sentence: atomicAdd: bool has no atomics; integers and floats have them, bool, uint8clamped and vectors do not
expectError(flags.atomicAdd(0, true));
// sentence: atomicLoad: int32x4 has no atomics; integers and floats have them, bool, uint8clamped and vectors do not
expectError(counts.vectorize(1, 4).atomicLoad(0));
// sentence: atomicXor: takes a tensor of integers, not float32
expectError(floats.atomicXor([0, 0], 1));
// sentence: atomicCompareExchange: takes a tensor of integers, not float32
expectError(floats.atomicCompareExchange([0, 0], 0, 1));
// sentence: atomicNotify: takes a tensor of int32 or int64, not uint16
expectError(bins.atomicNotify(0));
// sentence: …Property 'atomicAdd' does not exist on type…
expectError(heap.atomicAdd(0, 1));
// sentence: …Property 'atomicAdd' does not exist on type…
expectError(counts.asImm().atomicAdd(0, 1));

// --- many elements at once -------------------------------------------------------------------------------------------
expectType<SharedTensor<"uint16", Layout<[16], [1]>>>(bins.atomicHistogram(zeros("int32", 100, 3)));
expectType<SharedTensor<"uint16", Layout<[16], [1]>>>(
  bins.atomicScatterAdd(zeros("int8", 6), zeros("uint16", 2, 3).asImm()),
);
// sentence: atomicHistogram: adds to a tensor of rank 1, not 2
expectError(counts.atomicHistogram(zeros("int32", 100)));
// sentence: atomicHistogram: takes a tensor of integers, not float32
expectError(sums.atomicHistogram(zeros("int32", 100)));
// sentence: atomicHistogram: indices are integers, not float32
expectError(bins.atomicHistogram(zeros("float32", 100)));
// sentence: atomicScatterAdd: dtype uint16 here, int32 there
expectError(bins.atomicScatterAdd(zeros("int32", 6), zeros("int32", 6)));
// sentence: atomicScatterAdd: the number of indices is 6, that of values 5
expectError(bins.atomicScatterAdd(zeros("int32", 6), zeros("uint16", 5)));

// --- generic bodies --------------------------------------------------------------------------------------------------
export function increment<M extends number>(t: SharedTensor<"int32", Layout<[M], [1]>>, at: number): number {
  return t.atomicAdd(at, 1);
}

export function countAll<T extends SharedTensor<"int32", Layout<[number], [number]>>>(t: T): T {
  return t.atomicHistogram(zeros("int32", 4));
}
