// How is arithmetic done with small arrays of the heap? Each call of the arrays' own `set` takes as long as some steps of a loop, so they come and go
// whole: one call for each operand and one for the result.
import type { ArrayOperand } from "../copy.js";
import type { Combining } from "../elementwise.js";
import { transposeScratchBytes } from "../transpose-blocks.js";
import { memoryAs } from "./home.js";
import { isCompiled, simdInstance } from "./instance.js";
import { partOf } from "./parts.js";
import { runCombine, runTranspose, type Steps } from "./row-calls.js";

/**
 * `to = to operation from` of all elements that two arrays have, side by side; where there are several rows, those of `from` are its columns. False,
 * and nothing done, where they are not such arrays, too many, or the kernels would have to be compiled first.
 */
export function combineWhole(
  operation: Combining,
  rows: number,
  columns: number,
  to: ArrayOperand,
  from: ArrayOperand,
): boolean {
  const count = rows * columns;
  const home = isCompiled() && to.isWhole && from.isWhole && count <= most ? simdInstance() : undefined;
  if (home === undefined) return false;
  const memory = memoryAs(home, to) as Float32Array;
  const bytes = memory.BYTES_PER_ELEMENT;
  const at = home.scratch + transposeScratchBytes;
  const start = at + most * bytes;
  const other = rows === 1 ? start : start + most * bytes;
  memory.set(to.array as Float32Array, at / bytes);
  memory.set(from.array as Float32Array, start / bytes);
  if (rows > 1) runTranspose(home, bytes, other, columns * bytes, start, rows * bytes, columns, rows);
  runCombine(home, operation, to.dtype, bytes, at, at, other, count, 1, sideBySide);
  (to.array as Float32Array).set(partOf(memory, at, count) as Float32Array);
  return true;
}

/** So many elements come at once: no more than a part of the second-level cache. */
const most = 8192;

/** The steps of one row. */
export const sideBySide: Steps = { row0: 0, row1: 0, column1: 1, row2: 0, column2: 1 };
