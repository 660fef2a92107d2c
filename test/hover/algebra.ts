import {
  blockedProduct,
  coalesce,
  complement,
  composedLayout,
  composition,
  isInjective,
  leftInverse,
  logicalDivide,
  logicalProduct,
  maxVectorWidth,
  rightInverse,
  slice,
  sliceAndOffset,
  swizzle,
  upcast,
  zippedDivide,
} from "../../src/algebra/index.js";
import { dyn } from "../../src/coord/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import type { Coalesce, Composition, ZippedDivide } from "../../types/algebra/index.js";
import type { Layout } from "../../types/layout/index.js";

declare const n: number;

export const merged = coalesce(layout([2, 4], [1, 2]));
//           ^? const merged: Layout<8, 1>

export const free = complement(layout(4, 2), 24);
//           ^? const free: Layout<[2, 3], [1, 8]>

export const composed = composition(layout([6, 2], [8, 2]), layout([4, 3], [3, 1]));
//           ^? const composed: Layout<[[2, 2], 3], [[24, 2], 8]>

export const tiled = logicalDivide(rowMajor(8, 16), [2, 4]);
//           ^? const tiled: Layout<[[2, 4], [4, 4]], [[16, 32], [1, 4]]>

export const rows = logicalDivide(rowMajor(n, 16), [4, 4]);
//           ^? const rows: Layout<[[4, number], [4, 4]], [[16, number], [1, 4]]>

export const open = composition(rowMajor(n, 16), layout(4, 1));
//           ^? const open: Layout<IntTuple, IntTuple>

export const zipped = zippedDivide(rowMajor(8, 16), [4, 8]);
//           ^? const zipped: Layout<[[4, 8], [2, 2]], [[16, 1], [64, 8]]>

export const repeated = logicalProduct(layout([2, 2], [4, 1]), layout(6, 1));
//           ^? const repeated: Layout<[[2, 2], [2, 3]], [[4, 1], [2, 8]]>

export const blocked = blockedProduct(layout([2, 5], [5, 1]), layout([3, 4], [1, 3]));
//           ^? const blocked: Layout<[[2, 3], [5, 4]], [[5, 10], [1, 30]]>

export const right = rightInverse(rowMajor(4, 8));
//           ^? const right: Layout<[8, 4], [4, 1]>

export const left = leftInverse(layout([2, 3], [1, 8]));
//           ^? const left: Layout<[8, 3], [1, 2]>

export const row = slice([2, null], rowMajor(3, 4));
//           ^? const row: Layout<[4], [1]>

export const rowAt = sliceAndOffset([2, null], rowMajor(3, 4));
//           ^? const rowAt: LayoutAt<Layout<[4], [1]>, 8>

export const wide = upcast(rowMajor(4, 8), 4);
//           ^? const wide: Layout<[4, 2], [2, 1]>

export const width = maxVectorWidth(rowMajor(64, dyn(n, { divisibleBy: 8 })));
//           ^? const width: Multiple<8>

export const distinct = isInjective(layout([4, 2], [1, 4]));
//           ^? const distinct: true

export const spread = swizzle(3, 0, 3);
//           ^? const spread: Swizzle<3, 0, 3>

export const shared = composedLayout(spread, 0, rowMajor(8, 8));
//           ^? const shared: ComposedLayout<Swizzle<3, 0, 3>, 0, Layout<[8, 8], [8, 1]>>

export type Merged = Coalesce<Layout<[2, 4], [1, 2]>>;
//          ^? type Merged = Layout<8, 1>

export type Column = Composition<Layout<[8, 16], [16, 1]>, [null, 1]>;
//          ^? type Column = Layout<[8, 1], [16, 1]>

export type Tiles = ZippedDivide<Layout<[8, 16], [16, 1]>, [4, 8]>;
//          ^? type Tiles = Layout<[[4, 8], [2, 2]], [[16, 1], [64, 8]]>

export type NoTiler = Composition<Layout<[8, 16], [16, 1]>, -1>;
//          ^? type NoTiler = Refused<"composition: -1 is not a tiler: a layout, a size, null, or an array of tilers">
