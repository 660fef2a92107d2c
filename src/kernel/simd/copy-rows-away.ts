// How are short rows copied between arrays outside the kernels' memory? A call of the arrays' own `set` for each takes longer than its elements do, so
// many come at once with what lies between them, and go back so.
import { isShared } from "../../engine/index.js";
import type { ArrayOperand } from "../copy.js";
import type { Nest } from "../nest.js";
import { forEachPlane, planeOf } from "../rows.js";
import { memoryAs } from "./home.js";
import { simdInstance } from "./instance.js";
import { partOf } from "./parts.js";

/** False, and nothing done, where that is no faster, or another thread could write between the rows. Elements go as they are. */
export function copyRowsAway(nest: Nest, to: ArrayOperand, from: ArrayOperand): boolean {
  const { rows, columns, row0, row1 } = planeOf(nest);
  const { BYTES_PER_ELEMENT: bytes } = to.array;
  const width = columns * bytes;
  const most = columns * mostPitch;
  if (width < leastRow || width > mostRow || rows * width < leastBytes) return false;
  if (row0 < columns || row1 < columns || row0 > most || row1 > most) return false;
  if (row0 !== columns && isShared(to.buffer ?? to.array.buffer)) return false;
  const home = simdInstance();
  if (home === undefined) return false;
  const memory = memoryAs(home, to) as Float32Array;
  const [target, source] = [to.array as Float32Array, from.array as Float32Array];
  const start = home.scratch + 128;
  const end = start + piece;
  const height = Math.floor(piece / bytes / Math.max(row0, row1));
  forEachPlane(nest, (left, right) => {
    for (let row = 0; row < rows; row += height) {
      const count = Math.min(height, rows - row);
      const [at, first] = [to.offset + left + row * row0, from.offset + right + row * row1];
      const reach = (count - 1) * row0 + columns;
      memory.set(source.subarray(first, first + (count - 1) * row1 + columns), start / bytes);
      if (row0 !== columns) memory.set(target.subarray(at, at + reach), end / bytes);
      home.copyRows(end, row0 * bytes, start, row1 * bytes, width, count);
      target.set(partOf(memory, end, reach) as Float32Array, at);
    }
  });
  return true;
}

/** Bytes that come at once: with what they come from and go to, a part of the first-level cache. */
const piece: number = 2 ** 13;

/** Rows of so many bytes; loops do as well with shorter ones, and `set` with longer. */
const leastRow = 64;
const mostRow = 512;

/** From one row to the next it is at most so many times a row. */
export const mostPitch = 1.5;

/** From about this many bytes on, bringing them costs less than loops take longer. */
const leastBytes: number = 2 ** 14;
