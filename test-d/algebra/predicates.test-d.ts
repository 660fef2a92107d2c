import { expectError, expectType } from "tsd";
import {
  evenlyDivides,
  isBijective,
  isCompact,
  isContiguous,
  isInjective,
  isSurjective,
  maxCommonLayout,
  maxCommonVector,
  maxVectorWidth,
  tileFits,
} from "../../src/algebra/index.js";
import { type Layout, layout, rowMajor } from "../../src/layout/index.js";
import type {
  EvenlyDivides,
  MaxCommonLayout,
  MaxCommonVector,
  MaxVectorWidth,
  TileFits,
} from "../../types/algebra/index.js";
import type { IntTuple } from "../../types/coord/index.js";
import type { Multiple } from "../../types/int/index.js";
import type { Refused } from "../../types/message/index.js";

declare const n: number;
declare const m: Multiple<8>;
declare const either: 2 | 4;
const any = JSON.parse("0");

// --- injective -------------------------------------------------------------------------------------------------------
expectType<true>(isInjective(layout([4, 2], [1, 4])));
expectType<true>(isInjective(layout([3, 2], [2, 3])));
expectType<false>(isInjective(layout([4, 3], [2, 3])));
expectType<false>(isInjective(layout([4, 2], [0, 1])));
expectType<true>(isInjective(layout([0, 4], [0, 0])));
// An unknown extent above all others changes nothing; below them it may.
expectType<true>(isInjective(layout([n, 8], [8, 1])));
expectType<boolean>(isInjective(layout([8, n], [8, 1])));
expectType<boolean>(isInjective(layout([n, 8], [m, 1])));
expectType<boolean>(isInjective(layout([4, n], [0, 1])));
// Three entangled leaves of which no two meet: the runtime searches.
expectType<boolean>(isInjective(layout([2, 2, 2], [3, 5, 7])));
expectType<true>(isInjective(layout([3, 3, 3], [6, 10, 15])));

// --- surjective, bijective, compact, contiguous ----------------------------------------------------------------------
expectType<true>(isSurjective(layout([4, 2], [1, 3])));
expectType<false>(isSurjective(layout([4, 2], [1, 8])));
expectType<true>(isSurjective(layout([n, 8], [8, 1])));
expectType<boolean>(isSurjective(layout([n, 8], [9, 1])));
expectType<true>(isBijective(layout([4, 2], [2, 1])));
expectType<false>(isBijective(layout([4, 2], [1, 3])));
expectType<true>(isBijective(rowMajor(n, 8)));
expectType<boolean>(isBijective(rowMajor(8, n)));
expectType<false>(isBijective(layout([4, 2], [0, 1])));
expectType<true>(isCompact(layout([[2, 2], 3], [[6, 1], 2])));
expectType<true>(isContiguous(layout([4, 2], [1, 4])));
expectType<false>(isContiguous(layout([4, 2], [2, 1])));
expectType<true>(isContiguous(layout([8, n], [1, 8])));
expectType<boolean>(isContiguous(layout([8, 4], [1, n])));
expectType<false>(isContiguous(layout([8, 4], [n, 9])));
expectType<true>(isContiguous(layout([1, 4], [9, 1])));

// sentence: isInjective: an argument is or holds any; give it a type
expectError(isInjective(any));
// sentence: isCompact: an argument is or holds any; give it a type
expectError(isCompact(any));

// --- evenlyDivides, tileFits: what is no tiler ------------------------------------------------------------------------
expectType<boolean>(tileFits(rowMajor(8, 12), [n, 4]));
expectType<boolean>(evenlyDivides(rowMajor(8, 12), [n, 4]));
// A size that turns out to be 0 is divided, an extent of 1 in the tile is passed over.
expectType<boolean>(evenlyDivides(layout([3, m], [1, 7]), 4));
expectType<boolean>(evenlyDivides(layout(16, 1), layout([n, 2], [3, 2])));
// sentence: tileFits: -1 is not a tiler: a layout, a size, null, or an array of tilers
expectError(tileFits(rowMajor(8), -1));
// sentence: evenlyDivides: 1.5 is not a tiler: a layout, a size, null, or an array of tilers
expectError(evenlyDivides(rowMajor(8, 12), [4, 1.5]));
// sentence: tileFits: a tiler is a union; give it one type; dyn(x) makes a number a runtime number
expectError(tileFits(rowMajor(8), either));
// sentence: evenlyDivides: a tiler is a union; give it one type; dyn(x) makes a number a runtime number
expectError(evenlyDivides(rowMajor(8, 12), [4, either]));
function fitsAny<Tile extends number>(tile: Tile) {
  return tileFits(rowMajor(8, 12), [tile, 4]);
}
expectType<true>(fitsAny(8));
expectType<false>(fitsAny(9));

// --- maxVectorWidth --------------------------------------------------------------------------------------------------
expectType<4>(maxVectorWidth(layout([8, 12], [16, 1])));
expectType<2>(maxVectorWidth(layout([8, 12], [16, 1]), 2));
expectType<96>(maxVectorWidth(rowMajor(8, 12)));
expectType<1>(maxVectorWidth(layout([8, 12], [13, 1])));
// The stride is known to be a multiple of 8, and so is the width, or it is what the alignment allows.
expectType<Multiple<8>>(maxVectorWidth(layout([n, 8], [m, 1])));
expectType<4>(maxVectorWidth(layout([n, 8], [m, 1]), 4));
expectType<number>(maxVectorWidth(layout([n, 8], [n, 1]), 4));
expectType<8>(maxVectorWidth(layout([n, 8], [16, 1])));
expectType<Multiple<8>>(maxVectorWidth(layout([n, 8], [8, 1])));
expectType<Multiple<8>>(maxVectorWidth(rowMajor(64, m)));
expectType<MaxVectorWidth<Refused<"no">>>(null as unknown as Refused<"no">);
type NoWidth =
  Refused<"maxVectorWidth: a union (dyn(x) makes it a number) is not a whole number from 1 to 9007199254740991">;
expectType<NoWidth>(null as unknown as MaxVectorWidth<Layout<[4, 8], [8, 1]>, 2 | 4>);

// sentence: maxVectorWidth: 0 is not a whole number from 1 to 9007199254740991
expectError(maxVectorWidth(rowMajor(4), 0));
// sentence: maxVectorWidth: a union (dyn(x) makes it a number) is not a whole number from 1 to 9007199254740991
expectError(maxVectorWidth(rowMajor(4), either));
// sentence: maxVectorWidth: an argument is or holds any; give it a type
expectError(maxVectorWidth(any));

// --- what two layouts have in common ---------------------------------------------------------------------------------
expectType<Layout<8, 4>>(maxCommonLayout(rowMajor(4, 8), layout([4, 8], [16, 1])));
expectType<Layout<[8, 4], [4, 1]>>(maxCommonLayout(rowMajor(4, 8), rowMajor(4, 8)));
expectType<Layout<4, 1>>(maxCommonLayout(layout([6, 4], [1, 8]), layout([4, 6], [1, 10])));
expectType<Layout<1, 0>>(maxCommonLayout(rowMajor(4, 8), layout([4, 8], [1, 4])));
expectType<Layout<IntTuple, IntTuple>>(maxCommonLayout(rowMajor(4, 8), rowMajor(4, n)));
expectType<8>(maxCommonVector(rowMajor(4, 8), layout([4, 8], [16, 1])));
expectType<number>(maxCommonVector(rowMajor(4, 8), rowMajor(4, n)));
expectType<MaxCommonLayout<Layout<[4, 8], [8, 1]>, Layout<[4, 8], [16, 1]>>>(
  maxCommonLayout(rowMajor(4, 8), layout([4, 8], [16, 1])),
);
expectType<MaxCommonVector<Layout<[4, 8], [8, 1]>, Layout<[4, 8], [16, 1]>>>(8);
// sentence: rightInverse: shape (0,2) has an extent of 0
expectError(maxCommonLayout(rowMajor(2), layout([0, 2], [1, 1])));
// sentence: maxCommonVector: an argument is or holds any; give it a type
expectError(maxCommonVector(rowMajor(2), any));

// --- tilers ----------------------------------------------------------------------------------------------------------
expectType<true>(evenlyDivides(rowMajor(8, 12), [4, 4]));
expectType<false>(evenlyDivides(rowMajor(8, 12), [4, 5]));
expectType<false>(evenlyDivides(layout([3, 4], [5, 1]), 2));
expectType<true>(evenlyDivides(rowMajor(n, 12), [null, 4]));
expectType<boolean>(evenlyDivides(rowMajor(n, 12), [4, 4]));
expectType<true>(evenlyDivides(rowMajor(m, 12), [4, 4]));
expectType<EvenlyDivides<Layout<[8, 12], [12, 1]>, [4, 4]>>(true);
expectType<true>(tileFits(rowMajor(8, 12), [4, 12]));
expectType<false>(tileFits(rowMajor(8, 12), [4, 16]));
expectType<false>(tileFits(layout(12, 1), [4, 1]));
expectType<boolean>(tileFits(rowMajor(n, 12), [4, 12]));
expectType<false>(tileFits(rowMajor(n, 12), [4, 16]));
expectType<false>(tileFits(layout(12, 1), layout(4, 4)));
expectType<TileFits<Layout<[3, 12], [12, 1]>, [4, 12]>>(false);
// sentence: evenlyDivides: an argument is or holds any; give it a type
expectError(evenlyDivides(any, 4));
// sentence: tileFits: an argument is or holds any; give it a type
expectError(tileFits(rowMajor(8), any));

// --- past 2^53-1 -----------------------------------------------------------------------------------------------------
// A divide whose rest reaches too far has no answer.
expectType<false>(evenlyDivides(layout([16, 4], [1, 16]), [1, layout(1, 9007199254740990)]));
