// Which swizzle spreads a tile of shared memory? The twin of `types/algebra/make-swizzle.ts`.
import type { MakeModeSwizzle, MakeSwizzle, SwizzleAccess, SwizzleMode } from "../../types/algebra/make-swizzle.js";
import type { AnySwizzle } from "../../types/algebra/swizzle.js";
import type { NotAny } from "../../types/coord/checked.js";
import { type DType, dtypeFacts, isDType } from "../dtype/dtype.js";
import { fail } from "../message/index.js";
import { swizzleWithin } from "./swizzle.js";

/**
 * The swizzle that spreads `numRows` rows of `rowSize` elements, read `accessSize` elements at a time: bits log2(numRows), base
 * log2(accessSize), shift log2(rowSize) - log2(accessSize). Logarithms are rounded down.
 * Throws when a size is not a whole number from 1, when a row does not hold two accesses, when there are more rows than
 * accesses in a row, and when the swizzle would reach past bit 53.
 * Source: the reference's `make_swizzle`.
 * @example
 * makeSwizzle(8, 64, 8).toString(); // "(3,3,3)"
 */
export function makeSwizzle<
  const NumRows extends number,
  const RowSize extends number,
  const AccessSize extends number,
>(
  this: NotAny<NumRows, "makeSwizzle"> & NotAny<RowSize, "makeSwizzle"> & NotAny<AccessSize, "makeSwizzle">,
  numRows: NumRows,
  rowSize: RowSize,
  accessSize: SwizzleAccess<NumRows, RowSize, AccessSize>,
): MakeSwizzle<NumRows, RowSize, AccessSize>;
/**
 * The swizzle of a named mode for elements of a dtype: bits 0 to 3 for "none", "32B", "64B" and "128B", base
 * log2(16 / bytes of an element), shift 3.
 * Throws for an unknown dtype or mode.
 * Source: the reference's `make_swizzle` by mode.
 * @example
 * makeSwizzle("float32", "128B").toString(); // "(3,2,3)"
 */
export function makeSwizzle<const Name extends DType, const Mode extends SwizzleMode>(
  this: NotAny<Name, "makeSwizzle"> & NotAny<Mode, "makeSwizzle">,
  dtype: Name,
  mode: Mode,
): MakeModeSwizzle<Name, Mode>;
export function makeSwizzle(first: unknown, second: unknown, accessSize?: unknown): AnySwizzle {
  return typeof first === "string" ? ofMode(first, second) : ofRows(first, second, accessSize);
}

function ofRows(numRows: unknown, rowSize: unknown, accessSize: unknown): AnySwizzle {
  checkSize("numRows", numRows);
  checkSize("rowSize", rowSize);
  checkSize("accessSize", accessSize);
  const bits = floorLog2(numRows);
  const base = floorLog2(accessSize);
  const shift = floorLog2(rowSize) - base;
  if (shift <= 0) {
    fail("makeSwizzle.short", { rowSize, accessSize });
  }
  if (bits > shift) {
    fail("makeSwizzle.rows", { numRows, rowSize, accesses: 2 ** shift });
  }
  return swizzleWithin("makeSwizzle", bits, base, shift);
}

function checkSize(part: string, value: unknown): asserts value is number {
  if (!Number.isSafeInteger(value) || Number(value) < 1) {
    fail("makeSwizzle.size", { part, value: String(value) });
  }
}

/** floor(log2(value)), exact for every safe integer >= 1. */
export function floorLog2(value: number): number {
  const guess = Math.floor(Math.log2(value));
  return 2 ** guess > value ? guess - 1 : guess;
}

const bitsOfMode: ReadonlyMap<unknown, number> = new Map([
  ["none", 0],
  ["32B", 1],
  ["64B", 2],
  ["128B", 3],
]);

function ofMode(dtype: string, mode: unknown): AnySwizzle {
  if (!isDType(dtype)) {
    fail("makeSwizzle.dtype", { dtype });
  }
  const bits = bitsOfMode.get(mode);
  if (bits === undefined) {
    fail("makeSwizzle.mode", { mode: String(mode) });
  }
  return swizzleWithin("makeSwizzle", bits, floorLog2(16 / dtypeFacts(dtype).bytes), 3);
}
