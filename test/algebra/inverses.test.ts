import { describe, expect, it } from "vitest";
import { leftInverse, rightInverse } from "../../src/algebra/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("rightInverse", () => {
  it("inverts a bijection", () => {
    expect(rightInverse(rowMajor(4, 8)).toString()).toBe("(8,4):(4,1)");
    expect(rightInverse(layout([[3, 4, 2], 2, 1], [[16, 2, 1], 8, 1])).toString()).toBe("(2,4,2,3):(12,3,24,1)");
  });

  it("ends where no mode goes on", () => {
    expect(rightInverse(layout([4, 2], [1, 5])).toString()).toBe("4:1");
    expect(rightInverse(layout([6, 1, 2], [6, 1, 3])).toString()).toBe("1:0");
    expect(rightInverse(layout([4, 2, 3], [1, 2, 4])).toString()).toBe("4:1");
  });

  it("passes over modes of stride 0, and takes the first of two with one stride", () => {
    expect(rightInverse(layout([2, 4, 2], [0, 2, 1])).toString()).toBe("(2,4):(8,2)");
    expect(rightInverse(layout([2, 4, 2], [1, 2, 2])).toString()).toBe("8:1");
  });

  it("refuses extents of 0, and what is no layout", () => {
    expect(() => loose(rightInverse)(rowMajor(4, 0))).toThrow("rightInverse: shape (4,0) has an extent of 0");
    expect(() => loose(rightInverse)(4)).toThrow("rightInverse: 4 is not a layout");
  });
});

describe("leftInverse", () => {
  it("inverts a bijection", () => {
    expect(leftInverse(rowMajor(4, 8)).toString()).toBe("(8,4):(4,1)");
    expect(leftInverse(layout([4, 3, 2], [1, 4, 12])).toString()).toBe("24:1");
  });

  it("undoes layouts with gaps, also with gaps that do not divide", () => {
    expect(leftInverse(layout([2, 3], [1, 8])).toString()).toBe("(8,3):(1,2)");
    expect(leftInverse(layout(8, 2)).toString()).toBe("(2,8):(0,1)");
    expect(leftInverse(layout([3, 2], [1, 5])).toString()).toBe("(5,2):(1,3)");
  });

  it("gives some index of the same offset where a mode has stride 0", () => {
    expect(leftInverse(layout([2, 4], [0, 1])).toString()).toBe("4:2");
    expect(leftInverse(layout(8, 0)).toString()).toBe("1:0");
  });

  it("refuses modes that interleave, and strides that do not divide", () => {
    expect(() => loose(leftInverse)(layout([4, 2], [1, 3]))).toThrow(
      "leftInverse: mode 2:3 begins below 4, where the mode of the next smaller stride ends",
    );
    expect(() => loose(leftInverse)(layout([2, 2], [2, 5]))).toThrow(
      "leftInverse: the stride of mode 2:5 is not a multiple of 2, the next smaller one",
    );
  });

  it("refuses extents of 0, and what is no layout", () => {
    expect(() => loose(leftInverse)(rowMajor(4, 0))).toThrow("leftInverse: shape (4,0) has an extent of 0");
    expect(() => loose(leftInverse)(null)).toThrow("leftInverse: null is not a layout");
  });
});
