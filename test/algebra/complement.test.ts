import { describe, expect, it } from "vitest";
import { complement } from "../../src/algebra/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("complement", () => {
  it("fills the gaps between the modes, then repeats up to the cotarget", () => {
    expect(complement(layout(4, 2), 24).toString()).toBe("(2,3):(1,8)");
    expect(complement(layout([2, 4], [1, 6]), 24).toString()).toBe("3:2");
    expect(complement(layout([2, 2], [8, 32]), 205).toString()).toBe("(8,2,4):(1,16,64)");
  });

  it("is 1:0 for a layout that leaves nothing free", () => {
    expect(complement(layout([4, 6], [1, 4]), 24).toString()).toBe("1:0");
    expect(complement(rowMajor(4, 6)).toString()).toBe("1:0");
  });

  it("ends with the layout where no cotarget is given", () => {
    expect(complement(layout([2, 2], [6, 1])).toString()).toBe("3:2");
    expect(complement(layout(8, 2)).toString()).toBe("2:1");
  });

  it("rounds the cotarget up", () => {
    expect(complement(layout(4, 1), 21).toString()).toBe("6:4");
  });

  it("does not see extents of 1 and strides of 0", () => {
    expect(complement(layout([1, 4, 3], [5, 0, 1]), 12).toString()).toBe("4:3");
    expect(complement(layout(1, 0), 12).toString()).toBe("12:1");
  });

  it("leaves a part of a gap that does not divide", () => {
    expect(complement(layout([3, 2], [1, 7]), 28).toString()).toBe("(2,2):(3,14)");
  });

  it("refuses modes that interleave or overlap", () => {
    expect(() => loose(complement)(layout([2, 6], [2, 1]))).toThrow(
      "complement: mode 2:2 begins below 6, where the modes of smaller stride end",
    );
    expect(() => loose(complement)(layout([2, 2], [1, 1]), 8)).toThrow("complement: mode 2:1 begins below 2");
  });

  it("refuses extents of 0", () => {
    expect(() => loose(complement)(layout([4, 0], [1, 4]), 8)).toThrow("complement: shape (4,0) has an extent of 0");
  });

  it.each([[0], [-1], [1.5], [Number.NaN], ["8"], [null], [2 ** 53]])("refuses the cotarget %s", (bad) => {
    expect(() => loose(complement)(layout(4, 1), bad)).toThrow(/^complement: cotarget .+ is not a whole number from 1/);
  });

  it("refuses offsets past 2^53-1", () => {
    expect(() => loose(complement)(layout([2, 2], [1, 2 ** 52]), 2 ** 53 - 1)).not.toThrow();
    expect(() => loose(complement)(layout(2, 2 ** 52 + 1), 2 ** 53 - 1)).not.toThrow();
  });
});
