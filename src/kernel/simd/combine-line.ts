// How is arithmetic done with floats that lie side by side? With as few steps before the kernel as can be: a small operation takes no longer than
// they do.
import type { DType } from "../../dtype/index.js";
import type { ArrayOperand } from "../copy.js";
import { type Combining, combineLineByLoops } from "../elementwise.js";
import { leastAway } from "./elementwise-away.js";
import { isAtHome, memoryAs, pointerOf } from "./home.js";
import { isCompiled, simdInstance } from "./instance.js";
import { partOf } from "./parts.js";
import { runCombine, type Steps } from "./row-calls.js";

/** In the library's memory where they lie; of other arrays whole ones by way of it, and few elements by a loop. */
export function combineLineSimd(operation: Combining, count: number, to: ArrayOperand, from: ArrayOperand): boolean {
  if (isAtHome(to) && isAtHome(from)) {
    const bytes = to.dtype === "float32" ? 4 : 8;
    return runLine(operation, count, to.dtype, bytes, pointerOf(to, bytes), pointerOf(from, bytes));
  }
  if (count >= leastLine && isCompiled() && to.isWhole && from.isWhole) return lineAway(operation, count, to, from);
  return count < leastAway && combineLineByLoops(operation, count, to, from);
}

function lineAway(operation: Combining, count: number, to: ArrayOperand, from: ArrayOperand): boolean {
  const [target, source] = [to.array as Float32Array, from.array as Float32Array];
  const home = simdInstance();
  if (home === undefined || count > mostLine) return false;
  const bytes = target.BYTES_PER_ELEMENT;
  const at = home.scratch + 128;
  const start = at + mostLine * 8;
  const memory = memoryAs(home, to) as Float32Array;
  memory.set(target, at / bytes);
  memory.set(source, start / bytes);
  if (!runLine(operation, count, to.dtype, bytes, at, start)) return false;
  target.set(partOf(memory, at, count) as Float32Array);
  return true;
}

function runLine(operation: Combining, count: number, dtype: DType, bytes: number, to: number, from: number): boolean {
  const home = simdInstance();
  if (home === undefined) return false;
  runCombine(home, operation, dtype, bytes, to, to, from, count, 1, sideBySide);
  return true;
}

/** So many elements of two operands are brought at once: no more than a part of the second-level cache. */
const mostLine = 8192;

/** From about this many elements on, bringing them costs less than a loop takes longer. */
const leastLine = 80;

const sideBySide: Steps = { row0: 0, row1: 0, column1: 1, row2: 0, column2: 1 };
