import { expectError, expectType } from "tsd";
import type {
  DTypeOf,
  LanesOf,
  Layout,
  ReadonlyTileTensor,
  ScalarOf,
  SIMDVectorizedType,
  StorageOf,
  TileTensor,
  ValueInto,
  ValueOf,
  VectorElement,
  VectorizedType,
} from "../../types/index.js";

type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
declare const a: F32<[8, 16], [16, 1]>;
declare const six: F32<[6, 10], [10, 1]>;
declare const tall: F32<[number, 16], [16, 1]>;
declare const wide: F32<[8, number], [number, 1]>;
declare const vectors: TileTensor<"float32x4", Layout<[8, 4], [16, 4]>>;
declare const doubles: TileTensor<"float64", Layout<[4, 6], [6, 1]>>;
declare const halves: ReadonlyTileTensor<"bfloat16", Layout<[4, 16], [16, 1]>>;
declare const nested: F32<[[2, 4], 8], [[32, 8], 1]>;
declare const rank0: F32<[], []>;
declare const n: number;
declare const some: number[];
declare const either: 2 | 4;
const any = JSON.parse("0");

// --- with widths -----------------------------------------------------------------------------------------------------
expectType<TileTensor<"float32x4", Layout<[8, 4], [16, 4]>>>(a.vectorize(1, 4));
expectType<VectorizedType<typeof a, [1, 4]>>(a.vectorize(1, 4));
expectType<TileTensor<"float32x4x4", Layout<[2, 4], [64, 4]>>>(a.vectorize(4, 4));
expectType<TileTensor<"float32x8x1", Layout<[1, 16], [128, 1]>>>(a.vectorize(8, 1));
expectType<TileTensor<"float32x1", Layout<[8, 16], [16, 1]>>>(a.vectorize(1, 1));
expectType<TileTensor<"float32x2x5", Layout<[3, 2], [20, 5]>>>(six.vectorize(2, 5));
expectType<ReadonlyTileTensor<"bfloat16x8", Layout<[4, 2], [16, 8]>>>(halves.vectorize(1, 8));
expectType<TileTensor<"float32x8", Layout<[[2, 4], 1], [[32, 8], 8]>>>(nested.vectorize(1, 8));
// Dynamic extents and widths.
expectType<TileTensor<"float32x4", Layout<[number, 4], [16, 4]>>>(tall.vectorize(1, 4));
expectType<TileTensor<"float32x4", Layout<[8, number], [number, 4]>>>(wide.vectorize(1, 4));
expectType<TileTensor<`float32x${number}`, Layout<[8, number], [16, number]>>>(a.vectorize(1, n));
expectType<TileTensor<`float32x${string}`, Layout<[number, 4], [number, 4]>>>(a.vectorize(n, 4));
expectType<TileTensor<`float32x${string}`, Layout<[number, number], [number, number]>>>(a.vectorize(...some));

// --- without widths: 16 bytes over the last axis ---------------------------------------------------------------------
expectType<TileTensor<"float32x4", Layout<[8, 4], [16, 4]>>>(a.vectorize());
expectType<SIMDVectorizedType<typeof a>>(a.vectorize());
expectType<TileTensor<"float64x2", Layout<[4, 3], [6, 2]>>>(doubles.vectorize());
expectType<ReadonlyTileTensor<"bfloat16x8", Layout<[4, 2], [16, 8]>>>(halves.vectorize());

// sentence: vectorize: axis 1 has extent 16, not divisible by 3
expectError(a.vectorize(1, 3));
// sentence: vectorize: axis 0 has extent 6, not divisible by 4
expectError(six.vectorize(4, 2));
// sentence: vectorize: axis 1 has extent 10, not divisible by 4
expectError(six.vectorize());
// sentence: vectorize: takes one width per axis, so 2 and not 1
expectError(a.vectorize(4));
// sentence: vectorize: takes one width per axis, so 2 and not 3
expectError(a.vectorize(1, 1, 4));
// sentence: vectorize: the elements are float32x4 already
expectError(vectors.vectorize(1, 4));
// sentence: vectorize: the elements are float32x4 already
expectError(vectors.vectorize());
// sentence: vectorize: width 1 is 0, not a whole number from 1
expectError(a.vectorize(1, 0));
// sentence: vectorize: width 1 is -4, not a whole number from 1
expectError(a.vectorize(1, -4));
// sentence: vectorize: width 1 is a union; dyn(x) makes it a runtime number
expectError(a.vectorize(1, either));
// sentence: vectorize: a size is any; give it a type
expectError(a.vectorize(1, any));
// sentence: vectorize: mode 0 is nested and takes width 1
expectError(nested.vectorize(2, 4));
// sentence: vectorize: a tensor without axes has none to group
expectError(rank0.vectorize());

// --- elements --------------------------------------------------------------------------------------------------------
declare function type<Type>(): Type;
expectType<"float32">(type<DTypeOf<"float32x4x4">>());
expectType<16>(type<LanesOf<"float32x4x4">>());
expectType<4>(type<LanesOf<"bfloat16x4">>());
expectType<1>(type<LanesOf<"uint8clamped">>());
expectType<number>(type<LanesOf<`float32x${number}`>>());
expectType<number>(type<LanesOf<`float32x${string}`>>());
expectType<number>(type<ValueOf<"float32">>());
expectType<bigint>(type<ValueOf<"uint64">>());
expectType<boolean>(type<ValueOf<"bool">>());
expectType<Float32Array<ArrayBuffer>>(type<ValueOf<"bfloat16x8">>());
expectType<BigInt64Array<ArrayBuffer>>(type<ValueOf<"int64x2">>());
expectType<Uint8Array<ArrayBuffer>>(type<ValueOf<"boolx4">>());
expectType<Float32Array<ArrayBuffer>>(type<ValueOf<`float32x${string}`>>());
expectType<number | ArrayLike<number>>(type<ValueInto<"float32x4">>());
expectType<bigint>(type<ValueInto<"int64">>());
expectType<bigint>(type<ScalarOf<"int64x2">>());
expectType<number | bigint | boolean>(type<ScalarOf<unknown>>());
expectType<Uint16Array<SharedArrayBuffer>>(type<StorageOf<"bfloat16x4", SharedArrayBuffer>>());
expectType<"int8x2x1">(type<VectorElement<"int8", [1, 2, 1]>>());

// --- bodies that are generic in sizes --------------------------------------------------------------------------------
export function lanes<M extends number, K extends number>(t: F32<[M, K], [K, 1]>) {
  t.vectorize().fill(0);
  t.vectorize(2, 4).fill([1, 2, 3, 4, 5, 6, 7, 8]);
  return t.vectorize(1, 4);
}
expectType<TileTensor<"float32x4", Layout<[8, 4], [16, 4]>>>(lanes(a));
export function firstLanes<M extends number, K extends number>(t: F32<[M, K], [K, 1]>) {
  t.vectorize(2, 4).set(0, 0, 1);
  return t.vectorize(2, 4).get(0, 0);
}
expectType<Float32Array<ArrayBuffer>>(firstLanes(a));
