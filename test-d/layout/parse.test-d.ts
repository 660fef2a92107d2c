import { expectAssignable, expectError, expectType } from "tsd";
import { type Layout, parseLayout, rowMajor } from "../../src/layout/index.js";
import type { IntTuple } from "../../types/coord/index.js";
import type { ParseLayout, ShowLayout } from "../../types/layout/index.js";
import type { Refused } from "../../types/message/index.js";

declare const n: number;
declare const text: string;

expectType<Layout<[3, 4], [4, 1]>>(parseLayout("(3,4):(4,1)"));
expectType<Layout<[3, 4], [4, 1]>>(parseLayout("(3, 4):(4, 1)"));
expectType<Layout<[[2, 2], 3], [[1, 6], 2]>>(parseLayout("((2,2),3):((1,6),2)"));
expectType<Layout<[[[[[2]]]]], [[[[[1]]]]]>>(parseLayout("(((((2))))):(((((1)))))"));
expectType<Layout<12, 1>>(parseLayout("12:1"));
expectType<Layout<[12], [1]>>(parseLayout("(12):(1)"));
expectType<Layout<[], []>>(parseLayout("():()"));
expectType<Layout<[[], 2], [[], 0]>>(parseLayout("((),2):((),0)"));
expectType<Layout<[number, 4], [4, 1]>>(parseLayout(`(${n},4):(4,1)` as const));
expectAssignable<Layout<IntTuple, IntTuple>>(parseLayout(text));
expectType<Layout<[3, [4, 5]], [20, [5, 1]]>>(parseLayout(rowMajor(3, [4, 5]).toString()));
expectType<Layout<[1, 2, 3, 4, 5, 6, 7, 8], [0, 0, 0, 0, 0, 0, 0, 0]>>(
  parseLayout("(1,2,3,4,5,6,7,8):(0,0,0,0,0,0,0,0)"),
);
expectType<"(3,(4,5)):(20,(5,1))">(null as unknown as ShowLayout<Layout<[3, [4, 5]], [20, [5, 1]]>>);
expectType<Refused<"parseLayout: '3' is not a layout such as '(3,4):(4,1)'">>(null as unknown as ParseLayout<"3">);

// sentence: parseLayout: '' is not a layout such as '(3,4):(4,1)'
expectError(parseLayout(""));
// sentence: parseLayout: '12:' is not a layout such as '(3,4):(4,1)'
expectError(parseLayout("12:"));
// sentence: parseLayout: '12:1:1' is not a layout such as '(3,4):(4,1)'
expectError(parseLayout("12:1:1"));
// sentence: parseLayout: '(3,4):(4,1) ' is not a layout such as '(3,4):(4,1)'
expectError(parseLayout("(3,4):(4,1) "));
// sentence: parseLayout: '(3,  4):(4,1)' is not a layout such as '(3,4):(4,1)'
expectError(parseLayout("(3,  4):(4,1)"));
// sentence: parseLayout: '(3,4,):(4,1,)' is not a layout such as '(3,4):(4,1)'
expectError(parseLayout("(3,4,):(4,1,)"));
// sentence: parseLayout: '(,3):(,1)' is not a layout such as '(3,4):(4,1)'
expectError(parseLayout("(,3):(,1)"));
// sentence: parseLayout: '(3,4:(4,1' is not a layout such as '(3,4):(4,1)'
expectError(parseLayout("(3,4:(4,1"));
// sentence: parseLayout: '3,4):4,1)' is not a layout such as '(3,4):(4,1)'
expectError(parseLayout("3,4):4,1)"));
// sentence: parseLayout: '(3)(4):(1)(3)' is not a layout such as '(3,4):(4,1)'
expectError(parseLayout("(3)(4):(1)(3)"));
// sentence: parseLayout: '03:1' is not a layout such as '(3,4):(4,1)'
expectError(parseLayout("03:1"));
// sentence: parseLayout: '3:-1' is not a layout such as '(3,4):(4,1)'
expectError(parseLayout("3:-1"));
// sentence: parseLayout: '1.5:1' is not a layout such as '(3,4):(4,1)'
expectError(parseLayout("1.5:1"));
// sentence: parseLayout: '1e3:1' is not a layout such as '(3,4):(4,1)'
expectError(parseLayout("1e3:1"));
// sentence: parseLayout: '9007199254740992:1' is not a layout such as '(3,4):(4,1)'
expectError(parseLayout("9007199254740992:1"));
// sentence: parseLayout: shape (3,4) and stride (4) are not congruent
expectError(parseLayout("(3,4):(4)"));
// sentence: parseLayout: the extents of shape (94906266,94906266) multiply past 9007199254740991
expectError(parseLayout("(94906266,94906266):(1,1)"));
// sentence: parseLayout: (2,2):(9007199254740991,1) reaches offsets past 9007199254740991
expectError(parseLayout("(2,2):(9007199254740991,1)"));
// sentence: …'number' is not assignable to …
expectError(parseLayout(12));
