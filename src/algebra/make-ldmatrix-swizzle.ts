// Which swizzle lets eight rows of a matrix be read at once without two of them meeting in a memory bank?
// The twin of `types/algebra/make-ldmatrix-swizzle.ts`.
import type { LdmatrixRow, LdmatrixVec, MakeLdmatrixSwizzle } from "../../types/algebra/make-ldmatrix-swizzle.js";
import type { NotAny } from "../../types/coord/checked.js";
import { type DType, dtypeFacts, isDType } from "../dtype/dtype.js";
import { fail } from "../message/index.js";
import { floorLog2 } from "./make-swizzle.js";
import { checkPart, swizzleWithin } from "./swizzle.js";

/**
 * The swizzle for `ldmatrix` on rows of `rowSize` elements of a dtype: with Q the 16-byte accesses in a row, bits
 * log2(min(Q, 8)), base `log2Vec`, shift log2(max(Q, 8)), logarithms rounded down.
 * Throws for an unknown dtype, for a row that is not of 16, 32, 64 or a multiple of 128 bytes, for a `log2Vec` that is not a whole number
 * from 0, and where the swizzle would reach past bit 53.
 * Source: the reference's `make_ldmatrix_swizzle`.
 * @example
 * makeLdmatrixSwizzle("float32", 32).toString(); // "(3,0,3)"
 */
export function makeLdmatrixSwizzle<
  const Name extends DType,
  const RowSize extends number,
  const Log2Vec extends number = 0,
>(
  this: NotAny<Name, "makeLdmatrixSwizzle"> &
    NotAny<RowSize, "makeLdmatrixSwizzle"> &
    NotAny<Log2Vec, "makeLdmatrixSwizzle">,
  dtype: Name,
  rowSize: LdmatrixRow<Name, RowSize>,
  log2Vec?: LdmatrixVec<Name, RowSize, Log2Vec>,
): MakeLdmatrixSwizzle<Name, RowSize, Log2Vec> {
  const base: unknown = log2Vec ?? 0;
  const accesses = accessesInRow(dtype, rowSize);
  const bits = floorLog2(Math.min(accesses, 8));
  const shift = floorLog2(Math.max(accesses, 8));
  checkPart("makeLdmatrixSwizzle", "log2Vec", base);
  const result: unknown = swizzleWithin("makeLdmatrixSwizzle", bits, base, shift);
  return result as MakeLdmatrixSwizzle<Name, RowSize, Log2Vec>;
}

function accessesInRow(dtype: string, rowSize: unknown): number {
  if (!isDType(dtype)) {
    fail("makeLdmatrixSwizzle.dtype", { dtype });
  }
  const bytes = Number.isSafeInteger(rowSize) ? Number(rowSize) * dtypeFacts(dtype).bytes : Number.NaN;
  if (!(bytes >= 16 && (128 % bytes === 0 || bytes % 128 === 0))) {
    fail("makeLdmatrixSwizzle.row", { rowSize: String(rowSize), dtype, bytes });
  }
  return bytes / 16;
}
