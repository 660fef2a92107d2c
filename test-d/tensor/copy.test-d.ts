import { expectAssignable, expectError, expectNotAssignable, expectType } from "tsd";
import type {
  Agree,
  AnyLayout,
  Layout,
  Multiple,
  ReadonlyTileTensor,
  SharedTensor,
  TensorWrites,
  TileResultType,
  TileTensor,
  View,
} from "../../types/index.js";

type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
type Fixed<Shape, Stride> = ReadonlyTileTensor<"float32", Layout<Shape, Stride>>;
declare const a: F32<[8, 4], [4, 1]>;
declare const transposed: F32<[8, 4], [1, 8]>;
declare const seven: F32<[7, 4], [4, 1]>;
declare const swapped: F32<[4, 8], [8, 1]>;
declare const line: F32<[32], [1]>;
declare const tall: F32<[number, 4], [4, 1]>;
declare const nested: F32<[[2, 4], 4], [[16, 4], 1]>;
declare const vectors: TileTensor<"float32x4", Layout<[8, 4], [16, 4]>>;
declare const halves: ReadonlyTileTensor<"bfloat16x4", Layout<[8, 4], [16, 4]>>;
declare const wide: TileTensor<"int64", Layout<[8, 4], [4, 1]>>;
declare const fixed: Fixed<[8, 4], [4, 1]>;
declare const shared: SharedTensor<"int32", Layout<[8, 4], [4, 1]>>;
declare const multiple: F32<[Multiple<8>, 4], [4, 1]>;

// --- copyFrom: as many elements, of the same block; dtypes are cast --------------------------------------------------
expectType<F32<[8, 4], [4, 1]>>(a.copyFrom(transposed));
expectType<F32<[8, 4], [4, 1]>>(a.copyFrom(swapped));
expectType<F32<[8, 4], [4, 1]>>(a.copyFrom(line));
expectType<F32<[8, 4], [4, 1]>>(a.copyFrom(nested));
expectType<F32<[8, 4], [4, 1]>>(a.copyFrom(tall));
expectType<F32<[number, 4], [4, 1]>>(tall.copyFrom(a));
expectType<F32<[number, 4], [4, 1]>>(tall.copyFrom(seven));
expectType<F32<[8, 4], [4, 1]>>(a.copyFrom(wide));
expectType<F32<[8, 4], [4, 1]>>(a.copyFrom(fixed));
expectType<F32<[8, 4], [4, 1]>>(a.copyFrom(shared));
expectType<typeof vectors>(vectors.copyFrom(halves));

// sentence: copyFrom: size 32 here, 28 there
expectError(a.copyFrom(seven));
// sentence: copyFrom: elements are float32 here and float32x4 there
expectError(a.copyFrom(vectors));
// sentence: …Property 'copyFrom' does not exist on type …
expectError(fixed.copyFrom(a));

// --- static to dynamic, mutable to read-only, and not the reverse ----------------------------------------------------
expectAssignable<F32<[number, number], [number, number]>>(a);
expectAssignable<F32<[number, 4], [4, 1]>>(a);
expectAssignable<F32<readonly number[], readonly number[]>>(a);
expectAssignable<F32<[number, 4], [4, 1]>>(multiple);
expectAssignable<TileTensor<"float32", AnyLayout>>(a);
expectAssignable<TileTensor<unknown, unknown>>(a);
expectAssignable<Fixed<[8, 4], [4, 1]>>(a);
expectAssignable<Fixed<[number, number], [number, number]>>(a);
expectAssignable<ReadonlyTileTensor<unknown, unknown>>(shared);
expectNotAssignable<F32<[8, 4], [4, 1]>>(tall);
expectNotAssignable<F32<[7, 4], [4, 1]>>(a);
expectNotAssignable<F32<[8, 4], [1, 8]>>(a);
expectNotAssignable<F32<[8], [4]>>(a);
expectNotAssignable<F32<[Multiple<8>, 4], [4, 1]>>(tall);
expectNotAssignable<F32<[8, 4], [4, 1]>>(fixed);
expectNotAssignable<TileTensor<"int64", Layout<[8, 4], [4, 1]>>>(a);
expectNotAssignable<TileTensor<"int32", Layout<[8, 4], [4, 1]>>>(shared);
// sentence: …is missing the following properties from type 'TileTensor<"float32", Layout<[8, 4], [4, 1]>>'…
expectError(((t: F32<[8, 4], [4, 1]>) => t)(fixed));

// --- views keep the kind of their tensor -----------------------------------------------------------------------------
expectType<Fixed<[8, 4], [4, 1]>>(a.asImm());
expectType<Fixed<[2, 2], [4, 1]>>(a.asImm().tile([2, 2], [0, 0]));
expectType<Fixed<[4, 8], [1, 4]>>(fixed.transpose());
expectType<SharedTensor<"int32", Layout<[2, 2], [4, 1]>>>(shared.tile([2, 2], [0, 0]));
expectType<SharedTensor<"int32x4", Layout<[8, 1], [4, 4]>>>(shared.vectorize());
expectType<ReadonlyTileTensor<"int32", Layout<[8, 4], [4, 1]>>>(shared.asImm());

// --- functions over the kind, and over sizes that must agree ---------------------------------------------------------
type Mat = ReadonlyTileTensor<"int32" | "float32", Layout<[8, 4], [4, 1]>>;

export function half<T extends Mat & TensorWrites>(t: T): TileResultType<T, [4, 4]> {
  t.fill(1).set(1, 1, 4);
  t.copyFrom(t).copyFrom(a);
  t.slice("0:2", 3).get(1);
  t.at(0, ":").get(3);
  t.vectorize(1, 4).get(7, 0);
  t.permute(1, 0).get(3, 7);
  t.reshape(2, 16).get(1, 15);
  t.transpose().get(3, 7);
  t.coalesce().get(31);
  t.load([1, 1]);
  return t.tile([4, 4], [1, 0]);
}
expectType<F32<[4, 4], [4, 1]>>(half(a));
expectType<SharedTensor<"int32", Layout<[4, 4], [4, 1]>>>(half(shared));
// sentence: …ReadonlyTileTensor<"float32", Layout<[8, 4], [4, 1]>>…
expectError(half(fixed));

export function sameView<T extends Mat>(t: T): View<T, Layout<[4, 8], [1, 4]>> {
  return t.transpose();
}
expectType<Fixed<[4, 8], [1, 4]>>(sameView(fixed));

export function product<M extends number, K extends number, N extends number, K2 extends number>(
  left: Fixed<[M, K], unknown>,
  right: Fixed<[Agree<K, K2, "product: inner sizes">, N], unknown>,
): readonly [M, N] {
  return [left.layout.shape[0], right.layout.shape[1]];
}
expectType<readonly [8, 8]>(product(a, swapped));
expectType<readonly [number, 8]>(product(tall, swapped));
expectType<readonly [4, 4]>(product(swapped, tall));
// sentence: …product: inner sizes: 4 here and 7 there…
expectError(product(a, seven));

// A union of two tensors can be used: the methods are the same.
export function either(choice: F32<[8, 4], [4, 1]> | F32<[8, 4], [1, 8]>): number {
  choice.fill(0);
  return choice.get(7, 3) + choice.tile([4, 4], [1, 0]).get(0, 0);
}
