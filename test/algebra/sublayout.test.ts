import { describe, expect, it } from "vitest";
import { sublayout } from "../../src/algebra/index.js";
import { layout } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("sublayout", () => {
  const self = layout([2, [3, 5], 4], [60, [20, 4], 1]);

  it("has the named modes in their order", () => {
    expect(sublayout(self, 0, 2).toString()).toBe("(2,4):(60,1)");
    expect(sublayout(self, 2, 1).toString()).toBe("(4,(3,5)):(1,(20,4))");
    expect(sublayout(self, 1).toString()).toBe("((3,5)):((20,4))");
    expect(sublayout(self).toString()).toBe("():()");
    expect(sublayout(layout(12, 1), 0).toString()).toBe("(12):(1)");
  });

  it.each([[3], [-1], [0.5], [Number.NaN], ["length"], [undefined]])("refuses the mode %s", (mode) => {
    expect(() => loose(sublayout)(self, mode)).toThrow(/^sublayout: \(2,\(3,5\),4\) of rank 3 has no mode /);
  });

  it("refuses what is no layout", () => {
    expect(() => loose(sublayout)([2, 3], 0)).toThrow("sublayout: an array is not a layout");
  });
});
