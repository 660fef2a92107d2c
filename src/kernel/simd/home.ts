// Do operands lie where the kernels reach them?
import { type DType, type StorageArray, storageClass } from "../../dtype/index.js";
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
  return dtype === "float32" ? home.floats : memoryIn(home, array.constructor);
}

/** The whole memory as an array of elements of a type. */
export function memoryOf(home: SimdInstance, dtype: DType): StorageArray {
  return memoryIn(home, storageClass(dtype));
}

function memoryIn(home: SimdInstance, like: unknown): StorageArray {
  const known = memories.get(like) ?? new (like as new (buffer: ArrayBufferLike) => StorageArray)(home.store.buffer);
  memories.set(like, known);
  return known;
}

const memories: Map<unknown, StorageArray> = new Map();
