// What does one argument of `slice` or `at` mean? The twin of `types/tensor/slice-argument.ts`.
import { describe } from "../coord/check.js";
import { fail } from "../message/index.js";

/** A range of an axis as it was written; `end` is undefined where the argument leaves it open. */
export interface Range {
  readonly start: number;
  readonly end: number | undefined;
}

/** The range that an argument other than an index means. */
export function readRange(operation: string, axis: number, argument: unknown): Range {
  const range = typeof argument === "string" ? readText(argument) : readBounds(argument);
  return range ?? fail("slice.malformed", { operation, text: shown(argument), axis });
}

function readText(text: string): Range | undefined {
  const bounds = text.split(":");
  if (bounds.length !== 2) return undefined;
  const [start, end] = bounds as [string, string];
  if (!isBound(start) || !isBound(end)) return undefined;
  return { start: Number(start), end: end === "" ? undefined : Number(end) };
}

/** As JavaScript prints a whole number, or nothing: `"007"`, `"1.0"` and `"+1"` are no bounds. */
function isBound(text: string): boolean {
  return text === "" || (/^-?[1-9]\d*$|^0$/.test(text) && Number.isSafeInteger(Number(text)));
}

/** `[a, b]`, or `[start, { length }]`. */
function readBounds(argument: unknown): Range | undefined {
  if (!Array.isArray(argument) || argument.length !== 2) return undefined;
  const start: unknown = argument[0];
  const last: unknown = argument[1];
  if (!isWhole(start)) return undefined;
  if (isWhole(last)) return { start, end: last };
  if (typeof last !== "object" || last === null || !("length" in last)) return undefined;
  return isWhole(last.length) && last.length >= 0 ? { start, end: start + last.length } : undefined;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function shown(argument: unknown): string {
  if (typeof argument === "string") return `'${argument}'`;
  return Array.isArray(argument) ? `[${argument.map(describe).join(", ")}]` : describe(argument);
}
