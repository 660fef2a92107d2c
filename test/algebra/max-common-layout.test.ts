import { describe, expect, it } from "vitest";
import { maxCommonLayout, maxCommonVector } from "../../src/algebra/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("maxCommonLayout", () => {
  it("has the indices that both send to the same consecutive offsets", () => {
    expect(String(maxCommonLayout(rowMajor(4, 8), layout([4, 8], [16, 1])))).toBe("8:4");
    expect(String(maxCommonLayout(rowMajor(4, 8), rowMajor(4, 8)))).toBe("(8,4):(4,1)");
    expect(String(maxCommonLayout(layout([2, 3, 4], [1, 2, 6]), layout([2, 3, 4], [1, 2, 8])))).toBe("6:1");
    expect(String(maxCommonLayout(layout([6, 4], [1, 8]), layout([4, 6], [1, 10])))).toBe("4:1");
  });

  it("is 1:0 where only offset 0 is common", () => {
    expect(String(maxCommonLayout(rowMajor(4, 8), layout([4, 8], [1, 4])))).toBe("1:0");
    expect(String(maxCommonLayout(layout(4, 2), rowMajor(4)))).toBe("1:0");
    expect(String(maxCommonLayout(layout(1, 0), layout(1, 0)))).toBe("1:0");
  });

  it("refuses layouts of size 0, and what is none", () => {
    expect(() => loose(maxCommonLayout)(layout([0, 2], [1, 1]), rowMajor(2))).toThrow(
      "rightInverse: shape (0,2) has an extent of 0",
    );
    expect(() => loose(maxCommonLayout)(rowMajor(2), [2])).toThrow("maxCommonLayout: an array is not a layout");
  });
});

describe("maxCommonVector", () => {
  it("is the size of that layout", () => {
    expect(maxCommonVector(rowMajor(4, 8), layout([4, 8], [16, 1]))).toBe(8);
    expect(maxCommonVector(rowMajor(4, 8), rowMajor(4, 8))).toBe(32);
    expect(maxCommonVector(rowMajor(4, 8), layout([4, 8], [1, 4]))).toBe(1);
  });

  it("refuses what is no layout", () => {
    expect(() => loose(maxCommonVector)(3, rowMajor(2))).toThrow("maxCommonVector: 3 is not a layout");
  });
});
