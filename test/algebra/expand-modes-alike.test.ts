import { describe, expect, it } from "vitest";
import { expandModesAlike } from "../../src/algebra/index.js";
import { type AnyLayout, layout } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("expandModesAlike", () => {
  const texts = (pair: readonly AnyLayout[]): readonly string[] => pair.map(String);

  it("splits an integer mode as the tuple that it faces", () => {
    expect(texts(expandModesAlike(layout([3, 4], [2, 6]), layout(12, 1)))).toEqual(["(3,4):(2,6)", "(3,4):(1,3)"]);
    const left = layout([[3, [5, 2]], 4], [[1, [24, 12]], 3]);
    const right = layout([30, [2, 2]], [2, [60, 1]]);
    expect(texts(expandModesAlike(left, right))).toEqual([
      "((3,(5,2)),(2,2)):((1,(24,12)),(3,6))",
      "((3,(5,2)),(2,2)):((2,(6,30)),(60,1))",
    ]);
  });

  it("keeps layouts of one shape", () => {
    expect(texts(expandModesAlike(layout(4, 2), layout(4, 1)))).toEqual(["4:2", "4:1"]);
    expect(texts(expandModesAlike(layout([0, 2], [1, 1]), layout([0, 2], [2, 1])))).toEqual([
      "(0,2):(1,1)",
      "(0,2):(2,1)",
    ]);
  });

  it("gives a pair that cannot be changed", () => {
    expect(Object.isFrozen(expandModesAlike(layout(4, 2), layout(4, 1)))).toBe(true);
  });

  it("refuses other sizes and ranks, and what is no layout", () => {
    expect(() => loose(expandModesAlike)(layout([3, 4], [2, 6]), layout(10, 1))).toThrow(
      "expandModesAlike: 10 is not the size of (3,4)",
    );
    expect(() => loose(expandModesAlike)(layout(3, 4), layout(4, 1))).toThrow(
      "expandModesAlike: 3 is not the size of 4",
    );
    expect(() => loose(expandModesAlike)(layout([3, 4], [2, 6]), layout([12], [1]))).toThrow(
      "expandModesAlike: (3,4) and (12) differ in rank",
    );
    expect(() => loose(expandModesAlike)(null, layout(4, 1))).toThrow("expandModesAlike: null is not a layout");
  });
});
