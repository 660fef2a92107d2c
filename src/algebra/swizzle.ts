// What is a swizzle, and where does it send an offset? The twin of `types/algebra/swizzle.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { AnySwizzle, ApplySwizzle, Swizzle, SwizzleShift } from "../../types/algebra/swizzle.js";
import type { NotAny } from "../../types/coord/checked.js";
import { describe, isSize } from "../coord/check.js";
import { fail } from "../message/index.js";

/**
 * A permutation of offsets that spreads rows over memory banks: x XOR ((x AND Y) >> shift), where Y is `bits` ones at bit
 * `base + max(shift, 0)`; a negative shift moves the bits up.
 * Offsets count elements. It is its own inverse, since |shift| >= bits keeps source and target bits apart.
 * Throws when bits or base is not a whole number, |shift| < bits, or bits + base + |shift| > 53.
 * Source: CuTe's `Swizzle<B, M, S>`.
 * @example
 * swizzle(3, 0, 3).index(8); // 9
 */
export function swizzle<const Bits extends number, const Base extends number, const Shift extends number>(
  this: NotAny<Bits, "swizzle"> & NotAny<Base, "swizzle"> & NotAny<Shift, "swizzle">,
  bits: Bits,
  base: Base,
  shift: SwizzleShift<Bits, Base, Shift>,
): Swizzle<Bits, Base, Shift>;
export function swizzle(bits: unknown, base: unknown, shift: unknown): Swizzle<number, number, number> {
  checkPart("swizzle", "bits", bits);
  checkPart("swizzle", "base", base);
  if (typeof shift !== "number" || !isSize(Math.abs(shift))) {
    fail("swizzle.part", { operation: "swizzle", part: "shift", value: describe(shift) });
  }
  if (Math.abs(shift) < bits) {
    fail("swizzle.apart", { bits, shift });
  }
  return swizzleWithin("swizzle", bits, base, shift);
}

/** Throws unless a part of a swizzle is a whole number from 0. */
export function checkPart(operation: string, part: string, value: unknown): asserts value is number {
  if (!isSize(value)) {
    fail("swizzle.part", { operation, part, value: describe(value) });
  }
}

/** The swizzle of parts that are checked, in the name of the operation that makes it; throws where it reaches past bit 53. */
export function swizzleWithin(
  operation: string,
  bits: number,
  base: number,
  shift: number,
): Swizzle<number, number, number> {
  if (bits + base + Math.abs(shift) > 53) {
    fail("swizzle.window", { operation, bits, base, shift });
  }
  const result: unknown = new SwizzleValue(bits, base, shift);
  return result as Swizzle<number, number, number>;
}

/**
 * The offset to which a swizzle sends `offset`: x XOR ((x AND Y) >> shift).
 * Throws when the offset is not a whole number from 0 to 2^53-1.
 * @example
 * applySwizzle(swizzle(3, 0, 3), 8); // 9
 */
export function applySwizzle<Self extends AnySwizzle, const Offset extends number>(
  this: NotAny<Self, "applySwizzle"> & NotAny<Offset, "applySwizzle">,
  self: Self,
  offset: Accepted<Offset, ApplySwizzle<Self, Offset>>,
): ApplySwizzle<Self, Offset> {
  const result: unknown = moved(self, offset);
  return result as ApplySwizzle<Self, Offset>;
}

/** The offset to which a swizzle sends `offset`, which is checked. */
export function moved(self: AnySwizzle, offset: unknown): number {
  return isSize(offset) ? move(self, offset) : fail("swizzle.offset", { offset: describe(offset) });
}

const brand: unique symbol = Symbol.for("tilewright.swizzle");

/** Is this value a swizzle, of this or another copy of the package? */
export function isSwizzle(value: unknown): value is AnySwizzle {
  return typeof value === "object" && value !== null && brand in value;
}

class SwizzleValue {
  readonly bits: number;
  readonly base: number;
  readonly shift: number;

  constructor(bits: number, base: number, shift: number) {
    this.bits = bits;
    this.base = base;
    this.shift = shift;
    Object.freeze(this);
  }

  get [brand](): true {
    return true;
  }

  index(offset: number): number {
    return moved(this, offset);
  }

  toString(): string {
    return `(${this.bits},${this.base},${this.shift})`;
  }

  static {
    Object.defineProperty(SwizzleValue, "name", { value: "Swizzle" });
  }
}

// By division, not by `&` and `>>`, which cut at 32 bits; a field has at most 26 bits, so `^` is exact.
function move({ bits, base, shift }: AnySwizzle, offset: number): number {
  const count = 2 ** bits;
  const targetUnit = 2 ** (base + Math.max(-shift, 0));
  const source = Math.floor(offset / 2 ** (base + Math.max(shift, 0))) % count;
  const target = Math.floor(offset / targetUnit) % count;
  return offset + ((source ^ target) - target) * targetUnit;
}
