import { expectError, expectType } from "tsd";
import type { Layout, ReadonlyTileTensor, TileTensor } from "../../types/index.js";

type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
declare const a: F32<[8, 4], [4, 1]>;
declare const tall: F32<[number, 4], [4, 1]>;
declare const rank0: F32<[], []>;
declare const empty: F32<[0, 4], [4, 1]>;
declare const nested: F32<[[2, 4], 4], [[16, 4], 1]>;
declare const vectors: TileTensor<"float32x4", Layout<[8, 4], [16, 4]>>;
declare const wide: TileTensor<"int64", Layout<[8, 4], [4, 1]>>;
declare const flags: TileTensor<"bool", Layout<[8, 4], [4, 1]>>;
declare const fixed: ReadonlyTileTensor<"float32", Layout<[8, 4], [4, 1]>>;
declare const unknownTensor: ReadonlyTileTensor<unknown, unknown>;
declare const n: number;
declare const low: 2 | 4;
declare const high: 7 | 9;
declare const index: number[];
const any = JSON.parse("0");

// --- get -------------------------------------------------------------------------------------------------------------
expectType<number>(a.get(7, 3));
expectType<number>(a.get([7, 3]));
expectType<number>(a.get(n, n));
expectType<number>(a.get(low, 0));
expectType<number>(a.get(any, 0));
expectType<number>(a.get(...index));
expectType<number>(tall.get(100, 3));
expectType<number>(rank0.get());
expectType<number>(nested.get(1, 3, 3));
expectType<number>(nested.get([1, 3, 3]));
expectType<number>(nested.get([[1, 3], 3]));
expectType<number>(nested.get([7, 3]));
expectType<bigint>(wide.get(0, 0));
expectType<boolean>(flags.get(0, 0));
expectType<Float32Array<ArrayBuffer>>(vectors.get(7, 3));

// sentence: get: index 8 is out of range for axis 0 of extent 8
expectError(a.get(8, 0));
// sentence: get: index 4 is out of range for axis 1 of extent 4
expectError(tall.get(7, 4));
// sentence: get: index 0 is out of range for axis 0 of extent 0
expectError(empty.get(0, 0));
// sentence: get: index 9 is out of range for axis 0 of extent 8
expectError(a.get(high, 0));
// sentence: get: index -1 on axis 0 is not a whole number from 0
expectError(a.get(-1, 0));
// sentence: get: index 0.5 on axis 1 is not a whole number from 0
expectError(a.get(0, 0.5));
// sentence: get: takes one index per axis, so 2 and not 1
expectError(a.get(1));
// sentence: get: takes one index per axis, so 2 and not 3
expectError(a.get(1, 2, 3));
// sentence: get: takes one index per axis, so 3 and not 2
expectError(nested.get(1, 3));
// sentence: get: index 4 is out of range for axis 1 of extent 4
expectError(nested.get(1, 4, 3));
// sentence: get: coordinate (8,0) does not fit shape (8,4)
expectError(a.get([8, 0]));
// sentence: get: coordinate (8,3) does not fit shape ((2,4),4)
expectError(nested.get([8, 3]));
// sentence: get: coordinate ((2,0),3) does not fit shape ((2,4),4)
expectError(nested.get([[2, 0], 3]));

// --- set -------------------------------------------------------------------------------------------------------------
expectType<void>(a.set(7, 3, 0.5));
expectType<void>(a.set([7, 3], 0.5));
expectType<void>(a.set(n, n, n));
expectType<void>(rank0.set(1));
expectType<void>(nested.set([[1, 3], 3], 1));
expectType<void>(wide.set(0, 0, 1n));
expectType<void>(flags.set(0, 0, true));
expectType<void>(vectors.set(7, 3, [1, 2, 3, 4]));
expectType<void>(vectors.set(7, 3, new Float64Array(4)));
expectType<void>(vectors.set(7, 3, 0));

// sentence: set: index 8 is out of range for axis 0 of extent 8
expectError(a.set(8, 0, 1));
// sentence: set: coordinate (8,0) does not fit shape (8,4)
expectError(a.set([8, 0], 1));
// sentence: …Argument of type 'string' is not assignable to parameter of type 'number'…
expectError(a.set(0, 0, "1"));
// sentence: …Argument of type 'bigint' is not assignable to parameter of type 'number'…
expectError(a.set(0, 0, 1n));
// sentence: …Argument of type 'number' is not assignable to parameter of type 'bigint'…
expectError(wide.set(0, 0, 1));
// sentence: …Property 'set' does not exist on type 'ReadonlyTileTensor<"float32", Layout<[8, 4], [4, 1]>>'…
expectError(fixed.set(0, 0, 1));

// --- load and store --------------------------------------------------------------------------------------------------
expectType<number>(a.load(31));
expectType<number>(a.load([7, 3]));
expectType<number>(nested.load([7, 3]));
expectType<Float32Array<ArrayBuffer>>(vectors.load(31));
expectType<Float32Array<ArrayBuffer>>(a.load([7, 0], { width: 4 }));
expectType<Float32Array<ArrayBuffer>>(a.load([7, 0], { width: n }));
expectType<BigInt64Array<ArrayBuffer>>(wide.load(0, { width: 2 }));
expectType<Float32Array<SharedArrayBuffer>>(
  a.loadInto(new Float32Array(new SharedArrayBuffer(16)), [7, 0], { width: 4 }),
);
expectType<Float64Array<ArrayBuffer>>(a.loadInto(new Float64Array(1), 0));
expectType<Uint8Array<ArrayBuffer>>(flags.loadInto(new Uint8Array(1), 0));
expectType<void>(a.store([7, 3], 1));
expectType<void>(a.store([7, 0], [1, 2, 3, 4], { width: 4 }));
expectType<void>(vectors.store(31, 1));

// sentence: load: index 32 is out of range for size 32
expectError(a.load(32));
// sentence: load: coordinate (8,0) does not fit shape (8,4)
expectError(a.load([8, 0]));
// sentence: load: width 4 from offset 30 ends past the last addressable scalar, 31
expectError(a.load([7, 2], { width: 4 }));
// sentence: load: width 2 from offset 31 ends past the last addressable scalar, 31
expectError(a.load(31, { width: 2 }));
// sentence: store: width 33 from offset 0 ends past the last addressable scalar, 31
expectError(a.store([0, 0], 1, { width: 33 }));
// sentence: loadInto: width 3 from offset 30 ends past the last addressable scalar, 31
expectError(a.loadInto(new Float32Array(3), [7, 2], { width: 3 }));
// The columns of a transposed tensor lie apart, but what counts is where its last element lies.
expectType<Float32Array<ArrayBuffer>>(a.transpose().load([2, 7], { width: 2 }));
// sentence: load: width 3 from offset 30 ends past the last addressable scalar, 31
expectError(a.transpose().load([2, 7], { width: 3 }));
// sentence: load: a width is a whole number from 1, not 0
expectError(a.load(0, { width: 0 }));
// sentence: store: a width is a whole number from 1, not -1
expectError(a.store(0, 1, { width: -1 }));
// sentence: store: coordinate (0,4) does not fit shape (8,4)
expectError(a.store([0, 4], 1));
// sentence: …Argument of type 'number[]' is not assignable to parameter of type 'number'…
expectError(a.store([0, 0], [1, 2]));
// sentence: loadInto: Float32Array does not hold the values of int64
expectError(wide.loadInto(new Float32Array(1), 0));

// --- fill ------------------------------------------------------------------------------------------------------------
expectType<F32<[8, 4], [4, 1]>>(a.fill(0));
expectType<typeof wide>(wide.fill(0n));
expectType<typeof vectors>(vectors.fill(1));
// sentence: …Argument of type 'bigint' is not assignable to parameter of type 'number'…
expectError(a.fill(0n));
// sentence: …Property 'fill' does not exist on type 'ReadonlyTileTensor<"float32", Layout<[8, 4], [4, 1]>>'…
expectError(fixed.fill(0));

// --- what is known of any tensor -------------------------------------------------------------------------------------
expectType<32>(a.numElements());
expectType<number>(tall.numElements());
expectType<2>(a.rank);
expectType<string>(unknownTensor.toString());

// --- bodies that are generic in sizes, in the tensor, in the dtype ---------------------------------------------------
export function touch<M extends number, K extends number>(t: F32<[M, K], [K, 1]>, m: M): number {
  t.set(0, n, 3);
  t.set([0, n], 3);
  t.store([0, 1], 3);
  t.store([0, 1], [3, 4], { width: 2 });
  t.load([0, 1], { width: 4 }).fill(0);
  return t.get(0, 0) + t.get(n, 5) + t.get([n, 5]) + t.get(m, 0) + t.load([0, 1]) + t.load(7);
}
expectType<number>(touch(a, 8));

export function any2d<T extends ReadonlyTileTensor<"float32", Layout<[number, number], [number, number]>>>(t: T) {
  return t.get(0, 1);
}
expectType<number>(any2d(a));
