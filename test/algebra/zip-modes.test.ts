import { describe, expect, it } from "vitest";
import { zipModes } from "../../src/algebra/index.js";
import { layout } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("zipModes", () => {
  it("pairs the modes", () => {
    expect(zipModes(layout([2, 5], [5, 1]), layout([3, 4], [10, 30])).toString()).toBe("((2,3),(5,4)):((5,10),(1,30))");
    expect(zipModes(layout([[2, 2], 5], [[5, 10], 1]), layout([3, 4], [40, 120])).toString()).toBe(
      "(((2,2),3),(5,4)):(((5,10),40),(1,120))",
    );
  });

  it("gives the pair of two integer layouts bare, an integer beside a tuple of one as a tuple", () => {
    expect(zipModes(layout(4, 1), layout(3, 4)).toString()).toBe("(4,3):(1,4)");
    expect(zipModes(layout([4], [1]), layout(3, 4)).toString()).toBe("((4,3)):((1,4))");
  });

  it("keeps modes of size 0 and layouts without modes", () => {
    expect(zipModes(layout([2, 0], [1, 2]), layout([3, 4], [2, 6])).toString()).toBe("((2,3),(0,4)):((1,2),(2,6))");
    expect(zipModes(layout([], []), layout([], [])).toString()).toBe("():()");
  });

  it("refuses layouts of different rank, and what is none", () => {
    expect(() => loose(zipModes)(layout([2, 5], [5, 1]), layout(3, 4))).toThrow("zipModes: layouts of rank 2 and 1");
    expect(() => loose(zipModes)(layout(3, 4), undefined)).toThrow("zipModes: undefined is not a layout");
  });
});
