import { expectError, expectType } from "tsd";
import { crd2crd, crd2idx, dyn, idx2crd } from "../../src/coord/index.js";
import type { Crd2Crd, Crd2Idx, Idx2Crd, IntTuple } from "../../types/coord/index.js";
import type { Multiple } from "../../types/int/index.js";
import type { Refused } from "../../types/message/index.js";

declare const n: number;
declare const either: 2 | 4;
declare const list: number[];
const any = JSON.parse("0");

// --- crd2idx ---------------------------------------------------------------------------------------------------------
expectType<10>(crd2idx([2, [2, 0]], [4, [3, 1]]));
expectType<14>(crd2idx(20, [3, 4], [4, 1]));
expectType<5>(crd2idx(5, [3, 4]));
expectType<49>(crd2idx([13, 2], [[6, 4], 3], [[1, 18], 6]));
expectType<number>(crd2idx(n, [3, 4], [4, 1]));
expectType<number>(crd2idx([n, 1], [3, 4], [4, 1]));
expectType<number>(crd2idx([2, 1], [3, n], [n, 1]));
expectType<number>(crd2idx([n, 0], [3, 4], [8, 1]));
expectType<number>(crd2idx(list, [3, 4]));
expectType<0>(crd2idx([], []));
expectType<Refused<"crd2idx: coordinate (1,1,0) does not fit shape ((8,1),2)">>(
  null as unknown as Crd2Idx<[1, 1, 0], [[8, 1], 2]>,
);
expectType<number>(null as unknown as Crd2Idx<typeof any, [3, 4]>);
// sentence: crd2idx: coordinate (1,1,0) does not fit shape ((8,1),2)
expectError(crd2idx([1, 1, 0], [[8, 1], 2]));
// sentence: crd2idx: coordinate (1,2) does not fit shape 3
expectError(crd2idx([[1, 2], 0], [3, 4]));
// sentence: crd2idx: shape (3,0) has size 0, so no index is inside
expectError(crd2idx(0, [3, 0]));
// sentence: crd2idx: (3,2) and (1) are not congruent
expectError(crd2idx(0, [3, 2], [1]));
// sentence: crd2idx: mode 1 has stride -1; a stride is never negative
expectError(crd2idx(0, [3, 2], [1, -1]));
// sentence: crd2idx: mode 0 has coordinate -1, not a whole number from 0 to 9007199254740991
expectError(crd2idx(-1, [3, 2]));
// sentence: crd2idx: mode 1 has a union as coordinate; dyn(x) makes it a runtime number
expectError(crd2idx([0, either], [3, 2]));
// sentence: crd2idx: an argument is or holds any; give it a type
expectError(crd2idx(any, [3, 2]));

// --- idx2crd ---------------------------------------------------------------------------------------------------------
expectType<[2, 1]>(idx2crd(5, [3, 4]));
expectType<[1, 1]>(idx2crd(5, [3, 4], [4, 1]));
expectType<[[[1, 0], [0, 2]], 0]>(
  idx2crd(97, [
    [
      [2, 8],
      [3, 4],
    ],
    2,
  ]),
);
expectType<[1, 4]>(idx2crd(13, [3, 4]));
expectType<[number, [number, number]]>(idx2crd(n, [3, [4, 5]]));
expectType<[number, 0]>(idx2crd(n, [3, 1], [1, 1]));
expectType<[number, 1]>(idx2crd(5, [3, 4], [n, 1]));
expectType<[0, 1]>(idx2crd(7, [2, 3], [0, 1]));
expectType<number[]>(idx2crd(5, list));
expectType<Refused<"idx2crd: shape 0 has size 0, so no index is inside">>(null as unknown as Idx2Crd<0, 0>);
expectType<[number, number]>(null as unknown as Idx2Crd<typeof any, [3, 4]>);
// sentence: idx2crd: shape (0) has size 0, so no index is inside
expectError(idx2crd(0, [0]));
// sentence: idx2crd: mode 0 has index -1, not a whole number from 0 to 9007199254740991
expectError(idx2crd(-1, [3]));
// sentence: idx2crd: (3,4) and 1 are not congruent
expectError(idx2crd(1, [3, 4], 1));

// --- crd2crd ---------------------------------------------------------------------------------------------------------
expectType<5>(crd2crd([2, 1], 12, [3, 4]));
expectType<[2, 1]>(crd2crd(5, [3, 4]));
expectType<[[1, 1], 5]>(crd2crd([3, 5], [[2, 2], 6]));
expectType<[number, number]>(crd2crd(n, [3, 4]));
expectType<number>(crd2crd([n, 1], 12, [3, 4]));
expectType<Refused<"crd2crd: index 12 is past the end of shape 12">>(null as unknown as Crd2Crd<12, 12>);
// sentence: crd2crd: index 12 is past the end of shape 12
expectError(crd2crd(12, 12));
// sentence: crd2crd: index 3 is past the end of shape 3
expectError(crd2crd([3, 1], 12, [3, 4]));
// sentence: crd2crd: index 11 is past the end of shape 9
expectError(crd2crd([2, 3], 9, [3, 4]));
// sentence: crd2crd: coordinate (2,1) has no index without the shape that it comes from
expectError(crd2crd([2, 1], 12));
// sentence: crd2crd: coordinate (1,2,3) does not fit shape (4,4)
expectError(crd2crd([1, 2, 3], [4, 4]));

// --- dyn -------------------------------------------------------------------------------------------------------------
expectType<number>(dyn(n));
expectType<number>(dyn(4));
expectType<number>(dyn(either));
expectType<number>(dyn(any));
expectType<Multiple<8>>(dyn(n, { divisibleBy: 8 }));
expectType<number>(dyn(n, { divisibleBy: 1 }));
expectType<number>(dyn(n, { divisibleBy: n }));
// sentence: dyn: 0 cannot divide: it is not a whole number from 1 to 9007199254740991
expectError(dyn(n, { divisibleBy: 0 }));
// sentence: dyn: -8 cannot divide: it is not a whole number from 1 to 9007199254740991
expectError(dyn(n, { divisibleBy: -8 }));
// sentence: dyn: 1.5 cannot divide: it is not a whole number from 1 to 9007199254740991
expectError(dyn(n, { divisibleBy: 1.5 }));

// --- generic sizes ---------------------------------------------------------------------------------------------------
export function generic<M extends number, N extends number>(m: M, n: N, shape: IntTuple) {
  crd2idx([1, 2], [m, n]);
  crd2idx([m, 2], [m, n], [n, 1]);
  idx2crd(m, [m, n]);
  crd2crd(m, [m, n]);
  crd2idx(3, shape);
}
