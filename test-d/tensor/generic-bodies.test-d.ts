// Bodies that are generic in every size: what asks for row-major order, or for extents that divide, compiles there, and its result is
// exact where the function is called.
import { expectError, expectType } from "tsd";
import { rowMajor } from "../../src/layout/index.js";
import { zeros } from "../../src/tensor/index.js";
import type {
  AddressSpaceCastType,
  BitcastedType,
  CoalescedType,
  GenericType,
  Layout,
  ReadonlySpan,
  ReadonlyTileTensor,
  ReshapedType,
  SharedTensor,
  SIMDVectorizedType,
  SplitElementType,
  TileResultType,
  TileTensor,
  VectorizedType,
} from "../../types/index.js";

type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
type Matrix = ReadonlyTileTensor<"int32" | "float32", Layout<[number, number], [number, number]>>;
declare const at: number;
const a = zeros("float32", 8, 4);

// --- reshape ---------------------------------------------------------------------------------------------------------
export function swapped<M extends number, K extends number>(t: F32<[M, K], [K, 1]>): F32<[K, M], [M, 1]> {
  const other = t.reshape(t.layout.shape[1], t.layout.shape[0]);
  other.set(at, 0, other.get(0, at));
  t.reshape(2, 2).get(1, 1);
  return other;
}
expectType<F32<[4, 8], [8, 1]>>(swapped(a));
export function fourByTwo<T extends Matrix>(t: T): ReshapedType<T, [4, 2]> {
  return t.reshape(4, 2);
}
expectType<F32<[4, 2], [2, 1]>>(fourByTwo(zeros("float32", 2, 4)));
export function relaid<M extends number, K extends number>(t: F32<[M, K], [K, 1]>) {
  return t.reshape(rowMajor(t.layout.shape[1], t.layout.shape[0]));
}
expectType<F32<[4, 8], [8, 1]>>(relaid(a));

// --- coalesce and asSpan ---------------------------------------------------------------------------------------------
export function total<M extends number, K extends number>(t: F32<[M, K], [K, 1]>): number {
  const flat = t.coalesce();
  let sum = 0;
  for (let index = 0; index < flat.layout.shape[0]; index++) sum += flat.get(index);
  for (const value of t.asSpan()) sum -= value;
  const count: number = t.numElements();
  return sum + count;
}
expectType<number>(total(a));
export function flat<M extends number, K extends number>(t: F32<[M, K], [K, 1]>): CoalescedType<F32<[M, K], [K, 1]>> {
  return t.coalesce();
}
expectType<F32<[32], [1]>>(flat(a));
export function span<T extends Matrix>(t: T) {
  return t.asSpan();
}
expectType<Float32Array<ArrayBuffer>>(span(a));
expectType<ReadonlySpan<number>>(span(a.asImm()));
export function cube<A extends number, B extends number, C extends number>(t: F32<[A, B, C], unknown>) {
  return t.coalesce();
}
expectType<F32<[24], [1]>>(cube(zeros("float32", 2, 3, 4)));

// --- literals beside products of generic sizes: the runtime looks ---------------------------------------------------
export function flatByLiterals<M extends number, K extends number>(t: F32<[M, K], [K, 1]>): number {
  const all = t.coalesce();
  all.set(0, 1);
  all.tile([4], [1]).fill(0);
  all.vectorize(4).get(0);
  all.split(2)[1].get(0);
  for (const { tile } of all.tiles([4])) tile.get(3);
  const copy = zeros("float32", t.numElements());
  copy.copyFrom(t).slice("0:2").get(1);
  return all.get(0) + all.load(0) + all.load([1]) + all.slice("1:3").get(1) + all.at("-2:").get(0);
}
expectType<number>(flatByLiterals(a));
export function oneRow<M extends number, K extends number>(t: F32<[M, K], [K, 1]>) {
  t.reshape(1, t.numElements()).get(0, 1);
  t.reshape(t.numElements()).get(0);
  return t.reshape(t.numElements());
}
expectType<F32<[32], [1]>>(oneRow(a));
export function linesOf<M extends number, K extends number>(t: F32<[M, K], [K, 1]>): number {
  const [column, row, part] = [t.slice(":", 0), t.slice(0, ":"), t.slice("0:2", 3)];
  return column.get(1) + row.get(0) + part.get(1) + t.at("1:-1", ":").get(0, 0) + t.at(":", 0).get(0);
}
expectType<number>(linesOf(a));
export function stepsOf<A extends number, B extends number, C extends number>(t: F32<[A, B, C], unknown>): number {
  const again = t.reshape(t.layout.shape[0], t.layout.shape[1], t.layout.shape[2]);
  return again.get(0, 1, 2) + again.tile([1, 2, 3], [0, 1, 0]).get(0, 1, 2) + t.slice(":", 0, "1:").get(0, 0);
}
expectType<number>(stepsOf(zeros("float32", 2, 4, 4)));
export function vectorsOf<T extends Matrix>(t: T) {
  t.tileClipped([2, 2], [0, 1]).get(0, 0);
  return t.vectorize();
}
expectType<TileTensor<"float32x4", Layout<[8, 1], [4, 4]>>>(vectorsOf(a));
declare const four: F32<[8, 4], [4, 1]>;
export function wrongly<M extends number>(generic: F32<[M, 4], [4, 1]>) {
  const four = generic;
  // sentence: …"get: index 4 is out of range for axis 1 of extent 4"…
  expectError(four.get(0, 4));
  // sentence: slice: 0:5 ends past axis 1 of extent 4
  expectError(four.slice(":", "0:5"));
  // sentence: vectorize: axis 1 has extent 4, not divisible by 3
  expectError(four.vectorize(1, 3));
}
wrongly(four);

// --- bitcast to another size -----------------------------------------------------------------------------------------
export function bytes<M extends number, K extends number>(t: F32<[M, K], [K, 1]>) {
  const all = t.bitcast("uint8");
  all.set(at, at, 1);
  all.fill(0);
  return all;
}
expectType<TileTensor<"uint8", Layout<[8, 16], [16, 1]>>>(bytes(a));
export function pairs<T extends Matrix>(t: T): BitcastedType<T, "float64"> {
  return t.bitcast("float64");
}
expectType<TileTensor<"float64", Layout<[8, 2], [2, 1]>>>(pairs(a));
export function rowsOfFour<M extends number>(t: F32<[M, 4], [4, 1]>): TileTensor<"float64", Layout<[M, 2], [2, 1]>> {
  return t.bitcast("float64");
}
expectType<TileTensor<"float64", Layout<[8, 2], [2, 1]>>>(rowsOfFour(a));

// --- what a method gives is what its alias names, also of arguments that are read-only tuples --------------------------
export function blocks<T extends Matrix>(t: T): VectorizedType<T, [1, 4]> {
  return t.vectorize(1, 4);
}
expectType<TileTensor<"float32x4", Layout<[8, 1], [4, 4]>>>(blocks(a));
export function blocksOfConstant<T extends Matrix>(t: T): VectorizedType<T, readonly [1, 4]> {
  return t.vectorize(1, 4);
}
expectType<TileTensor<"float32x4", Layout<[8, 1], [4, 4]>>>(blocksOfConstant(a));
export function simdBlocks<T extends Matrix>(t: T): SIMDVectorizedType<T> {
  return t.vectorize();
}
expectType<TileTensor<"float32x4", Layout<[8, 1], [4, 4]>>>(simdBlocks(a));
export function corner<T extends Matrix>(t: T): TileResultType<T, [2, 4]> {
  const constant: TileResultType<T, readonly [2, 4]> = t.tile([2, 4], [0, 0]);
  return constant;
}
expectType<F32<[2, 4], [4, 1]>>(corner(a));
export function half<T extends Matrix>(t: T): SplitElementType<T, 2, 1> {
  return t.split(2, { axis: 1 })[0];
}
expectType<F32<[8, 2], [4, 1]>>(half(a));
export function twoByFour<T extends Matrix>(t: T): ReshapedType<T, readonly [2, 4]> {
  return t.reshape(2, 4);
}
expectType<F32<[2, 4], [4, 1]>>(twoByFour(zeros("float32", 4, 2)));

// --- the kind of a generic tensor, which the runtime knows ---------------------------------------------------------------
export function onHeap<T extends Matrix>(t: T): GenericType<T> {
  const same: AddressSpaceCastType<T, "heap"> = t.addressSpaceCast("heap");
  return same;
}
expectType<F32<[8, 4], [4, 1]>>(onHeap(a));
export function inSharedMemory<T extends Matrix>(t: T): AddressSpaceCastType<T, "shared"> {
  return t.addressSpaceCast("shared");
}
expectType<SharedTensor<"float32", Layout<[8, 4], [4, 1]>>>(inSharedMemory(a));
