// Is this value an int-tuple? The checks that every public function of the room makes of what it is given.
import type { IntTuple } from "../../types/coord/int-tuple.js";
import { fail } from "../message/index.js";
import { textOf } from "./show.js";

/** What a leaf stands for, in sentences. */
export type Role = "extent" | "stride" | "coordinate" | "leaf" | "size" | "order" | "index";

/** Deeper than TypeScript can follow a nesting; a tuple that holds itself ends here. */
export const DEEPEST = 100;

/** Throws unless `value` is a whole number from 0 to 2^53-1, or an array of int-tuples. */
export function checkTuple(operation: string, role: Role, value: unknown): asserts value is IntTuple {
  if (Array.isArray(value)) {
    for (let mode = 0; mode < value.length; mode++) checkMode(operation, role, value[mode], mode, 1);
  } else if (typeof value === "number") {
    checkMode(operation, role, value, 0, 1);
  } else {
    fail("coord.not-a-tuple", { operation, value: describe(value) });
  }
}

/** Throws unless `value` is a whole number from 0 to 2^53-1. */
export function checkSize(operation: string, role: Role, value: unknown, mode = 0): asserts value is number {
  if (!isSize(value)) fail("coord.not-a-size", { operation, mode, role, value: describe(value) });
}

/** A whole number from 0 to 2^53-1. */
export function isSize(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** `result`, or the sentence that a leaf of it has passed 2^53-1; `of` is what it was computed from. */
export function checkSafe(operation: string, of: IntTuple, result: IntTuple): IntTuple {
  if (typeof result !== "number") for (const mode of result) checkSafe(operation, of, mode);
  else if (!(result <= Number.MAX_SAFE_INTEGER)) fail("coord.too-large", { operation, tuple: textOf(of) });
  return result;
}

function checkMode(operation: string, role: Role, value: unknown, mode: number, depth: number): void {
  if (isSize(value)) return;
  if (!Array.isArray(value)) {
    if (role === "stride" && typeof value === "number" && value < 0) {
      fail("coord.negative-stride", { operation, mode, value });
    }
    checkSize(operation, role, value, mode);
    return;
  }
  checkDepth(operation, depth);
  for (let inner = 0; inner < value.length; inner++) checkMode(operation, role, value[inner], mode, depth + 1);
}

/** Throws where nesting has no end that a program would mean, as that of what holds itself. */
export function checkDepth(operation: string, depth: number): void {
  if (depth >= DEEPEST) fail("coord.too-deep", { operation, limit: DEEPEST });
}

/** A short name of any value, for sentences. */
export function describe(value: unknown): string {
  switch (typeof value) {
    case "number":
    case "boolean":
    case "undefined":
      return String(value);
    case "bigint":
      return `${value}n`;
    case "string":
      return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}...` : value);
    case "function":
      return "a function";
    case "symbol":
      return "a symbol";
    default:
      return value === null ? "null" : Array.isArray(value) ? "an array" : "an object";
  }
}
