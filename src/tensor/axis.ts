// Is a value an axis of a tensor?
import { describe, isSize } from "../coord/check.js";
import { fail } from "../message/index.js";

export function checkAxis(operation: string, rank: number, axis: unknown): asserts axis is number {
  if (!isSize(axis) || axis >= rank) fail("view.axis", { operation, axis: describe(axis), rank });
}
