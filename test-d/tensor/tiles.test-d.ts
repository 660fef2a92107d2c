import { expectError, expectType } from "tsd";
import type {
  Layout,
  MaskedTile,
  PlacedTile,
  Ragged,
  ReadonlyTileTensor,
  TileEntry,
  Tiles,
  TileTensor,
} from "../../types/index.js";
import type { Multiple } from "../../types/int/index.js";

type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
declare const a: F32<[8, 4], [4, 1]>;
declare const odd: F32<[5, 7], [7, 1]>;
declare const tall: F32<[number, 4], [4, 1]>;
declare const eights: F32<[Multiple<8>, 4], [4, 1]>;
declare const nested: F32<[[2, 4], [3, 5]], [[60, 15], [5, 1]]>;
declare const deep: F32<[[2, [2, 2]], 6], [[24, [12, 6]], 1]>;
declare const vectors: TileTensor<"float32x4", Layout<[8, 4], [16, 4]>>;
declare const fixed: ReadonlyTileTensor<"float32", Layout<[8, 4], [4, 1]>>;
declare const rank0: F32<[], []>;
declare const loose: F32<number[], number[]>;
declare const n: number;
declare const sizes: number[];
declare const either: 2 | 4;
declare const ragged: Ragged;
const any = JSON.parse("0");

type Pair = [number, number];

// --- what does not divide is refused ---------------------------------------------------------------------------------
expectType<Tiles<PlacedTile<F32<[4, 2], [4, 1]>, Pair>>>(a.tiles([4, 2]));
expectType<Tiles<PlacedTile<F32<[4, 2], [4, 1]>, Pair>>>(a.tiles([4, 2], {}));
expectType<Tiles<PlacedTile<F32<[4, 2], [4, 1]>, Pair>>>(a.tiles([4, 2], { ragged: "error" }));
expectType<Tiles<PlacedTile<F32<[3, 2], [4, 1]>, Pair>>>(tall.tiles([3, 2]));
expectType<Tiles<PlacedTile<F32<[16, 2], [4, 1]>, Pair>>>(eights.tiles([16, 2]));
expectType<Tiles<PlacedTile<F32<[number, 2], [4, 1]>, Pair>>>(a.tiles([n, 2]));
expectType<Tiles<PlacedTile<F32<[number, number], [4, 1]>, Pair>>>(a.tiles(sizes));
expectType<Tiles<PlacedTile<F32<[4, 5], [15, 1]>, Pair>>>(nested.tiles([4, 5]));
expectType<Tiles<PlacedTile<TileTensor<"float32x4", Layout<[2, 2], [16, 4]>>, Pair>>>(vectors.tiles([2, 2]));
expectType<Tiles<PlacedTile<ReadonlyTileTensor<"float32", Layout<[2, 2], [4, 1]>>, Pair>>>(fixed.tiles([2, 2]));
expectType<Tiles<PlacedTile<F32<[], []>, []>>>(rank0.tiles([]));
expectType<Tiles<PlacedTile<F32<[2, 2], number[]>, number[]>>>(loose.tiles([2, 2]));

export function first(t: typeof a): F32<[4, 2], [4, 1]> {
  for (const { tile, coord } of t.tiles([4, 2])) {
    expectType<F32<[4, 2], [4, 1]>>(tile);
    expectType<Pair>(coord);
  }
  const [entry] = [...t.tiles([4, 2])];
  return entry?.tile ?? t.tile([4, 2], [0, 0]);
}

// --- clipped: static where the size divides or covers its axis -------------------------------------------------------
expectType<Tiles<PlacedTile<F32<[number, 4], [4, 1]>, Pair>>>(a.tiles([3, 8], { ragged: "clip" }));
expectType<Tiles<PlacedTile<F32<[4, number], [4, 1]>, Pair>>>(a.tiles([4, 3], { ragged: "clip" }));
expectType<Tiles<PlacedTile<F32<[number, 2], [4, 1]>, Pair>>>(tall.tiles([3, 2], { ragged: "clip" }));
expectType<Tiles<PlacedTile<F32<[4, 2], [4, 1]>, Pair>>>(eights.tiles([4, 2], { ragged: "clip" }));
expectType<Tiles<PlacedTile<F32<[number, number], [4, 1]>, Pair>>>(a.tiles([n, 3], { ragged: "clip" }));
expectType<F32<[5, 7], [7, 1]>>(({} as TileEntry<typeof odd, [5, 9], "clip">).tile);

// --- masked: the full shape ------------------------------------------------------------------------------------------
expectType<Tiles<MaskedTile<F32<[2, 4], [7, 1]>, Pair, F32<[number, number], [7, 1]>>>>(
  odd.tiles([2, 4], { ragged: "mask" }),
);
expectType<Pair>(({} as TileEntry<typeof odd, [2, 4], "mask">).valid);

// Which of the three is known only when it runs.
expectType<Tiles<PlacedTile<F32<[number, number], [7, 1]>, Pair>>>(odd.tiles([2, 4], { ragged }));

// --- refusals --------------------------------------------------------------------------------------------------------
// sentence: tiles: axis 0 has extent 8, not divisible by 3; ragged: 'clip' or 'mask' takes the rest as well
expectError(a.tiles([3, 2]));
// sentence: tiles: axis 1 has extent 7, not divisible by 2; ragged: 'clip' or 'mask' takes the rest as well
expectError(odd.tiles([5, 2], { ragged: "error" }));
// sentence: tiles: axis 1 has extent 4, not divisible by 8; ragged: 'clip' or 'mask' takes the rest as well
expectError(tall.tiles([4, 8]));
// sentence: tiles: size 0 is 0, not a whole number from 1
expectError(a.tiles([0, 2], { ragged: "clip" }));
// sentence: tiles: size 1 is -2, not a whole number from 1
expectError(a.tiles([2, -2], { ragged: "mask" }));
// sentence: tiles: size 1 is 1.5, not a whole number from 1
expectError(a.tiles([2, 1.5]));
// sentence: tiles: size 0 is a union; dyn(x) makes it a runtime number
expectError(a.tiles([either, 2]));
// sentence: tiles: a size is any; give it a type
expectError(a.tiles([any, 2]));
// sentence: tiles: sizes are one per axis, so 2 and not 3
expectError(a.tiles([4, 2, 1]));
// sentence: tiles: sizes are one per axis, so 2 and not 1
expectError(a.tiles([4]));
// sentence: tiles: nested mode 0 consists of tiles of size 4, not 2
expectError(nested.tiles([2, 5]));
// sentence: tiles: mode 0 is nested, but does not consist of tiles: two leaves, one stepping over the other
expectError(deep.tiles([2, 3]));
// sentence: …Ragged…
expectError(a.tiles([3, 2], { ragged: "wrap" }));

// --- bodies that are generic in sizes or in the tensor ---------------------------------------------------------------
export function corners<M extends number, K extends number>(t: F32<[M, K], [K, 1]>): F32<[2, 2], [K, 1]>[] {
  for (const { tile } of t.tiles([3, 3], { ragged: "clip" })) tile.fill(0);
  for (const { tile, valid } of t.tiles([3, 3], { ragged: "mask" })) tile.set(0, 0, valid[0]);
  return [...t.tiles([2, 2])].map(({ tile }) => tile);
}
expectType<F32<[2, 2], [4, 1]>[]>(corners(a));

type Matrix = ReadonlyTileTensor<"float32", Layout<[number, number], [number, number]>>;
export function sum<T extends Matrix>(t: T): number {
  let total = 0;
  for (const { tile } of t.tiles([2, 2])) total += tile.get(0, 1);
  return total;
}
expectType<number>(sum(fixed));
