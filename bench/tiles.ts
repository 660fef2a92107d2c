// A kernel that a user writes over tiles with `mma`, beside `matmul` of the whole: the first column is one core's f32x4 peak.
import { type Layout, matmul, mma, packLeft, packRight, type WasmTensor } from "../src/index.js";
import { repeatPeak } from "./matmul.js";
import type { Contestant, Row } from "./measure.js";
import { memory } from "./memory.js";

const side = 512;

export const rows: readonly Row[] = [16, 64, 128].map((tile) => ({
  name: `mma ${tile}x${tile}x64 tiles of ${side}`,
  unit: "GFLOP/s",
  amount: 2 * side ** 3,
  contestants: () => contestantsOf(tile, 64),
}));

type Matrix = WasmTensor<"float32", Layout<[number, number], [number, number]>>;

function contestantsOf(tile: number, depth: number): readonly Contestant[] {
  const [a, b, c] = [0, 1, 2].map(() => memory.full("float32", 0.5, side, side)) as unknown as [Matrix, Matrix, Matrix];
  return [
    { name: "f32x4 peak", run: () => repeatPeak(2 * side ** 3) },
    { name: "matmul", run: () => void matmul(c, a, b) },
    { name: "mma", run: () => byTiles(c, a, b, tile, depth) },
    { name: "mma, packed", run: () => byPackedTiles(c, a, b, tile, depth) },
  ];
}

function byTiles(c: Matrix, a: Matrix, b: Matrix, tile: number, depth: number): void {
  for (let i = 0; i < side / tile; i++) {
    for (let j = 0; j < side / tile; j++) {
      const target = c.tile([tile, tile], [i, j]);
      for (let k = 0; k < side / depth; k++) mma(target, a.tile([tile, depth], [i, k]), b.tile([depth, tile], [k, j]));
    }
  }
}

/** Each tile of A and of B is packed once, and used for a row or a column of tiles of C. */
function byPackedTiles(c: Matrix, a: Matrix, b: Matrix, tile: number, depth: number): void {
  const count = side / tile;
  for (let k = 0; k < side / depth; k++) {
    const columns = Array.from({ length: count }, (_, j) => packRight(b.tile([depth, tile], [k, j])));
    using row = packLeft(a.tile([tile, depth], [0, k]));
    for (let i = 0; i < count; i++) {
      row.pack(a.tile([tile, depth], [i, k]));
      for (const [j, column] of columns.entries()) mma(c.tile([tile, tile], [i, j]), row, column);
    }
    for (const column of columns) column.dispose();
  }
}
