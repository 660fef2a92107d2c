import { blockedProduct } from "../../src/algebra/index.js";
import { rowMajor } from "../../src/layout/index.js";
import { arange, nullableTileTensor, tileTensor, tileTensorIter, zeros } from "../../src/tensor/index.js";
import type {
  AnyTensor,
  Immut,
  Layout,
  RowMajor,
  SharedTensor,
  TileResultType,
  TileTensor,
  VectorizedType,
  View,
} from "../../types/index.js";

declare const n: number;

export const a = tileTensor(new Float32Array(128 * 128), rowMajor(128, 128));
//           ^? const a: TileTensor<"float32", Layout<[128, 128], [128, 1]>>

export const tile = a.tile([8, 16], [3, 2]);
//           ^? const tile: TileTensor<"float32", Layout<[8, 16], [128, 1]>>

export const vectors = tile.vectorize(1, 4);
//           ^? const vectors: TileTensor<"float32x4", Layout<[8, 4], [128, 4]>>

export const blocks = tile.vectorize(4, 4);
//           ^? const blocks: TileTensor<"float32x4x4", Layout<[2, 4], [512, 4]>>

export const widest = tile.vectorize();
//           ^? const widest: TileTensor<"float32x4", Layout<[8, 4], [128, 4]>>

export const lanes = vectors.get(7, 3);
//           ^? const lanes: Float32Array<ArrayBuffer>

export const column = a.slice("2:10", 3);
//           ^? const column: TileTensor<"float32", Layout<[8], [128]>>

export const last = a.at("-2:", ":");
//           ^? const last: TileTensor<"float32", Layout<[2, 128], [128, 1]>>

export const reshaped = a.reshape(64, 256);
//           ^? const reshaped: TileTensor<"float32", Layout<[64, 256], [256, 1]>>

export const flat = a.coalesce();
//           ^? const flat: TileTensor<"float32", Layout<[16384], [1]>>

export const transposed = tile.transpose();
//           ^? const transposed: TileTensor<"float32", Layout<[16, 8], [1, 128]>>

export const cube = arange("int32", 2, 3, 4).permute(2, 0, 1);
//           ^? const cube: TileTensor<"int32", Layout<[4, 2, 3], [1, 12, 4]>>

export const nested = zeros("bfloat16", [2, 4], [3, 5]);
//           ^? const nested: TileTensor<"bfloat16", Layout<[[2, 4], [3, 5]], [[60, 15], [5, 1]]>>

export const ofNested = nested.tile([4, 5], [1, 2]);
//           ^? const ofNested: TileTensor<"bfloat16", Layout<[4, 5], [15, 1]>>

export const half = zeros("float32", n, 128);
//           ^? const half: TileTensor<"float32", Layout<[number, 128], [128, 1]>>

export const halfVectors = half.vectorize(1, 4);
//           ^? const halfVectors: TileTensor<"float32x4", Layout<[number, 32], [128, 4]>>

export const clipped = half.tileClipped([16, 16], [n, 0]);
//           ^? const clipped: TileTensor<"float32", Layout<[number, number], [128, 1]>>

export const fixed = tile.asImm();
//           ^? const fixed: ReadonlyTileTensor<"float32", Layout<[8, 16], [128, 1]>>

export const fixedTile = fixed.tile([2, 2], [0, 0]);
//           ^? const fixedTile: ReadonlyTileTensor<"float32", Layout<[2, 2], [128, 1]>>

export const shared = tileTensor(new Int32Array(new SharedArrayBuffer(128)), rowMajor(8, 4));
//           ^? const shared: SharedTensor<"int32", Layout<[8, 4], [4, 1]>>

export const inBytes = tileTensor(new SharedArrayBuffer(512), rowMajor(8, 4), { dtype: "bfloat16", byteOffset: 64 });
//           ^? const inBytes: SharedTensor<"bfloat16", Layout<[8, 4], [4, 1]>>

export const over = tileTensor(a, rowMajor(64, 64), { offset: 128 });
//           ^? const over: TileTensor<"float32", Layout<[64, 64], [64, 1]>>

export const parts = a.split(2, { axis: 1 });
//           ^? const parts: [TileTensor<"float32", Layout<[128, 64], [128, 1]>>, TileTensor<"float32", Layout<[128, 64], [128, 1]>>]

export const part = a.split(3, 1);
//           ^? const part: TileTensor<"float32", Layout<[number, 128], [128, 1]>>

export const fragment = a.distribute(rowMajor(32, 8), n);
//           ^? const fragment: TileTensor<"float32", Layout<[4, 16], [4096, 8]>>

export const ofThread = tile.distributeWithOffset(rowMajor(8, 4), n);
//           ^? const ofThread: OffsetFragment<TileTensor<"float32", Layout<[1, 4], [1024, 4]>>, [number, number]>

export const placed = a.tileWithOffset([8, 16], [3, 2]);
//           ^? const placed: OffsetTile<TileTensor<"float32", Layout<[8, 16], [128, 1]>>, [24, 32], 3104>

export const repeated = column.broadcastTo(4, 8);
//           ^? const repeated: ReadonlyTileTensor<"float32", Layout<[4, 8], [0, 128]>>

export const taller = column.unsqueeze(1);
//           ^? const taller: TileTensor<"float32", Layout<[8, 1], [128, 0]>>

export const squeezed = taller.squeeze(1);
//           ^? const squeezed: TileTensor<"float32", Layout<[8], [128]>>

export const open = tile.makeDynamic();
//           ^? const open: TileTensor<"float32", Layout<[number, number], [number, number]>>

export const stated = open.tile([2, 2], [n, n], { strides: [128, 1] });
//           ^? const stated: TileTensor<"float32", Layout<[2, 2], [128, 1]>>

export const bytes = a.bitcast("uint8");
//           ^? const bytes: TileTensor<"uint8", Layout<[128, 512], [512, 1]>>

export const span = a.asSpan();
//           ^? const span: Float32Array<ArrayBuffer>

export const place = shared.unsafePtr();
//           ^? const place: StoragePosition<Int32Array<SharedArrayBuffer>>

export const only = fixed.tile([1, 16], [0, 0]).coalesce().asSpan();
//           ^? const only: ReadonlySpan<number>

export const blocked = tileTensor(new Float32Array(24), blockedProduct(rowMajor(2, 2), rowMajor(2, 3)));
//           ^? const blocked: TileTensor<"float32", Layout<[[2, 2], [2, 3]], [[2, 12], [1, 4]]>>

export const turn = blocked.distribute(rowMajor(2, 2), n);
//           ^? const turn: TileTensor<"float32", Layout<[[1, 2], [1, 3]], [[4, 12], [2, 4]]>>

export const block = blocked.slice(":", 1, ":", 2);
//           ^? const block: TileTensor<"float32", Layout<[2, 2], [2, 1]>>

// biome-ignore format: the marker asks about the line above it
export const rows = tileTensor([[1, 2], [3, 4]]);
//           ^? const rows: TileTensor<"float32", Layout<[2, 2], [2, 1]>>

export const literal = tileTensor([[1, 2, 3]], { dtype: "int16" });
//           ^? const literal: TileTensor<"int16", Layout<[1, 3], [3, 1]>>

export const chained = a.tile([16, 16], [1, 1]).slice("0:8", ":").vectorize(1, 4).transpose();
//           ^? const chained: TileTensor<"float32x4", Layout<[4, 8], [4, 128]>>

export declare const named: TileTensor<"float32", RowMajor<[8, 4]>>;
//                   ^? const named: TileTensor<"float32", Layout<[8, 4], [4, 1]>>

export type Tile = TileResultType<typeof a, [8, 16]>;
//          ^? type Tile = TileTensor<"float32", Layout<[8, 16], [128, 1]>>

export type Vectors = VectorizedType<SharedTensor<"float64", Layout<[8, 4], [4, 1]>>, [1, 2]>;
//          ^? type Vectors = SharedTensor<"float64x2", Layout<[8, 2], [4, 2]>>

export type Fixed = Immut<typeof a>;
//          ^? type Fixed = ReadonlyTileTensor<"float32", Layout<[128, 128], [128, 1]>>

export const tiles = a.tiles([8, 16]);
//           ^? const tiles: Tiles<PlacedTile<TileTensor<"float32", Layout<[8, 16], [128, 1]>>, [number, number]>>

for (const { tile: one, coord } of tiles) one.get(...coord);
//                 ^? const one: TileTensor<"float32", Layout<[8, 16], [128, 1]>>

for (const { clipped: part } of a.tiles([8, 48], { ragged: "mask" })) part.fill(0);
//                    ^? const part: TileTensor<"float32", Layout<[8, number], [128, 1]>>

export const iter = tileTensorIter(a, rowMajor(8, 128), { bound: 16384 });
//           ^? const iter: TileTensorIter<TileTensor<"float32", Layout<[8, 128], [128, 1]>>>

export const ahead = iter.next(2).bitcast("int32").reshape(rowMajor(1024));
//           ^? const ahead: TileTensorIter<TileTensor<"int32", Layout<[1024], [1]>>>

export const older = a.toLayoutTensor();
//           ^? const older: LayoutTensor<TileTensor<"float32", Layout<[128, 128], [128, 1]>>>

export const olderTile = older.tile([8, 48], [3, 2]);
//           ^? const olderTile: LayoutTensor<TileTensor<"float32", Layout<[number, number], [128, 1]>>>

export const bias = nullableTileTensor(null, "float32", rowMajor(8, 4));
//           ^? const bias: NullableTileTensor<TileTensor<"float32", Layout<[8, 4], [4, 1]>>>

export function firstTile<T extends AnyTensor>(t: T): View<T, Layout<[2, 2], [4, 1]>> | T {
  //            ^? function firstTile<T extends AnyTensor>(t: T): View<T, Layout<[2, 2], [4, 1]>> | T
  return t;
}
