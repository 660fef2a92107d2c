import { expectError, expectType } from "tsd";
import { type Layout, layout, rowMajor } from "../../src/layout/index.js";
import type { IndexOf } from "../../types/layout/index.js";

declare const n: number;
declare const either: 2 | 3;
declare const list: number[];
const any = JSON.parse("0");
const nested = layout([4, [3, 2]], [6, [2, 1]]);
const rows = rowMajor(n, 8);

// --- index -----------------------------------------------------------------------------------------------------------
expectType<9>(rowMajor(3, 4).index(2, 1));
expectType<9>(rowMajor(3, 4).index([2, 1]));
expectType<9>(rowMajor(3, 4).index(5));
expectType<9>(nested.index(1, [1, 1]));
expectType<8>(nested.index(1, 1));
expectType<23>(nested.index(3, 2, 1));
expectType<23>(nested.index([3, 2, 1]));
expectType<5>(layout([[2, 3]], [[3, 1]]).index([[1, 2]]));
expectType<33>(layout(12, 3).index(11));
expectType<0>(rowMajor().index());
expectType<number>(rows.index(n, 7));
expectType<17>(rows.index(2, 1));
expectType<number>(rows.index(n));
expectType<number>(rows.index(...list));
expectType<number>(rows.index(any, 1));
expectType<9>(null as unknown as IndexOf<Layout<[3, 4], [4, 1]>, [2, 1]>);

// sentence: index: coordinate 4 is past extent 4 of mode 0
expectError(nested.index(4, 0));
// sentence: index: coordinate 6 is past extent 6 of mode 1
expectError(nested.index(0, 6));
// sentence: index: coordinate 2 is past extent 2 of mode 1
expectError(nested.index(0, [0, 2]));
// sentence: index: coordinate 3 is past extent 3 of mode 1
expectError(nested.index(0, 3, 0));
// sentence: index: coordinate 8 is past extent 8 of mode 1
expectError(rows.index(100, 8));
// sentence: index: index 24 is past size 24 of shape (4,(3,2))
expectError(nested.index(24));
// sentence: index: index 0 is past size 0 of shape (3,0)
expectError(rowMajor(3, 0).index(0));
// sentence: index: shape (4,(3,2)) of rank 2 takes no coordinate of rank 4
expectError(nested.index(1, 2, 3, 4));
// sentence: index: shape (4,(3,2)) of rank 2 takes no coordinate of rank 1
expectError(nested.index([1]));
// sentence: index: coordinate (1,1,1) does not fit shape (3,2)
expectError(nested.index(0, [1, 1, 1]));
// sentence: index: coordinate (0,1) does not fit shape 4
expectError(nested.index([0, 1], 0));
// sentence: index: mode 1 has coordinate -1, not a whole number from 0 to 9007199254740991
expectError(nested.index(0, -1));
// sentence: index: mode 0 has coordinate 0.5, not a whole number from 0 to 9007199254740991
expectError(rows.index(0.5, 0));
// sentence: index: mode 1 has a union as coordinate; dyn(x) makes it a runtime number
expectError(nested.index(0, either));
// sentence: index: mode 0 has a union as coordinate; dyn(x) makes it a runtime number
expectError(nested.index(either));

// --- coord and idx2crd -----------------------------------------------------------------------------------------------
expectType<[2, 1]>(rowMajor(3, 4).coord(5));
expectType<[3, [2, 1]]>(nested.coord(23));
expectType<7>(layout(12, 3).coord(7));
expectType<[number, [number, number]]>(nested.coord(n));
expectType<[number, number]>(rows.coord(5));
expectType<[1, 1]>(rowMajor(3, 4).idx2crd(5));
expectType<[3, [2, 1]]>(nested.idx2crd(23));
expectType<[number, 5]>(rows.idx2crd(13));
expectType<[number, [number, number]]>(nested.coord(any));
// sentence: coord: index 24 is past size 24 of shape (4,(3,2))
expectError(nested.coord(24));
// sentence: coord: mode 0 has coordinate -1, not a whole number from 0 to 9007199254740991
expectError(nested.coord(-1));
// sentence: coord: mode 0 has a union as coordinate; dyn(x) makes it a runtime number
expectError(nested.coord(either));
// sentence: idx2crd: mode 0 has index -1, not a whole number from 0 to 9007199254740991
expectError(nested.idx2crd(-1));

// --- coords ----------------------------------------------------------------------------------------------------------
for (const crd of nested.coords()) expectType<[number, [number, number]]>(crd);
for (const crd of layout(12).coords()) expectType<number>(crd);
for (const [row, column] of rows.coords()) {
  expectType<number>(row);
  expectType<number>(column);
  expectType<number>(rows.index(row, column));
}

// --- generic sizes ---------------------------------------------------------------------------------------------------
export function generic<M extends number, N extends number>(matrix: Layout<[M, N], [N, 1]>, i: number) {
  matrix.index(i, 3);
  matrix.index(1, 2);
  matrix.index(i);
  matrix.index(5);
  matrix.index([i, i]);
  matrix.coord(i);
  matrix.idx2crd(i);
  for (const [row, column] of matrix.coords()) matrix.index(row, column);
  // sentence: …Argument of type '[number, number, number]' is not assignable to parameter of type…
  expectError(matrix.index(1, 2, 3));
}
