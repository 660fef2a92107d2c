import { describe, expect, it } from "vitest";
import { shapeDiv } from "../../src/algebra/index.js";
import { loose } from "../support/loose.js";

describe("shapeDiv", () => {
  it("divides integers where one divides the other", () => {
    expect(shapeDiv(12, 4)).toBe(3);
    expect(shapeDiv(4, 12)).toBe(1);
    expect(shapeDiv(7, 7)).toBe(1);
    expect(shapeDiv(1, 9007199254740991)).toBe(1);
  });

  it("uses an integer up from the left", () => {
    expect(shapeDiv([3, 6], 9)).toEqual([1, 2]);
    expect(shapeDiv([4, [[2, 4], 4]], 8)).toEqual([1, [[1, 4], 4]]);
  });

  it("divides tuples mode by mode, an integer by the product of a tuple", () => {
    expect(shapeDiv([8, [8, [2, 8], 2]], [8, 32])).toEqual([1, [1, [1, 4], 2]]);
    expect(shapeDiv(432, [4, 2])).toBe(54);
    expect(shapeDiv([], [])).toEqual([]);
  });

  it("refuses what does not divide, differs in rank, or is 0", () => {
    expect(() => loose(shapeDiv)(12, 5)).toThrow("shapeDiv: 12 by 5; neither divides the other");
    expect(() => loose(shapeDiv)([6, 2], 4)).toThrow("shapeDiv: 6 by 4; neither divides the other");
    expect(() => loose(shapeDiv)([4, 6], [2])).toThrow("shapeDiv: (4,6) and (2) differ in rank");
    expect(() => loose(shapeDiv)(0, 2)).toThrow("shapeDiv: 0 by 2; an extent of 0 divides nothing");
    expect(() => loose(shapeDiv)(2, 0)).toThrow("shapeDiv: 2 by 0; an extent of 0 divides nothing");
  });

  it.each([[-1], [0.5], [Number.NaN], ["2"], [null], [{}]])("refuses %s", (bad) => {
    expect(() => loose(shapeDiv)([2, bad], 2)).toThrow("shapeDiv: mode 1 has extent");
    expect(() => loose(shapeDiv)(2, [bad])).toThrow("shapeDiv: mode 0 has extent");
  });

  it("refuses a product past 2^53-1", () => {
    expect(() => loose(shapeDiv)(2, [2 ** 30, 2 ** 30])).toThrow(
      "shapeDiv: (1073741824,1073741824) gives a result past",
    );
  });
});
