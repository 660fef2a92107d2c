import { expectError, expectType } from "tsd";
import { coalesce, complement, filter } from "../../src/algebra/index.js";
import { type Layout, layout, rowMajor } from "../../src/layout/index.js";
import type { Coalesce, Complement, Filter } from "../../types/algebra/index.js";
import type { IntTuple } from "../../types/coord/index.js";
import type { Multiple } from "../../types/int/index.js";

declare const n: number;
declare const m: Multiple<8>;
declare const either: 2 | 4;
declare const oneOrFour: 1 | 4;
declare const some: Layout<IntTuple, IntTuple>;
declare const oneOf: Layout<[4], [1]> | Layout<[8], [1]>;
const any = JSON.parse("0");

// --- coalesce --------------------------------------------------------------------------------------------------------
expectType<Layout<24, 1>>(coalesce(layout([2, 3, 4], [1, 2, 6])));
expectType<Layout<[4, 8, 2, 2], [32, 1, 16, 8]>>(
  coalesce(
    layout(
      [
        [4, 8],
        [2, 2],
      ],
      [
        [32, 1],
        [16, 8],
      ],
    ),
  ),
);
expectType<Layout<1, 0>>(coalesce(layout([1, 1], [3, 5])));
expectType<Layout<0, 1>>(coalesce(layout([4, 0, 2], [1, 4, 4])));
expectType<Layout<[6, [4, 5]], [1, [6, 24]]>>(
  coalesce(
    layout(
      [
        [2, 3],
        [4, 5],
      ],
      [
        [1, 2],
        [6, 24],
      ],
    ),
    [0],
  ),
);
expectType<Coalesce<Layout<[4, 8], [8, 1]>>>(coalesce(rowMajor(4, 8)));
// Strides known only when run merge if the numbers say so, and surely do not where a multiple of 4 would have to be 1.
expectType<Layout<[4, 8], [number, 1]>>(coalesce(layout([4, 8], [n, 1])));
expectType<Layout<[4, 8], [1, Multiple<8>]>>(coalesce(layout([4, 8], [1, m])));
expectType<Layout<IntTuple, IntTuple>>(coalesce(layout([4, 8], [1, n])));
// An extent known only when run may be 0 or 1; in the end one mode is left where all go on.
expectType<Layout<number, number>>(coalesce(layout([4, n], [1, 4])));
expectType<Layout<number, number>>(coalesce(layout(n, 3)));
expectType<Layout<Multiple<8>, 1>>(coalesce(layout(m, 1)));
expectType<Layout<IntTuple, IntTuple>>(coalesce(rowMajor(n, 8)));
expectType<Layout<[number, 8], [number, 1]>>(coalesce(layout([n, [4, 2]], [8, [1, 4]]), [0, 0]));
expectType<Layout<IntTuple, IntTuple>>(coalesce(some));

// sentence: coalesce: a profile of rank 3 for a layout of rank 2
expectError(coalesce(rowMajor(4, 8), [0, 0, 0]));
// sentence: coalesce: mode 0 has leaf -1, not a whole number from 0 to 9007199254740991
expectError(coalesce(rowMajor(4, 8), -1));
// sentence: coalesce: mode 0 has leaf -1, not a whole number from 0 to 9007199254740991
expectError(coalesce(rowMajor(4, 8), [-1]));
// sentence: coalesce: mode 1 has leaf 1.5, not a whole number from 0 to 9007199254740991
expectError(coalesce(rowMajor(4, 8), [0, 1.5]));
// sentence: coalesce: an argument is or holds any; give it a type
expectError(coalesce(any));
// sentence: coalesce: a layout is never, a union or holds sizes that are none; give it one type
expectError(coalesce(oneOf));

// --- filter ----------------------------------------------------------------------------------------------------------
expectType<Layout<4, 1>>(filter(layout([2, 3, 2], [1, 0, 2])));
expectType<Layout<1, 0>>(filter(layout([3, 5], [0, 0])));
expectType<Layout<0, 1>>(filter(layout([4, 0], [1, 0])));
expectType<Layout<[8, 2], [1, 1]>>(
  filter(
    layout(
      [
        [3, 8],
        [2, 5],
      ],
      [
        [0, 1],
        [1, 0],
      ],
    ),
    [0, 0],
  ),
);
expectType<Filter<Layout<[4, 8], [8, 0]>>>(filter(layout([4, 8], [8, 0])));
// A stride that may be 0 leaves the number of modes open.
expectType<Layout<IntTuple, IntTuple>>(filter(layout([4, 8], [n, 1])));
expectType<Layout<number, number>>(filter(layout(4, n)));

// sentence: filter: a profile of rank 2 for a layout of rank 1
expectError(filter(layout(4, 1), [0, 0]));
// sentence: filter: mode 0 has leaf -1, not a whole number from 0 to 9007199254740991
expectError(filter(rowMajor(4, 8), [-1]));

// --- complement ------------------------------------------------------------------------------------------------------
expectType<Layout<[2, 3], [1, 8]>>(complement(layout(4, 2), 24));
expectType<Layout<3, 2>>(complement(layout([2, 2], [6, 1])));
expectType<Layout<1, 0>>(complement(rowMajor(4, 6), 24));
expectType<Complement<Layout<4, 2>, 24>>(complement(layout(4, 2), 24));
// What a result is annotated with is not taken for the cotarget.
const annotated: Layout<3, 2> = complement(layout([2, 2], [6, 1]));
expectType<Layout<3, 2>>(annotated);
// The last repetition may turn out to be the only one.
expectType<Layout<number, number>>(complement(layout(4, 1), n));
expectType<Layout<Multiple<2>, 4>>(complement(layout(4, 1), m));
expectType<Layout<IntTuple, IntTuple>>(complement(layout(4, 2), n));
expectType<Layout<IntTuple, IntTuple>>(complement(layout([4, 2], [n, 1]), 24));

// sentence: complement: mode 2:2 begins below 6, where the modes of smaller stride end
expectError(complement(layout([2, 6], [2, 1])));
// sentence: complement: shape (4,0) has an extent of 0
expectError(complement(layout([4, 0], [1, 4]), 8));
// A leaf that turns out to have extent 1 overlaps nothing.
expectType<Layout<IntTuple, IntTuple>>(complement(layout([n, 2], [3, 2]), 16));
// sentence: complement: cotarget 0 is not a whole number from 1 to 9007199254740991
expectError(complement(layout(4, 1), 0));
// sentence: complement: cotarget 1.5 is not a whole number from 1 to 9007199254740991
expectError(complement(layout(4, 1), 1.5));
// sentence: complement: cotarget a union (dyn(x) makes it a number) is not a whole number from 1 to 9007199254740991
expectError(complement(layout(4, 1), either));
// sentence: complement: cotarget a union (dyn(x) makes it a number) is not a whole number from 1 to 9007199254740991
expectError(complement(layout(4, 1), oneOrFour));
// sentence: complement: an argument is or holds any; give it a type
expectError(complement(layout(4, 1), any));

// --- generic sizes ---------------------------------------------------------------------------------------------------
function ofAnySize<M extends number, N extends number>(matrix: Layout<[M, N], [N, 1]>) {
  return { whole: coalesce(matrix), moving: filter(matrix), free: complement(matrix, 64) };
}
expectType<{ whole: Layout<[4, 8], [8, 1]>; moving: Layout<[4, 8], [8, 1]>; free: Layout<2, 32> }>(
  ofAnySize(rowMajor(4, 8)),
);

// --- past 2^53-1 -----------------------------------------------------------------------------------------------------
const spread = layout([4, [12, 12]], [187649984473764, [15637498706147, 750599937895056]]);
expectType<Layout<15637498706147, 1>>(complement(spread, 1));
// sentence: complement: (4,(12,12)):(187649984473764,(15637498706147,750599937895056)) gives a layout that passes 9007199254740991
expectError(complement(spread, 9007199254740991));
