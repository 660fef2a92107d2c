import { describe, expect, it } from "vitest";
import { evenlyDivides, tileFits } from "../../src/algebra/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("evenlyDivides", () => {
  it("tells whether tiles come out whole", () => {
    expect(evenlyDivides(rowMajor(8, 12), [4, 4])).toBe(true);
    expect(evenlyDivides(rowMajor(8, 12), [4, 5])).toBe(false);
    expect(evenlyDivides(rowMajor(8, 12), [4])).toBe(true);
    expect(evenlyDivides(rowMajor(8, 12), [null, 3])).toBe(true);
    expect(evenlyDivides(layout(12, 1), layout([2, 2], [1, 6]))).toBe(true);
    expect(evenlyDivides(layout(10, 1), 4)).toBe(false);
    expect(evenlyDivides(layout([2, 3], [0, 0]), layout([2, 3], [4, 1]))).toBe(false);
  });

  it("divides nothing by everything, and nothing by 0", () => {
    expect(evenlyDivides(layout([0, 4], [4, 1]), [3, 2])).toBe(true);
    expect(evenlyDivides(layout([0, 4], [4, 1]), [3, 0])).toBe(false);
    expect(evenlyDivides(layout(0, 4), 0)).toBe(false);
  });

  it("is false where the divide has no answer", () => {
    expect(evenlyDivides(layout([3, 4], [5, 1]), 2)).toBe(false);
    expect(evenlyDivides(rowMajor(8), [2, 2])).toBe(false);
    expect(evenlyDivides(layout(12, 1), layout([2, 2], [1, 1]))).toBe(false);
    expect(evenlyDivides(layout(12, 1), layout([2, 2], [0, 1]))).toBe(false);
  });

  it("refuses what is no layout or no tiler", () => {
    expect(() => loose(evenlyDivides)(8, 2)).toThrow("evenlyDivides: 8 is not a layout");
    expect(() => loose(evenlyDivides)(rowMajor(8), ["2"])).toThrow('evenlyDivides: "2" is not a tiler');
  });
});

describe("tileFits", () => {
  it("compares each tile with the mode that it tiles", () => {
    expect(tileFits(rowMajor(8, 12), [4, 12])).toBe(true);
    expect(tileFits(rowMajor(8, 12), [4, 16])).toBe(false);
    expect(tileFits(rowMajor(8, 12), [null, 5])).toBe(true);
    expect(tileFits(rowMajor(8, 12), 96)).toBe(true);
    expect(tileFits(rowMajor(8, 12), 97)).toBe(false);
    expect(tileFits(rowMajor([2, 4], 12), [[2, 4], 1])).toBe(true);
    expect(tileFits(rowMajor([2, 4], 12), [[2, 5], 1])).toBe(false);
  });

  it("counts a layout by its cosize", () => {
    expect(tileFits(layout(12, 1), layout(4, 3))).toBe(true);
    expect(tileFits(layout(12, 1), layout(4, 4))).toBe(false);
    expect(tileFits(layout([0], [1]), [0])).toBe(true);
    expect(tileFits(layout([0], [1]), layout(0, 4))).toBe(true);
  });

  it("is false for more tilers than modes", () => {
    expect(tileFits(layout(12, 1), [4, 1])).toBe(false);
  });

  it("refuses what is no layout or no tiler", () => {
    expect(() => loose(tileFits)({}, 2)).toThrow("tileFits: an object is not a layout");
    expect(() => loose(tileFits)(rowMajor(8), -1)).toThrow("tileFits: -1 is not a tiler");
  });
});
