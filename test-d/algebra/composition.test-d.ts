import { expectError, expectType } from "tsd";
import { applyTiler, composition } from "../../src/algebra/index.js";
import { type Layout, layout, rowMajor } from "../../src/layout/index.js";
import type { ApplyTiler, Composition } from "../../types/algebra/index.js";
import type { IntTuple } from "../../types/coord/index.js";
import type { Multiple } from "../../types/int/index.js";

declare const n: number;
declare const m: Multiple<8>;
declare const either: 2 | 4;
declare const sizeOrGap: 2 | null;
declare const oneOrTwo: [2] | [2, 4];
declare const sizeOrLayout: 2 | Layout<2, 1>;
declare const twoLayouts: Layout<2, 1> | Layout<4, 1>;
declare const noLayout: Layout<[-1], [1]>;
declare const sizes: number[];
declare const some: Layout<IntTuple, IntTuple>;
const any = JSON.parse("0");

// --- composition -----------------------------------------------------------------------------------------------------
expectType<Layout<[[2, 2], 3], [[24, 2], 8]>>(composition(layout([6, 2], [8, 2]), layout([4, 3], [3, 1])));
expectType<Layout<[3, [2, 2]], [16, [80, 4]]>>(composition(layout([10, 2], [16, 4]), layout([3, 4], [1, 5])));
expectType<Layout<2, 13>>(composition(rowMajor(4, 6), layout(2, 6)));
expectType<Layout<[2, 2], [13, 3]>>(composition(rowMajor(4, 6), layout(4, 6)));
expectType<Layout<1, 0>>(composition(rowMajor(4, 8), layout(1, 5)));
expectType<Layout<[2, 2], [63, 10]>>(composition(rowMajor(13, 9), layout(4, 7)));
expectType<Layout<[4, 3, 2], [3, 1, 0]>>(composition(layout([4, 3, 1], [3, 1, 0]), layout(24, 1)));
expectType<Layout<[2, 4], [16, 1]>>(composition(rowMajor(8, 16), [2, 4]));
expectType<Layout<[8, 4], [16, 2]>>(composition(rowMajor(8, 16), [null, layout(4, 2)]));
expectType<Layout<[8, 16], [16, 1]>>(composition(rowMajor(8, 16), null));
expectType<Layout<[2, 4], [16, 1]>>(composition(rowMajor(8, 16), [2, 4] as const));
expectType<Composition<Layout<[6, 2], [8, 2]>, Layout<[4, 3], [3, 1]>>>(
  composition(layout([6, 2], [8, 2]), layout([4, 3], [3, 1])),
);

// One mode of A: nothing carries, whatever its size.
expectType<Layout<[2, 4], [16, 1]>>(composition(rowMajor(n, 16), [2, 4]));
expectType<Layout<[number, 4], [16, 1]>>(composition(rowMajor(8, 16), [n, 4]));
expectType<Layout<[8, 4], [Multiple<8>, 1]>>(composition(layout([8, 16], [m, 1]), [8, 4]));
// Below the least that an extent can be nothing carries either.
expectType<Layout<4, 16>>(composition(layout([m, 4], [16, 1]), layout(4, 1)));
expectType<Layout<4, 1>>(composition(layout([4, 8], [1, n]), layout(4, 1)));
// Into how many pieces a mode falls may depend on what is known only when run.
expectType<Layout<IntTuple, IntTuple>>(composition(rowMajor(n, 16), layout(4, 1)));
expectType<Layout<[IntTuple, 4], [IntTuple, 0]>>(composition(rowMajor(8, 16), layout([n, 4], [1, 0])));
expectType<Layout<[IntTuple, IntTuple], [IntTuple, IntTuple]>>(composition(rowMajor(8, 16), [n, n, n].slice(1)));
expectType<Layout<[IntTuple, IntTuple], [IntTuple, IntTuple]>>(composition(rowMajor(8, 16), sizes));
expectType<Layout<IntTuple, IntTuple>>(composition(some, layout(4, 1)));

// A single step has a stride of its own, so that an extent that may be 1 has that of its steps only where both are the same.
expectType<Layout<number, number>>(composition(layout([2, 1], [3, 10]), layout(n, 2)));
expectType<Layout<number, 1>>(composition(rowMajor(8, 16), layout(n, 8)));

// sentence: composition: mode 6:1 carries out of extent 4 every 4 steps, and 6 is not a multiple of 4
expectError(composition(rowMajor(4, 3), 6));
// sentence: composition: the modes together count to 14 in extent 12, so that an index would carry
expectError(composition(layout([12, 4], [5, 1]), layout([3, 2], [4, 6])));
// sentence: composition: shape (4,0) has an extent of 0
expectError(composition(rowMajor(4, 0), 2));
// sentence: composition: shape 0 has an extent of 0
expectError(composition(rowMajor(4, 4), [2, 0]));
// sentence: composition: more tilers (3) than modes (2)
expectError(composition(rowMajor(8, 16), [2, 2, 2]));
// sentence: composition: more tilers (2) than modes (1)
expectError(composition(rowMajor(8, 16), [[2, 2]]));
// sentence: composition: a tiler is a union; give it one type; dyn(x) makes a number a runtime number
expectError(composition(rowMajor(8, 16), either));
// sentence: composition: a tiler is a union; give it one type; dyn(x) makes a number a runtime number
expectError(composition(rowMajor(8, 16), [2, sizeOrGap]));
// sentence: composition: a tiler is a union; give it one type; dyn(x) makes a number a runtime number
expectError(composition(rowMajor(8, 16), oneOrTwo));
// sentence: composition: a tiler is a union; give it one type; dyn(x) makes a number a runtime number
expectError(composition(rowMajor(8, 16), sizeOrLayout));
// sentence: composition: -1 is not a tiler: a layout, a size, null, or an array of tilers
expectError(composition(rowMajor(8, 16), -1));
// sentence: composition: 1.5 is not a tiler: a layout, a size, null, or an array of tilers
expectError(composition(rowMajor(8, 16), [2, 1.5]));
// sentence: composition: a layout is never, a union or holds sizes that are none; give it one type
expectError(composition(twoLayouts, 2));
// sentence: composition: a layout is never, a union or holds sizes that are none; give it one type
expectError(composition(rowMajor(8, 16), noLayout));
// sentence: composition: an argument is or holds any; give it a type
expectError(composition(rowMajor(8, 16), any));
// sentence: composition: an argument is or holds any; give it a type
expectError(composition(rowMajor(8, 16), [2, any]));
// sentence: composition: an argument is or holds any; give it a type
expectError(composition(any, 2));

// A refusal passes through what receives it.
expectType<Composition<Layout<[4, 3], [3, 1]>, 6>>({} as Composition<Composition<Layout<[4, 3], [3, 1]>, 6>, 2>);

// --- applyTiler ------------------------------------------------------------------------------------------------------
expectType<Layout<[[4, 2], 24], [[24, 96], 1]>>(applyTiler("logicalDivide", rowMajor(8, 24), [4, null]));
expectType<Layout<[2, 4], [16, 1]>>(applyTiler("composition", rowMajor(8, 16), [2, 4]));
expectType<ApplyTiler<"logicalProduct", Layout<4, 1>, 3>>(applyTiler("logicalProduct", layout(4, 1), 3));
// sentence: logicalDivide: more tilers (3) than modes (2)
expectError(applyTiler("logicalDivide", rowMajor(8, 24), [4, 4, 4]));
// sentence: applyTiler: an argument is or holds any; give it a type
expectError(applyTiler(any, rowMajor(8, 24), 4));
// sentence: …Argument of type '"coalesce"' is not assignable to parameter of type…
expectError(applyTiler("coalesce", rowMajor(8, 24), [4]));

// --- generic sizes ---------------------------------------------------------------------------------------------------
function ofAnySize<M extends number, N extends number>(matrix: Layout<[M, N], [N, 1]>) {
  return composition(matrix, [2, 4]);
}
expectType<Layout<[2, 4], [8, 1]>>(ofAnySize(rowMajor(4, 8)));

// --- past 2^53-1 -----------------------------------------------------------------------------------------------------
expectType<Layout<2, 4503599627370496>>(composition(layout(2, 4503599627370496), 2));
// sentence: composition: 2:4503599627370496 gives a layout that passes 9007199254740991
expectError(composition(layout(2, 4503599627370496), layout(4, 1)));
// sentence: composition: 2:4503599627370496 gives a layout that passes 9007199254740991
expectError(composition(layout(2, 4503599627370496), layout(2, 2)));
