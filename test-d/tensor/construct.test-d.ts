import { expectError, expectType } from "tsd";
import { layout, rowMajor } from "../../src/layout/index.js";
import { arange, empty, full, TileTensor as TensorClass, tileTensor, zeros } from "../../src/tensor/index.js";
import type {
  AnyLayout,
  DType,
  DTypeOfArray,
  Layout,
  ReadonlyTileTensor,
  RowMajor,
  SharedTensor,
  TileTensor,
  View,
  WasmTensor,
} from "../../types/index.js";

type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
declare const n: number;
declare const rows: number[][];
declare const sizes: number[];
declare const either: 2 | 3;
declare const buffer: ArrayBuffer;
declare const found: unknown;
const any = JSON.parse("0");
declare enum Rows {
  Few = 4,
  Many = 7,
}
declare const someRows: Rows;

// --- zeros, empty, full, arange --------------------------------------------------------------------------------------
expectType<F32<[8, 4], [4, 1]>>(zeros("float32", 8, 4));
expectType<F32<[8, 4], [1, 8]>>(zeros("float32", layout([8, 4], [1, 8])));
expectType<F32<[12], [1]>>(zeros("float32", layout(12, 1)));
expectType<F32<[[2, 2], 3], [[6, 3], 1]>>(zeros("float32", [2, 2], 3));
expectType<F32<[], []>>(zeros("float32"));
expectType<TileTensor<"int32", Layout<[number, 4], [4, 1]>>>(empty("int32", n, 4));
expectType<TileTensor<"int64", Layout<[4], [1]>>>(full("int64", 3n, 4));
expectType<TileTensor<"bool", Layout<[2, 2], [2, 1]>>>(full("bool", true, rowMajor(2, 2)));
expectType<TileTensor<"uint8", Layout<[2, 3], [3, 1]>>>(arange("uint8", 2, 3));
expectType<TileTensor<"float32", RowMajor<[8, 4]>>>(zeros("float32", 8, 4));

// sentence: zeros: mode 0 has extent 8.5, not a whole number from 0 to 9007199254740991
expectError(zeros("float32", 8.5));
// sentence: empty: mode 1 has extent -1, not a whole number from 0 to 9007199254740991
expectError(empty("float32", 2, -1));
// sentence: arange: mode 0 has a union as extent; dyn(x) makes it a runtime number
expectError(arange("float32", either));
// sentence: zeros: mode 0 has a union as extent; dyn(x) makes it a runtime number
expectError(zeros("float32", someRows));
// sentence: zeros: a size is any; give it a type
expectError(zeros("float32", any, 2));
// sentence: zeros: an argument is or holds any; give it a type
expectError(zeros(any, 4));
// sentence: full: an argument is or holds any; give it a type
expectError(full(any, 0, 4));
// sentence: …Argument of type '"float33"' is not assignable to parameter of type 'DType'…
expectError(zeros("float33", 8));
// sentence: …Argument of type 'number' is not assignable to parameter of type 'bigint'…
expectError(full("int64", 3, 4));

// --- over a typed array, which is never copied -----------------------------------------------------------------------
expectType<F32<[8, 4], [4, 1]>>(tileTensor(new Float32Array(32), rowMajor(8, 4)));
expectType<F32<[number, 4], [4, 1]>>(tileTensor(new Float32Array(32), rowMajor(n, 4)));
expectType<F32<[12], [1]>>(tileTensor(new Float32Array(12), layout(12, 1), { offset: 0 }));
expectType<TileTensor<"float16", Layout<[8, 4], [4, 1]>>>(
  tileTensor(new Uint16Array(32), rowMajor(8, 4), { dtype: "float16" }),
);
expectType<TileTensor<"uint8", Layout<[3], [1]>>>(tileTensor(Buffer.from("abc"), rowMajor(3)));
expectType<TileTensor<"int32", Layout<[2], [1]>>>(tileTensor(new DataView(buffer), rowMajor(2), { dtype: "int32" }));
expectType<SharedTensor<"float32", Layout<[8, 4], [4, 1]>>>(
  tileTensor(new Float32Array(new SharedArrayBuffer(128)), rowMajor(8, 4)),
);
declare const bigints: DTypeOfArray<BigUint64Array>;
expectType<"uint64">(bigints);

// sentence: tileTensor: a string is neither a typed array, a buffer nor a tensor
expectError(tileTensor("abc", rowMajor(3)));
// sentence: tileTensor: an array is neither a typed array, a buffer nor a tensor
expectError(tileTensor([1, 2, 3], rowMajor(3)));
// sentence: tileTensor: offset -1 is not a whole number from 0
expectError(tileTensor(new Float32Array(4), rowMajor(2), { offset: -1 }));
// sentence: tileTensor: byteOffset is for buffers; offset counts the elements of a typed array
expectError(tileTensor(new Float32Array(4), rowMajor(2), { byteOffset: 8 }));
// sentence: tileTensor: DataView does not tell its element type; give a dtype
expectError(tileTensor(new DataView(buffer), rowMajor(2)));
// sentence: tileTensor: Float64Array has 8-byte elements, int32 has 4
expectError(tileTensor(new Float64Array(2), rowMajor(2), { dtype: "int32" }));
// sentence: tileTensor: undefined is not a layout
expectError(tileTensor(new Float32Array(4)));
// sentence: tileTensor: an object is not a layout
expectError(tileTensor(new Float32Array(4), { dtype: "int32" }));

// --- over bytes ------------------------------------------------------------------------------------------------------
const bytes = new ArrayBuffer(64);
const sharedBytes = new SharedArrayBuffer(64);
declare const memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
declare const sharedMemory: { readonly buffer: SharedArrayBuffer; grow(pages: number): number };
declare const eitherBuffer: ArrayBufferLike;
expectType<F32<[2, 4], [4, 1]>>(tileTensor(bytes, rowMajor(2, 4), { dtype: "float32", byteOffset: 8, offset: 1 }));
expectType<TileTensor<"int64", Layout<[number], [1]>>>(
  tileTensor(bytes, rowMajor(n), { dtype: "int64", byteOffset: n }),
);
expectType<SharedTensor<"int32", Layout<[2], [1]>>>(tileTensor(sharedBytes, rowMajor(2), { dtype: "int32" }));
expectType<F32<[2], [1]>>(tileTensor(eitherBuffer, rowMajor(2), { dtype: "float32" }));
expectType<F32<[2], [1]>>(tileTensor(memory, rowMajor(2), { dtype: "float32", byteOffset: 1024 }));
expectType<SharedTensor<"float32", Layout<[2], [1]>>>(tileTensor(sharedMemory, rowMajor(2), { dtype: "float32" }));
expectType<F32<[2], [1]>>(tileTensor(new DataView(buffer), rowMajor(2), { dtype: "float32", byteOffset: 2 }));

// sentence: tileTensor: ArrayBuffer does not tell its element type; give a dtype
expectError(tileTensor(bytes, rowMajor(2)));
// sentence: tileTensor: SharedArrayBuffer does not tell its element type; give a dtype
expectError(tileTensor(sharedBytes, rowMajor(2)));
// sentence: …tileTensor: WebAssembly.Memory does not tell its element type; give a dtype…
expectError(tileTensor(memory, rowMajor(2)));
// sentence: tileTensor: byte offset 4 is not a multiple of 8, the size of float64
expectError(tileTensor(bytes, rowMajor(2), { dtype: "float64", byteOffset: 4 }));
// sentence: tileTensor: byteOffset -8 is not a whole number from 0
expectError(tileTensor(bytes, rowMajor(2), { dtype: "float64", byteOffset: -8 }));
// sentence: tileTensor: undefined is not a layout
expectError(tileTensor(bytes));
// sentence: tileTensor: an object is not a layout
expectError(tileTensor(bytes, { dtype: "int32" }));

// --- over another tensor ---------------------------------------------------------------------------------------------
const matrix = zeros("float32", 8, 4);
expectType<F32<[4, 8], [8, 1]>>(tileTensor(matrix, rowMajor(4, 8)));
expectType<F32<[2, 2], [9, 3]>>(tileTensor(matrix, layout([2, 2], [9, 3]), { offset: 16 }));
expectType<F32<[12], [1]>>(tileTensor(matrix, layout(12, 1), { offset: n }));
expectType<ReadonlyTileTensor<"float32", Layout<[2], [1]>>>(tileTensor(matrix.asImm(), rowMajor(2)));
expectType<TileTensor<"float32x4", Layout<[2], [4]>>>(tileTensor(matrix.vectorize(1, 4), layout([2], [4])));
declare const sharedMatrix: SharedTensor<"int32", Layout<[8, 4], [4, 1]>>;
declare const wasmMatrix: WasmTensor<"int32", Layout<[8, 4], [4, 1]>>;
expectType<SharedTensor<"int32", Layout<[32], [1]>>>(tileTensor(sharedMatrix, rowMajor(32)));
expectType<WasmTensor<"int32", Layout<[number], [1]>>>(tileTensor(wasmMatrix, rowMajor(n)));

// sentence: tileTensor: layout (5,8):(8,1) needs a storage of length 40, not 32
expectError(tileTensor(matrix, rowMajor(5, 8)));
// sentence: tileTensor: layout (4,8):(8,1) needs a storage of length 32, not 31
expectError(tileTensor(matrix, rowMajor(4, 8), { offset: 1 }));
// sentence: tileTensor: offset 33 is past the storage of length 32
expectError(tileTensor(matrix, rowMajor(0), { offset: 33 }));
// sentence: tileTensor: offset 0.5 is not a whole number from 0
expectError(tileTensor(matrix, rowMajor(2), { offset: 0.5 }));
// sentence: tileTensor: the elements of the tensor are float32; bitcast reads them as int32
expectError(tileTensor(matrix, rowMajor(2), { dtype: "int32" }));
// sentence: tileTensor: byteOffset is for buffers; offset counts the elements of a tensor
expectError(tileTensor(matrix, rowMajor(2), { byteOffset: 4 }));
// sentence: tileTensor: undefined is not a layout
expectError(tileTensor(matrix));

type Words = ReadonlyTileTensor<"int32" | "float32", Layout<[number, number], [number, number]>>;
export function firstTwo<T extends Words>(t: T) {
  return tileTensor(t, rowMajor(2));
}
expectType<F32<[2], [1]>>(firstTwo(matrix));
expectType<ReadonlyTileTensor<"float32", Layout<[2], [1]>>>(firstTwo(matrix.asImm()));
export function pair<T extends Words>(t: T): View<T, Layout<[2], [1]>> {
  return tileTensor(t, rowMajor(2), { offset: 1 });
}
expectType<F32<[2], [1]>>(pair(matrix));
expectType<ReadonlyTileTensor<"int32", Layout<[2], [1]>>>(pair(zeros("int32", 8, 4).asImm()));
expectType<SharedTensor<"int32", Layout<[2], [1]>>>(pair(sharedMatrix));
export function line<T extends Words, N extends number>(t: T, count: N): View<T, Layout<[N], [1]>> {
  return tileTensor(t, rowMajor(count));
}
expectType<F32<[5], [1]>>(line(matrix, 5));
export function under<T extends Words, L extends Layout<[number, number], [number, number]>>(t: T, to: L): View<T, L> {
  return tileTensor(t, to);
}
expectType<F32<[2, 3], [3, 1]>>(under(matrix, rowMajor(2, 3)));
export function notUnder<T extends Words, L extends AnyLayout>(t: T, to: L) {
  // sentence: …is not assignable to parameter of type 'View<T, L>'…
  expectError<View<T, L>>(tileTensor(t, to));
  return tileTensor(t, to);
}
expectType<F32<[3], [1]>>(notUnder(matrix, layout(3, 1)));
export function turned<M extends number, K extends number>(t: F32<[M, K], [K, 1]>): F32<[K, M], [M, 1]> {
  return tileTensor(t, rowMajor(t.layout.shape[1], t.layout.shape[0]));
}

// --- `any`, which the runtime looks at -------------------------------------------------------------------------------
const anyRows = [any];
expectType<ReadonlyTileTensor<DType, Layout<[2], [1]>>>(tileTensor(any, rowMajor(2)));
expectType<F32<readonly number[], number[]>>(tileTensor(any));
expectType<TileTensor<"int32", Layout<readonly number[], number[]>>>(tileTensor(anyRows, { dtype: "int32" }));

// --- from nested rows ------------------------------------------------------------------------------------------------
expectType<F32<[2, 3], [3, 1]>>(
  tileTensor([
    [1, 2, 3],
    [4, 5, 6],
  ]),
);
expectType<TileTensor<"int32", Layout<[3], [1]>>>(tileTensor([1, 2, 3], { dtype: "int32" }));
expectType<TileTensor<"int64", Layout<[1, 2], [2, 1]>>>(tileTensor([[1n, 2n]], { dtype: "int64" }));
expectType<TileTensor<"bool", Layout<[2, 1], [1, 1]>>>(tileTensor([[true], [false]], { dtype: "bool" }));
expectType<F32<[1, 1, 2], [2, 2, 1]>>(tileTensor([[[1, 2]]]));
expectType<F32<[0], [1]>>(tileTensor([]));
expectType<F32<[2, 0], [0, 1]>>(tileTensor([[], []]));
expectType<F32<[number, number], [number, 1]>>(tileTensor(rows));
expectType<F32<[2, number], [number, 1]>>(tileTensor([sizes, sizes]));

// sentence: tileTensor: this row has length 1, the first one 2
expectError(tileTensor([[1, 2], [3]]));
// sentence: tileTensor: this row has length 3, the first one 2
expectError(tileTensor([[[1, 2]], [[1, 2, 3]]]));
// sentence: tileTensor: this row has length 1, the first one 2
expectError(tileTensor([[1, 2], [3]], { dtype: "int32" }));
// sentence: tileTensor: a value stands among rows, or a row among values
expectError(tileTensor([[1, 2], 3]));
// sentence: tileTensor: a value stands among rows, or a row among values
expectError(tileTensor([1, [2]]));
// sentence: tileTensor: "3" is not a number, the value of float32
expectError(tileTensor([1, "3"]));
// sentence: tileTensor: 1n is not a number, the value of int32
expectError(tileTensor([1n], { dtype: "int32" }));

// --- is it one? ------------------------------------------------------------------------------------------------------
declare const choice: F32<[8, 4], [4, 1]> | number[];
if (choice instanceof TensorClass) {
  expectType<F32<[8, 4], [4, 1]>>(choice);
} else {
  expectType<number[]>(choice);
}
if (found instanceof TensorClass) {
  expectType<ReadonlyTileTensor<unknown, AnyLayout>>(found);
}

// --- bodies that are generic in sizes --------------------------------------------------------------------------------
export function make<M extends number, K extends number>(m: M, k: K): F32<[M, K], [K, 1]> {
  const c = zeros("float32", m, k);
  c.tile([2, 2], [0, 0]).fill(0);
  const d = zeros("float32", rowMajor(m, k));
  return c.copyFrom(d);
}
expectType<F32<[8, 4], [4, 1]>>(make(8, 4));
export function rowMajorOf<M extends number, K extends number>(m: M, k: K): TileTensor<"float32", RowMajor<[M, K]>> {
  return zeros("float32", m, k);
}
