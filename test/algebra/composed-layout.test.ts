import { describe, expect, it } from "vitest";
import { composedLayout, isComposedLayout, swizzle } from "../../src/algebra/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("composedLayout", () => {
  it("sends offset + layout through a swizzle", () => {
    const self = composedLayout(swizzle(3, 0, 3), 0, rowMajor(8, 8));
    expect([self.index(1, 0), self.index(1, 1), self.index(7, 7), self.index([2, 0])]).toEqual([9, 8, 56, 18]);
    expect(composedLayout(swizzle(1, 2, 2), 48, layout(8, 0)).index(3)).toBe(52);
  });

  it("sends offset + layout through a layout, which runs on in its last leaf", () => {
    const first = layout([6, 2], [8, 2]);
    const self = composedLayout(first, 0, layout([4, 3], [3, 1]));
    expect([0, 1, 2, 3, 4, 5].map((i) => self.index(i))).toEqual([0, 24, 2, 26, 8, 32]);
    expect(composedLayout(first, 12, layout(2, 1)).index(1)).toBe(12);
  });

  it("has size, rank and text of its parts", () => {
    const self = composedLayout(swizzle(3, 0, 3), 4, layout([[2, 4], 8], [[8, 16], 1]));
    expect([self.size(), self.rank(), String(self)]).toEqual([64, 2, "(3,0,3) o 4 o ((2,4),8):((8,16),1)"]);
    expect(Object.isFrozen(self)).toBe(true);
    expect([isComposedLayout(self), isComposedLayout(rowMajor(2)), isComposedLayout(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("has a cosize that no offset reaches", () => {
    expect(composedLayout(swizzle(3, 0, 3), 0, rowMajor(8, 6)).cosize()).toBe(48);
    expect(composedLayout(swizzle(3, 0, 3), 1, rowMajor(8, 6)).cosize()).toBe(56);
    expect(composedLayout(swizzle(2, 1, -3), 0, rowMajor(5)).cosize()).toBe(64);
    expect(composedLayout(swizzle(0, 1, 3), 2, rowMajor(5)).cosize()).toBe(7);
    expect(composedLayout(layout([6, 2], [8, 2]), 0, layout(4, 3)).cosize()).toBe(43);
    expect(composedLayout(layout([6, 2], [8, 2]), 12, layout(2, 1)).cosize()).toBe(45);
    expect(composedLayout(swizzle(3, 0, 3), 4, layout([0, 2], [1, 1])).cosize()).toBe(0);
  });

  it("refuses coordinates outside, and parts that are none", () => {
    const self = composedLayout(swizzle(3, 0, 3), 0, rowMajor(8, 8));
    expect(() => self.index(...([8, 0] as number[]))).toThrow("index: coordinate 8 is past extent 8 of mode 0");
    expect(() => loose(composedLayout)(swizzle(3, 0, 3), -1, rowMajor(2))).toThrow(
      "composedLayout: offset -1 is not a whole",
    );
    expect(() => loose(composedLayout)(3, 0, rowMajor(2))).toThrow(
      "composedLayout: 3 is neither a swizzle nor a layout",
    );
    expect(() => loose(composedLayout)(swizzle(3, 0, 3), 0, 8)).toThrow("composedLayout: 8 is not a layout");
    expect(() => loose(composedLayout)(layout([0, 2], [1, 1]), 0, rowMajor(2))).toThrow(
      "composedLayout: shape (0,2) has an extent of 0",
    );
    expect(() => loose(composedLayout)(swizzle(3, 0, 3), 2 ** 53 - 2, rowMajor(2, 2))).toThrow(
      "composedLayout: offset 9007199254740990 before (2,2):(2,1) reaches past",
    );
  });
});
