// Which fills gain by SIMD? Rows with gaps between them in the library's memory: the arrays' own `fill` costs a call a row.
import type { Raw } from "../../dtype/index.js";
import type { ArrayOperand } from "../copy.js";
import type { Nest } from "../nest.js";
import { forEachPlane, isCountable, planeOf } from "../rows.js";
import { homeOf, memoryAs, pointerOf } from "./home.js";

/** False, and nothing done, where the array's own `fill` does as well. */
export function fillSimd(nest: Nest, to: ArrayOperand, raw: Raw): boolean {
  const { rows, columns, row0, column0 } = planeOf(nest);
  const bytes = to.array.BYTES_PER_ELEMENT;
  const home = column0 === 1 && columns * bytes >= 16 ? homeOf(to) : undefined;
  if (home === undefined || !isCountable(nest)) return false;
  const { scratch } = home;
  const words = memoryAs(home, to) as Uint8Array;
  words.fill(raw as number, scratch / bytes, (scratch + 16) / bytes);
  const target = pointerOf(to, bytes);
  forEachPlane(nest, (first) => home.fillRows(target + first * bytes, row0 * bytes, scratch, 0, columns * bytes, rows));
  return true;
}
