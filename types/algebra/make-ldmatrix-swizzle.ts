// Which swizzle lets eight rows of a matrix be read at once without two of them meeting in a memory bank?
import type { FloorDiv, Kind, Max, Min, Mod, Mul } from "../int/index.js";
import type { Refused, Say } from "../message/index.js";
import type { DType, ScalarSize } from "../tensor/dtype.js";
import type { Accepted, Shown } from "./accepted.js";
import type { Log2 } from "./bitwise.js";
import type { AnySwizzle, PartFit, Swizzle, WindowFit } from "./swizzle.js";

/**
 * The swizzle for `ldmatrix` on rows of `RowSize` elements of a dtype: with Q the 16-byte accesses in a row, bits
 * log2(min(Q, 8)), base `Log2Vec`, shift log2(max(Q, 8)), logarithms rounded down.
 * Source: the reference's `make_ldmatrix_swizzle`.
 * @example
 * type S = MakeLdmatrixSwizzle<"float32", 32>; // Swizzle<3, 0, 3>
 */
export type MakeLdmatrixSwizzle<Name extends DType, RowSize, Log2Vec = 0> = OfAccesses<
  FloorDiv<RowBytes<Name, RowSize>, 16>,
  Log2Vec
>;

type OfAccesses<Accesses, Log2Vec> = Swizzle<Log2<Min<Accesses, 8>>, Log2Vec, Log2<Max<Accesses, 8>>>;

type RowBytes<Name extends DType, RowSize> = Mul<RowSize, ScalarSize<Name>>;

/** The second argument of `makeLdmatrixSwizzle`: itself, or the sentence that says which rows can be read. */
export type LdmatrixRow<Name extends DType, RowSize> = Accepted<RowSize, RowFit<Kind<RowSize>, Name, RowSize>>;

type RowFit<State, Name extends DType, RowSize> = State extends "dynamic"
  ? "fits"
  : State extends "literal"
    ? BytesFit<RowBytes<Name, RowSize>, Name, RowSize>
    : Refused<NotARow<Name, Shown<State, RowSize>, "no">>;

type BytesFit<Bytes, Name extends DType, RowSize> = Bytes extends 16 | 32 | 64
  ? "fits"
  : Bytes extends 0
    ? Refused<NotARow<Name, RowSize, Bytes>>
    : Mod<Bytes, 128> extends 0
      ? "fits"
      : Refused<NotARow<Name, RowSize, Bytes>>;

type NotARow<Name extends DType, RowSize, Bytes> = Say<
  "makeLdmatrixSwizzle.row",
  { rowSize: RowSize; dtype: Name; bytes: Bytes }
>;

/** The third argument of `makeLdmatrixSwizzle`: itself, or the sentence that says why it is not the base of the swizzle. */
export type LdmatrixVec<Name extends DType, RowSize, Log2Vec> = Accepted<
  Log2Vec,
  VecFit<PartFit<Kind<Log2Vec>, "makeLdmatrixSwizzle", "log2Vec", Log2Vec>, MakeLdmatrixSwizzle<Name, RowSize, Log2Vec>>
>;

type VecFit<Fit, Made> = Fit extends "literal"
  ? Made extends AnySwizzle
    ? WindowFit<"makeLdmatrixSwizzle", Made["bits"], Made["base"], Made["shift"]>
    : never
  : Fit;
