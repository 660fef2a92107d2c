import { describe, expect, it } from "vitest";
import { recast } from "../../src/algebra/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("recast", () => {
  it("is upcast to wider elements, downcast to narrower ones, and nothing for the same size", () => {
    expect(recast(layout([4, 8], [8, 1]), 16, 64).toString()).toBe("(4,2):(2,1)");
    expect(recast(layout([4, 8], [8, 1]), 64, 16).toString()).toBe("(4,32):(32,1)");
    expect(recast(layout([2, 3], [1, 1]), 16, 16).toString()).toBe("(2,3):(1,1)");
  });

  it("takes sizes below a byte and ratios that are no power of two", () => {
    expect(recast(layout([4, 8], [8, 1]), 8, 4).toString()).toBe("(4,16):(16,1)");
    expect(recast(layout([4, 8], [8, 1]), 4, 32).toString()).toBe("(4,1):(1,1)");
    expect(recast(layout([4, 12], [12, 1]), 8, 6).toString()).toBe("(4,16):(16,1)");
  });

  it("refuses where a part refuses, in its own name", () => {
    expect(() => loose(recast)(layout([4, 6], [6, 1]), 8, 32)).toThrow("recast: mode 4:6 has a stride");
    expect(() => loose(recast)(layout([2, 3], [1, 1]), 32, 8)).toThrow("recast: modes 2:1 and 3:1 both run");
    expect(() => loose(recast)(rowMajor(4), 0, 8)).toThrow("recast: 0 is not a whole number from 1");
    expect(() => loose(recast)(rowMajor(4), 8, 0.5)).toThrow("recast: 0.5 is not a whole number from 1");
    expect(() => loose(recast)([4], 8, 8)).toThrow("recast: an array is not a layout");
  });
});
