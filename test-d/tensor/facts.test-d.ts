import { expectError, expectType } from "tsd";
import type {
  AnyLayout,
  IsCompatibleWith,
  IsRowMajorTensor,
  Layout,
  OffsetTile,
  ReadonlyTileTensor,
  TileResultType,
  TileTensor,
} from "../../types/index.js";

type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
declare const a: F32<[8, 4], [4, 1]>;
declare const tall: F32<[number, 4], [4, 1]>;
declare const padded: F32<[8, 4], [16, 1]>;
declare const open: F32<[8, 4], [number, 1]>;
declare const nested: F32<[[2, 4], 4], [[16, 4], 1]>;
declare const vectors: TileTensor<"float32x4", Layout<[8, 4], [16, 4]>>;
declare const fixed: ReadonlyTileTensor<"float32", Layout<[8, 4], [4, 1]>>;
declare const scalar: F32<[], []>;
declare const unknownRank: F32<readonly number[], readonly number[]>;
declare const anything: ReadonlyTileTensor<"float32", AnyLayout>;
declare const n: number;
declare const index: number[];

// --- facts -----------------------------------------------------------------------------------------------------------
expectType<2>(a.rank);
expectType<2>(nested.rank);
expectType<2>(vectors.rank);
expectType<0>(scalar.rank);
expectType<number>(unknownRank.rank);
expectType<number>(anything.rank);
expectType<0 | 2>(anything.rank === 0 ? scalar.rank : a.rank);
expectType<2>(a.layout.rank());
expectType<number>(a.flatRank);
expectType<3>(nested.layout.flatRank());
expectType<number>(vectors.elementSize);
expectType<"int32" | "int64">(a.linearIdxType);
expectType<32>(a.numElements());
expectType<8>(a.dim(0));
expectType<8>(nested.dim(0));
expectType<number>(tall.dim(0));
expectType<number>(a.dim(n));
expectType<4>(fixed.dim(1));
expectType<4>(a.dynamicStride(0));
expectType<number>(open.dynamicStride(0));
expectType<1>(nested.dynamicStride(1));
expectType<true>(a.isRowMajor());
expectType<true>(tall.isRowMajor());
expectType<false>(padded.isRowMajor());
expectType<boolean>(open.isRowMajor());
expectType<false>(nested.isRowMajor());
expectType<boolean>(vectors.isRowMajor());
expectType<false>(vectors.transpose().isRowMajor());
expectType<IsRowMajorTensor<typeof a>>(a.isRowMajor());
expectType<true>(a.isCompatibleWith([5, 7]));
expectType<false>(a.isCompatibleWith([[1, 2], 3]));
expectType<false>(a.isCompatibleWith([1, 2, 3]));
expectType<true>(nested.isCompatibleWith([[1, 1], 0]));
expectType<true>(nested.isCompatibleWith([1, 0]));
expectType<false>(nested.isCompatibleWith([[1, 1, 1], 0]));
expectType<boolean>(nested.isCompatibleWith(index));
declare const compatible: IsCompatibleWith<[[2, 3], [4, 2]], [[1, 1], [1, 1]]>;
expectType<true>(compatible);
expectType<string>(a.getTypeName());
expectType<string>(a.writeTo());

// sentence: dim: axis 2 of a tensor of rank 2
expectError(a.dim(2));
// sentence: dim: axis -1 of a tensor of rank 2
expectError(a.dim(-1));
// sentence: dynamicStride: axis 2 of a tensor of rank 2
expectError(a.dynamicStride(2));
// sentence: dynamicStride: mode 0 is nested, (2,4); only flat modes are possible here
expectError(nested.dynamicStride(0));

// --- tiles whose strides are stated ----------------------------------------------------------------------------------
expectType<F32<[2, 2], [4, 1]>>(open.tile([2, 2], [3, 1], { strides: [4, 1] }));
expectType<F32<[2, 2], [number, 1]>>(open.tile([2, 2], [3, 1]));
expectType<F32<[2, 2], [number, 1]>>(a.tile([2, 2], [3, 1], { strides: [n, 1] }));
expectType<F32<[2, 2], [4, 1]>>(a.makeDynamic().tile([2, 2], [3, 1], { strides: [4, 1] }));
expectType<F32<[4, 2], [4, 1]>>(nested.tile([4, 4], [0, 0]).tile([4, 2], [0, 0], { strides: [4, 1] }));
expectType<OffsetTile<F32<[2, 2], [4, 1]>, [2, 2], 10>>(open.tileWithOffset([2, 2], [1, 1], { strides: [4, 1] }));
declare const stated: TileResultType<typeof open, [2, 2], [4, 1]>;
expectType<F32<[2, 2], [4, 1]>>(stated);

// sentence: tile: axis 0 has stride 4, not 8
expectError(a.tile([2, 2], [3, 1], { strides: [8, 1] }));
// sentence: tile: axis 1 has stride 1, not 2
expectError(padded.tile([2, 2], [3, 1], { strides: [16, 2] }));
// sentence: tile: strides are one per axis, so 2 and not 1
expectError(a.tile([2, 2], [3, 1], { strides: [4] }));
// sentence: tileWithOffset: axis 0 has stride 4, not 8
expectError(a.tileWithOffset([2, 2], [3, 1], { strides: [8, 1] }));

// --- generic bodies --------------------------------------------------------------------------------------------------
export function facts<M extends number, K extends number>(t: F32<[M, K], [K, 1]>): number {
  return t.dim(0) + t.dim(1) + t.dynamicStride(0) + t.tile([2, 2], [0, 0], { strides: [n, 1] }).get(0, 0);
}
expectType<number>(facts(a));
