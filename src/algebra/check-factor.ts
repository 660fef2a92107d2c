// Is this a factor by which elements can grow or shrink?
import { describe, isSize } from "../coord/check.js";
import { fail } from "../message/index.js";

/** Throws unless `factor` is a whole number from 1. */
export function checkFactor(operation: string, factor: unknown): asserts factor is number {
  if (!isSize(factor) || factor === 0) {
    fail("cast.factor", { operation, factor: describe(factor) });
  }
}
