import { describe, expect, it } from "vitest";
import {
  composedLayout,
  composition,
  dice,
  flatDivide,
  isComposedLayout,
  logicalDivide,
  slice,
  sublayout,
  swizzle,
  tiledDivide,
  zippedDivide,
} from "../../src/algebra/index.js";
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
    expect(composedLayout(layout([], []), 6, layout(4, 1)).cosize()).toBe(1);
    expect(composedLayout(layout([6, 2], [8, 2]), 0, layout(4, 3)).cosize()).toBe(43);
    expect(composedLayout(layout([6, 2], [8, 2]), 12, layout(2, 1)).cosize()).toBe(45);
    expect(composedLayout(swizzle(3, 0, 3), 4, layout([0, 2], [1, 1])).cosize()).toBe(0);
  });

  it("has no cosize past 2^53-1", () => {
    expect(composedLayout(layout([2, 2], [1, 9007199254740989]), 0, layout(4, 1)).cosize()).toBe(9007199254740991);
    expect(() => composedLayout(layout([2, 2], [1, 9007199254740989]), 0, layout(8, 1)).cosize()).toThrow(
      "cosize: (2,2):(1,9007199254740989) o 0 o 8:1 gives a result past 9007199254740991",
    );
    expect(() => composedLayout(swizzle(1, 51, -1), 0, layout(4, 1)).cosize()).toThrow(
      "cosize: (1,51,-1) o 0 o 4:1 gives a result past 9007199254740991",
    );
    expect(composedLayout(swizzle(1, 50, -1), 0, layout(4, 1)).cosize()).toBe(2 ** 52);
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

  it("is sliced and tiled by its inner layout, each element keeping its offset", () => {
    const self = composedLayout(swizzle(2, 1, 3), 3, rowMajor(8, 12));
    const row = slice([5, null], self);
    expect(String(row)).toBe("(2,1,3) o 63 o (12):(1)");
    const tiles = zippedDivide(self, [4, 4]);
    expect(String(tiles)).toBe("(2,1,3) o 3 o ((4,4),(2,3)):((12,1),(48,4))");
    for (let i = 0; i < 8; i++) {
      for (let j = 0; j < 12; j++) {
        const offset = self.index(...([i, j] as number[]));
        expect(slice([i, null], self).index(...([j] as number[]))).toBe(offset);
        expect(loose(tiles.index.bind(tiles))([i % 4, j % 4], [Math.floor(i / 4), Math.floor(j / 4)])).toBe(offset);
      }
    }
    expect(String(logicalDivide(self, [4]))).toBe("(2,1,3) o 3 o ((4,2),12):((12,48),1)");
    expect(String(tiledDivide(self, [4, 4]))).toBe("(2,1,3) o 3 o ((4,4),2,3):((12,1),48,4)");
    expect(String(flatDivide(self, [4, 4]))).toBe("(2,1,3) o 3 o (4,4,2,3):(12,1,48,4)");
    expect(String(composition(self, [layout(2, 4), null]))).toBe("(2,1,3) o 3 o (2,12):(48,1)");
    expect(String(sublayout(self, 1))).toBe("(2,1,3) o 3 o (12):(1)");
  });

  it("refuses a slice that does not fit, and to be diced", () => {
    const self = composedLayout(swizzle(2, 1, 3), 3, rowMajor(8, 12));
    expect(() => loose(slice)([5], self)).toThrow("slice: coordinate (5) does not fit (8,12)");
    expect(() => loose(dice)([5, null], self)).toThrow("dice: an object is not an int-tuple");
    expect(() => loose(zippedDivide)({}, [4])).toThrow("zippedDivide: an object is not a layout");
  });
});
