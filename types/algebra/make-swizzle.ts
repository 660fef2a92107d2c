// Which swizzle spreads a tile of shared memory? The makers, by the tile's rows and by the hardware's named modes.
import type { Kind, LessOrEqual, Sub } from "../int/index.js";
import type { Refused, Say } from "../message/index.js";
import type { DType, ScalarSize } from "../tensor/dtype.js";
import type { Accepted, Shown } from "./accepted.js";
import type { Log2, PowerOfTwo } from "./bitwise.js";
import type { Swizzle, WindowFit } from "./swizzle.js";

/**
 * The swizzle that spreads `NumRows` rows of `RowSize` elements, read `AccessSize` elements at a time: bits log2(NumRows), base
 * log2(AccessSize), shift log2(RowSize) - log2(AccessSize). Logarithms are rounded down.
 * Source: the reference's `make_swizzle`.
 * @example
 * type S = MakeSwizzle<8, 64, 8>; // Swizzle<3, 3, 3>
 */
export type MakeSwizzle<NumRows, RowSize, AccessSize> = Swizzle<
  Log2<NumRows>,
  Log2<AccessSize>,
  Difference<Log2<RowSize>, Log2<AccessSize>>
>;

// A call whose rows are too short is refused at its argument; its result need not say it again.
type Difference<Left, Right> = Sub<Left, Right> extends infer Shift extends number ? Shift : number;

/** The hardware's names for its swizzles, by the bytes of a row. */
export type SwizzleMode = keyof BitsOfMode;

interface BitsOfMode {
  none: 0;
  "32B": 1;
  "64B": 2;
  "128B": 3;
}

/**
 * The swizzle of a named mode for elements of a dtype: bits 0 to 3, base log2(16 / bytes of an element), shift 3.
 * Source: the reference's `make_swizzle` by mode.
 * @example
 * type S = MakeModeSwizzle<"float32", "128B">; // Swizzle<3, 2, 3>
 */
export type MakeModeSwizzle<Name extends DType, Mode extends SwizzleMode> = Swizzle<
  BitsOfMode[Mode],
  LanesLog2[ScalarSize<Name>],
  3
>;

/** log2 of the elements in 16 bytes, by the bytes of one. */
export interface LanesLog2 {
  1: 4;
  2: 3;
  4: 2;
  8: 1;
}

/** The third argument of `makeSwizzle`: itself, or the sentence that says why no swizzle spreads these rows. */
export type SwizzleAccess<NumRows, RowSize, AccessSize> = Accepted<
  AccessSize,
  AccessFit<
    SizeFit<Kind<NumRows>, "numRows", NumRows>,
    SizeFit<Kind<RowSize>, "rowSize", RowSize>,
    SizeFit<Kind<AccessSize>, "accessSize", AccessSize>,
    NumRows,
    RowSize,
    AccessSize
  >
>;

/** The state of knowledge of a size from 1. */
type SizeFit<State, Part extends string, Size> = State extends "dynamic"
  ? State
  : State extends "literal"
    ? Size extends 0
      ? Refused<Say<"makeSwizzle.size", { part: Part; value: Size }>>
      : State
    : Refused<Say<"makeSwizzle.size", { part: Part; value: Shown<State, Size> }>>;

type AccessFit<RowsFit, RowFit, ThisFit, NumRows, RowSize, AccessSize> = [RowsFit, RowFit, ThisFit] extends [
  "literal",
  "literal",
  "literal",
]
  ? [Log2<NumRows>, Log2<RowSize>, Log2<AccessSize>] extends [infer Rows, infer Row, infer Access]
    ? Spread<Sub<Row, Access>, Rows, Access, NumRows, RowSize, AccessSize>
    : never
  : RowsFit extends Refused<string>
    ? RowsFit
    : RowFit extends Refused<string>
      ? RowFit
      : ThisFit extends Refused<string>
        ? ThisFit
        : "fits";

/** `Shift` is log2 of the accesses in a row, refused below 0. */
type Spread<Shift, Rows, Access, NumRows, RowSize, AccessSize> = Shift extends Refused<string> | 0
  ? Refused<Say<"makeSwizzle.short", { rowSize: RowSize; accessSize: AccessSize }>>
  : LessOrEqual<Rows, Shift> extends true
    ? WindowFit<"makeSwizzle", Rows, Access, Shift>
    : Refused<Say<"makeSwizzle.rows", { numRows: NumRows; rowSize: RowSize; accesses: PowerOfTwo<Shift> }>>;
