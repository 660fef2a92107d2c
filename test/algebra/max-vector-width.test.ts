import { describe, expect, it } from "vitest";
import { maxVectorWidth } from "../../src/algebra/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("maxVectorWidth", () => {
  it("divides the contiguous run and the strides of the other leaves", () => {
    expect(maxVectorWidth(layout([8, 12], [16, 1]))).toBe(4);
    expect(maxVectorWidth(layout([8, 12], [12, 1]))).toBe(96);
    expect(maxVectorWidth(layout([8, 12], [13, 1]))).toBe(1);
    expect(maxVectorWidth(layout([8, 12], [16, 2]))).toBe(1);
    expect(maxVectorWidth(layout([8, 12], [0, 1]))).toBe(12);
  });

  it("divides the alignment", () => {
    expect(maxVectorWidth(layout([8, 12], [16, 1]), 2)).toBe(2);
    expect(maxVectorWidth(rowMajor(8, 12), 16)).toBe(16);
    expect(maxVectorWidth(rowMajor(8, 12), 5)).toBe(1);
  });

  it("ignores modes of extent 1, finds the run across nested modes", () => {
    expect(maxVectorWidth(layout([1, 8], [3, 1]))).toBe(8);
    expect(
      maxVectorWidth(
        layout(
          [
            [2, 4],
            [4, 2],
          ],
          [
            [4, 64],
            [16, 1],
          ],
        ),
      ),
    ).toBe(2);
    expect(maxVectorWidth(layout(1, 0))).toBe(1);
  });

  it("is 0, any width, for a run of extent 0", () => {
    expect(maxVectorWidth(layout(0, 1))).toBe(0);
    expect(maxVectorWidth(layout(0, 1), 4)).toBe(4);
  });

  it("refuses what is no alignment or no layout", () => {
    expect(() => loose(maxVectorWidth)(rowMajor(4), 0)).toThrow("maxVectorWidth: 0 is not a whole number from 1");
    expect(() => loose(maxVectorWidth)(rowMajor(4), "4")).toThrow('maxVectorWidth: "4" is not a whole number from 1');
    expect(() => loose(maxVectorWidth)(4)).toThrow("maxVectorWidth: 4 is not a layout");
  });
});
