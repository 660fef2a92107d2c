import { describe, expect, it } from "vitest";
import { coalesce } from "../../src/algebra/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("coalesce", () => {
  it("merges modes that go on where the one before ends", () => {
    expect(coalesce(layout([2, 8], [4, 8])).toString()).toBe("16:4");
    expect(coalesce(layout([2, 3, 4], [1, 2, 6])).toString()).toBe("24:1");
    expect(coalesce(layout([2, 4], [4, 1])).toString()).toBe("(2,4):(4,1)");
  });

  it("flattens", () => {
    expect(coalesce(layout([2, [1, 6]], [1, [7, 2]])).toString()).toBe("12:1");
    expect(
      coalesce(
        layout(
          [
            [4, 8],
            [2, 2],
          ],
          [
            [32, 1],
            [16, 8],
          ],
        ),
      ).toString(),
    ).toBe("(4,8,2,2):(32,1,16,8)");
  });

  it("drops extents of 1 wherever they stand, and merges modes of stride 0", () => {
    expect(coalesce(layout([2, 1, 4], [4, 9, 1])).toString()).toBe("(2,4):(4,1)");
    expect(coalesce(layout([1, 1], [3, 5])).toString()).toBe("1:0");
    expect(coalesce(layout(1, 3)).toString()).toBe("1:0");
    expect(coalesce(layout([2, 4, 4], [0, 0, 1])).toString()).toBe("(8,4):(0,1)");
  });

  it("gives 0:1 where an extent is 0", () => {
    expect(coalesce(layout([4, 0, 2], [1, 4, 4])).toString()).toBe("0:1");
    expect(coalesce(rowMajor(4, 0), [0, 0]).toString()).toBe("(4,0):(0,1)");
  });

  it("works mode by mode along a profile", () => {
    expect(coalesce(layout([2, [1, 6]], [1, [6, 2]]), [0, 0]).toString()).toBe("(2,6):(1,2)");
    expect(
      coalesce(
        layout(
          [
            [2, 3],
            [4, 5],
          ],
          [
            [1, 2],
            [6, 24],
          ],
        ),
        [0],
      ).toString(),
    ).toBe("(6,(4,5)):(1,(6,24))");
    expect(coalesce(layout([[[2, 2], 3], 5], [[[1, 2], 4], 12]), [[0, 0]]).toString()).toBe("((4,3),5):((1,4),12)");
    expect(coalesce(layout(12, 1), [0]).toString()).toBe("(12):(1)");
  });

  it("refuses a profile with more modes than the layout", () => {
    expect(() => loose(coalesce)(layout([2, 3], [1, 2]), [0, 0, 0])).toThrow(
      "coalesce: a profile of rank 3 for a layout of rank 2",
    );
    expect(() => loose(coalesce)(layout([2, 3], [1, 2]), [0, [0, 0]])).toThrow(
      "coalesce: a profile of rank 2 for a layout of rank 1",
    );
  });

  it.each([[{ shape: 4, stride: 1 }], [4], [null], [undefined]])("refuses %j, which is no layout", (bad) => {
    expect(() => loose(coalesce)(bad)).toThrow(/^coalesce: .+ is not a layout$/);
  });

  it.each([["0"], [Number.NaN], [null], [[null]]])("refuses the profile %j", (bad) => {
    expect(() => loose(coalesce)(layout(4, 1), bad)).toThrow(/^coalesce: /);
  });
});
