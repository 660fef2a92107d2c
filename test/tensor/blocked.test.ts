// A tensor of blocks, as `blockedProduct` lays it out: a mode of (inside a block, which block) for rows, and one for columns.
import { inspect } from "node:util";
import { expect, it } from "vitest";
import { blockedProduct } from "../../src/algebra/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { arange, zeros } from "../../src/tensor/index.js";
import { loose, refuses } from "./loose.js";

const blocks = blockedProduct(rowMajor(2, 2), rowMajor(2, 3));
const a = arange("int32", blocks);
const rows = [0, 1, 2, 3].map((row) => `[${[0, 1, 2, 3, 4, 5].map((column) => 6 * row + column).join(", ")}]`);

it("prints and reads rows of the whole", () => {
  expect(String(a)).toBe(`[${rows.join(", ")}]`);
  expect(inspect(a)).toBe(`TileTensor<int32, ((2,2),(2,3)):((2,12),(1,4))>
[[ 0,  1,  2,  3,  4,  5],
 [ 6,  7,  8,  9, 10, 11],
 [12, 13, 14, 15, 16, 17],
 [18, 19, 20, 21, 22, 23]]`);
  expect([
    a.load([3, 4]),
    a.get(1, 1, 0, 2),
    a.load([
      [1, 1],
      [0, 2],
    ]),
  ]).toEqual([22, 22, 22]);
});

it("is sliced by leaf and by mode", () => {
  expect(String(a.slice(":", 1, ":", 2))).toBe("[[16, 17], [22, 23]]");
  expect(String(a.at(3, ":"))).toBe("[18, 19, 20, 21, 22, 23]");
  expect(String(a.at(":", 5))).toBe("[5, 11, 17, 23]");
  refuses(() => loose(a).at("0:2", ":"), "slice.nested", { operation: "at", axis: 0 });
});

it("is tiled by its blocks, and refuses other sizes", () => {
  expect(String(a.tile([2, 2], [1, 1]))).toBe("[[14, 15], [20, 21]]");
  expect(a.tile([2, 2], [1, 1]).layout.toString()).toBe("(2,2):(2,1)");
  expect(String(a.tileClipped([2, 2], [0, 2]))).toBe("[[4, 5], [10, 11]]");
  expect([...a.tiles([2, 2])].map(({ tile, coord }) => [coord, tile.get(0, 0)])).toEqual([
    [[0, 0], 0],
    [[0, 1], 2],
    [[0, 2], 4],
    [[1, 0], 12],
    [[1, 1], 14],
    [[1, 2], 16],
  ]);
  // The reference reads (count, size) whatever the strides, and would take every second column.
  refuses(() => loose(a).tile([2, 3], [0, 0]), "tile.sub-size", { operation: "tile", axis: 1, own: 2, size: 3 });
  refuses(() => loose(a).tile([2, 2], [0, 3]), "tile.sub-count", { operation: "tile", axis: 1, at: 3, count: 3 });
});

it("is distributed by whole rows and columns", () => {
  const threads = layout([2, 2], [2, 1]);
  const parts = [0, 1, 2, 3].map((id) => String(a.distribute(threads, id)));
  expect(parts[0]).toBe("[[0, 2, 4], [12, 14, 16]]");
  expect(parts[3]).toBe("[[7, 9, 11], [19, 21, 23]]");
});

it("is copied to and from plain rows", () => {
  const plain = zeros("int32", 4, 6).copyFrom(a);
  expect(String(plain)).toBe(String(a));
  expect([...plain.asSpan()]).toEqual(Array.from({ length: 24 }, (_, index) => index));
  expect(String(zeros("int32", blocks).copyFrom(plain))).toBe(String(a));
  expect([...(loose(zeros("int32", blocks)).copyFrom(plain).unsafePtr().array as Int32Array)].slice(0, 8)).toEqual([
    0, 1, 6, 7, 2, 3, 8, 9,
  ]);
});

it("is transposed, permuted and broadcast as a whole", () => {
  expect(String(a.transpose().at(5, ":"))).toBe("[5, 11, 17, 23]");
  expect(a.permute(1, 0).layout.toString()).toBe("((2,3),(2,2)):((1,4),(2,12))");
  expect(a.broadcastTo(2, 4, 6).layout.toString()).toBe("(2,(2,2),(2,3)):(0,(2,12),(1,4))");
  expect(a.unsqueeze(0).squeeze(0).layout.toString()).toBe(blocks.toString());
});
