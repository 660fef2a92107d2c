// Is a file what was asked for? The runtime half of `types/npy/expected.ts`: what the tensor's type will claim is checked here.
import type { NpyExpected, NpyOrder, NpySize, NpySizes } from "../../types/npy/expected.js";
import { describe, isSize } from "../coord/check.js";
import { fail } from "../message/index.js";
import { checkOptions } from "../tensor/options.js";
import type { NpyHeader } from "./header.js";
import { pythonTuple } from "./python-literal.js";

/** What is asked, its types put aside. */
export type Expected = NpyExpected<string, NpySizes, NpyOrder>;

/** Throws unless the file has the dtype and the extents that were asked for; gives the order in which to read it. */
export function checkExpected(header: NpyHeader, expected: Expected, source: string): NpyOrder {
  const { dtype, shape, order } = checkOptions(source, expected) as Expected;
  if (dtype !== undefined && dtype !== header.dtype) {
    fail("npy.wanted-dtype", { source, found: header.dtype, wanted: dtype });
  }
  if (shape !== undefined) checkShape(header.shape, shape, source);
  if (order !== undefined && order !== "rowMajor" && order !== "colMajor") {
    fail("npy.asked-order", { source, value: describe(order) });
  }
  if (order === undefined || order === header.order || eitherOrder(header.shape)) return order ?? header.order;
  return fail("npy.wanted-order", { source, found: header.order, wanted: order });
}

function checkShape(found: readonly number[], wanted: NpySizes, source: string): void {
  if (!Array.isArray(wanted)) fail("npy.asked-shape", { source, value: describe(wanted) });
  if (found.length !== wanted.length) {
    fail("npy.wanted-rank", { source, shape: pythonTuple(found), found: found.length, wanted: wanted.length });
  }
  for (const [axis, extent] of found.entries()) checkSize(extent, wanted[axis], axis, source);
}

function checkSize(found: number, wanted: NpySize | undefined, axis: number, source: string): void {
  if (typeof wanted === "object" && wanted !== null) {
    const divisor: unknown = wanted.divisibleBy;
    if (!isSize(divisor) || divisor === 0) {
      fail("coord.not-a-divisor", { operation: source, divisor: describe(divisor) });
    }
    if (found % divisor !== 0) fail("npy.wanted-divisor", { source, axis, found, divisor });
  } else if (wanted !== "?" && !isSize(wanted)) {
    fail("npy.asked-size", { source, axis, value: describe(wanted) });
  } else if (wanted !== "?" && wanted !== found) {
    fail("npy.wanted-size", { source, axis, found, wanted });
  }
}

/** With at most one extent other than 1, or with no elements, both orders are one. */
function eitherOrder(shape: readonly number[]): boolean {
  return shape.includes(0) || shape.filter((extent) => extent !== 1).length <= 1;
}
