import { expectError, expectType } from "tsd";
import type { Layout } from "../../src/layout/index.js";
import { argmax, reduceMax, reduceMean, reduceMin, reduceSum, wasmMemory, zeros } from "../../src/tensor/index.js";
import type { ReadonlyTileTensor, TileTensor } from "../../types/tensor/index.js";

declare const n: number;
declare const rows: readonly number[];

type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
declare const a: F32<[8, 4], [4, 1]>;
declare const cube: ReadonlyTileTensor<"float32", Layout<[2, 8, 4], [1, 2, 16]>>;
declare const nested: F32<[[2, 4], 4], [[16, 4], 1]>;
declare const tall: F32<[number, 4], [4, 1]>;
declare const bytes: TileTensor<"uint8", Layout<[8, 4], [4, 1]>>;
declare const wide: TileTensor<"int64", Layout<[8, 4], [4, 1]>>;
declare const flags: TileTensor<"bool", Layout<[8, 4], [4, 1]>>;
declare const vectors: TileTensor<"float32x4", Layout<[8, 1], [4, 4]>>;
declare const eight: F32<[8], [1]>;
declare const four: TileTensor<"float64", Layout<[4], [2]>>;

// --- one value -------------------------------------------------------------------------------------------------------
expectType<number>(a.reduceSum());
expectType<bigint>(wide.reduceSum());
expectType<number>(flags.reduceSum());
expectType<boolean>(flags.reduceMax());
expectType<bigint>(wide.reduceMin());
expectType<number>(wide.reduceMean());
expectType<number>(cube.argmax());
expectType<number>(a.reduceSum({}));

// --- without an axis -------------------------------------------------------------------------------------------------
expectType<F32<[8], [1]>>(a.reduceSum({ axis: 1 }));
expectType<F32<[4], [1]>>(a.reduceMin({ axis: 0 }));
expectType<F32<[2, 4], [4, 1]>>(cube.reduceMax({ axis: 1 }));
expectType<F32<[[2, 4]], [[4, 1]]>>(nested.reduceSum({ axis: 1 }));
expectType<F32<[4], [1]>>(nested.reduceMean({ axis: 0 }));
expectType<F32<[number], [1]>>(tall.reduceSum({ axis: 1 }));
expectType<F32<[number], [1]>>(a.reduceSum({ axis: n }));
expectType<F32<[], []>>(eight.reduceSum({ axis: 0 }));
expectType<TileTensor<"int32", Layout<[8], [1]>>>(bytes.reduceSum({ axis: 1 }));
expectType<TileTensor<"uint8", Layout<[8], [1]>>>(bytes.reduceMax({ axis: 1 }));
expectType<TileTensor<"float64", Layout<[8], [1]>>>(bytes.reduceMean({ axis: 1 }));
expectType<TileTensor<"int64", Layout<[4], [1]>>>(wide.reduceSum({ axis: 0 }));
expectType<TileTensor<"int32", Layout<[4], [1]>>>(a.argmax({ axis: 0 }));
expectType<F32<[4], [1]>>(wasmMemory().zeros("float32", 8, 4).reduceSum({ axis: 0 }));
zeros("float32", ...rows).reduceSum({ axis: 1 });

// sentence: reduceSum: axis 2 of a tensor of rank 2
expectError(a.reduceSum({ axis: 2 }));
// sentence: argmax: axis -1 of a tensor of rank 2
expectError(a.argmax({ axis: -1 }));
// sentence: reduceMax: the elements are float32x4; reduce before vectorizing
expectError(vectors.reduceMax());

// --- into a destination ----------------------------------------------------------------------------------------------
expectType<F32<[8], [1]>>(reduceSum(eight, a, { axis: 1 }));
expectType<typeof four>(reduceMin(four, a, { axis: 0 }));
expectType<typeof four>(reduceMax(four, bytes, { axis: 0 }));
expectType<typeof four>(reduceMean(four, tall, { axis: 0 }));
expectType<F32<[8], [1]>>(argmax(eight, a, { axis: n }));
expectType<F32<[[2, 4], 4], [[16, 4], 1]>>(reduceSum(nested, zeros("float32", 8, 3, 4), { axis: 1 }));
// sentence: reduceSum: axis 0 has extent 8 here and 4 there
expectError(reduceSum(eight, a, { axis: 0 }));
// sentence: reduceMean: the operand has rank 1, the tensor 2
expectError(reduceMean(a, a, { axis: 0 }));
// sentence: reduceMin: the tensor is read-only
expectError(reduceMin(eight.asImm(), a, { axis: 1 }));
// sentence: reduceMax: axis 2 of a tensor of rank 2
expectError(reduceMax(a, a, { axis: 2 }));

// --- generic bodies --------------------------------------------------------------------------------------------------
export function rowSums<M extends number, N extends number>(
  t: ReadonlyTileTensor<"float32", Layout<[M, N], [number, number]>>,
): TileTensor<"float32", Layout<[M], [1]>> {
  return t.reduceSum({ axis: 1 });
}
expectType<F32<[8], [1]>>(rowSums(a));
