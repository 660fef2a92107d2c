// How is a tensor reduced without SIMD? The reference of every other way: each element goes to the total that its place in the loops
// leads to.
import type { ArrayOperand } from "./copy.js";
import { loopsOf } from "./loop-set.js";
import type { Nest } from "./nest.js";
import { forEachPlane, planeOf } from "./rows.js";

/**
 * Adds each element of `from` to its total; operand 0 of the nest are the totals: doubles, or for 64-bit integers their own kind. The
 * nest is one of `reductionNest`.
 */
export function sumByLoops(nest: Nest, totals: ArrayOperand, from: ArrayOperand): void {
  const plane = planeOf(nest);
  const loops = loopsOf(from);
  forEachPlane(nest, (first, second) => {
    loops.sum(plane, totals.array, totals.offset + first, from.array, from.offset + second);
  });
}

/** Each total becomes the least or greatest of itself and its elements; both are of one dtype and class of array. */
export function extremeByLoops(operation: "min" | "max", nest: Nest, totals: ArrayOperand, from: ArrayOperand): void {
  const plane = planeOf(nest);
  const loops = loopsOf(from);
  const { array } = totals;
  if (plane.column0 === 0) {
    forEachPlane(nest, (first, second) => {
      loops.extreme(operation, plane, array, totals.offset + first, from.array, from.offset + second);
    });
    return;
  }
  const { row0, column0, row1, column1 } = plane;
  const sideBySide = { ...plane, row1: row0, column1: column0, row2: row1, column2: column1 };
  forEachPlane(nest, (first, second) => {
    const at = totals.offset + first;
    loops.combine(operation, sideBySide, array, at, array, at, from.array, from.offset + second);
  });
}
