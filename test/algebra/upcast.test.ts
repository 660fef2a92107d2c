import { describe, expect, it } from "vitest";
import { upcast } from "../../src/algebra/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("upcast", () => {
  it("gathers steps of stride 1 and divides the other strides", () => {
    expect(upcast(layout([4, 8], [8, 1]), 2).toString()).toBe("(4,4):(4,1)");
    expect(upcast(layout([4, 8], [8, 1]), 4).toString()).toBe("(4,2):(2,1)");
    expect(upcast(layout([8, 1024], [1024, 1]), 16).toString()).toBe("(8,64):(64,1)");
  });

  it("gathers steps of any stride that divides the factor", () => {
    expect(upcast(layout([4, 3], [2, 4]), 4).toString()).toBe("(2,3):(1,1)");
    expect(upcast(layout([4, 3], [2, 4]), 2).toString()).toBe("(4,3):(1,2)");
  });

  it("leaves stride 0 alone, and rounds up the stride of a size-1 mode, which nobody sees", () => {
    expect(upcast(layout([4, 8], [0, 1]), 4).toString()).toBe("(4,2):(0,1)");
    expect(upcast(layout([1, 8], [3, 1]), 2).toString()).toBe("(1,4):(2,1)");
  });

  it("gathers a leaf that is shorter than a group into one element", () => {
    expect(upcast(layout([2, 3], [1, 8]), 4).toString()).toBe("(1,3):(1,2)");
  });

  it("keeps nesting, bare layouts, and the layout itself for the factor 1", () => {
    expect(upcast(layout([[2, 4], 3], [[4, 1], 8]), 4).toString()).toBe("((2,1),3):((1,1),2)");
    expect(upcast(layout(8, 1), 2).toString()).toBe("4:1");
    expect(upcast(layout([3, 5], [7, 2]), 1).toString()).toBe("(3,5):(7,2)");
    expect(upcast(layout([0, 8], [8, 1]), 8).toString()).toBe("(0,1):(1,1)");
  });

  it("refuses strides and extents that straddle wide elements", () => {
    expect(() => loose(upcast)(layout([3, 6], [6, 1]), 4)).toThrow(
      "upcast: mode 3:6 has a stride that does not divide 4, nor 4 it",
    );
    expect(() => loose(upcast)(layout([2, 6], [8, 1]), 4)).toThrow(
      "upcast: mode 6:1 does not fill wide elements of 4, 4 steps each",
    );
    expect(() => loose(upcast)(layout([2, 2], [1, 1]), 2)).toThrow(
      "upcast: the modes together reach 2 inside a wide element of 2",
    );
  });

  it.each([[0], [-2], [1.5], [Number.NaN], ["2"]])("refuses the factor %s", (bad) => {
    expect(() => loose(upcast)(rowMajor(4, 8), bad)).toThrow(/^upcast: .+ is not a whole number from 1/);
  });

  it("refuses what is no layout", () => {
    expect(() => loose(upcast)({ shape: 4, stride: 1 }, 2)).toThrow("upcast: an object is not a layout");
  });
});
