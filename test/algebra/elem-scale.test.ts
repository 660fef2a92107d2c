import { describe, expect, it } from "vitest";
import { elemScale } from "../../src/algebra/index.js";
import { loose } from "../support/loose.js";

describe("elemScale", () => {
  it("scales each leaf by the product of what faces it", () => {
    expect(elemScale(3, 5)).toBe(15);
    expect(elemScale(8, [7, 5])).toBe(280);
    expect(elemScale([2, 3], [[2, 2], 5])).toEqual([8, 15]);
    expect(elemScale([[6, 9], 7, 1], [[3, 1], 9, [7, 1, 1]])).toEqual([[18, 9], 63, 7]);
    expect(elemScale([0, 3], [4, 0])).toEqual([0, 0]);
  });

  it("refuses a tuple that does not face one of its rank", () => {
    expect(() => loose(elemScale)([2, 3], 4)).toThrow("elemScale: (2,3) and 4 differ in rank");
    expect(() => loose(elemScale)([[4, 1], 2], [3, 4])).toThrow("elemScale: (4,1) and 3 differ in rank");
    expect(() => loose(elemScale)([2, 3], [4])).toThrow("elemScale: (2,3) and (4) differ in rank");
  });

  it("refuses what is no int-tuple, and a result past 2^53-1", () => {
    expect(() => loose(elemScale)([2, -3], [1, 1])).toThrow("elemScale: mode 1 has leaf -3");
    expect(() => loose(elemScale)(2, "2")).toThrow('elemScale: "2" is not an int-tuple');
    expect(() => loose(elemScale)(2 ** 30, [2 ** 30])).toThrow(
      "elemScale: (1073741824,(1073741824)) gives a result past",
    );
  });
});
