import { expectAssignable, expectError, expectNotAssignable, expectType } from "tsd";
import { colMajor, dyn, type Layout, layout, makeOrderedLayout, rowMajor } from "../../src/layout/index.js";
import type { IntTuple } from "../../types/coord/index.js";
import type { Multiple } from "../../types/int/index.js";
import type { ColMajor, MakeLayout, MakeOrderedLayout, RowMajor } from "../../types/layout/index.js";
import type { Refused } from "../../types/message/index.js";

declare const n: number;
declare enum Rows {
  Few = 4,
  Many = 7,
}
declare const someRows: Rows;
declare const either: 2 | 4;
declare const eitherShape: [2, 3] | [4, 5];
declare const list: number[];
declare const unknownShape: IntTuple;
const any = JSON.parse("0");
const constant = [2, [2, 3]] as const;
const flat = [4, 8] as const;

// --- rowMajor and colMajor -------------------------------------------------------------------------------------------
expectType<Layout<[4, 4], [4, 1]>>(rowMajor(4, 4));
expectType<Layout<[3, 4, 5], [20, 5, 1]>>(rowMajor(3, 4, 5));
expectType<Layout<[[2, 2], 4], [[8, 4], 1]>>(rowMajor([2, 2], 4));
expectType<Layout<[[4, 16], [8, 2]], [[256, 16], [2, 1]]>>(rowMajor([4, 16], [8, 2]));
expectType<Layout<[7], [1]>>(rowMajor(7));
expectType<Layout<[], []>>(rowMajor());
expectType<Layout<[3, 0, 2], [0, 2, 1]>>(rowMajor(3, 0, 2));
expectType<Layout<[4, 8], [8, 1]>>(rowMajor(...flat));
expectType<Layout<number[], number[]>>(rowMajor(...list));
expectType<Layout<[3, 4, 5], [1, 3, 12]>>(colMajor(3, 4, 5));
expectType<Layout<[[2, 2], 4], [[1, 2], 4]>>(colMajor([2, 2], 4));
expectType<RowMajor<[3, 4, 5]>>(rowMajor(3, 4, 5));
expectType<ColMajor<[3, [4, 5]]>>(colMajor(3, [4, 5]));
expectType<Layout<[1, 2, 3, 4, 5, 6, 7, 8], [40320, 20160, 6720, 1680, 336, 56, 8, 1]>>(
  rowMajor(1, 2, 3, 4, 5, 6, 7, 8),
);
expectType<Layout<[[[[[2, 3], 4], 5], 6], 7], [[[[[2520, 840], 210], 42], 7], 1]>>(rowMajor([[[[2, 3], 4], 5], 6], 7));

// --- what is known only when run --------------------------------------------------------------------------------------
expectType<Layout<[3, number, 5], [number, 5, 1]>>(rowMajor(3, n, 5));
expectType<Layout<[number, 4, 5], [20, 5, 1]>>(rowMajor(n, 4, 5));
expectType<Layout<[3, 4, number], [number, number, 1]>>(rowMajor(3, 4, n));
expectType<Layout<[3, number, 5], [1, 3, number]>>(colMajor(3, n, 5));
expectType<Layout<[[number, 2], 4], [[8, 4], 1]>>(rowMajor([n, 2], 4));
expectType<Layout<[4, Multiple<8>, 2], [Multiple<16>, 2, 1]>>(rowMajor(4, dyn(n, { divisibleBy: 8 }), 2));
expectType<Layout<[number, 4], [4, 1]>>(rowMajor(dyn(either), 4));
expectType<Layout<number[], number[]>>(layout(list));
expectAssignable<Layout<IntTuple, IntTuple>>(layout(unknownShape));

// --- layout ----------------------------------------------------------------------------------------------------------
expectType<Layout<[2, [2, 3]], [6, [3, 1]]>>(layout([2, [2, 3]], [6, [3, 1]]));
expectType<Layout<[2, [2, 3]], [1, [2, 4]]>>(layout([2, [2, 3]]));
expectType<Layout<[2, [2, 3]], [1, [2, 4]]>>(layout(constant));
expectType<Layout<[2, [2, 3]], [2, [2, 3]]>>(layout(constant, constant));
expectType<Layout<12, 1>>(layout(12));
expectType<Layout<[12], [1]>>(layout([12]));
expectType<Layout<[3, 4], [number, 1]>>(layout([3, 4], [n, 1]));
expectType<Layout<[3, 4], [0, 0]>>(layout([3, 4], [0, 0]));
expectType<MakeLayout<[2, 3], [3, 1]>>(layout([2, 3], [3, 1]));
expectType<MakeLayout<[2, 3]>>(layout([2, 3]));

// The expected type decides nothing about strides that are left out.
// sentence: …not assignable to parameter of type 'Layout<[2, 3], [3, 1]>'…
expectError<Layout<[2, 3], [3, 1]>>(layout([2, 3]));
// sentence: …not assignable to parameter of type 'Multiple<8>'…
expectError<Multiple<8>>(dyn(n));

// --- makeOrderedLayout -----------------------------------------------------------------------------------------------
expectType<Layout<[2, 3, 4], [12, 1, 3]>>(makeOrderedLayout([2, 3, 4], [2, 0, 1]));
expectType<Layout<[2, [3, 4]], [12, [1, 3]]>>(makeOrderedLayout([2, [3, 4]], [1, 0]));
expectType<Layout<[2, number, 4], [1, 8, 2]>>(makeOrderedLayout([2, n, 4], [0, 2, 1]));
expectType<MakeOrderedLayout<[2, 3], [1, 0]>>(makeOrderedLayout([2, 3], [1, 0]));
expectType<Refused<"makeOrderedLayout: (2,3) and (1) are not congruent">>(
  null as unknown as MakeOrderedLayout<[2, 3], [1]>,
);
// sentence: makeOrderedLayout: (2,3) and (1) are not congruent
expectError(makeOrderedLayout([2, 3], [1]));
// sentence: makeOrderedLayout: mode 1 has order -1, not a whole number from 0 to 9007199254740991
expectError(makeOrderedLayout([2, 3], [0, -1]));

// --- assignability: static passes for dynamic, not the reverse, and not for another literal ----------------------------------
expectAssignable<Layout<[number, number], [number, number]>>(rowMajor(4, 4));
expectAssignable<Layout<[number, 4], [4, 1]>>(rowMajor(4, 4));
expectAssignable<Layout<unknown, unknown>>(rowMajor(4, 4));
expectNotAssignable<Layout<[4, 4], [4, 1]>>(rowMajor(n, 4));
expectNotAssignable<Layout<[4, 5], [5, 1]>>(rowMajor(4, 4));
expectNotAssignable<Layout<[number, number, number], [number, number, number]>>(rowMajor(4, 4));
expectNotAssignable<Layout<12, 1>>(layout([12]));
expectAssignable<Layout<[number, number], [number, 1]>>(rowMajor(dyn(n, { divisibleBy: 8 }), 4));
expectNotAssignable<Layout<[Multiple<8>, 4], [4, 1]>>(rowMajor(16, 4));

// --- what is refused, in the argument --------------------------------------------------------------------------------
// sentence: rowMajor: mode 1 has extent -4, not a whole number from 0 to 9007199254740991
expectError(rowMajor(4, -4));
// sentence: rowMajor: mode 0 has extent 1.5, not a whole number from 0 to 9007199254740991
expectError(rowMajor(1.5, 4));
// sentence: rowMajor: mode 0 has extent 9007199254740992, not a whole number from 0 to 9007199254740991
expectError(rowMajor(9007199254740992));
// sentence: rowMajor: mode 0 has extent 1e+21, not a whole number from 0 to 9007199254740991
expectError(rowMajor(1e21));
// sentence: rowMajor: mode 0 has extent -4, not a whole number from 0 to 9007199254740991
expectError(rowMajor([2, -4], 4));
// sentence: rowMajor: mode 0 has a union as extent; dyn(x) makes it a runtime number
expectError(rowMajor(either, 4));
// sentence: rowMajor: mode 1 has a union as extent; dyn(x) makes it a runtime number
expectError(rowMajor(4, eitherShape));
// A number is assignable to an enum, which is a union of its values all the same.
// sentence: rowMajor: mode 0 has a union as extent; dyn(x) makes it a runtime number
expectError(rowMajor(someRows, 4));
// sentence: rowMajor: mode 1 has a union as extent; dyn(x) makes it a runtime number
expectError(rowMajor(4, [someRows, 2]));
expectType<Layout<[Rows.Few, 4], [4, 1]>>(rowMajor(Rows.Few, 4));
// sentence: rowMajor: an argument is or holds any; give it a type
expectError(rowMajor(any));
// sentence: rowMajor: an argument is or holds any; give it a type
expectError(rowMajor(4, any));
// sentence: rowMajor: an argument is or holds any; give it a type
expectError(rowMajor([2, any], 4));
// sentence: colMajor: mode 1 has extent -4, not a whole number from 0 to 9007199254740991
expectError(colMajor(4, -4));
// sentence: colMajor: an argument is or holds any; give it a type
expectError(colMajor(any));
// sentence: layout: mode 1 has extent -2, not a whole number from 0 to 9007199254740991
expectError(layout([4, [-2, 3]]));
// sentence: layout: mode 0 has extent -2, not a whole number from 0 to 9007199254740991
expectError(layout(-2));
// sentence: layout: mode 0 has a union as extent; dyn(x) makes it a runtime number
expectError(layout(eitherShape));
// sentence: layout: an argument is or holds any; give it a type
expectError(layout(any));
// sentence: layout: an argument is or holds any; give it a type
expectError(layout([2, 3], any));
// sentence: layout: shape (2,3) and stride (1) are not congruent
expectError(layout([2, 3], [1]));
// sentence: layout: shape (2,3) and stride 1 are not congruent
expectError(layout([2, 3], 1));
// sentence: layout: shape ((2),3) and stride (1,2) are not congruent
expectError(layout([[2], 3], [1, 2]));
// sentence: layout: mode 1 has stride -2; a stride is never negative
expectError(layout([2, 3], [1, -2]));
// sentence: layout: mode 1 has stride 0.5, not a whole number from 0 to 9007199254740991
expectError(layout([2, 3], [1, 0.5]));
// sentence: layout: mode 0 has a union as stride; dyn(x) makes it a runtime number
expectError(layout([2, 3], [either, 1]));
// sentence: layout: mode 0 has a union as stride; dyn(x) makes it a runtime number
expectError(layout([2, 3], [someRows, 1]));

// --- past 2^53-1 -----------------------------------------------------------------------------------------------------
expectType<Layout<[94906265, 94906265], [94906265, 1]>>(rowMajor(94906265, 94906265));
// sentence: rowMajor: the extents of shape (94906266,94906266) multiply past 9007199254740991
expectError(rowMajor(94906266, 94906266));
// sentence: colMajor: the extents of shape (94906266,(1,94906266)) multiply past 9007199254740991
expectError(colMajor(94906266, [1, 94906266]));
// sentence: layout: the extents of shape (94906266,94906266) multiply past 9007199254740991
expectError(layout([94906266, 94906266], [0, 0]));
// sentence: rowMajor: the extents of shape (0,94906266,94906266) multiply past 9007199254740991
expectError(rowMajor(0, 94906266, 94906266));
// sentence: layout: (2,2):(9007199254740991,1) reaches offsets past 9007199254740991
expectError(layout([2, 2], [9007199254740991, 1]));
expectType<Layout<[2, 2], [9007199254740989, 1]>>(layout([2, 2], [9007199254740989, 1]));
expectType<Layout<[1, 2], [9007199254740991, 1]>>(layout([1, 2], [9007199254740991, 1]));
expectType<Layout<[number, 94906266, 94906266], [number, 94906266, 1]>>(rowMajor(n, 94906266, 94906266));

// --- generic sizes ---------------------------------------------------------------------------------------------------
export function generic<M extends number, N extends number, K extends number>(m: M, n: N, k: K) {
  const rows: Layout<[M, N], [N, 1]> = rowMajor(m, n);
  const columns: Layout<[M, N], [1, M]> = colMajor(m, n);
  const three: RowMajor<[M, N, K]> = rowMajor(m, n, k);
  const mixed: Layout<[M, 4, 2], [8, 2, 1]> = rowMajor(m, 4, 2);
  const strided: Layout<[M, N], [K, 1]> = layout([m, n], [k, 1]);
  const nested: Layout<[M, [N, 2]], [1, [M, number]]> = layout([m, [n, 2]], [1, [m, k]]);
  const loose: Layout<[number, number], [number, number]> = rows;
  return { rows, columns, three, mixed, strided, nested, loose };
}
const made = generic(3, 4, 5);
expectType<Layout<[3, 4], [4, 1]>>(made.rows);
expectType<Layout<[3, 4, 5], [20, 5, 1]>>(made.three);

export function mistaken<M extends number, N extends number>(m: M, n: N) {
  // sentence: …not assignable to parameter of type 'Layout<[N, M], [M, 1]>'…
  expectError<Layout<[N, M], [M, 1]>>(rowMajor(m, n));
  // sentence: …layout: shape…
  expectError(layout([m, n], [1]));
}
