// Is a file what was asked for? The runtime half of `types/npy/expected.ts`: what the tensor's type will claim is checked here.
import type { NpyExpected, NpyOrder, NpySize, NpySizes } from "../../types/npy/expected.js";
import { fail } from "../message/index.js";
import type { NpyHeader } from "./header.js";
import { pythonTuple } from "./python-literal.js";

/** What is asked, its types put aside. */
export type Expected = NpyExpected<string, NpySizes, NpyOrder>;

/** Throws unless the file has the dtype and the extents that were asked for; gives the order in which to read it. */
export function checkExpected(header: NpyHeader, expected: Expected, source: string): NpyOrder {
  const { dtype, shape, order } = expected;
  if (dtype !== undefined && dtype !== header.dtype) {
    fail("npy.wanted-dtype", { source, found: header.dtype, wanted: dtype });
  }
  if (shape !== undefined) checkShape(header.shape, shape, source);
  if (order === undefined || order === header.order || eitherOrder(header.shape)) return order ?? header.order;
  return fail("npy.wanted-order", { source, found: header.order, wanted: order });
}

function checkShape(found: readonly number[], wanted: NpySizes, source: string): void {
  if (found.length !== wanted.length) {
    fail("npy.wanted-rank", { source, shape: pythonTuple(found), found: found.length, wanted: wanted.length });
  }
  for (const [axis, extent] of found.entries()) checkSize(extent, wanted[axis], axis, source);
}

function checkSize(found: number, wanted: NpySize | undefined, axis: number, source: string): void {
  if (typeof wanted === "object") {
    const divisor = wanted.divisibleBy;
    if (found % divisor !== 0) fail("npy.wanted-divisor", { source, axis, found, divisor });
  } else if (wanted !== "?" && wanted !== found) {
    fail("npy.wanted-size", { source, axis, found, wanted: String(wanted) });
  }
}

/** With at most one extent other than 1, or with no elements, both orders are one. */
function eitherOrder(shape: readonly number[]): boolean {
  return shape.includes(0) || shape.filter((extent) => extent !== 1).length <= 1;
}
