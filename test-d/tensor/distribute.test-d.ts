import { expectError, expectType } from "tsd";
import { swizzle } from "../../src/algebra/index.js";
import { colMajor, layout, rowMajor } from "../../src/layout/index.js";
import type { DistributedType, Layout, OffsetFragment, ReadonlyTileTensor, TileTensor } from "../../types/index.js";

type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
declare const a: F32<[8, 4], [4, 1]>;
declare const tall: F32<[number, 4], [4, 1]>;
declare const flat: F32<[12], [1]>;
declare const cube: F32<[4, 6, 8], [48, 8, 1]>;
declare const nested: F32<[[2, 4], 4], [[16, 4], 1]>;
declare const deep: F32<[[2, [3, 4]], 4], [[48, [16, 4]], 1]>;
declare const vectors: TileTensor<"float32x4", Layout<[8, 4], [16, 4]>>;
declare const fixed: ReadonlyTileTensor<"float32", Layout<[8, 4], [4, 1]>>;
declare const n: number;

// --- distribute ------------------------------------------------------------------------------------------------------
expectType<F32<[4, 2], [8, 2]>>(a.distribute(rowMajor(2, 2), 3));
expectType<F32<[4, 2], [8, 2]>>(a.distribute(rowMajor(2, 2), n));
expectType<F32<[4, 2], [8, 2]>>(a.distribute(colMajor(2, 2), n, { swizzle: swizzle(1, 0, 2) }));
expectType<DistributedType<typeof a, Layout<[2, 2], [2, 1]>>>(a.distribute(rowMajor(2, 2), 3));
expectType<F32<[8, 1], [4, 4]>>(a.distribute(rowMajor(1, 4), 3));
expectType<F32<[3], [4]>>(flat.distribute(rowMajor(4), 3));
expectType<F32<[3], [4]>>(flat.distribute(layout(4, 1), 3));
expectType<F32<[2, 2, 8], [96, 24, 1]>>(cube.distribute(rowMajor(2, 3, 1), 5));
expectType<F32<[number, 2], [8, 2]>>(tall.distribute(rowMajor(2, 2), 3));
expectType<F32<[number, 2], [number, 2]>>(a.distribute(rowMajor(n, 2), 3));
expectType<TileTensor<"float32x4", Layout<[4, 2], [32, 8]>>>(vectors.distribute(rowMajor(2, 2), 3));
expectType<ReadonlyTileTensor<"float32", Layout<[4, 2], [8, 2]>>>(fixed.distribute(rowMajor(2, 2), 3));
// Of a nested mode the first leaf is used up first.
expectType<F32<[[1, 2], 4], [[32, 8], 1]>>(nested.distribute(layout([4, 1], [1, 0]), 3));
expectType<F32<[[1, [1, 2]], 4], [[96, [48, 8]], 1]>>(deep.distribute(layout([12, 1], [1, 0]), 3));
// The thread layout need not be compact.
expectType<F32<[4, 2], [8, 2]>>(a.distribute(layout([2, 2], [5, 2]), 7));

// sentence: distribute: axis 0 has extent 8, not divisible by 3 threads
expectError(a.distribute(rowMajor(3, 2), 0));
// sentence: distribute: axis 1 has extent 4, not divisible by 3 threads
expectError(a.distribute(rowMajor(2, 3), 0));
// sentence: distribute: axis 2 has extent 8, not divisible by 3 threads
expectError(cube.distribute(rowMajor(1, 1, 3), 0));
// sentence: distribute: axis 0 has extent 8, not divisible by 3 threads
expectError(nested.distribute(layout([3, 1], [1, 0]), 0));
// sentence: distribute: the thread layout has rank 1, the tensor 2
expectError(a.distribute(rowMajor(4), 0));
// sentence: distribute: mode 0 of the thread layout is nested
expectError(a.distribute(rowMajor([2, 2], 1), 0));
// sentence: distribute: thread layout (2,2):(1,1) gives one id to several threads
expectError(a.distribute(layout([2, 2], [1, 1]), 0));
// sentence: distribute: thread layout (2,2):(1,0) gives one id to several threads
expectError(a.distribute(layout([2, 2], [1, 0]), 0));
// sentence: distribute: thread layout (2,2):(2,1) has no thread 4
expectError(a.distribute(rowMajor(2, 2), 4));
// sentence: distribute: thread layout (2,2):(2,1) has no thread -1
expectError(a.distribute(rowMajor(2, 2), -1));

// --- distributeWithOffset --------------------------------------------------------------------------------------------
expectType<OffsetFragment<F32<[4, 2], [8, 2]>, [number, number]>>(a.distributeWithOffset(rowMajor(2, 2), 3));
// sentence: distributeWithOffset: axis 0 has extent 8, not divisible by 3 threads
expectError(a.distributeWithOffset(rowMajor(3, 2), 0));

// --- generic bodies --------------------------------------------------------------------------------------------------
export function turns<M extends number, K extends number>(t: F32<[M, K], [K, 1]>) {
  return t.distribute(rowMajor(2, 2), n).get(n, n) + t.distributeWithOffset(rowMajor(2, 2), n).offset;
}
expectType<number>(turns(a));

export function first<M extends number, K extends number>(t: F32<[M, K], [K, 1]>): number {
  return t.distribute(rowMajor(2, 2), n).get(0, 0);
}
expectType<number>(first(a));
export function touched<M extends number, K extends number>(t: F32<[M, K], [K, 1]>): number {
  const part = t.distribute(rowMajor(2, 2), n);
  part.set(0, 0, 1);
  part.tile([1, 1], [0, 0]).fill(2);
  part.copyFrom(t.distribute(rowMajor(2, 2), 0));
  return part.slice(0, 0).get() + part.at(0, ":").get(0) + part.load([0, 0]) + part.transpose().get(0, 0);
}
expectType<number>(touched(a));
export function firstOfThree<M extends number, K extends number>(t: F32<[M, K, 8], [number, 8, 1]>): number {
  return t.distribute(rowMajor(2, 2, 2), n).get(0, 0, 0);
}

export function part<T extends ReadonlyTileTensor<"float32", Layout<[number, number], [number, number]>>>(
  t: T,
): DistributedType<T, Layout<[2, 2], [2, 1]>> {
  return t.distribute(rowMajor(2, 2), 0);
}
expectType<F32<[4, 2], [8, 2]>>(part(a));
