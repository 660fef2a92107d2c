import { describe, expect, it } from "vitest";
import { makeLdmatrixSwizzle } from "../../src/algebra/index.js";
import { loose } from "../support/loose.js";

describe("makeLdmatrixSwizzle", () => {
  it("spreads eight rows over the accesses of a row", () => {
    expect(String(makeLdmatrixSwizzle("float32", 32))).toBe("(3,0,3)");
    expect(String(makeLdmatrixSwizzle("bfloat16", 64, 3))).toBe("(3,3,3)");
    expect(String(makeLdmatrixSwizzle("bfloat16", 32))).toBe("(2,0,3)");
    expect(String(makeLdmatrixSwizzle("float32", 4))).toBe("(0,0,3)");
    expect(String(makeLdmatrixSwizzle("float32", 96))).toBe("(3,0,4)");
  });

  it("refuses rows that cannot be read", () => {
    expect(() => loose(makeLdmatrixSwizzle)("float32", 12)).toThrow(
      "makeLdmatrixSwizzle: a row of 12 float32 has 48 bytes; 16, 32, 64 or a multiple of 128 can be read",
    );
    expect(() => loose(makeLdmatrixSwizzle)("float32", 2)).toThrow("a row of 2 float32 has 8 bytes");
    expect(() => loose(makeLdmatrixSwizzle)("float32", 0)).toThrow("a row of 0 float32 has 0 bytes");
    expect(() => loose(makeLdmatrixSwizzle)("float32", -32)).toThrow("a row of -32 float32 has -128 bytes");
    expect(() => loose(makeLdmatrixSwizzle)("float32", "32")).toThrow("a row of 32 float32 has NaN bytes");
  });

  it("refuses unknown dtypes, and a base that is none", () => {
    expect(() => loose(makeLdmatrixSwizzle)("float33", 32)).toThrow("makeLdmatrixSwizzle: float33 is not a dtype");
    expect(() => loose(makeLdmatrixSwizzle)("float32", 32, -1)).toThrow(
      "makeLdmatrixSwizzle: log2Vec is -1, not a whole number from 0",
    );
    expect(() => loose(makeLdmatrixSwizzle)("float16", 64, 52)).toThrow(
      "makeLdmatrixSwizzle: bits 3, base 52 and shift 3 reach past bit 53",
    );
  });
});
