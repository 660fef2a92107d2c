// How is arithmetic done element by element without SIMD? The reference of every other way, over the loops that all operands share.
//
// Each result is rounded to the dtype once: floats are computed in doubles, which leaves a single rounding for + - * / of anything
// narrower. `floorDiv` is the floor of what `div` gives. Integers wrap as their arrays store them, bool stores "is not 0".
import type { ArrayOperand } from "./copy.js";
import { loopsOf } from "./loop-set.js";
import type { Nest } from "./nest.js";
import { forEachPlane, forEachRow, planeOf, rowOf } from "./rows.js";

/** What two operands can become. */
export type Combining = "add" | "sub" | "mul" | "div" | "floorDiv" | "min" | "max";

/** What one operand can become; `recip` and `exp` of floats only. */
export type Mapping = "abs" | "recip" | "exp";

/** `to = left operation right`, all of one dtype; operand 0 of the nest is `to`. It is an operand itself, or lies apart from both. */
export function combineByLoops(
  operation: Combining,
  nest: Nest,
  to: ArrayOperand,
  left: ArrayOperand,
  right: ArrayOperand,
): void {
  const plane = planeOf(nest);
  const loops = loopsOf(to);
  forEachPlane(nest, (first, second, third) => {
    loops.combine(
      operation,
      plane,
      to.array,
      to.offset + first,
      left.array,
      left.offset + second,
      right.array,
      right.offset + third,
    );
  });
}

/** `to = to operation from` where the scalars of both lie side by side, by loops that are made for it; false where there is none. */
export function combineLineByLoops(operation: Combining, count: number, to: ArrayOperand, from: ArrayOperand): boolean {
  return loopsOf(to).line?.(operation, count, to.array, to.offset, from.array, from.offset) ?? false;
}

/** `to = operation of from`; `exp` multiplies by `scale` before, and does not round the product. */
export function mapByLoops(operation: Mapping, nest: Nest, to: ArrayOperand, from: ArrayOperand, scale: number): void {
  const plane = planeOf(nest);
  const loops = loopsOf(to);
  forEachPlane(nest, (first, second) => {
    loops.map(operation, plane, to.array, to.offset + first, from.array, from.offset + second, scale);
  });
}

/** Is one of the integers of an operand 0? Floats are not asked. */
export function holdsZero(nest: Nest, operand: ArrayOperand): boolean {
  const { array, offset, dtype } = operand;
  const { find } = loopsOf(operand);
  const { length, left } = rowOf(nest);
  const zero = dtype === "int64" || dtype === "uint64" ? 0n : 0;
  let found = false;
  forEachRow(nest, (first) => {
    found ||= find(length, array, offset + first, left, zero) >= 0;
  });
  return found;
}
