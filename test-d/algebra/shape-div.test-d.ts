import { expectError, expectType } from "tsd";
import { elemScale, shapeDiv } from "../../src/algebra/index.js";
import type { ElemScale, ShapeDiv } from "../../types/algebra/index.js";
import type { IntTuple } from "../../types/coord/index.js";
import type { Multiple } from "../../types/int/index.js";
import type { Refused } from "../../types/message/index.js";

declare const n: number;
declare const m: Multiple<8>;
declare const either: 2 | 4;
const any = JSON.parse("0");

// --- shapeDiv --------------------------------------------------------------------------------------------------------
expectType<3>(shapeDiv(12, 4));
expectType<1>(shapeDiv(4, 12));
expectType<[1, 2]>(shapeDiv([3, 6], 9));
expectType<[1, [1, [1, 4], 2]]>(shapeDiv([8, [8, [2, 8], 2]], [8, 32]));
expectType<54>(shapeDiv(432, [4, 2] as const));
expectType<Multiple<2>>(shapeDiv(m, 4));
expectType<[1, number]>(shapeDiv([1, n], 4));
expectType<[2, 6]>(shapeDiv([n as number, 6] as unknown as [2, 6], 1));
expectType<ShapeDiv<[3, 6], 9>>(shapeDiv([3, 6], 9));

// sentence: shapeDiv: 12 by 5; neither divides the other
expectError(shapeDiv(12, 5));
// sentence: shapeDiv: 6 by 4; neither divides the other
expectError(shapeDiv([6, 2], 4));
// sentence: shapeDiv: (4,6) and (2) differ in rank
expectError(shapeDiv([4, 6], [2]));
// sentence: shapeDiv: 4 by 0; an extent of 0 divides nothing and is not divided
expectError(shapeDiv(4, 0));
// sentence: shapeDiv: mode 0 has extent -3, not a whole number from 0 to 9007199254740991
expectError(shapeDiv(12, -3));
// sentence: shapeDiv: mode 0 has a union as extent; dyn(x) makes it a runtime number
expectError(shapeDiv(12, either));
// sentence: shapeDiv: an argument is or holds any; give it a type
expectError(shapeDiv(any, 2));

// --- elemScale -------------------------------------------------------------------------------------------------------
expectType<[8, 15]>(elemScale([2, 3], [[2, 2], 5]));
expectType<280>(elemScale(8, [7, 5]));
expectType<[Multiple<16>, number]>(elemScale([m, n], [2, 3]));
expectType<ElemScale<[2, 3], [[2, 2], 5]>>(elemScale([2, 3], [[2, 2], 5]));

// sentence: elemScale: (2,3) and 4 differ in rank
expectError(elemScale([2, 3], 4));
// sentence: elemScale: mode 1 has leaf -3, not a whole number from 0 to 9007199254740991
expectError(elemScale([2, -3], [1, 1]));
// sentence: elemScale: an argument is or holds any; give it a type
expectError(elemScale([2, 3], any));

declare const refused: ShapeDiv<[4, 4], Refused<"tile: no">>;
expectType<Refused<"tile: no">>(refused);

// --- modes of which it is open whether they are leaves ---------------------------------------------------------------
expectType<[IntTuple, 15]>(null as unknown as ElemScale<[IntTuple, 3], [2, 5]>);
expectType<[IntTuple, 2]>(null as unknown as ShapeDiv<[IntTuple, 4], [2, 2]>);
expectType<IntTuple[]>(null as unknown as ShapeDiv<[IntTuple, 4], 8>);

// --- past 2^53-1 -----------------------------------------------------------------------------------------------------
// sentence: elemScale: (94906266,94906266) gives a result past 9007199254740991
expectError(elemScale(94906266, 94906266));
// sentence: elemScale: (94906266,(94906266,1)) gives a result past 9007199254740991
expectError(elemScale([2, 94906266], [1, [94906266, 1]]));
// sentence: shapeDiv: (3000000000000000,4) gives a result past 9007199254740991
expectError(shapeDiv([2, [3000000000000000, 4], 3], 8));
// Nobody asks how large the last mode is.
expectType<[2, [3000000000000000, 4]]>(shapeDiv([2, [3000000000000000, 4]], 1));
