import { describe, expect, it } from "vitest";
import {
  blockedProduct,
  flatProduct,
  logicalProduct,
  rakedProduct,
  tiledProduct,
  zippedProduct,
} from "../../src/algebra/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("logicalProduct", () => {
  it("repeats the block at the free offsets", () => {
    expect(logicalProduct(layout([2, 2], [4, 1]), layout(6, 1)).toString()).toBe("((2,2),(2,3)):((4,1),(2,8))");
    expect(logicalProduct(layout(3, 32), layout([8, 8], [1, 8])).toString()).toBe("(3,(8,(4,2))):(32,(1,(8,96)))");
  });

  it("repeats mode by mode by tilers", () => {
    expect(logicalProduct(rowMajor(6, 3), [layout(6, 1), layout(6, 1)]).toString()).toBe(
      "((6,(3,2)),(3,6)):((3,(1,18)),(1,3))",
    );
    expect(logicalProduct(rowMajor(4, 2), [4, null]).toString()).toBe("((4,(2,2)),2):((2,(1,8)),1)");
    expect(logicalProduct(rowMajor(4, 2), null).toString()).toBe("(4,2):(2,1)");
  });

  it("goes on behind the block where its gaps do not divide, instead of on top of it", () => {
    expect(logicalProduct(layout([3, 2, 2], [1, 5, 15]), layout(2, 1)).toString()).toBe("((3,2,2),2):((1,5,15),30)");
  });

  it("refuses copies that step through two gaps at once", () => {
    expect(() => loose(logicalProduct)(layout([2, 2, 2], [8, 16, 4]), layout(4, 5))).toThrow(
      "logicalProduct: mode 4:5 steps through two gaps of the block at once",
    );
  });

  it("refuses copies that leave a gap, blocks that interleave, and extents of 0", () => {
    expect(() => loose(logicalProduct)(layout(4, 2), layout(3, 1))).toThrow(
      "logicalProduct: mode 3:1 carries out of extent 2 every 2 steps, and 3 is not a multiple of 2",
    );
    expect(() => loose(logicalProduct)(layout([4, 2], [3, 4]), 2)).toThrow("logicalProduct: mode 2:4 begins below 12");
    expect(() => loose(logicalProduct)(rowMajor(4, 0), 2)).toThrow("logicalProduct: shape (4,0) has an extent of 0");
    expect(() => loose(logicalProduct)(rowMajor(4, 2), 0)).toThrow("logicalProduct: shape 0 has an extent of 0");
  });
});

describe("zippedProduct, tiledProduct and flatProduct", () => {
  it("gather the modes of logicalProduct", () => {
    const by = [layout(5, 6), layout(2, 1)] as const;
    const block = layout([4, 4, 3], [1, 4, 90]);
    expect(zippedProduct(block, by).toString()).toBe("((4,4),(5,2,3)):((1,4),(24,1,90))");
    expect(tiledProduct(block, by).toString()).toBe("((4,4),5,2,3):((1,4),24,1,90)");
    expect(flatProduct(block, by).toString()).toBe("(4,4,5,2,3):(1,4,24,1,90)");
  });

  it("have the whole block for a layout", () => {
    expect(zippedProduct(rowMajor(2, 2), layout([3, 4], [4, 1])).toString()).toBe("((2,2),(3,4)):((2,1),(16,4))");
    expect(tiledProduct(rowMajor(4, 4), layout([2, 12], [12, 1])).toString()).toBe("((4,4),2,12):((4,1),192,16)");
    expect(flatProduct(rowMajor(4, 2), layout([3, 3], [6, 2])).toString()).toBe("(4,2,3,3):(2,1,48,16)");
  });

  it("refuse in their own names", () => {
    expect(() => loose(zippedProduct)(layout(4, 2), 3)).toThrow("zippedProduct: mode 3:1 carries out");
    expect(() => loose(tiledProduct)(layout(4, 2), [1, 1])).toThrow("tiledProduct: more tilers (2) than modes (1)");
    expect(() => loose(flatProduct)(layout(4, 2), Number.NaN)).toThrow("flatProduct: NaN is not a tiler");
  });
});

describe("blockedProduct and rakedProduct", () => {
  it("pair the modes of block and copies", () => {
    expect(blockedProduct(rowMajor(2, 5), layout([3, 4], [1, 3])).toString()).toBe("((2,3),(5,4)):((5,10),(1,30))");
    expect(rakedProduct(rowMajor(4, 3), layout([4, 2], [1, 4])).toString()).toBe("((4,4),(2,3)):((12,3),(48,1))");
  });

  it("give padded blocks room: they do not overlap", () => {
    expect(blockedProduct(layout([2, 2], [10, 1]), rowMajor(2, 5)).toString()).toBe("((2,2),(2,5)):((10,20),(1,2))");
  });

  it("pad the shorter one with 1:0", () => {
    expect(blockedProduct(layout([2, 3], [1, 2]), layout(4, 1)).toString()).toBe("((2,4),(3,1)):((1,6),(2,0))");
    expect(rakedProduct(layout(4, 1), layout([2, 3], [1, 2])).toString()).toBe("((2,4),(3,1)):((4,1),(8,0))");
    expect(blockedProduct(layout(4, 1), layout(3, 1)).toString()).toBe("((4,3)):((1,4))");
  });

  it("refuse in their own names", () => {
    expect(() => loose(blockedProduct)(layout([3, 3], [0, 3]), layout([4, 4], [1, 4]))).toThrow(
      "blockedProduct: mode 4:1 carries out of extent 3 every 3 steps",
    );
    expect(() => loose(rakedProduct)(layout([8, 2], [10, 5]), layout([1, 8], [1, 1]))).toThrow(
      "rakedProduct: mode 8:1 carries out of extent 5",
    );
    expect(() => loose(blockedProduct)(layout(4, 1), 3)).toThrow("blockedProduct: 3 is not a layout");
  });
});
