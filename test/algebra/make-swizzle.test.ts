import { describe, expect, it } from "vitest";
import { makeSwizzle } from "../../src/algebra/index.js";
import { loose } from "../support/loose.js";

describe("makeSwizzle", () => {
  it("spreads rows over the accesses of a row", () => {
    expect(String(makeSwizzle(8, 64, 8))).toBe("(3,3,3)");
    expect(String(makeSwizzle(4, 32, 4))).toBe("(2,2,3)");
    expect(String(makeSwizzle(1, 8, 4))).toBe("(0,2,1)");
  });

  it("rounds logarithms down", () => {
    expect(String(makeSwizzle(9, 100, 10))).toBe("(3,3,3)");
  });

  it("has the hardware's modes by name", () => {
    expect(String(makeSwizzle("bfloat16", "128B"))).toBe("(3,3,3)");
    expect(String(makeSwizzle("float32", "128B"))).toBe("(3,2,3)");
    expect(String(makeSwizzle("float64", "64B"))).toBe("(2,1,3)");
    expect(String(makeSwizzle("uint8", "32B"))).toBe("(1,4,3)");
    expect(String(makeSwizzle("uint8", "none"))).toBe("(0,4,3)");
  });

  it("refuses rows that are too short or too many", () => {
    expect(() => loose(makeSwizzle)(8, 8, 8)).toThrow("makeSwizzle: a row of 8 does not hold two accesses of 8");
    expect(() => loose(makeSwizzle)(8, 16, 4)).toThrow(
      "makeSwizzle: numRows is 8, more than the accesses (4) in a row of 16",
    );
  });

  it("refuses what would reach past bit 53", () => {
    expect(() => loose(makeSwizzle)(2 ** 20, 2 ** 40, 2 ** 20)).toThrow(
      "makeSwizzle: bits 20, base 20 and shift 20 reach past bit 53",
    );
    expect(String(loose(makeSwizzle)(2 ** 13, 2 ** 40, 2 ** 20))).toBe("(13,20,20)");
  });

  it.each([[0], [-1], [1.5], [Number.NaN], [undefined]])("refuses the size %s", (size) => {
    expect(() => loose(makeSwizzle)(size, 8, 4)).toThrow("makeSwizzle: numRows is");
    expect(() => loose(makeSwizzle)(8, size, 4)).toThrow("makeSwizzle: rowSize is");
    expect(() => loose(makeSwizzle)(8, 8, size)).toThrow("makeSwizzle: accessSize is");
  });

  it("refuses unknown dtypes and modes", () => {
    expect(() => loose(makeSwizzle)("float33", "128B")).toThrow("makeSwizzle: float33 is not a dtype");
    expect(() => loose(makeSwizzle)("float32", "256B")).toThrow("makeSwizzle: 256B is not a mode");
    expect(() => loose(makeSwizzle)("float32", 128)).toThrow("makeSwizzle: 128 is not a mode");
  });
});
