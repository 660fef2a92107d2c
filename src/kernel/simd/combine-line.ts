// How is arithmetic done with floats that lie side by side? With as few steps before the kernel as can be: a small operation takes no longer than
// they do.
import type { ArrayOperand } from "../copy.js";
import { type Combining, combineLineByLoops } from "../elementwise.js";
import { leastAway } from "./elementwise-away.js";
import { isAtHome, memoryAs, pointerOf } from "./home.js";
import { isCompiled, simdInstance } from "./instance.js";
import { partOf } from "./parts.js";
import { combines, runCombine, type Steps } from "./row-calls.js";

/** In the library's memory where they lie; of other arrays whole ones by way of it, and few elements by a loop. */
export function combineLineSimd(operation: Combining, count: number, to: ArrayOperand, from: ArrayOperand): boolean {
  const { dtype } = to;
  const isHome = isAtHome(to) && isAtHome(from);
  if (!isHome && (count < leastLine || !isCompiled() || !to.isWhole || !from.isWhole)) {
    return count < leastAway && combineLineByLoops(operation, count, to, from);
  }
  const home = simdInstance();
  if (home === undefined || !combines(operation, dtype, false)) return false;
  const bytes = dtype === "float32" ? 4 : 8;
  const at = isHome ? pointerOf(to, bytes) : home.scratch + 128;
  const start = isHome ? pointerOf(from, bytes) : at + mostLine * 8;
  const [target, source] = [to.array as Float32Array, from.array as Float32Array];
  const memory = isHome ? target : (memoryAs(home, to) as Float32Array);
  if (!isHome) {
    // A buffer that is gone has taken the elements with it.
    if (count > mostLine || target.length !== count || source.length !== count) return false;
    memory.set(target, at / bytes);
    memory.set(source, start / bytes);
  }
  runCombine(home, operation, dtype, bytes, at, at, start, count, 1, sideBySide);
  if (!isHome) target.set(partOf(memory, at, count) as Float32Array);
  return true;
}

/** So many elements of two operands are brought at once: no more than a part of the second-level cache. */
const mostLine = 8192;

/** From about this many elements on, bringing them costs less than a loop takes longer. */
const leastLine = 80;

const sideBySide: Steps = { row0: 0, row1: 0, column1: 1, row2: 0, column2: 1 };
