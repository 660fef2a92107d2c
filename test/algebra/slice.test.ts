import { describe, expect, it } from "vitest";
import { slice, sliceAndOffset } from "../../src/algebra/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("slice", () => {
  it("keeps the modes paired with null, always as a tuple", () => {
    expect(slice([1, null], layout([8, 2], [2, 1])).toString()).toBe("(2):(1)");
    expect(slice([null, null], layout([4, 8], [1, 4])).toString()).toBe("(4,8):(1,4)");
    expect(slice([1, 1], layout([4, 8], [1, 4])).toString()).toBe("():()");
    expect(slice(null, layout(12, 1)).toString()).toBe("(12):(1)");
    expect(slice([7, null], [8, [6, 5]])).toEqual([[6, 5]]);
    expect(slice(0, [3, 4])).toEqual([]);
  });

  it("splices in what a nested part of the coordinate keeps", () => {
    expect(slice([[0, null, [null, 0]], null], layout([[10, 8, [3, 2]], 2], [[3, 30, [1, 0]], 0])).toString()).toBe(
      "(8,3,2):(30,1,0)",
    );
    expect(slice([null, [null, null]], [3, [4, 5]])).toEqual([3, 4, 5]);
  });

  it("takes an index of a nested mode, and one past the extent", () => {
    expect(slice([null, 30], layout([4, [5, 4]], [1, [4, 20]])).toString()).toBe("(4):(1)");
  });

  it("keeps modes of size 0 and 1", () => {
    expect(slice([null, 0], layout([0, 4], [1, 0])).toString()).toBe("(0):(1)");
    expect(slice([null, 0], layout([1, 4], [9, 1])).toString()).toBe("(1):(9)");
  });

  it("refuses a coordinate that does not fit", () => {
    expect(() => loose(slice)([null, [0]], [3, 4])).toThrow("slice: coordinate (null,(0)) does not fit (3,4)");
    expect(() => loose(slice)([null], rowMajor(3, 4))).toThrow("slice: coordinate (null) does not fit (3,4)");
    expect(() => loose(slice)([null], 4)).toThrow("slice: coordinate (null) does not fit 4");
  });

  it.each([[-1], [1.5], [Number.NaN], [2 ** 53], ["0"], [undefined], [{}], [true]])("refuses the index %s", (index) => {
    expect(() => loose(slice)([index, null], [3, 4])).toThrow(
      /^slice: .+ is not a whole number from 0 to \d+, nor null$/,
    );
  });

  it("refuses what is neither layout nor tuple", () => {
    expect(() => loose(slice)(null, "3")).toThrow('slice: "3" is not an int-tuple');
    expect(() => loose(slice)(null, [3, -4])).toThrow("slice: mode 1 has leaf -4");
  });
});

describe("sliceAndOffset", () => {
  it("gives the offset of the indices", () => {
    const { layout: rest, offset } = sliceAndOffset([2, null], layout([3, 4], [4, 1]));
    expect(rest.toString()).toBe("(4):(1)");
    expect(offset).toBe(8);
    expect(
      sliceAndOffset(
        [[null, 2], 17],
        layout(
          [
            [2, 3],
            [9, 2, 2],
          ],
          [
            [540, 180],
            [5, 90, 45],
          ],
        ),
      ).offset,
    ).toBe(490);
    expect(sliceAndOffset([null, null], layout([3, 4], [4, 1])).offset).toBe(0);
  });

  it("gives L(crd) = offset + S(gaps)", () => {
    const self = layout([[2, 3], 4, [2, 2]], [[100, 7], 31, [3, 1000]]);
    const { layout: rest, offset } = sliceAndOffset([[1, null], null, 3], self);
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 4; j++) {
        expect(offset + rest.index(i, j)).toBe(self.index([1, i], j, 3));
      }
    }
  });

  it("keeps a gap of size 0, refuses an index into one", () => {
    expect(sliceAndOffset([null, 2], layout([0, 4], [1, 5])).offset).toBe(10);
    expect(() => loose(sliceAndOffset)([0, null], layout([0, 4], [1, 5]))).toThrow(
      "sliceAndOffset: shape 0 has size 0, so no index is inside",
    );
  });

  it("refuses what is no layout, and an offset past 2^53-1", () => {
    expect(() => loose(sliceAndOffset)([null], [4])).toThrow("sliceAndOffset: an array is not a layout");
    const far = layout([2, 2], [2 ** 52, 1]);
    expect(() => loose(sliceAndOffset)([9, null], far)).toThrow(
      "sliceAndOffset: (4503599627370496,1) gives a result past",
    );
  });
});
