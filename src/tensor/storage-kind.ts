// What is a value that is no storage? The twin of `KindName` in `types/tensor/storage.ts`: kinds, since a type knows no values.
import { describe } from "../coord/check.js";

/** What a sentence calls a value where a typed array is asked for. */
export function storageKind(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return `a ${typeof value}`;
  const tag = Object.prototype.toString.call(value);
  return tag === "[object ArrayBuffer]" || tag === "[object SharedArrayBuffer]" ? "a buffer" : describe(value);
}
