import { describe, expect, it } from "vitest";
import { filter } from "../../src/algebra/index.js";
import { layout } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("filter", () => {
  it("drops the modes of stride 0, and merges what then meets", () => {
    expect(filter(layout([2, 3, 2], [1, 0, 2])).toString()).toBe("4:1");
    expect(filter(layout([4, 10, 5], [10, 1, 0])).toString()).toBe("(4,10):(10,1)");
  });

  it("gives 1:0 when nothing moves", () => {
    expect(filter(layout([3, 5], [0, 0])).toString()).toBe("1:0");
    expect(filter(layout(1, 7)).toString()).toBe("1:0");
  });

  it("gives 0:1 where an extent is 0, also one of stride 0", () => {
    expect(filter(layout([4, 0], [1, 0])).toString()).toBe("0:1");
  });

  it("works mode by mode along a profile", () => {
    expect(
      filter(
        layout(
          [
            [3, 8],
            [2, 5],
          ],
          [
            [0, 1],
            [1, 0],
          ],
        ),
        [0, 0],
      ).toString(),
    ).toBe("(8,2):(1,1)");
    expect(filter(layout([6, 2], [0, 1]), [0]).toString()).toBe("(1,2):(0,1)");
  });

  it("refuses a profile with more modes than the layout, and what is no layout", () => {
    expect(() => loose(filter)(layout(4, 1), [0, 0])).toThrow("filter: a profile of rank 2 for a layout of rank 1");
    expect(() => loose(filter)([4, 1])).toThrow("filter: an array is not a layout");
  });
});
