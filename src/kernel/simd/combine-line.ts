// How is arithmetic done with float32 that lie side by side in the library's memory? With as few steps before the kernel as can be: a small
// operation takes no longer than they do.
import type { ArrayOperand } from "../copy.js";
import type { Combining } from "../elementwise.js";
import { simdInstance } from "./instance.js";

/** False, and nothing done, for all else. */
export function combineLineSimd(
  operation: Combining,
  count: number,
  { dtype, base = -1, offset }: ArrayOperand,
  { base: leftBase = -1, offset: leftOffset }: ArrayOperand,
  { base: rightBase = -1, offset: rightOffset }: ArrayOperand,
): boolean {
  if (dtype !== "float32" || base < 0 || leftBase < 0 || rightBase < 0) return false;
  const home = simdInstance();
  if (home === undefined) return false;
  const at = base + offset * 4;
  const x = leftBase + leftOffset * 4;
  const y = rightBase + rightOffset * 4;
  // Each kernel has a call of its own: one call of several is slow for all of them.
  switch (operation) {
    case "add":
      home.add(at, 0, x, 0, 4, y, 0, 4, count, 1);
      return true;
    case "sub":
      home.sub(at, 0, x, 0, 4, y, 0, 4, count, 1);
      return true;
    case "mul":
      home.mul(at, 0, x, 0, 4, y, 0, 4, count, 1);
      return true;
    case "div":
      home.div(at, 0, x, 0, 4, y, 0, 4, count, 1);
      return true;
    default:
      return false;
  }
}
