// Do operands lie where the kernels reach them?
import { isWasmBuffer } from "../../engine/index.js";
import type { ArrayOperand } from "../copy.js";
import { type SimdInstance, simdInstance } from "./instance.js";

/** The kernels, if an operand lies in their memory. Compiles nothing for any other. */
export function homeOf(operand: ArrayOperand): SimdInstance | undefined {
  return isAtHome(operand) ? simdInstance() : undefined;
}

/** Does an operand lie in the library's memory? */
export function isAtHome({ array, base }: ArrayOperand): boolean {
  return base === undefined ? isWasmBuffer(array.buffer) : base >= 0;
}

/** Where in the kernels' memory an operand of float32 begins. */
export function pointerOf({ array, offset, base }: ArrayOperand): number {
  return (base ?? array.byteOffset) + offset * 4;
}
