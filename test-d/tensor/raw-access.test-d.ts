import { expectError, expectType } from "tsd";
import type {
  Layout,
  ReadonlySpan,
  ReadonlyTileTensor,
  SharedTensor,
  StorageArray,
  StoragePosition,
  TileTensor,
  WasmTensor,
} from "../../types/index.js";

type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
declare const a: F32<[8, 4], [4, 1]>;
declare const tall: F32<[number, 4], [4, 1]>;
declare const padded: F32<[8, 4], [16, 1]>;
declare const rank0: F32<[], []>;
declare const empty: F32<[0, 4], [4, 1]>;
declare const nested: F32<[[2, 4], 4], [[16, 4], 1]>;
declare const vectors: TileTensor<"float32x4", Layout<[8, 4], [16, 4]>>;
declare const wide: TileTensor<"int64", Layout<[8, 4], [4, 1]>>;
declare const flags: TileTensor<"bool", Layout<[8, 4], [4, 1]>>;
declare const half: TileTensor<"float16", Layout<[8, 4], [4, 1]>>;
declare const brain: TileTensor<"bfloat16", Layout<[8, 4], [4, 1]>>;
declare const shared: SharedTensor<"int32", Layout<[8, 4], [4, 1]>>;
declare const inWasm: WasmTensor<"uint8", Layout<[8, 4], [4, 1]>>;
declare const fixed: ReadonlyTileTensor<"float32", Layout<[8, 4], [4, 1]>>;
declare const fixedFlags: ReadonlyTileTensor<"bool", Layout<[8, 4], [4, 1]>>;
declare const n: number;
declare const index: number[];

// --- unsafePtr, ptrAtOffset, prefetch --------------------------------------------------------------------------------
expectType<StoragePosition<Float32Array<ArrayBuffer>>>(a.unsafePtr());
expectType<StoragePosition<Int32Array<SharedArrayBuffer>>>(shared.unsafePtr());
expectType<StoragePosition<Uint8Array<ArrayBuffer>>>(inWasm.unsafePtr());
expectType<StoragePosition<Float32Array<ArrayBufferLike>>>(fixed.unsafePtr());
expectType<StoragePosition<Float32Array<ArrayBuffer>>>(vectors.unsafePtr());
expectType<StoragePosition<BigInt64Array<ArrayBuffer>>>(wide.unsafePtr());
expectType<StoragePosition<StorageArray>>(half.unsafePtr());
expectType<StoragePosition<Uint16Array<ArrayBuffer>>>(brain.unsafePtr());
expectType<StoragePosition<Float32Array<ArrayBuffer>>>(a.ptrAtOffset([1, 2]));
expectType<number>(nested.ptrAtOffset([[1, 2], 3]).offset);
expectType<void>(a.prefetch(31));

// sentence: ptrAtOffset: coordinate (8,0) does not fit shape (8,4)
expectError(a.ptrAtOffset([8, 0]));
// sentence: prefetch: index 32 is out of range for size 32
expectError(a.prefetch(32));

// --- asSpan ----------------------------------------------------------------------------------------------------------
expectType<Float32Array<ArrayBuffer>>(a.asSpan());
expectType<Float32Array<ArrayBuffer>>(tall.asSpan());
expectType<Float32Array<ArrayBuffer>>(vectors.asSpan());
expectType<Int32Array<SharedArrayBuffer>>(shared.asSpan());
expectType<Uint8Array<ArrayBuffer>>(flags.asSpan());
expectType<ReadonlySpan<number>>(fixed.asSpan());
expectType<ReadonlySpan<number>>(fixedFlags.asSpan().subarray(1));
expectType<number | undefined>(fixed.asSpan()[0]);

// sentence: asSpan: axis 0 has stride 16 where row-major order has 4; copy the tensor first
expectError(padded.asSpan());
// sentence: asSpan: axis 1 has stride 4 where row-major order has 1; copy the tensor first
expectError(a.transpose().asSpan());
// sentence: …Property 'fill' does not exist on type 'ReadonlySpan<number>'…
expectError(fixed.asSpan().fill(1));

// --- rawLoad and rawStore --------------------------------------------------------------------------------------------
expectType<number>(a.rawLoad(31));
expectType<number>(a.rawLoad(n));
expectType<number>(tall.rawLoad(100));
expectType<number>(vectors.rawLoad(127));
expectType<bigint>(wide.rawLoad(0));
expectType<boolean>(flags.rawLoad(0));
expectType<Float32Array<ArrayBuffer>>(a.rawLoad(28, { width: 4 }));
expectType<Float32Array<ArrayBuffer>>(a.rawLoad(28, { width: n }));
expectType<Float32Array<ArrayBuffer>>(half.rawLoad(0, { width: 2 }));
expectType<void>(a.rawStore(31, 1));
expectType<void>(a.rawStore(28, [1, 2, 3, 4], { width: 4 }));
expectType<void>(wide.rawStore(0, 1n));

// sentence: rawLoad: width 1 from offset 32 ends past the last addressable scalar, 31
expectError(a.rawLoad(32));
// sentence: rawLoad: width 4 from offset 29 ends past the last addressable scalar, 31
expectError(a.rawLoad(29, { width: 4 }));
// sentence: rawLoad: width 1 from offset 116 ends past the last addressable scalar, 115
expectError(padded.rawLoad(116));
// sentence: rawLoad: width 1 from offset 0 ends past the last addressable scalar, -1
expectError(empty.rawLoad(0));
// sentence: rawLoad: offset -1 is not a whole number from 0
expectError(a.rawLoad(-1));
// sentence: rawLoad: offset 0.5 is not a whole number from 0
expectError(vectors.rawLoad(0.5));
// sentence: rawLoad: a width is a whole number from 1, not 0
expectError(a.rawLoad(0, { width: 0 }));
// sentence: rawStore: width 1 from offset 32 ends past the last addressable scalar, 31
expectError(a.rawStore(32, 1));
// sentence: …Argument of type 'string' is not assignable to parameter of type 'number'…
expectError(a.rawStore(0, "1"));
// sentence: …Property 'rawStore' does not exist on type 'ReadonlyTileTensor<"float32", Layout<[8, 4], [4, 1]>>'…
expectError(fixed.rawStore(0, 1));

// --- loadLinear and storeLinear --------------------------------------------------------------------------------------
expectType<number>(a.loadLinear([7, 3]));
expectType<number>(a.loadLinear(index));
expectType<number>(rank0.loadLinear([]));
expectType<Float32Array<ArrayBuffer>>(a.loadLinear([7, 0], { width: 4 }));
expectType<Float32Array<ArrayBuffer>>(vectors.loadLinear([7, 3]));
expectType<void>(a.storeLinear([7, 3], 1));
expectType<void>(a.storeLinear([7, 0], [1, 2, 3, 4], { width: 4 }));
// sentence: loadLinear: width 4 from offset 29 ends past the last addressable scalar, 31
expectError(a.loadLinear([7, 1], { width: 4 }));
// sentence: storeLinear: width 2 from offset 31 ends past the last addressable scalar, 31
expectError(a.storeLinear([7, 3], 1, { width: 2 }));

// sentence: loadLinear: index 8 is out of range for axis 0 of extent 8
expectError(a.loadLinear([8, 0]));
// sentence: loadLinear: takes one index per axis, so 2 and not 1
expectError(a.loadLinear([7]));
// sentence: loadLinear: mode 0 is nested, (2,4); only flat modes are possible here
expectError(nested.loadLinear([1, 3, 3]));
// sentence: storeLinear: index 4 is out of range for axis 1 of extent 4
expectError(a.storeLinear([0, 4], 1));

// --- generic bodies --------------------------------------------------------------------------------------------------
export function touch<M extends number, K extends number>(t: F32<[M, K], [K, 1]>): number {
  const span = t.asSpan();
  t.rawStore(0, t.rawLoad(1));
  t.storeLinear([0, 1], t.loadLinear([1, 0]));
  t.prefetch([0, 1]);
  return (span[0] ?? 0) + (t.unsafePtr().array[0] ?? 0) + t.ptrAtOffset([0, 1]).offset;
}
expectType<number>(touch(a));

export function firstOf<T extends ReadonlyTileTensor<"float32", Layout<[number, number], [number, number]>>>(t: T) {
  return t.rawLoad(0) + t.loadLinear([0, 0]);
}
expectType<number>(firstOf(a));
