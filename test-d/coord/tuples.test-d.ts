import { expectAssignable, expectError, expectNotAssignable, expectType } from "tsd";
import { concat, depth, flatRank, flatten, nest, rank, replace, reverse, showTuple } from "../../src/coord/index.js";
import type {
  Concat,
  Congruent,
  Depth,
  FlatRank,
  Flatten,
  IntTuple,
  Mut,
  Nest,
  ParseTuple,
  Rank,
  Replace,
  Reverse,
  ShowTuple,
  WeaklyCongruent,
} from "../../types/coord/index.js";
import type { Refused } from "../../types/message/index.js";

declare const n: number;
declare const either: 2 | 4;
declare const eitherTuple: [2] | [3];
declare const list: number[];
declare const unknownTuple: IntTuple;
const any = JSON.parse("0");
const constant = [2, [3, 4]] as const;

// --- what an int-tuple is --------------------------------------------------------------------------------------------
expectAssignable<IntTuple>([2, [3, [4]]]);
expectAssignable<IntTuple>(constant);
expectNotAssignable<IntTuple>("2");
expectNotAssignable<IntTuple>([2, "3"]);
expectType<[2, [3, 4]]>(null as unknown as Mut<typeof constant>);
expectType<number[]>(null as unknown as Mut<readonly number[]>);

// --- literals infer without `as const`, and `as const` leaves no `readonly` behind --------------------------------------
expectType<[[3, 4], 2]>(reverse([2, [3, 4]]));
expectType<[[3, 4], 2]>(reverse(constant));
expectType<[number, 2]>(reverse([2, n]));
expectType<5>(reverse(5));

// --- rank, flatRank, depth -------------------------------------------------------------------------------------------
expectType<2>(rank([[2, 3], 4]));
expectType<1>(rank(7));
expectType<0>(rank([]));
expectType<number>(rank(list));
expectType<number>(rank(unknownTuple));
expectType<3>(flatRank([[2, 3], 4]));
expectType<1>(flatRank(n));
expectType<0>(depth(n));
expectType<2>(
  depth([
    [1, 2],
    [3, 4],
  ]),
);
expectType<4>(depth([[[[1, 2], 3], 4], 5]));
expectType<number>(depth(unknownTuple));
expectType<9>(null as unknown as Rank<[1, 2, 3, 4, 5, 6, 7, 8, 9]>);
expectType<6>(null as unknown as Depth<[[[[[[1]]]]]]>);
expectType<2>(null as unknown as FlatRank<[[1], [[2]]]>);
expectType<Refused<"rank: an argument is or holds any; give it a type">>(null as unknown as Rank<typeof any>);
expectType<Refused<"depth: an argument is or holds any; give it a type">>(null as unknown as Depth<typeof any>);

// --- flatten and nest ------------------------------------------------------------------------------------------------
expectType<[2, 3, 4, 5]>(flatten([2, [3, [4, 5]]]));
expectType<[2, number, 4]>(flatten([[], [2, [[n]]], 4]));
expectType<[7]>(flatten(7));
expectType<number[]>(flatten(list));
expectType<number[]>(flatten(unknownTuple));
expectType<[2, 3, 4]>(null as unknown as Flatten<readonly [2, readonly [3, 4]]>);
expectType<number[]>(null as unknown as Flatten<typeof any>);
expectType<[[2, 3], 4]>(nest([2, 3, 4], [[0, 0], 0]));
expectType<[[2, [number]], 4]>(nest([2, n, 4], [[0, [0]], 0]));
expectType<5>(nest([5], 0));
expectType<[[], []]>(null as unknown as Nest<[], [[], []]>);
// sentence: nest: (1,2) has flat rank 2, (1,(2,3)) has 3
expectError(nest([1, 2], [1, [2, 3]]));

// --- concat and replace ----------------------------------------------------------------------------------------------
expectType<[1, [2, 3], 4]>(concat([1, [2, 3]], 4));
expectType<[1, 2]>(concat(1, 2));
expectType<[2, [3, 4], number]>(concat(constant, [n]));
expectType<[1, 2]>(null as unknown as Concat<readonly [1], readonly [2]>);
expectType<[3, 7, 5]>(replace([3, 4, 5], 1, 7));
expectType<[3, number, 5]>(replace([3, 4, 5], 1, n));
expectType<[3, [2, 2], 5]>(replace([3, 4, 5], 1, [2, 2]));
expectType<[2, 2]>(replace(4, 0, [2, 2]));
expectType<(3 | 4 | 7)[]>(replace([3, 4], n, 7));
expectType<[3, 7]>(null as unknown as Replace<readonly [3, 4], 1, 7>);
// sentence: replace: (1,2) of rank 2 has no mode 2
expectError(replace([1, 2], 2, 3));
// sentence: replace: (1,2) of rank 2 has no mode -1
expectError(replace([1, 2], -1, 3));
// sentence: replace: (1,2) of rank 2 has no mode 0.5
expectError(replace([1, 2], 0.5, 3));

// --- text ------------------------------------------------------------------------------------------------------------
expectType<"(2,(3,4))">(showTuple([2, [3, 4]]));
expectType<"7">(showTuple(7));
expectType<"()">(showTuple([]));
expectType<`(2,${number})`>(showTuple([2, n]));
expectType<string>(showTuple(list));
expectType<string>(null as unknown as ShowTuple<IntTuple>);
expectType<[2, [3, 4]]>(null as unknown as ParseTuple<"(2,(3, 4))">);
expectType<[]>(null as unknown as ParseTuple<"()">);
expectType<[number, 4]>(null as unknown as ParseTuple<`(${number},4)`>);
expectType<IntTuple>(null as unknown as ParseTuple<string>);

// --- congruence ------------------------------------------------------------------------------------------------------
expectType<true>(null as unknown as Congruent<[2, [3, 4]], [1, [2, number]]>);
expectType<false>(null as unknown as Congruent<[2, [3]], [2, 3]>);
expectType<false>(null as unknown as Congruent<[2], 2>);
expectType<boolean>(null as unknown as Congruent<number[], [2, 3]>);
expectType<boolean>(null as unknown as Congruent<IntTuple, 2>);
expectType<boolean>(null as unknown as Congruent<typeof any, 2>);
expectType<true>(null as unknown as WeaklyCongruent<[1, 1], [1, [1, 1]]>);
expectType<false>(null as unknown as WeaklyCongruent<[1, [1, 1]], [1, 1]>);
expectType<boolean>(null as unknown as WeaklyCongruent<[1, [1, 1]], IntTuple>);

// --- what is refused, in the argument --------------------------------------------------------------------------------
// sentence: reverse: mode 1 has leaf -3, not a whole number from 0 to 9007199254740991
expectError(reverse([2, -3]));
// sentence: reverse: mode 1 has leaf 1.5, not a whole number from 0 to 9007199254740991
expectError(reverse([2, [3, 1.5]]));
// sentence: reverse: mode 0 has leaf 9007199254740992, not a whole number from 0 to 9007199254740991
expectError(reverse(9007199254740992));
// sentence: reverse: mode 1 has a union as leaf; dyn(x) makes it a runtime number
expectError(reverse([2, either]));
// sentence: reverse: mode 0 has a union as leaf; dyn(x) makes it a runtime number
expectError(reverse(either));
// sentence: reverse: mode 0 has a union as leaf; dyn(x) makes it a runtime number
expectError(reverse(eitherTuple));
// sentence: reverse: mode 1 has a union as leaf; dyn(x) makes it a runtime number
expectError(reverse([2, eitherTuple]));
// sentence: reverse: an argument is or holds any; give it a type
expectError(reverse(any));
// sentence: reverse: an argument is or holds any; give it a type
expectError(reverse([2, any]));
// sentence: reverse: an argument is or holds any; give it a type
expectError(reverse([2, [3, any]]));
// sentence: …'string' is not assignable to …
expectError(reverse("2"));

// --- generic sizes ---------------------------------------------------------------------------------------------------
export function generic<M extends number, N extends number>(m: M, n: N) {
  const turned: [N, M] = reverse([m, n]);
  const joined: [M, N, 2] = concat([m, n], 2);
  rank([m, [n, 2]]);
  return [turned, joined] as const;
}
expectType<readonly [[5, 4], [4, 5, 2]]>(generic(4, 5));
expectType<[[3], 2]>(null as unknown as Reverse<readonly [2, [3]]>);
