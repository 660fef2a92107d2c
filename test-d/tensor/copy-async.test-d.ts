import { expectError, expectType } from "tsd";
import { swizzle } from "../../src/algebra/index.js";
import type { Layout } from "../../src/layout/index.js";
import { asyncCopyGroup, asyncCopyWaitAll, outerProductAcc, zeros } from "../../src/tensor/index.js";
import type { AsyncCopyGroup, ReadonlyTileTensor, TileTensor } from "../../types/tensor/index.js";
import type { ThreadPool } from "../../types/thread/index.js";

declare const n: number;
type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
declare const a: F32<[8, 4], [4, 1]>;
declare const seven: F32<[7, 4], [4, 1]>;
declare const ints: TileTensor<"int32", Layout<[8, 4], [4, 1]>>;
declare const vectors: TileTensor<"float32x4", Layout<[8, 4], [16, 4]>>;
declare const eight: F32<[8], [1]>;
declare const four: ReadonlyTileTensor<"float32", Layout<[4], [2]>>;

// --- copyFromAsync ---------------------------------------------------------------------------------------------------
expectType<Promise<F32<[8, 4], [4, 1]>>>(a.copyFromAsync(ints));
expectType<Promise<F32<[8, 4], [4, 1]>>>(a.copyFromAsync(a, { validRows: n, fill: "nan", swizzle: swizzle(3, 0, 3) }));
expectType<Promise<TileTensor<"int32", Layout<[8, 4], [4, 1]>>>>(ints.copyFromAsync(a, { bound: 8, fill: "zero" }));
declare const pool: ThreadPool;
expectType<Promise<F32<[8, 4], [4, 1]>>>(a.copyFromAsync(ints, { pool, group: asyncCopyGroup() }));
// sentence: …Type 'number' is not assignable to type 'CopyingPool'…
expectError(a.copyFromAsync(ints, { pool: 4 }));
expectType<AsyncCopyGroup>(asyncCopyGroup());
expectType<Promise<void>>(asyncCopyWaitAll());
expectType<Promise<void>>(asyncCopyWaitAll(asyncCopyGroup()));
// sentence: copyFromAsync: size 32 here, 28 there
expectError(a.copyFromAsync(seven));
// sentence: copyFromAsync: elements are float32 here and float32x4 there
expectError(a.copyFromAsync(vectors));
// sentence: copyFromAsync: int32 has no NaN to fill with
expectError(ints.copyFromAsync(a, { fill: "nan" }));
// sentence: copyFromAsync: validRows is a whole number from 0, not -1
expectError(a.copyFromAsync(ints, { validRows: -1 }));
// sentence: copyFromAsync: bound is a whole number from 0, not 0.5
expectError(a.copyFromAsync(ints, { validRows: 3, bound: 0.5 }));
// sentence: copyFromAsync: a base offset is a whole number from 0, not -4
expectError(a.copyFromAsync(ints, { baseOffset: -4 }));
// sentence: …Property 'copyFromAsync' does not exist on type …
expectError(a.asImm().copyFromAsync(a));

// --- outerProductAcc -------------------------------------------------------------------------------------------------
expectType<F32<[8, 4], [4, 1]>>(outerProductAcc(a, eight, four));
expectType<F32<[number, 4], [4, 1]>>(outerProductAcc(zeros("float32", n, 4), eight, four));
// sentence: outerProductAcc: axis 0 of c has extent 8, a has 4
expectError(outerProductAcc(a, four, four));
// sentence: outerProductAcc: axis 1 of c has extent 4, b has 8
expectError(outerProductAcc(a, eight, eight));
// sentence: outerProductAcc: c has rank 1, not 2
expectError(outerProductAcc(eight, eight, four));
// sentence: outerProductAcc: b has rank 2, not 1
expectError(outerProductAcc(a, eight, a));
// sentence: outerProductAcc: c is float32, a is int32
expectError(outerProductAcc(a, zeros("int32", 8), four));
// sentence: outerProductAcc: c is float32x4; only scalars are multiplied
expectError(outerProductAcc(vectors, eight, four));
// sentence: outerProductAcc: the tensor is read-only
expectError(outerProductAcc(a.asImm(), eight, four));

export function accumulate<M extends number, N extends number>(
  c: TileTensor<"float32", Layout<[M, N], [N, 1]>>,
  column: ReadonlyTileTensor<"float32", Layout<[M], [number]>>,
  row: ReadonlyTileTensor<"float32", Layout<[N], [number]>>,
): TileTensor<"float32", Layout<[M, N], [N, 1]>> {
  return outerProductAcc(c, column, row);
}
expectType<F32<[8, 4], [4, 1]>>(accumulate(a, eight, four));
