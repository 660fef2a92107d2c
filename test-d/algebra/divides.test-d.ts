import { expectError, expectType } from "tsd";
import { flatDivide, logicalDivide, tiledDivide, zippedDivide } from "../../src/algebra/index.js";
import { type Layout, layout, rowMajor } from "../../src/layout/index.js";
import type { FlatDivide, LogicalDivide, TiledDivide, ZippedDivide } from "../../types/algebra/index.js";
import type { IntTuple } from "../../types/coord/index.js";
import type { Multiple } from "../../types/int/index.js";

declare const n: number;
declare const m: Multiple<8>;

// --- logicalDivide ---------------------------------------------------------------------------------------------------
expectType<Layout<[[2, 4], [4, 4]], [[16, 32], [1, 4]]>>(logicalDivide(rowMajor(8, 16), [2, 4]));
expectType<Layout<[[2, 2], [2, 3]], [[4, 1], [2, 8]]>>(logicalDivide(layout([4, 2, 3], [2, 1, 8]), layout(4, 2)));
expectType<Layout<[4, 3], [1, 4]>>(logicalDivide(layout(10, 1), 4));
expectType<Layout<[[8, 1], 16], [[16, 0], 1]>>(logicalDivide(rowMajor(8, 16), [8]));
expectType<Layout<[2, [[4, 2], 3]], [24, [[6, 1], 2]]>>(logicalDivide(layout([2, [4, 6]], [24, [6, 1]]), [null, 8]));
// Modes that come about in two ways are the same tuple.
expectType<Layout<[[1, 1], [2, 16]], [[0, 0], [0, 0]]>>(logicalDivide(layout([1, 32], [32, 0]), [layout(1), 2]));
expectType<LogicalDivide<Layout<[8, 16], [16, 1]>, [2, 4]>>(logicalDivide(rowMajor(8, 16), [2, 4]));
// A rest that turns out to be 1 has stride 0; a multiple of 8 is at least 8.
expectType<Layout<[[2, number], [4, 4]], [[16, number], [1, 4]]>>(logicalDivide(rowMajor(n, 16), [2, 4]));
expectType<Layout<[[2, Multiple<4>], [4, 4]], [[16, 32], [1, 4]]>>(logicalDivide(rowMajor(m, 16), [2, 4]));
expectType<Layout<[number, number], [1, number]>>(logicalDivide(layout(16, 1), n));
expectType<Layout<[4, IntTuple], [2, IntTuple]>>(logicalDivide(layout(n, 1), layout(4, 2)));

// sentence: logicalDivide: the modes together count to 7 in extent 6, so that an index would carry
expectError(logicalDivide(layout([6, 4], [1, 10]), layout(4, 1)));
// sentence: logicalDivide: mode 2:3 begins below 4, where the modes of smaller stride end
expectError(logicalDivide(rowMajor(8, 8), layout([4, 2], [1, 3])));
// sentence: logicalDivide: shape 0 has an extent of 0
expectError(logicalDivide(rowMajor(8, 0), [2, 2]));
// sentence: logicalDivide: shape 0 has an extent of 0
expectError(logicalDivide(rowMajor(8, 8), [2, 0]));
// sentence: logicalDivide: more tilers (3) than modes (2)
expectError(logicalDivide(rowMajor(8, 8), [2, 2, 2]));

// --- zippedDivide, tiledDivide, flatDivide -----------------------------------------------------------------------------
const whole = layout([9, 10, 3], [10, 1, 90]);
expectType<Layout<[[4, 4], [3, 3, 3]], [[10, 1], [40, 4, 90]]>>(zippedDivide(whole, [4, 4]));
expectType<Layout<[[4, 4], 3, 3, 3], [[10, 1], 40, 4, 90]>>(tiledDivide(whole, [4, 4]));
expectType<Layout<[4, 4, 3, 3, 3], [10, 1, 40, 4, 90]>>(flatDivide(whole, [4, 4]));
expectType<ZippedDivide<Layout<[8, 16], [16, 1]>, [2, 4]>>(zippedDivide(rowMajor(8, 16), [2, 4]));
expectType<TiledDivide<Layout<[8, 16], [16, 1]>, [2, 4]>>(tiledDivide(rowMajor(8, 16), [2, 4]));
expectType<FlatDivide<Layout<[8, 16], [16, 1]>, [2, 4]>>(flatDivide(rowMajor(8, 16), [2, 4]));
expectType<Layout<[[2, 4], [number, 4]], [[16, 1], [number, 4]]>>(zippedDivide(rowMajor(n, 16), [2, 4]));
expectType<Layout<[[1, 4], [8, 4]], [[0, 1], [16, 4]]>>(zippedDivide(rowMajor(8, 16), [null, 4]));
// The rest may have any number of modes.
expectType<Layout<IntTuple, IntTuple>>(tiledDivide(layout(n, 1), layout(4, 2)));

// sentence: zippedDivide: mode 6:1 carries out of extent 4 every 4 steps, and 6 is not a multiple of 4
expectError(zippedDivide(rowMajor(4, 3), layout(6, 1)));
// sentence: tiledDivide: more tilers (3) than modes (2)
expectError(tiledDivide(rowMajor(4, 3), [1, 1, 1]));
// sentence: flatDivide: shape 0 has an extent of 0
expectError(flatDivide(rowMajor(4, 3), [0]));

// --- generic sizes ---------------------------------------------------------------------------------------------------
function ofAnySize<M extends number, N extends number>(matrix: Layout<[M, N], [N, 1]>) {
  return {
    logical: logicalDivide(matrix, [2, null]),
    zipped: zippedDivide(matrix, [2, 4]),
    tiled: tiledDivide(matrix, [2, 4]),
    flat: flatDivide(matrix, [2, 4]),
  };
}
const divided = ofAnySize(rowMajor(4, 8));
expectType<Layout<[[2, 2], 8], [[8, 16], 1]>>(divided.logical);
expectType<Layout<[[2, 4], [2, 2]], [[8, 1], [16, 4]]>>(divided.zipped);
expectType<Layout<[[2, 4], 2, 2], [[8, 1], 16, 4]>>(divided.tiled);
expectType<Layout<[2, 4, 2, 2], [8, 1, 16, 4]>>(divided.flat);

// --- past 2^53-1 -----------------------------------------------------------------------------------------------------
// sentence: logicalDivide: 3:4503599627370495 gives a layout that passes 9007199254740991
expectError(logicalDivide(layout(3, 4503599627370495), 2));
// sentence: zippedDivide: 9007199254740991:1 gives a layout that passes 9007199254740991
expectError(zippedDivide(layout(9007199254740991, 1), 2));
// sentence: tiledDivide: 3:4503599627370495 gives a layout that passes 9007199254740991
expectError(tiledDivide(layout(3, 4503599627370495), 2));
// sentence: flatDivide: 3:4503599627370495 gives a layout that passes 9007199254740991
expectError(flatDivide(layout(3, 4503599627370495), 2));
