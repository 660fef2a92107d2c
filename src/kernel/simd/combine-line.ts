// How is arithmetic done with floats that lie side by side? With as few steps before the kernel as can be: a small operation takes no longer than
// they do.
import type { ArrayOperand } from "../copy.js";
import { type Combining, combineLineByLoops } from "../elementwise.js";
import { combineWhole, sideBySide } from "./combine-whole.js";
import { leastAway } from "./elementwise-away.js";
import { isAtHome, pointerOf } from "./home.js";
import { simdInstance } from "./instance.js";
import { runCombine } from "./row-calls.js";

/** In the library's memory where they lie; of other arrays whole ones by way of it, and few elements by a loop. */
export function combineLineSimd(operation: Combining, count: number, to: ArrayOperand, from: ArrayOperand): boolean {
  const { dtype } = to;
  // Floats of 16 bits have no kernels.
  if (dtype !== "float32" && dtype !== "float64") return false;
  if (!isAtHome(to) || !isAtHome(from)) {
    if (count >= leastLine && combineWhole(operation, 1, count, to, from)) return true;
    return count < leastAway && combineLineByLoops(operation, count, to, from);
  }
  const home = simdInstance();
  if (home === undefined) return false;
  const bytes = dtype === "float32" ? 4 : 8;
  const at = pointerOf(to, bytes);
  runCombine(home, operation, dtype, bytes, at, at, pointerOf(from, bytes), count, 1, sideBySide);
  return true;
}

/** From about this many elements on, bringing them costs less than a loop takes longer. */
const leastLine = 80;
