// Do operands lie where the kernels reach them?
import type { StorageArray } from "../../dtype/index.js";
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

/** Where in the kernels' memory an operand of elements of so many bytes begins. */
export function pointerOf({ array, offset, base }: ArrayOperand, bytes = 4): number {
  return (base ?? array.byteOffset) + offset * bytes;
}

/** The whole memory as an array of the class of another. */
export function memoryAs(home: SimdInstance, { array, dtype }: ArrayOperand): StorageArray {
  if (dtype === "float32") return home.floats;
  const like = array.constructor as new (buffer: ArrayBufferLike) => StorageArray;
  const known = memories.get(like) ?? new like(home.store.buffer);
  memories.set(like, known);
  return known;
}

const memories: Map<unknown, StorageArray> = new Map();
