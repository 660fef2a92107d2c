import { expectAssignable, expectError, expectNotAssignable, expectType } from "tsd";
import { layout, rowMajor } from "../../src/layout/index.js";
import { tileTensorIter } from "../../src/tensor/index.js";
import type {
  BitcastType,
  DType,
  Layout,
  ReadonlyTileTensor,
  ReshapeType,
  SharedTensor,
  TileTensor,
  TileTensorIter,
  TileType,
  View,
} from "../../types/index.js";

type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
declare const a: F32<[8, 4], [4, 1]>;
declare const fixed: ReadonlyTileTensor<"float32", Layout<[8, 4], [4, 1]>>;
declare const vectors: TileTensor<"float32x4", Layout<[8, 4], [16, 4]>>;
declare const n: number;
declare const flag: boolean;
declare const rows: number[];
const any = JSON.parse("0");

// --- what is walked --------------------------------------------------------------------------------------------------
const it = tileTensorIter(a, rowMajor(2, 4), { bound: 32 });
expectType<TileTensorIter<F32<[2, 4], [4, 1]>>>(it);
expectType<TileTensorIter<F32<[2, 2], [8, 1]>>>(
  tileTensorIter(new Float32Array(64), layout([2, 2], [8, 1]), { bound: 64, stride: 16, offset: 32, circular: true }),
);
expectType<TileTensorIter<SharedTensor<"int32", Layout<[4], [1]>>>>(
  tileTensorIter(new Int32Array(new SharedArrayBuffer(64)), rowMajor(4), { bound: 16 }),
);
expectType<TileTensorIter<ReadonlyTileTensor<"float32", Layout<[number, 4], [4, 1]>>>>(
  tileTensorIter(fixed, rowMajor(n, 4), { bound: n, stride: n, offset: n, circular: flag }),
);
expectType<TileTensorIter<F32<[4], [1]>>>(tileTensorIter(a, layout(4, 1), { bound: 4, masked: true, numValidRows: 2 }));

// --- its members -----------------------------------------------------------------------------------------------------
expectType<F32<[2, 4], [4, 1]>>(it.get());
expectType<Layout<[2, 4], [4, 1]>>(it.tileLayout);
expectType<number>(it.offset);
expectType<void>(it.advance());
expectType<void>(it.advance(n));
expectType<TileTensorIter<F32<[2, 4], [4, 1]>>>(it.next(3));
expectType<TileTensorIter<F32<[2, 4], [4, 1]>>>(it.nextUnsafe());
expectType<TileTensorIter<TileTensor<"int32", Layout<[2, 4], [4, 1]>>>>(it.bitcast("int32"));
expectType<TileTensorIter<F32<[8], [1]>>>(it.reshape(rowMajor(8)));
for (const tile of it) expectType<F32<[2, 4], [4, 1]>>(tile);
const tiles = [...it];
expectType<F32<[2, 4], [4, 1]>[]>(tiles);

expectType<F32<[2, 4], [4, 1]>>({} as TileType<typeof it>);
expectType<typeof it>({} as TileTensorIter<TileType<typeof it>>);
expectType<TileTensorIter<TileTensor<"int32", Layout<[2, 4], [4, 1]>>>>({} as BitcastType<typeof it, "int32">);
expectType<TileTensorIter<F32<[4, 2], [2, 1]>>>({} as ReshapeType<typeof it, Layout<[4, 2], [2, 1]>>);

// --- assignment ------------------------------------------------------------------------------------------------------
expectAssignable<TileTensorIter<F32<[number, 4], [4, 1]>>>(it);
expectAssignable<TileTensorIter<ReadonlyTileTensor<"float32", Layout<[2, 4], [4, 1]>>>>(it);
expectNotAssignable<TileTensorIter<F32<[3, 4], [4, 1]>>>(it);
expectNotAssignable<TileTensorIter<TileTensor<"int32", Layout<[2, 4], [4, 1]>>>>(it);

// --- refusals --------------------------------------------------------------------------------------------------------
// sentence: advance: a number of tiles is a whole number from 0, not -1
expectError(tileTensorIter(a, rowMajor(2, 4), { bound: 32 }).advance(-1));
// sentence: next: a number of tiles is a whole number from 0, not 0.5
expectError(tileTensorIter(a, rowMajor(2, 4), { bound: 32 }).next(0.5));
// sentence: nextUnsafe: a number of tiles is a whole number from 0, not -2
expectError(tileTensorIter(a, rowMajor(2, 4), { bound: 32 }).nextUnsafe(-2));
// sentence: bitcast: int8 has 1-byte elements, float32 has 4; an iterator keeps its numbers
expectError(tileTensorIter(a, rowMajor(2, 4), { bound: 32 }).bitcast("int8"));
// sentence: reshape: the new tile has size 9, the tile 8
expectError(tileTensorIter(a, rowMajor(2, 4), { bound: 32 }).reshape(rowMajor(3, 3)));
// sentence: tileTensorIter: bound is -1, not a whole number from 0
expectError(tileTensorIter(a, rowMajor(2, 4), { bound: -1 }));
// sentence: tileTensorIter: stride is 0, not a whole number from 1
expectError(tileTensorIter(a, rowMajor(2, 4), { bound: 32, stride: 0 }));
// sentence: tileTensorIter: offset is 1.5, not a whole number from 0
expectError(tileTensorIter(a, rowMajor(2, 4), { bound: 32, offset: 1.5 }));
// sentence: tileTensorIter: numValidRows is -3, not a whole number from 0
expectError(tileTensorIter(a, rowMajor(2, 4), { bound: 32, masked: true, numValidRows: -3 }));
// sentence: tileTensorIter: the source is neither a tensor nor a typed array
expectError(tileTensorIter(rows, rowMajor(2, 4), { bound: 32 }));
// sentence: tileTensorIter: the elements are float32x4; vectorize the tiles instead
expectError(tileTensorIter(vectors, rowMajor(2, 4), { bound: 32 }));

// Nothing is any that was made of any.
expectType<TileTensorIter<ReadonlyTileTensor<DType, Layout<[2], [1]>>>>(tileTensorIter(any, rowMajor(2), { bound: 4 }));

// --- generic bodies --------------------------------------------------------------------------------------------------
export function total<M extends number>(t: F32<[M, 4], [4, 1]>, m: M): number {
  let sum = 0;
  for (const tile of tileTensorIter(t, rowMajor(2, 4), { bound: 4 * m })) sum += tile.get(1, 3);
  return sum;
}
export function start<T extends typeof fixed>(t: T) {
  return tileTensorIter(t, rowMajor(2, 2), { bound: 4 }).next();
}
expectType<TileTensorIter<F32<[2, 2], [2, 1]>>>(start(a));
export function pairs<T extends typeof fixed>(t: T): TileTensorIter<View<T, Layout<[2], [1]>>> {
  return tileTensorIter(t, rowMajor(2), { bound: 4 });
}
expectType<TileTensorIter<F32<[2], [1]>>>(pairs(a));
