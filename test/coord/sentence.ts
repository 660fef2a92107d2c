// What does a call say when it refuses?
import { TilewrightError } from "../../src/message/index.js";

/** The sentence of the error that a call throws; what else it does is told instead. */
export function sentenceOf(call: () => unknown): string {
  try {
    return `no error, but ${JSON.stringify(call())}`;
  } catch (error) {
    return error instanceof TilewrightError ? error.message : `not the library's error: ${error}`;
  }
}

/** A function as JavaScript calls it, with anything. */
export function untyped(operation: unknown): (...args: readonly unknown[]) => unknown {
  return operation as (...args: readonly unknown[]) => unknown;
}

/** What is no int-tuple, and what the sentence calls it. */
export const notTuples: readonly (readonly [value: unknown, called: string])[] = [
  [undefined, "undefined"],
  [null, "null"],
  ["3", '"3"'],
  [true, "true"],
  [3n, "3n"],
  [{ length: 1 }, "an object"],
  [() => 3, "a function"],
  [Symbol("x"), "a symbol"],
  [new Int32Array([3]), "an object"],
];

/** What is no size, and what the sentence calls it. */
export const notSizes: readonly (readonly [value: unknown, called: string])[] = [
  [-1, "-1"],
  [1.5, "1.5"],
  [Number.NaN, "NaN"],
  [Number.POSITIVE_INFINITY, "Infinity"],
  [2 ** 53, "9007199254740992"],
  ["3", '"3"'],
  [undefined, "undefined"],
  [null, "null"],
  [3n, "3n"],
  [{}, "an object"],
];
