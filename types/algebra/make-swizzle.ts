// Which swizzle spreads a tile of shared memory? The makers, by the tile's rows and by the hardware's named modes.
import type { Add, Kind, Less, LessOrEqual, Sub } from "../int/index.js";
import type { Say } from "../message/index.js";
import type { DType, ScalarSize } from "../tensor/dtype.js";
import type { Shown } from "./accepted.js";
import type { Log2, PowerOfTwo } from "./bitwise.js";
import type { Swizzle } from "./swizzle.js";

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
export type SwizzleAccess<NumRows, RowSize, AccessSize> = [AccessSize] extends [never]
  ? AccessSize
  : { ok: AccessSize; bad: AccessSays<NumRows, RowSize, AccessSize> }[IfRows<
      Kind<NumRows>,
      NumRows,
      RowSize,
      AccessSize
    >];

type IfRows<State, NumRows, RowSize, AccessSize> = State extends "literal" | "dynamic"
  ? NumRows extends 0
    ? "bad"
    : IfRowSize<Kind<RowSize>, NumRows, RowSize, AccessSize>
  : "bad";
type IfRowSize<State, NumRows, RowSize, AccessSize> = State extends "literal" | "dynamic"
  ? RowSize extends 0
    ? "bad"
    : IfAccess<Kind<AccessSize>, NumRows, RowSize, AccessSize>
  : "bad";
type IfAccess<State, NumRows, RowSize, AccessSize> = State extends "literal" | "dynamic"
  ? AccessSize extends 0
    ? "bad"
    : IfLonger<Less<Log2<AccessSize>, Log2<RowSize>>, NumRows, RowSize, AccessSize>
  : "bad";
type IfLonger<Longer, NumRows, RowSize, AccessSize> = Longer extends false
  ? "bad"
  : IfEnough<LessOrEqual<Add<Log2<NumRows>, Log2<AccessSize>>, Log2<RowSize>>>;
type IfEnough<Enough> = Enough extends false ? "bad" : "ok";

type AccessSays<NumRows, RowSize, AccessSize> =
  SizeSays<"numRows", NumRows> extends infer Sentence extends string
    ? Sentence
    : SizeSays<"rowSize", RowSize> extends infer Sentence extends string
      ? Sentence
      : SizeSays<"accessSize", AccessSize> extends infer Sentence extends string
        ? Sentence
        : SpreadSays<Sub<Log2<RowSize>, Log2<AccessSize>>, NumRows, RowSize, AccessSize>;

type SpreadSays<Shift, NumRows, RowSize, AccessSize> = Shift extends number
  ? Shift extends 0
    ? Say<"makeSwizzle.short", { rowSize: RowSize; accessSize: AccessSize }>
    : Say<"makeSwizzle.rows", { numRows: NumRows; rowSize: RowSize; accesses: PowerOfTwo<Shift> }>
  : Say<"makeSwizzle.short", { rowSize: RowSize; accessSize: AccessSize }>;

type SizeSays<Part extends string, Value> =
  Kind<Value> extends infer State
    ? State extends "dynamic"
      ? undefined
      : State extends "literal"
        ? Value extends 0
          ? Say<"makeSwizzle.size", { part: Part; value: Value }>
          : undefined
        : Say<"makeSwizzle.size", { part: Part; value: Shown<State, Value> }>
    : never;
