// Which swizzle lets eight rows of a matrix be read at once without two of them meeting in a memory bank?
import type { FloorDiv, Kind, Max, Min, Mod, Mul } from "../int/index.js";
import type { Say } from "../message/index.js";
import type { DType, ScalarSize } from "../tensor/dtype.js";
import type { Shown } from "./accepted.js";
import type { Log2 } from "./bitwise.js";
import type { Swizzle } from "./swizzle.js";

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
export type LdmatrixRow<Name extends DType, RowSize> = [RowSize] extends [never]
  ? RowSize
  : {
      ok: RowSize;
      bad: Say<
        "makeLdmatrixSwizzle.row",
        {
          rowSize: Shown<Kind<RowSize>, RowSize>;
          dtype: Name;
          bytes: Shown<Kind<RowSize>, RowBytes<Name, RowSize>>;
        }
      >;
    }[IfRow<Kind<RowSize>, RowBytes<Name, RowSize>>];

type IfRow<State, Bytes> = State extends "literal" | "dynamic" ? IfBytes<Bytes> : "bad";
type IfBytes<Bytes> = Bytes extends 16 | 32 | 64 ? "ok" : Bytes extends 0 ? "bad" : IfWhole<Mod<Bytes, 128>>;
type IfWhole<Remainder> = Remainder extends 0 ? "ok" : Remainder extends number ? IfDynamic<Kind<Remainder>> : "bad";
type IfDynamic<State> = State extends "dynamic" ? "ok" : "bad";
