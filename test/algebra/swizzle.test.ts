import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applySwizzle, isSwizzle, swizzle } from "../../src/algebra/index.js";
import { loose } from "../support/loose.js";

const indices = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const make = (bits: number, base: number, shift: number) => swizzle<number, number, number>(bits, base, shift);

describe("swizzle", () => {
  it("moves offsets by the xor of two fields of bits", () => {
    expect(indices(16).map((x) => make(1, 0, 2).index(x))).toEqual([
      0, 1, 2, 3, 5, 4, 7, 6, 8, 9, 10, 11, 13, 12, 15, 14,
    ]);
    expect([8, 9, 16, 63].map((x) => make(3, 0, 3).index(x))).toEqual([9, 8, 18, 56]);
    expect([7, 41].map((x) => make(3, 0, -3).index(x))).toEqual([63, 33]);
  });

  it("is the identity without bits", () => {
    expect([0, 5, 2 ** 53 - 1].map((x) => make(0, 4, 0).index(x))).toEqual([0, 5, 2 ** 53 - 1]);
  });

  it("agrees with bitwise arithmetic of any length", () => {
    const parts = fc.tuple(fc.nat({ max: 10 }), fc.nat({ max: 12 }), fc.nat({ max: 12 }), fc.boolean());
    fc.assert(
      fc.property(parts, fc.maxSafeNat(), ([bits, base, more, up], x) => {
        const shift = (bits + more) * (up ? -1 : 1);
        const mask = ((1n << BigInt(bits)) - 1n) << BigInt(base + Math.max(shift, 0));
        const source = BigInt(x) & mask;
        const moved = shift < 0 ? source << BigInt(-shift) : source >> BigInt(shift);
        expect(BigInt(make(bits, base, shift).index(x))).toBe(BigInt(x) ^ moved);
      }),
      { numRuns: 2000 },
    );
  });

  it("is its own inverse up to the last bit of 2^53-1", () => {
    for (const [bits, base, shift] of [
      [3, 4, 3],
      [26, 0, 27],
      [26, 1, -26],
      [1, 51, 1],
    ] as const) {
      const self = make(bits, base, shift);
      for (const x of [0, 1, 12345, 2 ** 52 + 1, 2 ** 53 - 1]) {
        expect(self.index(self.index(x))).toBe(x);
        expect(Number.isSafeInteger(self.index(x))).toBe(true);
      }
    }
  });

  it("is a frozen value with a text", () => {
    expect(String(swizzle(3, 4, 3))).toBe("(3,4,3)");
    expect(Object.isFrozen(swizzle(3, 4, 3))).toBe(true);
    expect([isSwizzle(swizzle(3, 4, 3)), isSwizzle({ bits: 3, base: 4, shift: 3 }), isSwizzle(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("refuses bits that would meet themselves or do not fit, and what are no numbers", () => {
    expect(() => loose(swizzle)(3, 0, 2)).toThrow(
      "swizzle: shift 2 is less than bits 3, so that moved bits would meet themselves",
    );
    expect(() => loose(swizzle)(3, 0, -2)).toThrow(
      "swizzle: shift -2 is less than bits 3, so that moved bits would meet themselves",
    );
    expect(() => loose(swizzle)(20, 14, 20)).toThrow("swizzle: bits 20, base 14 and shift 20 reach past bit 53");
    expect(() => loose(swizzle)(-1, 0, 2)).toThrow("swizzle: bits is -1, not a whole number from 0");
    expect(() => loose(swizzle)(1, 0.5, 2)).toThrow("swizzle: base is 0.5, not a whole number from 0");
    expect(() => loose(swizzle)(1, 0, Number.NaN)).toThrow("swizzle: shift is NaN, not a whole number from 0");
    expect(() => loose(swizzle)(1, 0, "2")).toThrow('swizzle: shift is "2", not a whole number from 0');
  });

  it.each([[-1], [0.5], [Number.NaN], [2 ** 53], ["8"]])("refuses the offset %s", (offset) => {
    expect(() => loose(applySwizzle)(swizzle(3, 0, 3), offset)).toThrow(
      /^swizzle: .+ is not an offset, a whole number/,
    );
  });
});
