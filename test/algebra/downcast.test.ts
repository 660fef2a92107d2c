import { describe, expect, it } from "vitest";
import { downcast } from "../../src/algebra/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("downcast", () => {
  it("lets the leaf of stride 1 run through the parts", () => {
    expect(downcast(layout([4, 8], [8, 1]), 4).toString()).toBe("(4,32):(32,1)");
    expect(downcast(layout([[2, 4], 3], [[4, 1], 8]), 2).toString()).toBe("((2,8),3):((8,1),16)");
    expect(downcast(layout(8, 1), 2).toString()).toBe("16:1");
  });

  it("prefers a leaf that moves to one of extent 1", () => {
    expect(downcast(layout([1, 8], [1, 1]), 2).toString()).toBe("(1,16):(2,1)");
    expect(downcast(layout([1, 8], [1, 8]), 2).toString()).toBe("(2,8):(1,16)");
    expect(downcast(layout([1, 1], [1, 1]), 2).toString()).toBe("(2,1):(1,2)");
  });

  it("gives the first parts where no leaf has stride 1", () => {
    expect(downcast(layout([4, 2], [2, 0]), 4).toString()).toBe("(4,2):(8,0)");
  });

  it("keeps the layout for the factor 1, and size 0", () => {
    expect(downcast(layout([2, 2], [1, 1]), 1).toString()).toBe("(2,2):(1,1)");
    expect(downcast(layout([0, 4], [4, 1]), 2).toString()).toBe("(0,8):(8,1)");
  });

  it("refuses two leaves that would both run through the parts", () => {
    expect(() => loose(downcast)(layout([2, 3], [1, 1]), 2)).toThrow(
      "downcast: modes 2:1 and 3:1 both run through consecutive elements",
    );
  });

  it("refuses bad factors, bad layouts, and what passes 2^53-1", () => {
    expect(() => loose(downcast)(rowMajor(4), 0)).toThrow("downcast: 0 is not a whole number from 1");
    expect(() => loose(downcast)(4, 2)).toThrow("downcast: 4 is not a layout");
    expect(() => loose(downcast)(layout(2 ** 40, 1), 2 ** 20)).toThrow("downcast: ");
  });
});
