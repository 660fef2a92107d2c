// Are the arguments of a view arrays of numbers at all? TypeScript has asked before; this asks callers without it.
import { describe } from "../coord/check.js";
import { fail } from "../message/index.js";

/** Throws unless a value is an array; what its elements are is asked by those who use them. */
export function checkArray(operation: string, what: string, value: unknown): asserts value is readonly unknown[] {
  if (!Array.isArray(value)) fail("tensor.not-an-array", { operation, what, value: describe(value) });
}
