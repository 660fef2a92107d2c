import { expectError, expectType } from "tsd";
import { expandModesAlike, nullspace, sublayout, zipModes } from "../../src/algebra/index.js";
import { type Layout, layout, rowMajor } from "../../src/layout/index.js";
import type { ExpandModesAlike, Nullspace, Sublayout, ZipModes } from "../../types/algebra/index.js";
import type { IntTuple } from "../../types/coord/index.js";
import type { Refused } from "../../types/message/index.js";

declare const n: number;
declare const either: 0 | 1;
const any = JSON.parse("0");
const matrix = rowMajor(4, 8);

// --- zipModes --------------------------------------------------------------------------------------------------------
expectType<Layout<[[2, 3], [5, 4]], [[5, 10], [1, 30]]>>(zipModes(layout([2, 5], [5, 1]), layout([3, 4], [10, 30])));
expectType<Layout<[4, 3], [1, 4]>>(zipModes(layout(4, 1), layout(3, 4)));
expectType<Layout<[[4, 3]], [[1, 4]]>>(zipModes(layout([4], [1]), layout(3, 4)));
expectType<Layout<[[number, 3]], [[1, 4]]>>(zipModes(layout([n], [1]), layout(3, 4)));
expectType<ZipModes<typeof matrix, typeof matrix>>(zipModes(matrix, matrix));
// sentence: zipModes: layouts of rank 2 and 1
expectError(zipModes(matrix, layout(3, 4)));
// sentence: zipModes: an argument is or holds any; give it a type
expectError(zipModes(matrix, any));

// --- sublayout -------------------------------------------------------------------------------------------------------
const three = layout([2, [3, 5], 4], [60, [20, 4], 1]);
expectType<Layout<[2, 4], [60, 1]>>(sublayout(three, 0, 2));
expectType<Layout<[4, [3, 5]], [1, [20, 4]]>>(sublayout(three, 2, 1));
expectType<Layout<[12], [1]>>(sublayout(layout(12, 1), 0));
expectType<Layout<[number, 8], [number, 1]>>(sublayout(matrix, n, 1));
expectType<Layout<[IntTuple], [IntTuple]>>(sublayout(three, n));
expectType<Sublayout<typeof three, [0, 2]>>(sublayout(three, 0, 2));
// sentence: sublayout: (2,(3,5),4) of rank 3 has no mode 3
expectError(sublayout(three, 0, 3));
// sentence: sublayout: (2,(3,5),4) of rank 3 has no mode -1
expectError(sublayout(three, -1));
// sentence: sublayout: a mode is a union; give it one type; dyn(x) makes a number a runtime number
expectError(sublayout(three, either));
// sentence: sublayout: an argument is or holds any; give it a type
expectError(sublayout(three, 0, any));
// sentence: sublayout: an argument is or holds any; give it a type
expectError(sublayout(three, ...any));

// --- expandModesAlike ------------------------------------------------------------------------------------------------
expectType<readonly [Layout<[3, 4], [2, 6]>, Layout<[3, 4], [1, 3]>]>(
  expandModesAlike(layout([3, 4], [2, 6]), layout(12, 1)),
);
// What one side knows of an extent, both know.
expectType<readonly [Layout<[3, 4], [2, 6]>, Layout<[3, 4], [1, 3]>]>(
  expandModesAlike(layout([3, n], [2, 6]), layout([n, 4], [1, 3])),
);
expectType<readonly [Layout<[3, number], [2, 6]>, Layout<[3, number], [1, 3]>]>(
  expandModesAlike(layout([3, n], [2, 6]), layout(12, 1)),
);
expectType<ExpandModesAlike<typeof matrix, Layout<32, 1>>>(expandModesAlike(matrix, layout(32, 1)));
expectType<readonly [Layout<[IntTuple, 4], [IntTuple, 1]>, Layout<[IntTuple, 4], [IntTuple, 1]>]>(
  null as unknown as ExpandModesAlike<Layout<[IntTuple, 4], [IntTuple, 1]>, Layout<[6, 4], [4, 1]>>,
);
// sentence: expandModesAlike: 10 is not the size of (3,4)
expectError(expandModesAlike(layout([3, 4], [2, 6]), layout(10, 1)));
// sentence: expandModesAlike: (3,4) and (12) differ in rank
expectError(expandModesAlike(layout([3, 4], [2, 6]), layout([12], [1])));

// --- nullspace -------------------------------------------------------------------------------------------------------
expectType<Layout<2, 4>>(nullspace(layout([4, 2, 3], [1, 0, 4])));
expectType<Layout<[4, 5], [1, 8]>>(nullspace(layout([4, [2, 5], 3], [0, [1, 0], 2])));
expectType<Layout<1, 0>>(nullspace(matrix));
expectType<Layout<number, 4>>(nullspace(layout([4, n], [1, 0])));
expectType<Layout<IntTuple, IntTuple>>(nullspace(layout([4, 2], [1, n])));
expectType<Nullspace<typeof matrix>>(nullspace(matrix));
// sentence: nullspace: shape (4,0) has an extent of 0
expectError(nullspace(layout([4, 0], [0, 1])));
// sentence: nullspace: an argument is or holds any; give it a type
expectError(nullspace(any));

declare const refused: [
  ZipModes<Refused<"no">, typeof matrix>,
  Sublayout<Refused<"no">, [0]>,
  Nullspace<Refused<"no">>,
];
expectType<[Refused<"no">, Refused<"no">, Refused<"no">]>(refused);

// --- past 2^53-1 -----------------------------------------------------------------------------------------------------
// sentence: zipModes: 94906266:1 gives a layout that passes 9007199254740991
expectError(zipModes(layout(94906266, 1), layout(94906266, 1)));
// sentence: sublayout: 94906266:1 gives a layout that passes 9007199254740991
expectError(sublayout(layout(94906266, 1), 0, 0));
// sentence: expandModesAlike: 4:3002399751580328 gives a layout that passes 9007199254740991
expectError(expandModesAlike(layout(4, 3002399751580328), layout([4, 1], [1, 4])));
