import { describe, expect, it } from "vitest";
import { composedLayout, swizzle, tileToShape } from "../../src/algebra/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("tileToShape", () => {
  const tile = layout([2, 5], [5, 1]);

  it("repeats the tile, the first mode first or in a given order", () => {
    expect(String(tileToShape(tile, [6, 20]))).toBe("((2,3),(5,4)):((5,10),(1,30))");
    expect(String(tileToShape(tile, [6, 20], [1, 0]))).toBe("((2,3),(5,4)):((5,40),(1,10))");
    expect(String(tileToShape(tile, [6, 20], [7, 7]))).toBe("((2,3),(5,4)):((5,10),(1,30))");
  });

  it("takes nested shapes by the size of their modes, and pads the tile", () => {
    expect(String(tileToShape(tile, [[2, 3], 20]))).toBe("((2,3),(5,4)):((5,10),(1,30))");
    expect(String(tileToShape(layout(4, 1), [8, 3]))).toBe("((4,2),(1,3)):((1,4),(0,8))");
    expect(String(tileToShape(layout(4, 1), 12))).toBe("((4,3)):((1,4))");
  });

  it("covers each offset once where the tile is compact", () => {
    const whole = tileToShape(rowMajor(4, 2), [8, 6, 3], [2, 0, 1]);
    const offsets = Array.from({ length: whole.size() }, (_, index) => whole.index(index));
    expect(offsets.sort((left, right) => left - right)).toEqual([...offsets.keys()]);
  });

  it("repeats the inner layout of a composed one", () => {
    const atom = composedLayout(swizzle(2, 0, 3), 0, layout([8, 8], [8, 1]));
    expect(String(tileToShape(atom, [8, 16]))).toBe("(2,0,3) o 0 o ((8,1),(8,2)):((8,64),(1,64))");
  });

  it("refuses sizes that do not divide, too few modes, and empty tiles", () => {
    expect(() => loose(tileToShape)(tile, [6, 21])).toThrow(
      "tileToShape: mode 1 of size 21 is not a multiple of the tile's 5",
    );
    expect(() => loose(tileToShape)(tile, [20])).toThrow(
      "tileToShape: the tile (2,5) has more modes than the shape (20)",
    );
    expect(() => loose(tileToShape)(layout([0, 5], [5, 1]), [6, 20])).toThrow(
      "tileToShape: the tile (0,5) has an extent of 0",
    );
  });

  it("refuses an order that does not fit, and what is no layout or shape", () => {
    expect(() => loose(tileToShape)(tile, [6, 20], [1])).toThrow("tileToShape: (6,20) and (1) are not congruent");
    expect(() => loose(tileToShape)(tile, [6, 20], [1, "0"])).toThrow("tileToShape: mode 1 has order");
    expect(() => loose(tileToShape)(tile, [6, -20])).toThrow("tileToShape: mode 1 has extent -20");
    expect(() => loose(tileToShape)([2, 5], [6, 20])).toThrow("tileToShape: an array is not a layout");
  });
});
