import { expectAssignable, expectError, expectNotAssignable, expectType } from "tsd";
import {
  applySwizzle,
  composedLayout,
  composition,
  downcast,
  flatDivide,
  logicalDivide,
  makeLdmatrixSwizzle,
  makeSwizzle,
  recast,
  slice,
  sublayout,
  swizzle,
  tiledDivide,
  tileToShape,
  upcast,
  zippedDivide,
} from "../../src/algebra/index.js";
import { type Layout, layout, rowMajor } from "../../src/layout/index.js";
import type { ApplySwizzle, ComposedLayout, MakeSwizzle, Swizzle, TileToShape } from "../../types/algebra/index.js";
import type { Multiple } from "../../types/int/index.js";
import type { Refused } from "../../types/message/index.js";

declare const n: number;
declare const m8: Multiple<8>;
declare const m64: Multiple<64>;
declare const either: 3 | 4;
declare const order: number[];
declare const fixed: readonly number[];
const any = JSON.parse("0");

// --- swizzle ---------------------------------------------------------------------------------------------------------
const s303 = swizzle(3, 0, 3);
expectType<Swizzle<3, 0, 3>>(s303);
expectType<Swizzle<3, 4, -3>>(swizzle(3, 4, -3));
expectType<Swizzle<3, number, 3>>(swizzle(3, n, 3));
expectAssignable<Swizzle<number, number, number>>(s303);
expectNotAssignable<Swizzle<2, 0, 3>>(s303);
expectNotAssignable<Swizzle<3, 0, 3>>(swizzle(3, n, 3));

expectType<9>(s303.index(8));
expectType<56>(applySwizzle(s303, 63));
expectType<63>(swizzle(3, 0, -3).index(7));
expectType<9007199254740991>(swizzle(0, 4, 0).index(9007199254740991));
expectType<9007199187632128>(swizzle(26, 0, 27).index(9007199254740991));
expectType<number>(s303.index(n));
expectType<number>(swizzle(3, n, 3).index(8));
// A multiple of the whole window has no source bits; another one keeps what divides the target bits' unit.
expectType<Multiple<64>>(s303.index(m64));
expectType<Multiple<8>>(swizzle(2, 3, 3).index(m8));
expectType<number>(s303.index(m8));
expectType<ApplySwizzle<Swizzle<3, 0, 3>, 8>>(s303.index(8));

// sentence: swizzle: -1 is not an offset, a whole number from 0 to 9007199254740991
expectError(s303.index(-1));
// sentence: swizzle: -1 is not an offset, a whole number from 0 to 9007199254740991
expectError(swizzle(0, 4, 0).index(-1));
// sentence: index: an argument is or holds any; give it a type
expectError(s303.index(any));
expectType<Refused<"applySwizzle: an argument is or holds any; give it a type">>(
  null as unknown as ApplySwizzle<Swizzle<3, 0, 3>, typeof any>,
);
// sentence: swizzle: a union (dyn(x) makes it a number) is not an offset, a whole number from 0 to 9007199254740991
expectError(applySwizzle(s303, either));
// sentence: swizzle: shift 2 is less than bits 3, so that moved bits would meet themselves
expectError(swizzle(3, 0, 2));
// sentence: swizzle: bits 20, base 14 and shift 20 reach past bit 53
expectError(swizzle(20, 14, 20));
// sentence: swizzle: bits is -1, not a whole number from 0
expectError(swizzle(-1, 0, 2));
// sentence: swizzle: base is 0.5, not a whole number from 0
expectError(swizzle(1, 0.5, 2));
// sentence: swizzle: shift is a union (dyn(x) makes it a number), not a whole number from 0
expectError(swizzle(1, 0, either));

// sentence: swizzle: an argument is or holds any; give it a type
expectError(swizzle(3, 0, any));

// --- makers ----------------------------------------------------------------------------------------------------------
expectType<Swizzle<3, 3, 3>>(makeSwizzle(8, 64, 8));
expectType<Swizzle<3, 3, 3>>(makeSwizzle(9, 100, 10));
expectType<Swizzle<3, 2, 3>>(makeSwizzle("float32", "128B"));
expectType<Swizzle<0, 4, 3>>(makeSwizzle("uint8", "none"));
expectType<Swizzle<number, 3, number>>(makeSwizzle(n, n, 8));
expectType<MakeSwizzle<7, 64, 8>>(makeSwizzle(7, 64, 8));
expectType<Swizzle<3, 0, 3>>(makeLdmatrixSwizzle("float32", 32));
expectType<Swizzle<2, 3, 3>>(makeLdmatrixSwizzle("bfloat16", 32, 3));
expectType<Swizzle<number, 0, number>>(makeLdmatrixSwizzle("bfloat16", n));

// sentence: makeSwizzle: a row of 8 does not hold two accesses of 8
expectError(makeSwizzle(8, 8, 8));
// sentence: makeSwizzle: numRows is 8, more than the accesses (4) in a row of 16
expectError(makeSwizzle(8, 16, 4));
// sentence: makeSwizzle: numRows is 0, not a whole number from 1
expectError(makeSwizzle(0, 16, 4));
// sentence: makeLdmatrixSwizzle: a row of 12 float32 has 48 bytes; 16, 32, 64 or a multiple of 128 can be read
expectError(makeLdmatrixSwizzle("float32", 12));

// sentence: makeSwizzle: bits 20, base 20 and shift 20 reach past bit 53
expectError(makeSwizzle(1048576, 1099511627776, 1048576));
// sentence: makeSwizzle: an argument is or holds any; give it a type
expectError(makeSwizzle("float32", any));
// sentence: makeSwizzle: an argument is or holds any; give it a type
expectError(makeSwizzle(8, 64, any));
// sentence: makeLdmatrixSwizzle: log2Vec is -1, not a whole number from 0
expectError(makeLdmatrixSwizzle("float16", 64, -1));
// sentence: makeLdmatrixSwizzle: log2Vec is 1.5, not a whole number from 0
expectError(makeLdmatrixSwizzle("float16", 64, 1.5));
// sentence: makeLdmatrixSwizzle: bits 3, base 52 and shift 3 reach past bit 53
expectError(makeLdmatrixSwizzle("float16", 64, 52));
// sentence: makeLdmatrixSwizzle: an argument is or holds any; give it a type
expectError(makeLdmatrixSwizzle("float16", any));
// sentence: makeLdmatrixSwizzle: an argument is or holds any; give it a type
expectError(makeLdmatrixSwizzle("float16", 64, any));

// --- composed layouts ------------------------------------------------------------------------------------------------
const swizzled = composedLayout(s303, 0, rowMajor(8, 8));
expectType<ComposedLayout<Swizzle<3, 0, 3>, 0, Layout<[8, 8], [8, 1]>>>(swizzled);
expectAssignable<ComposedLayout<Swizzle<number, number, number>, number, Layout<[number, number], [number, number]>>>(
  swizzled,
);
expectType<9>(swizzled.index(1, 0));
expectType<number>(swizzled.index(n, 0));
expectType<64>(swizzled.size());
expectType<64>(swizzled.cosize());
expectType<2>(swizzled.rank());
expectType<48>(composedLayout(s303, 0, rowMajor(8, 6)).cosize());
expectType<56>(composedLayout(s303, 1, rowMajor(8, 6)).cosize());
expectType<64>(composedLayout(swizzle(2, 1, -3), 0, rowMajor(5)).cosize());
expectType<Multiple<8>>(composedLayout(s303, n, rowMajor(8, 6)).cosize());

const chained = composedLayout(layout([6, 2], [8, 2]), 0, layout([4, 3], [3, 1]));
expectType<24>(chained.index(1));
expectType<43>(composedLayout(layout([6, 2], [8, 2]), 0, layout(4, 3)).cosize());

// Past 2^53-1 the runtime throws.
expectType<number>(composedLayout(swizzle(1, 51, -1), 0, layout(4, 1)).cosize());
expectType<number>(composedLayout(layout([2, 2], [1, 9007199254740989]), 0, layout(8, 1)).cosize());

// sentence: composedLayout: offset -1 is not a whole number from 0 to 9007199254740991
expectError(composedLayout(s303, -1, rowMajor(8, 8)));
// sentence: composedLayout: shape (0,2) has an extent of 0
expectError(composedLayout(layout([0, 2], [1, 1]), 0, rowMajor(8, 8)));
// sentence: index: coordinate 8 is past extent 8 of mode 0
expectError(swizzled.index(8, 0));
// sentence: index: an argument is or holds any; give it a type
expectError(swizzled.index(0, any));

// --- slices and tiles of composed layouts ----------------------------------------------------------------------------
expectType<ComposedLayout<Swizzle<3, 0, 3>, 40, Layout<[8], [1]>>>(slice([5, null], swizzled));
expectType<ComposedLayout<Swizzle<3, 0, 3>, number, Layout<[8], [1]>>>(slice([n, null], swizzled));
expectType<ComposedLayout<Swizzle<3, 0, 3>, 0, Layout<[[4, 4], [2, 2]], [[8, 1], [32, 4]]>>>(
  zippedDivide(swizzled, [4, 4]),
);
expectType<ComposedLayout<Swizzle<3, 0, 3>, 0, Layout<[[4, 2], 8], [[8, 32], 1]>>>(logicalDivide(swizzled, [4]));
expectType<ComposedLayout<Swizzle<3, 0, 3>, 0, Layout<[[4, 4], 2, 2], [[8, 1], 32, 4]>>>(tiledDivide(swizzled, [4, 4]));
expectType<ComposedLayout<Swizzle<3, 0, 3>, 0, Layout<[4, 4, 2, 2], [8, 1, 32, 4]>>>(flatDivide(swizzled, [4, 4]));
expectType<ComposedLayout<Swizzle<3, 0, 3>, 0, Layout<[2, 8], [16, 1]>>>(composition(swizzled, [layout(2, 2), null]));
expectType<ComposedLayout<Swizzle<3, 0, 3>, 0, Layout<[8], [1]>>>(sublayout(swizzled, 1));
expectType<ComposedLayout<Swizzle<3, 0, 3>, 0, Layout<[[8, 1], [8, 2]], [[8, 64], [1, 64]]>>>(
  tileToShape(swizzled, [8, 16]),
);
expectType<13>(slice([1, null], swizzled).index(4));

// sentence: slice: coordinate (5) does not fit (8,8)
expectError(slice([5], swizzled));
// sentence: logicalDivide: more tilers (3) than modes (2)
expectError(logicalDivide(swizzled, [2, 2, 2]));

// --- tileToShape -----------------------------------------------------------------------------------------------------
const tile = layout([2, 5], [5, 1]);
expectType<Layout<[[2, 3], [5, 4]], [[5, 10], [1, 30]]>>(tileToShape(tile, [6, 20]));
expectType<Layout<[[2, 3], [5, 4]], [[5, 40], [1, 10]]>>(tileToShape(tile, [6, 20], [1, 0]));
expectType<Layout<[[4, 2], [1, 3]], [[1, 4], [0, 8]]>>(tileToShape(layout(4, 1), [8, 3]));
expectType<Layout<[[2, 3], [5, number]], [[5, 10], [1, number]]>>(tileToShape(tile, [6, n]));
expectType<TileToShape<typeof tile, [6, 20]>>(tileToShape(tile, [6, 20]));
// An order of unknown rank leaves the strides of the copies open.
expectType<Layout<[[2, 3], [5, 4]], [[5, number], [1, number]]>>(tileToShape(tile, [6, 20], order));
expectType<Layout<[[2, 3], [5, 4]], [[5, number], [1, number]]>>(tileToShape(tile, [6, 20], fixed));

type Either = Refused<"tileToShape: mode 0 has a union as extent; dyn(x) makes it a runtime number">;
expectType<Either>(null as unknown as TileToShape<Layout<[2, 4], [4, 1]>, [2 | 4, 8]>);
expectType<Refused<"tileToShape: mode 1 has a union as extent; dyn(x) makes it a runtime number">>(
  null as unknown as TileToShape<Layout<4, 1>, [8, 2 | 4]>,
);

// sentence: tileToShape: mode 1 of size 21 is not a multiple of the tile's 5
expectError(tileToShape(tile, [6, 21]));
// sentence: tileToShape: the tile (2,5) has more modes than the shape (20)
expectError(tileToShape(tile, [20]));
// sentence: tileToShape: the tile (2,0) has an extent of 0
expectError(tileToShape(layout([2, 0], [1, 2]), [6, 20]));
// sentence: tileToShape: (6,20) and (1) are not congruent
expectError(tileToShape(tile, [6, 20], [1]));
// sentence: tileToShape: mode 1 has extent -20, not a whole number from 0 to 9007199254740991
expectError(tileToShape(tile, [6, -20]));

// --- casts of composed layouts ---------------------------------------------------------------------------------------
const based = composedLayout(swizzle(2, 2, 3), 8, rowMajor(8, 16));
expectType<ComposedLayout<Swizzle<2, 0, 3>, 2, Layout<[8, 4], [4, 1]>>>(upcast(based, 4));
expectType<ComposedLayout<Swizzle<2, 3, 3>, 16, Layout<[8, 32], [32, 1]>>>(downcast(based, 2));
expectType<ComposedLayout<Swizzle<2, 1, 3>, 4, Layout<[8, 8], [8, 1]>>>(recast(based, 16, 32));
expectType<ComposedLayout<Swizzle<2, number, 3>, number, Layout<[number, number], [number, number]>>>(upcast(based, n));
expectType<ComposedLayout<Swizzle<2, 0, 3>, number, Layout<[8, 4], [4, 1]>>>(
  upcast(composedLayout(swizzle(2, 2, 3), n, rowMajor(8, 16)), 4),
);
// sentence: upcast: a swizzle of base 2 does not move whole elements 8 times as wide
expectError(upcast(based, 8));
// sentence: upcast: offset 6 is not a multiple of 4
expectError(upcast(composedLayout(swizzle(2, 2, 3), 6, rowMajor(8, 16)), 4));
// sentence: recast: behind another layout elements cannot change their size; only a swizzle can be cast
expectError(recast(composedLayout(layout(4, 1), 0, rowMajor(4)), 8, 16));
// sentence: downcast: bits 2, base 50 and shift 5 reach past bit 53
expectError(downcast(composedLayout(swizzle(2, 40, 5), 0, rowMajor(8, 16)), 1024));
// A factor that may turn out to be 1 is left to the runtime.
const behindLayout = composedLayout(layout(4, 1), 0, rowMajor(4));
expectType<ComposedLayout<Layout<4, 1>, 0, Layout<[4], [1]>>>(recast(behindLayout, 8, n));

// --- cosize of what is known only when run ---------------------------------------------------------------------------
// A swizzle that may move bits up moves offsets further; a layout that may be empty has no offset.
expectType<number>(composedLayout(swizzle(4, 2, n), 71, rowMajor(3, 8)).cosize());
expectType<number>(composedLayout(layout(6, 0), 0, layout([n], [2])).cosize());

// --- past 2^53-1 -----------------------------------------------------------------------------------------------------
// sentence: composedLayout: offset 3 before 2:9007199254740988 reaches past 9007199254740991
expectError(composedLayout(swizzle(0, 0, 0), 3, layout(2, 9007199254740988)));
// sentence: tileToShape: 2:9007199254740990 gives a layout that passes 9007199254740991
expectError(tileToShape(layout(2, 9007199254740990), 6));
// sentence: tileToShape: 1:1 gives a layout that passes 9007199254740991
expectError(tileToShape(layout(1, 1), [94906266, 94906266]));
// sentence: tileToShape: (94906266,94906266) gives a result past 9007199254740991
expectError(tileToShape(layout(1, 1), [[94906266, 94906266]]));
// sentence: tileToShape: (4,4,6):(10000000,129728784761,1) gives a layout that passes 9007199254740991
expectError(tileToShape(layout([4, 4, 6], [10000000, 129728784761, 1]), [4, 16, 18, 3002399751580331]));
