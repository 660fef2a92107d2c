import { expectError, expectType } from "tsd";
import { dice, slice, sliceAndOffset } from "../../src/algebra/index.js";
import { type Layout, layout, rowMajor } from "../../src/layout/index.js";
import type { Dice, LayoutAt, Slice, SliceAndOffset } from "../../types/algebra/index.js";
import type { Multiple } from "../../types/int/index.js";
import type { Refused } from "../../types/message/index.js";

declare const n: number;
declare const either: 2 | 4;
declare const indexOrGap: 2 | null;
declare const rowOrColumn: [1, null] | [null, 1];
const any = JSON.parse("0");
declare const m: Multiple<8>;

// --- slice -----------------------------------------------------------------------------------------------------------
expectType<Layout<[[2, 2]], [[2, 1]]>>(slice([2, null], layout([3, [2, 2]], [4, [2, 1]])));
expectType<Layout<[8, 3, 2], [30, 1, 0]>>(
  slice([[0, null, [null, 0]], null], layout([[10, 8, [3, 2]], 2], [[3, 30, [1, 0]], 0])),
);
expectType<Layout<[12], [1]>>(slice(null, layout(12, 1)));
expectType<Layout<[], []>>(slice(0, layout(12, 1)));
expectType<[5]>(slice([0, [0, null]], [3, [4, 5]]));
expectType<[3, 4, 5]>(slice([null, [null, null]], [3, [4, 5]] as const));
expectType<Layout<[8, number], [1, Multiple<8>]>>(slice([null, n, null], layout([8, 4, n], [1, 8, m])));
expectType<Layout<[4], [1]>>(slice([2, null], rowMajor(3, 4)));
expectType<Layout<[4], [1]>>({} as Slice<[2, null], Layout<[3, 4], [4, 1]>>);

declare const unknownRank: Layout<number[], number[]>;
expectType<Layout<[number], [number]>>(slice([null, 0], unknownRank));

// sentence: slice: coordinate (null,(0)) does not fit (3,4)
expectError(slice([null, [0]], [3, 4]));
// sentence: slice: coordinate (null) does not fit (3,4)
expectError(slice([null], rowMajor(3, 4)));
// sentence: slice: -1 is not a whole number from 0 to 9007199254740991, nor null
expectError(slice([-1, null], rowMajor(3, 4)));
// sentence: slice: a coordinate is a union; give it one type; dyn(x) makes a number a runtime number
expectError(slice([either, null], rowMajor(3, 4)));
// sentence: slice: a coordinate is a union; give it one type; dyn(x) makes a number a runtime number
expectError(slice([indexOrGap, null], rowMajor(3, 4)));
// sentence: slice: a coordinate is a union; give it one type; dyn(x) makes a number a runtime number
expectError(slice(rowOrColumn, rowMajor(3, 4)));
// sentence: slice: an argument is or holds any; give it a type
expectError(slice([any, null], rowMajor(3, 4)));
// sentence: slice: an argument is or holds any; give it a type
expectError(slice([0, null], any));

declare const refused: Slice<[null], Refused<"tile: no">>;
expectType<Refused<"tile: no">>(refused);

// --- sliceAndOffset --------------------------------------------------------------------------------------------------
expectType<LayoutAt<Layout<[4], [1]>, 8>>(sliceAndOffset([2, null], rowMajor(3, 4)));
expectType<LayoutAt<Layout<[4], [1]>, number>>(sliceAndOffset([n, null], rowMajor(3, 4)));
expectType<LayoutAt<Layout<[2], [540]>, 490>>(
  sliceAndOffset(
    [[null, 2], 17],
    layout(
      [
        [2, 3],
        [9, 2, 2],
      ],
      [
        [540, 180],
        [5, 90, 45],
      ],
    ),
  ),
);
expectType<8>(sliceAndOffset([2, null], rowMajor(3, 4)).offset);
expectType<SliceAndOffset<[2, null], Layout<[3, 4], [4, 1]>>>(sliceAndOffset([2, null], rowMajor(3, 4)));

// sentence: sliceAndOffset: coordinate (0) does not fit (3,4)
expectError(sliceAndOffset([0], rowMajor(3, 4)));
// sentence: sliceAndOffset: shape 0 has size 0, so no index is inside
expectError(sliceAndOffset([0, null], layout([0, 4], [1, 5])));

// --- dice ------------------------------------------------------------------------------------------------------------
expectType<Layout<[3], [4]>>(dice([2, null], layout([3, [2, 2]], [4, [2, 1]])));
expectType<[3, 4]>(dice([0, [0, null]], [3, [4, 5]]));
expectType<[]>(dice([null, null], [4, [4, 1]]));
expectType<Layout<[3], [4]>>({} as Dice<[2, null], Layout<[3, 4], [4, 1]>>);

// sentence: dice: coordinate (null) does not fit (3,4)
expectError(dice([null], [3, 4]));
// sentence: dice: -1 is not a whole number from 0 to 9007199254740991, nor null
expectError(dice([-1, null], rowMajor(3, 4)));

// --- generic sizes ---------------------------------------------------------------------------------------------------
function firstRow<M extends number, N extends number>(matrix: Layout<[M, N], [N, 1]>): Layout<[N], [1]> {
  return slice([0, null], matrix);
}
expectType<Layout<[4], [1]>>(firstRow(rowMajor(3, 4)));

// --- past 2^53-1 -----------------------------------------------------------------------------------------------------
// sentence: sliceAndOffset: (1,4503599627370496) gives a result past 9007199254740991
expectError(sliceAndOffset([null, 2], layout([2, 2], [1, 4503599627370496])));
