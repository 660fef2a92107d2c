// Do operands lie where the kernels reach them?
import { isWasmBuffer } from "../../engine/index.js";
import type { ArrayOperand } from "../copy.js";
import { type SimdInstance, simdInstance } from "./instance.js";

/** The kernels, if an operand lies in their memory. Compiles nothing for any other. */
export function homeOf({ array }: ArrayOperand): SimdInstance | undefined {
  return isWasmBuffer(array.buffer) ? simdInstance() : undefined;
}

/** Where in the kernels' memory an operand of float32 begins. */
export function pointerOf({ array, offset }: ArrayOperand): number {
  return array.byteOffset + offset * 4;
}
