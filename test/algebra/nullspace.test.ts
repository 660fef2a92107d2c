import { describe, expect, it } from "vitest";
import { nullspace } from "../../src/algebra/index.js";
import { layout } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("nullspace", () => {
  it("has a mode for each leaf of stride 0", () => {
    expect(nullspace(layout([4, 2, 3], [1, 0, 4])).toString()).toBe("2:4");
    expect(nullspace(layout([4, [2, 5], 3], [0, [1, 0], 2])).toString()).toBe("(4,5):(1,8)");
  });

  it("is 1:0 where only index 0 goes to 0, and everything where all do", () => {
    expect(nullspace(layout([4, 2], [1, 4])).toString()).toBe("1:0");
    expect(nullspace(layout(6, 0)).toString()).toBe("6:1");
    expect(nullspace(layout([], [])).toString()).toBe("1:0");
  });

  it("refuses a layout of size 0, and what is none", () => {
    expect(() => loose(nullspace)(layout([4, 0], [0, 1]))).toThrow("nullspace: shape (4,0) has an extent of 0");
    expect(() => loose(nullspace)("4:0")).toThrow('nullspace: "4:0" is not a layout');
  });
});
