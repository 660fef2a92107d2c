// Do two operands share memory?
import { isShared } from "../engine/shared.js";
import type { ArrayOperand } from "./copy.js";

/** May the scalars that two operands reach share bytes? Two shared buffers may be the same memory under two objects. */
export function mayShareBytes(left: ArrayOperand, leftReach: number, right: ArrayOperand, rightReach: number): boolean {
  const { buffer } = left.array;
  const other = right.array.buffer;
  if (buffer !== other) return isShared(buffer) && isShared(other);
  const [start, otherStart] = [firstByte(left), firstByte(right)];
  const end = start + leftReach * left.array.BYTES_PER_ELEMENT;
  const otherEnd = otherStart + rightReach * right.array.BYTES_PER_ELEMENT;
  return start < otherEnd && otherStart < end;
}

/** Do two operands begin at the same byte of the same buffer? */
export function beginsAlike(left: ArrayOperand, right: ArrayOperand): boolean {
  return left.array.buffer === right.array.buffer && firstByte(left) === firstByte(right);
}

function firstByte({ array, offset }: ArrayOperand): number {
  return array.byteOffset + offset * array.BYTES_PER_ELEMENT;
}
