import { expectError, expectType } from "tsd";
import {
  blockedProduct,
  flatProduct,
  logicalProduct,
  rakedProduct,
  tiledProduct,
  zippedProduct,
} from "../../src/algebra/index.js";
import { type Layout, layout, rowMajor } from "../../src/layout/index.js";
import type { BlockedProduct, LogicalProduct, RakedProduct } from "../../types/algebra/index.js";
import type { IntTuple } from "../../types/coord/index.js";
import type { Multiple } from "../../types/int/index.js";

declare const n: number;
declare const m: Multiple<8>;

// --- logicalProduct --------------------------------------------------------------------------------------------------
expectType<Layout<[[2, 2], [2, 3]], [[4, 1], [2, 8]]>>(logicalProduct(layout([2, 2], [4, 1]), layout(6, 1)));
expectType<Layout<[[3, 2, 2], 2], [[1, 5, 15], 30]>>(logicalProduct(layout([3, 2, 2], [1, 5, 15]), layout(2, 1)));
expectType<Layout<[[4, [2, 2]], 2], [[2, [1, 8]], 1]>>(logicalProduct(rowMajor(4, 2), [4, null]));
expectType<LogicalProduct<Layout<4, 1>, Layout<3, 2>>>(logicalProduct(layout(4, 1), layout(3, 2)));
// A single copy has stride 0.
expectType<Layout<[4, number], [1, number]>>(logicalProduct(layout(4, 1), n));
expectType<Layout<[4, Multiple<8>], [1, 4]>>(logicalProduct(layout(4, 1), m));
// A single copy steps nowhere, neither through two gaps nor with the stride of several.
expectType<Layout<[4, number], [2, number]>>(logicalProduct(layout(4, 2), layout(n, 2)));
expectType<Layout<[2, IntTuple], [3, IntTuple]>>(logicalProduct(layout(2, 3), layout(n, 4)));

// sentence: logicalProduct: mode 4:5 steps through two gaps of the block at once
expectError(logicalProduct(layout([2, 2, 2], [8, 16, 4]), layout(4, 5)));
// sentence: logicalProduct: mode 3:1 carries out of extent 2 every 2 steps, and 3 is not a multiple of 2
expectError(logicalProduct(layout(4, 2), 3));
// sentence: logicalProduct: mode 2:4 begins below 12, where the modes of smaller stride end
expectError(logicalProduct(layout([4, 2], [3, 4]), layout(2, 1)));
// sentence: logicalProduct: shape (4,0) has an extent of 0
expectError(logicalProduct(rowMajor(4, 0), 2));

// --- zippedProduct, tiledProduct, flatProduct --------------------------------------------------------------------------
const block = layout([4, 4, 3], [1, 4, 90]);
expectType<Layout<[[4, 4], [5, 2, 3]], [[1, 4], [24, 1, 90]]>>(zippedProduct(block, [layout(5, 6), layout(2, 1)]));
expectType<Layout<[[4, 4], 5, 2, 3], [[1, 4], 24, 1, 90]>>(tiledProduct(block, [layout(5, 6), layout(2, 1)]));
expectType<Layout<[4, 4, 5, 2, 3], [1, 4, 24, 1, 90]>>(flatProduct(block, [layout(5, 6), layout(2, 1)]));

// sentence: zippedProduct: mode 3:1 carries out of extent 2 every 2 steps, and 3 is not a multiple of 2
expectError(zippedProduct(layout(4, 2), 3));
// sentence: tiledProduct: more tilers (2) than modes (1)
expectError(tiledProduct(layout(4, 2), [1, 1]));
// sentence: flatProduct: shape 0 has an extent of 0
expectError(flatProduct(layout(4, 2), 0));

// --- blockedProduct, rakedProduct --------------------------------------------------------------------------------------
expectType<Layout<[[2, 3], [5, 4]], [[5, 10], [1, 30]]>>(blockedProduct(rowMajor(2, 5), layout([3, 4], [1, 3])));
expectType<Layout<[[4, 4], [2, 3]], [[12, 3], [48, 1]]>>(rakedProduct(rowMajor(4, 3), layout([4, 2], [1, 4])));
expectType<Layout<[[2, 4], [3, 1]], [[1, 6], [2, 0]]>>(blockedProduct(layout([2, 3], [1, 2]), layout(4, 1)));
expectType<BlockedProduct<Layout<4, 1>, Layout<3, 1>>>(blockedProduct(layout(4, 1), layout(3, 1)));
expectType<RakedProduct<Layout<4, 1>, Layout<3, 1>>>(rakedProduct(layout(4, 1), layout(3, 1)));

// sentence: blockedProduct: mode 4:1 carries out of extent 3 every 3 steps, and 4 is not a multiple of 3
expectError(blockedProduct(layout([3, 3], [0, 3]), layout([4, 4], [1, 4])));
// sentence: rakedProduct: mode 8:1 carries out of extent 5 every 5 steps, and 8 is not a multiple of 5
expectError(rakedProduct(layout([8, 2], [10, 5]), layout([1, 8], [1, 1])));

// --- past 2^53-1 -----------------------------------------------------------------------------------------------------
expectType<Layout<[2, 2], [4503599627370494, 1]>>(logicalProduct(layout(2, 4503599627370494), 2));
// sentence: logicalProduct: 94906266:1 gives a layout that passes 9007199254740991
expectError(logicalProduct(layout(94906266, 1), 94906266));
// sentence: logicalProduct: 3:4503599627370495 gives a layout that passes 9007199254740991
expectError(logicalProduct(layout(3, 4503599627370495), layout(3, 3)));
// sentence: zippedProduct: 94906266:1 gives a layout that passes 9007199254740991
expectError(zippedProduct(layout(94906266, 1), 94906266));
// sentence: tiledProduct: 94906266:1 gives a layout that passes 9007199254740991
expectError(tiledProduct(layout(94906266, 1), 94906266));
// sentence: flatProduct: 94906266:1 gives a layout that passes 9007199254740991
expectError(flatProduct(layout(94906266, 1), 94906266));
// sentence: blockedProduct: (94906266,3):(1,94906266) gives a layout that passes 9007199254740991
expectError(blockedProduct(layout([94906266, 3], [1, 94906266]), layout([94906266], [1])));
// sentence: rakedProduct: 94906266:1 gives a layout that passes 9007199254740991
expectError(rakedProduct(layout(94906266, 1), layout(94906266, 1)));
// One of the sizes is known only when run.
expectType<Layout<[94906266, number], [1, number]>>(logicalProduct(layout(94906266, 1), n));
