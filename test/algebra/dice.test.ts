import { describe, expect, it } from "vitest";
import { dice } from "../../src/algebra/index.js";
import { layout } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("dice", () => {
  it("keeps the modes paired with an index, always as a tuple", () => {
    expect(dice([0, null], layout([3, 6], [1, 3])).toString()).toBe("(3):(1)");
    expect(dice([null, 5], layout([3, [2, 3]], [3, [12, 1]])).toString()).toBe("((2,3)):((12,1))");
    expect(dice([null, null], [4, [4, 1]])).toEqual([]);
    expect(dice(5, [4, [4, 1]])).toEqual([[4, [4, 1]]]);
  });

  it("splices in what a nested part of the coordinate points at", () => {
    expect(dice([1, [null, 2]], layout([3, [2, 3]], [3, [12, 1]])).toString()).toBe("(3,3):(3,1)");
    expect(
      dice(
        [null, [1, null, null, 0]],
        [
          [1, 5],
          [2, 6, 2, 9],
        ],
      ),
    ).toEqual([2, 9]);
  });

  it("refuses a coordinate that does not fit, and what is none", () => {
    expect(() => loose(dice)([null], [3, 4])).toThrow("dice: coordinate (null) does not fit (3,4)");
    expect(() => loose(dice)([null, [0]], [3, 4])).toThrow("dice: coordinate (null,(0)) does not fit (3,4)");
    expect(() => loose(dice)([-1, null], [3, 4])).toThrow("dice: -1 is not a whole number from 0 to");
    expect(() => loose(dice)([0, null], { shape: [3, 4], stride: [4, 1] })).toThrow(
      "dice: an object is not an int-tuple",
    );
  });
});
