import { expectError, expectType } from "tsd";
import type {
  DynamicSplitType,
  Layout,
  OffsetTile,
  ReadonlyTileTensor,
  SplitElementType,
  StaticSplitType,
  TileTensor,
} from "../../types/index.js";

type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
declare const a: F32<[8, 4], [4, 1]>;
declare const tall: F32<[number, 4], [4, 1]>;
declare const rank0: F32<[], []>;
declare const nested: F32<[[2, 4], 4], [[16, 4], 1]>;
declare const vectors: TileTensor<"float32x4", Layout<[8, 4], [16, 4]>>;
declare const fixed: ReadonlyTileTensor<"float32", Layout<[8, 4], [4, 1]>>;
declare const n: number;
declare const either: 2 | 4;
declare const sizes: number[];

// --- tileWithOffset --------------------------------------------------------------------------------------------------
expectType<OffsetTile<F32<[2, 2], [4, 1]>, [6, 2], 26>>(a.tileWithOffset([2, 2], [3, 1]));
expectType<OffsetTile<F32<[2, 2], [4, 1]>, [number, 2], number>>(a.tileWithOffset([2, 2], [n, 1]));
expectType<OffsetTile<F32<[number, number], [4, 1]>, number[], number>>(a.tileWithOffset(sizes, sizes));
// sentence: tileWithOffset: size 3 at 2 ends past axis 0 of extent 8
expectError(a.tileWithOffset([3, 2], [2, 0]));
// sentence: tileWithOffset: mode 0 is nested, (2,4); only flat modes are possible here
expectError(nested.tileWithOffset([4, 4], [0, 0]));

// --- all parts -------------------------------------------------------------------------------------------------------
expectType<[F32<[4, 4], [4, 1]>, F32<[4, 4], [4, 1]>]>(a.split(2));
expectType<[F32<[8, 2], [4, 1]>, F32<[8, 2], [4, 1]>]>(a.split(2, { axis: 1 }));
expectType<StaticSplitType<typeof a, 4>>(a.split(4));
expectType<SplitElementType<typeof a, 4>>(a.split(4)[3]);
expectType<F32<[number, 4], [4, 1]>[]>(a.split(n));
expectType<[F32<[number, 4], [4, 1]>, F32<[number, 4], [4, 1]>]>(tall.split(2));
expectType<F32<[number, number], [4, 1]>>(a.split(2, { axis: n })[0]);
expectType<[ReadonlyTileTensor<"float32", Layout<[8, 4], [4, 1]>>]>(fixed.split(1));
expectType<TileTensor<"float32x4", Layout<[2, 4], [16, 4]>>>(vectors.split(4)[1]);
declare const long: F32<[2520], [1]>;
expectType<126>(long.split(126).length);
expectType<F32<[2], [1]>[]>(long.split(1260));

// sentence: split: axis 0 has extent 8, not divisible into 3 parts
expectError(a.split(3));
// sentence: split: axis 1 has extent 4, not divisible into 3 parts
expectError(a.split(3, { axis: 1 }));
// sentence: split: a count is a whole number from 1, not 0
expectError(a.split(0));
// sentence: split: a count is a whole number from 1, not 1.5
expectError(a.split(1.5));
// sentence: split: size 0 is a union; dyn(x) makes it a runtime number
expectError(a.split(either));
// sentence: split: axis 2 of a tensor of rank 2
expectError(a.split(2, { axis: 2 }));
// sentence: split: mode 0 is nested, (2,4); only flat modes are possible here
expectError(nested.split(2));
// sentence: split: axis 0 of a tensor of rank 0
expectError(rank0.split(1));

// --- one part --------------------------------------------------------------------------------------------------------
expectType<F32<[number, 4], [4, 1]>>(a.split(3, 2));
expectType<F32<[number, 4], [4, 1]>>(a.split(n, n));
expectType<F32<[8, number], [4, 1]>>(a.split(either, 1, { axis: 1, alignment: 2 }));
expectType<DynamicSplitType<typeof a, 1>>(a.split(3, 1, { axis: 1 }));
expectType<ReadonlyTileTensor<"float32", Layout<[number, 4], [4, 1]>>>(fixed.split(3, 0));
expectType<F32<[[2, 4], number], [[16, 4], 1]>>(nested.split(3, 0, { axis: n }));

// sentence: split: part 3 of 3
expectError(a.split(3, 3));
// sentence: split: part -1 of 3
expectError(a.split(3, -1));
// sentence: split: a count is a whole number from 1, not 0
expectError(a.split(0, 0));
// sentence: split: an alignment is a whole number from 1, not 0
expectError(a.split(3, 1, { alignment: 0 }));
// sentence: split: axis 2 of a tensor of rank 2
expectError(a.split(3, 1, { axis: 2 }));
// sentence: split: mode 0 is nested, (2,4); only flat modes are possible here
expectError(nested.split(3, 1));

// --- generic bodies --------------------------------------------------------------------------------------------------
export function halves<M extends number, K extends number>(t: F32<[M, K], [K, 1]>) {
  const [left, right] = t.split(2, { axis: 1 });
  return left.get(0, 0) + right.get(0, 0) + t.split(n, 0).get(0, 0) + t.tileWithOffset([2, 2], [0, 0]).tile.get(1, 1);
}
expectType<number>(halves(a));

export function second<T extends ReadonlyTileTensor<"float32", Layout<[number, number], [number, number]>>>(
  t: T,
): SplitElementType<T, 2> {
  return t.split(2)[1];
}
expectType<F32<[4, 4], [4, 1]>>(second(a));
