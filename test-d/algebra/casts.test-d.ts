import { expectError, expectType } from "tsd";
import { downcast, recast, upcast } from "../../src/algebra/index.js";
import { type Layout, layout, rowMajor } from "../../src/layout/index.js";
import type { Downcast, Recast, Upcast } from "../../types/algebra/index.js";
import type { Multiple } from "../../types/int/index.js";

declare const n: number;
declare const m: Multiple<8>;
declare const either: 2 | 4;
const any = JSON.parse("0");
const matrix = rowMajor(4, 8);

// --- upcast ----------------------------------------------------------------------------------------------------------
expectType<Layout<[4, 2], [2, 1]>>(upcast(matrix, 4));
expectType<Layout<[[2, 1], 3], [[1, 1], 2]>>(upcast(layout([[2, 4], 3], [[4, 1], 8]), 4));
expectType<Layout<4, 1>>(upcast(layout(8, 1), 2));
expectType<Layout<[4, 8], [8, 1]>>(upcast(matrix, 1));
// A stride that is a multiple of the factor keeps its extent, however large either is.
expectType<Layout<[number, 2], [Multiple<2>, 1]>>(upcast(layout([n, 8], [m, 1]), 4));
expectType<Layout<[number, Multiple<2>], [2, 1]>>(upcast(layout([n, m], [8, 1]), 4));
expectType<Layout<[number, 2], [number, 1]>>(upcast(layout([n, 8], [n, 1]), 4));
expectType<Layout<[number, number], [number, number]>>(upcast(matrix, n));
expectType<Upcast<Layout<[4, 8], [8, 1]>, 4>>(upcast(matrix, 4));

// sentence: upcast: mode 3:6 has a stride that does not divide 4, nor 4 it
expectError(upcast(layout([3, 6], [6, 1]), 4));
// sentence: upcast: mode 6:1 does not fill wide elements of 4, 4 steps each
expectError(upcast(layout([2, 6], [8, 1]), 4));
// sentence: upcast: the modes together reach 2 inside a wide element of 2
expectError(upcast(layout([2, 2], [1, 1]), 2));
// A leaf that turns out to have extent 1 has no stride to divide.
expectType<Layout<[number, 2], [number, 1]>>(upcast(layout([n, 4], [3, 1]), 2));
// sentence: upcast: 0 is not a whole number from 1 to 9007199254740991
expectError(upcast(matrix, 0));
// sentence: upcast: a union (dyn(x) makes it a number) is not a whole number from 1 to 9007199254740991
expectError(upcast(matrix, either));
// sentence: upcast: an argument is or holds any; give it a type
expectError(upcast(matrix, any));
// sentence: upcast: an argument is or holds any; give it a type
expectError(upcast(any, 4));

// --- downcast --------------------------------------------------------------------------------------------------------
expectType<Layout<[4, 32], [32, 1]>>(downcast(matrix, 4));
expectType<Layout<[2, 8], [1, 16]>>(downcast(layout([1, 8], [1, 8]), 2));
expectType<Layout<[1, 16], [2, 1]>>(downcast(layout([1, 8], [1, 1]), 2));
expectType<Layout<[4, 2], [8, 0]>>(downcast(layout([4, 2], [2, 0]), 4));
expectType<Layout<[number, 32], [Multiple<32>, 1]>>(downcast(layout([n, 8], [m, 1]), 4));
// A stride that may be 1 may belong to the leaf that grows.
expectType<Layout<[number, number], [number, number]>>(downcast(layout([n, n], [n, 1]), 4));
expectType<Layout<[number, 32], [number, 1]>>(downcast(layout([n, 8], [n, 1]), 4));
expectType<Downcast<Layout<[4, 8], [8, 1]>, 4>>(downcast(matrix, 4));

// sentence: downcast: modes 2:1 and 3:1 both run through consecutive elements
expectError(downcast(layout([2, 3], [1, 1]), 2));
// sentence: downcast: 1.5 is not a whole number from 1 to 9007199254740991
expectError(downcast(matrix, 1.5));

// --- recast ----------------------------------------------------------------------------------------------------------
expectType<Layout<[4, 2], [2, 1]>>(recast(matrix, 16, 64));
expectType<Layout<[4, 32], [32, 1]>>(recast(matrix, 64, 16));
expectType<Layout<[4, 16], [16, 1]>>(recast(matrix, 8, 4));
expectType<Layout<[4, 16], [16, 1]>>(recast(layout([4, 12], [12, 1]), 8, 6));
expectType<Layout<[4, 8], [8, 1]>>(recast(matrix, 4, 4));
expectType<Recast<Layout<[4, 8], [8, 1]>, 16, 64>>(recast(matrix, 16, 64));

// sentence: recast: mode 4:6 has a stride that does not divide 4, nor 4 it
expectError(recast(layout([4, 6], [6, 1]), 8, 32));
// sentence: recast: 0 is not a whole number from 1 to 9007199254740991
expectError(recast(matrix, 0, 8));

// --- past 2^53-1 -----------------------------------------------------------------------------------------------------
// sentence: downcast: 94906266:1 gives a layout that passes 9007199254740991
expectError(downcast(layout(94906266, 1), 94906266));
// sentence: downcast: 2:9007199254740990 gives a layout that passes 9007199254740991
expectError(downcast(layout(2, 9007199254740990), 2));
// sentence: recast: 94906266:1 gives a layout that passes 9007199254740991
expectError(recast(layout(94906266, 1), 94906266, 1));
