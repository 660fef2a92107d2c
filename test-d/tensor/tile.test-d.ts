import { expectError, expectType } from "tsd";
import type { Layout, TileResultType, TileTensor } from "../../types/index.js";
import type { Multiple } from "../../types/int/index.js";

type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
declare const a: F32<[8, 4], [4, 1]>;
declare const tall: F32<[number, 4], [4, 1]>;
declare const eights: F32<[Multiple<8>, 4], [4, 1]>;
declare const rank0: F32<[], []>;
declare const empty: F32<[0, 4], [4, 1]>;
declare const nested: F32<[[2, 4], [3, 5]], [[60, 15], [5, 1]]>;
declare const mixed: F32<[[2, 4], 6], [[24, 6], 1]>;
declare const blocked: F32<[[2, 2], [2, 3]], [[2, 12], [1, 4]]>;
declare const woven: F32<[[2, 4], 2], [[3, 2], 16]>;
declare const openModes: F32<[[2, 4], number[]], [[number, number], number[]]>;
declare const deep: F32<[[2, [2, 2]], 6], [[24, [12, 6]], 1]>;
declare const vectors: TileTensor<"float32x4", Layout<[8, 4], [16, 4]>>;
declare const loose: F32<number[], number[]>;
declare const n: number;
declare const sizes: number[];
declare const either: 2 | 4;
const any = JSON.parse("0");

// --- tile ------------------------------------------------------------------------------------------------------------
expectType<F32<[2, 2], [4, 1]>>(a.tile([2, 2], [3, 1]));
expectType<TileResultType<typeof a, [2, 2]>>(a.tile([2, 2], [3, 1]));
// Nothing need divide: of 8 rows there are two whole tiles of 3.
expectType<F32<[3, 4], [4, 1]>>(a.tile([3, 4], [1, 0]));
expectType<F32<[8, 4], [4, 1]>>(a.tile([8, 4], [0, 0]));
expectType<F32<[0, 4], [4, 1]>>(a.tile([0, 4], [100, 0]));
expectType<F32<[0, 4], [4, 1]>>(empty.tile([0, 4], [0, 0]));
expectType<F32<[], []>>(rank0.tile([], []));
expectType<TileTensor<"float32x4", Layout<[2, 2], [16, 4]>>>(vectors.tile([2, 2], [3, 1]));
expectType<F32<[1, 1], [4, 1]>>(a.tile([4, 2], [1, 1]).tile([2, 1], [1, 1]).tile([1, 1], [1, 0]));

// What only the runtime knows, the runtime checks.
expectType<F32<[number, 2], [4, 1]>>(a.tile([n, 2], [0, 1]));
expectType<F32<[2, 2], [4, 1]>>(a.tile([2, 2], [n, n]));
expectType<F32<[9, 2], [4, 1]>>(tall.tile([9, 2], [9, 1]));
expectType<F32<[9, 2], [4, 1]>>(eights.tile([9, 2], [9, 1]));
expectType<F32<[number, number], [4, 1]>>(a.tile(sizes, sizes));
expectType<F32<[2, 2], [4, 1]>>(a.tile([2, 2] as const, [0, 0] as const));

// Of a nested mode the coarser leaf counts tiles of the finer one: (count, size), or (size, count).
expectType<F32<[4, 5], [15, 1]>>(nested.tile([4, 5], [1, 2]));
expectType<F32<[4, 3], [6, 1]>>(mixed.tile([4, 3], [1, 1]));
expectType<F32<[2, 2], [2, 1]>>(blocked.tile([2, 2], [1, 2]));
expectType<F32<[2, 2], [2, 1]>>(blocked.tile([2, 2], [n, n]));
expectType<F32<[2, 2], [number, number]>>(openModes.tile([2, 2], [1, 2]));

// sentence: tile: size 5 is larger than axis 1 of extent 4
expectError(a.tile([2, 5], [0, 0]));
// sentence: tile: size 3 at 2 ends past axis 0 of extent 8
expectError(a.tile([3, 2], [2, 0]));
// sentence: tile: size 2 at 2 ends past axis 1 of extent 4
expectError(a.tile([2, 2], [0, 2]));
// sentence: tile: sizes are one per axis, so 2 and not 1
expectError(a.tile([2], [0, 0]));
// sentence: tile: sizes are one per axis, so 2 and not 3
expectError(a.tile([2, 2, 2], [0, 0]));
// sentence: tile: sizes are one per axis, so 2 and not 0
expectError(a.tile([], [0, 0]));
// sentence: tile: tile coordinates are one per axis, so 2 and not 3
expectError(a.tile([2, 2], [0, 0, 0]));
// sentence: tile: tile coordinates are one per axis, so 2 and not 1
expectError(a.tile([2, 2], [0]));
// sentence: tile: size 0 is a union; dyn(x) makes it a runtime number
expectError(a.tile([either, 2], [0, 0]));
// sentence: tile: size 1 is -2, not a whole number from 0 to 9007199254740991
expectError(a.tile([2, -2], [0, 0]));
// sentence: tile: size 0 is 1.5, not a whole number from 0 to 9007199254740991
expectError(a.tile([1.5, 2], [0, 0]));
// sentence: tile: a size is any; give it a type
expectError(a.tile([any, 2], [0, 0]));
// sentence: tile: tile coordinate -1 on axis 0 is not a whole number from 0
expectError(a.tile([2, 2], [-1, 0]));
// sentence: tile: size 5 is larger than axis 1 of extent 4
expectError(tall.tile([7, 5], [0, 0]));
// sentence: tile: nested mode 0 consists of tiles of size 4, not 2
expectError(nested.tile([2, 5], [0, 0]));
// sentence: tile: tile coordinate 3 is not below 3, the number of tiles of nested mode 1
expectError(nested.tile([4, 5], [0, 3]));
// sentence: tile: nested mode 1 consists of tiles of size 2, not 3
expectError(blocked.tile([2, 3], [0, 0]));
// sentence: tile: tile coordinate 3 is not below 3, the number of tiles of nested mode 1
expectError(blocked.tile([2, 2], [0, 3]));
// sentence: tile: mode 0 is nested, but does not consist of tiles: two leaves, one stepping over the other
expectError(woven.tile([4, 2], [0, 0]));
// sentence: tile: mode 0 is nested, but does not consist of tiles: two leaves, one stepping over the other
expectError(deep.tile([2, 3], [0, 0]));

// --- tileClipped -----------------------------------------------------------------------------------------------------
expectType<F32<[number, number], [4, 1]>>(a.tileClipped([3, 3], [2, 1]));
expectType<F32<[number, number], [4, 1]>>(a.tileClipped([100, 3], [0, 1]));
expectType<F32<[number, number], [4, 1]>>(empty.tileClipped([3, 3], [0, 1]));
expectType<F32<[number, number], [4, 1]>>(a.tileClipped([n, 3], [7, n]));
expectType<F32<[number, number], [4, 1]>>(tall.tileClipped([3, 3], [7, 1]));
expectType<F32<[number, number], [6, 1]>>(mixed.tileClipped([4, 5], [1, 1]));

// sentence: tileClipped: size 3 at 3 starts past axis 0 of extent 8
expectError(a.tileClipped([3, 3], [3, 1]));
// sentence: tileClipped: size 3 at 1 starts past axis 0 of extent 0
expectError(empty.tileClipped([3, 3], [1, 1]));
// sentence: tileClipped: sizes are one per axis, so 2 and not 1
expectError(a.tileClipped([3], [0, 1]));
// sentence: tileClipped: tile coordinates are one per axis, so 2 and not 1
expectError(a.tileClipped([3, 3], [0]));
// sentence: tileClipped: size 1 is -3, not a whole number from 0 to 9007199254740991
expectError(a.tileClipped([3, -3], [0, 0]));
// sentence: tileClipped: tile coordinate 0.5 on axis 1 is not a whole number from 0
expectError(a.tileClipped([3, 3], [0, 0.5]));
// sentence: tileClipped: nested mode 0 consists of tiles of size 4, not 3
expectError(mixed.tileClipped([3, 3], [0, 0]));
// sentence: tileClipped: tile coordinate 2 is not below 2, the number of tiles of nested mode 0
expectError(mixed.tileClipped([4, 3], [2, 0]));

// --- bodies that are generic in sizes --------------------------------------------------------------------------------
export function tiles<M extends number, K extends number, B extends number>(
  t: F32<[M, K], [K, 1]>,
  b: B,
): F32<[B, 2], [K, 1]> {
  t.tile([2, 2], [0, 0]).fill(0);
  t.tile([2, 2], [3, n]).fill(1);
  t.tileClipped([3, b], [n, 1]).fill(2);
  return t.tile([b, 2], [0, 1]);
}
expectType<F32<[4, 2], [4, 1]>>(tiles(a, 4));

export function nestedRows<M extends number>(t: F32<[[2, 4], M], [[20, 5], 1]>): F32<[4, 2], [5, 1]> {
  return t.tile([4, 2], [1, 0]);
}
export function ofFour<M extends number>(t: F32<[M, 4], [4, 1]>) {
  return t.tile([2, 2], [0, 1]);
}
expectType<F32<[2, 2], [4, 1]>>(ofFour(a));
export function tooWide<M extends number>(t: F32<[M, 4], [4, 1]>) {
  // sentence: …tile: size 5 is larger than axis 1 of extent 4…
  expectError(t.tile([2, 5], [0, 0]));
}
export function anyRank(t: typeof loose) {
  return t.tile([2, 2], [0, 0]);
}
expectType<F32<[2, 2], number[]>>(anyRank(loose));
