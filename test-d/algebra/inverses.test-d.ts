import { expectError, expectType } from "tsd";
import { leftInverse, rightInverse } from "../../src/algebra/index.js";
import { type Layout, layout, rowMajor } from "../../src/layout/index.js";
import type { LeftInverse, RightInverse } from "../../types/algebra/index.js";
import type { IntTuple } from "../../types/coord/index.js";
import type { Multiple } from "../../types/int/index.js";

declare const n: number;
declare const m: Multiple<8>;
const any = JSON.parse("0");

// --- rightInverse ----------------------------------------------------------------------------------------------------
expectType<Layout<[8, 4], [4, 1]>>(rightInverse(rowMajor(4, 8)));
expectType<Layout<4, 1>>(rightInverse(layout([4, 2], [1, 5])));
expectType<Layout<4, 1>>(rightInverse(layout([4, 2, 3], [1, 2, 4])));
expectType<Layout<1, 0>>(rightInverse(layout([6, 2], [6, 3])));
expectType<Layout<[2, 4], [8, 2]>>(rightInverse(layout([2, 4, 2], [0, 2, 1])));
expectType<RightInverse<Layout<[4, 8], [8, 1]>>>(rightInverse(rowMajor(4, 8)));
expectType<Layout<number, number>>(rightInverse(layout(n, 1)));
expectType<Layout<Multiple<8>, 1>>(rightInverse(layout(m, 1)));
expectType<Layout<IntTuple, IntTuple>>(rightInverse(rowMajor(n, 8)));
expectType<Layout<IntTuple, IntTuple>>(rightInverse(layout([4, 8], [n, 1])));

// sentence: rightInverse: shape (4,0) has an extent of 0
expectError(rightInverse(rowMajor(4, 0)));
// sentence: rightInverse: an argument is or holds any; give it a type
expectError(rightInverse(any));

// --- leftInverse -----------------------------------------------------------------------------------------------------
expectType<Layout<[8, 4], [4, 1]>>(leftInverse(rowMajor(4, 8)));
expectType<Layout<[8, 3], [1, 2]>>(leftInverse(layout([2, 3], [1, 8])));
expectType<Layout<[2, 8], [0, 1]>>(leftInverse(layout(8, 2)));
expectType<Layout<4, 2>>(leftInverse(layout([2, 4], [0, 1])));
expectType<LeftInverse<Layout<[4, 8], [8, 1]>>>(leftInverse(rowMajor(4, 8)));
expectType<Layout<number, number>>(leftInverse(layout(n, 1)));
expectType<Layout<[2, Multiple<8>], [0, 1]>>(leftInverse(layout(m, 2)));
expectType<Layout<IntTuple, IntTuple>>(leftInverse(layout(n, 2)));

// sentence: leftInverse: mode 2:3 begins below 4, where the mode of the next smaller stride ends
expectError(leftInverse(layout([4, 2], [1, 3])));
// sentence: leftInverse: the stride of mode 2:5 is not a multiple of 2, the next smaller one
expectError(leftInverse(layout([2, 2], [2, 5])));
// sentence: leftInverse: shape (4,0) has an extent of 0
expectError(leftInverse(rowMajor(4, 0)));

// --- generic sizes ---------------------------------------------------------------------------------------------------
function ofAnySize<M extends number, N extends number>(matrix: Layout<[M, N], [N, 1]>) {
  return [rightInverse(matrix), leftInverse(matrix)] as const;
}
expectType<readonly [Layout<[8, 4], [4, 1]>, Layout<[8, 4], [4, 1]>]>(ofAnySize(rowMajor(4, 8)));

// --- past 2^53-1 -----------------------------------------------------------------------------------------------------
// sentence: leftInverse: 2:4503599627370496 gives a layout that passes 9007199254740991
expectError(leftInverse(layout(2, 4503599627370496)));
