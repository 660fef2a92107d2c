import { describe, expect, it } from "vitest";
import { flatDivide, logicalDivide, tiledDivide, zippedDivide } from "../../src/algebra/index.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("logicalDivide", () => {
  it("makes each mode (tile, rest)", () => {
    expect(logicalDivide(rowMajor(8, 16), [2, 4]).toString()).toBe("((2,4),(4,4)):((16,32),(1,4))");
    expect(logicalDivide(layout([4, 2, 3], [2, 1, 8]), layout(4, 2)).toString()).toBe("((2,2),(2,3)):((4,1),(2,8))");
    expect(logicalDivide(layout(16, 1), layout(4, 2)).toString()).toBe("(4,(2,2)):(2,(1,8))");
  });

  it("rounds up", () => {
    expect(logicalDivide(layout(10, 1), 4).toString()).toBe("(4,3):(1,4)");
    expect(logicalDivide(layout(3, 1), 8).toString()).toBe("(8,1):(1,0)");
  });

  it("gives a rest of 1 the stride 0", () => {
    expect(logicalDivide(rowMajor(8, 16), [8, null]).toString()).toBe("((8,1),16):((16,0),1)");
  });

  it("leaves null modes and modes past the tiler", () => {
    expect(logicalDivide(rowMajor(8, 16), [null, 4]).toString()).toBe("(8,(4,4)):(16,(1,4))");
    expect(logicalDivide(rowMajor(8, 16), [2]).toString()).toBe("((2,4),16):((16,32),1)");
    expect(logicalDivide(rowMajor(8, 16), null).toString()).toBe("(8,16):(16,1)");
  });

  it("divides nested modes, by nested tilers too", () => {
    const nested = layout([2, [4, 6]], [24, [6, 1]]);
    expect(logicalDivide(nested, [2, [2, 3]]).toString()).toBe("((2,1),((2,2),(3,2))):((24,0),((6,12),(1,3)))");
    expect(logicalDivide(nested, [null, 8]).toString()).toBe("(2,((4,2),3)):(24,((6,1),2))");
  });

  it("refuses what carries, interleaves, or has no coordinate", () => {
    expect(() => loose(logicalDivide)(layout([6, 4], [1, 10]), layout(4, 1))).toThrow(
      "logicalDivide: the modes together count to 7 in extent 6, so that an index would carry",
    );
    expect(() => loose(logicalDivide)(rowMajor(8, 8), layout([4, 2], [1, 3]))).toThrow(
      "logicalDivide: mode 2:3 begins below 4, where the modes of smaller stride end",
    );
    expect(() => loose(logicalDivide)(rowMajor(8, 0), [2, 2])).toThrow("logicalDivide: shape 0 has an extent of 0");
    expect(() => loose(logicalDivide)(rowMajor(8, 8), [2, 0])).toThrow("logicalDivide: shape 0 has an extent of 0");
    expect(() => loose(logicalDivide)(rowMajor(8, 8), [2, 2, 2])).toThrow(
      "logicalDivide: more tilers (3) than modes (2)",
    );
  });
});

describe("zippedDivide, tiledDivide and flatDivide", () => {
  const whole = layout([9, 10, 3], [10, 1, 90]);

  it("gather the modes of logicalDivide", () => {
    expect(zippedDivide(whole, [4, 4]).toString()).toBe("((4,4),(3,3,3)):((10,1),(40,4,90))");
    expect(tiledDivide(whole, [4, 4]).toString()).toBe("((4,4),3,3,3):((10,1),40,4,90)");
    expect(flatDivide(whole, [4, 4]).toString()).toBe("(4,4,3,3,3):(10,1,40,4,90)");
  });

  it("gather nested tilers into nested tiles", () => {
    const nested = layout([2, [3, 2]], [6, [2, 1]]);
    expect(zippedDivide(nested, [2, [3, 2]]).toString()).toBe("((2,(3,2)),(1,(1,1))):((6,(2,1)),(0,(0,0)))");
  });

  it("have one tile mode for a layout", () => {
    expect(zippedDivide(rowMajor(8, 24), layout(4, 1)).toString()).toBe("(4,(2,24)):(24,(96,1))");
    expect(tiledDivide(rowMajor(8, 24), layout([4, 2], [1, 8])).toString()).toBe("((4,2),2,12):((24,1),96,2)");
    expect(flatDivide(rowMajor(8, 24), layout([4, 2], [1, 8])).toString()).toBe("(4,2,2,12):(24,1,96,2)");
    expect(tiledDivide(layout(12, 1), [4]).toString()).toBe("((4),3):((1),4)");
  });

  it("have a tile 1:0 for null", () => {
    expect(zippedDivide(rowMajor(8, 24), [null, 4]).toString()).toBe("((1,4),(8,6)):((0,1),(24,4))");
    expect(zippedDivide(rowMajor(8, 24), null).toString()).toBe("(1,(8,24)):(0,(24,1))");
    expect(tiledDivide(rowMajor(8, 24), null).toString()).toBe("(1,8,24):(0,24,1)");
  });

  it("refuse in their own names", () => {
    expect(() => loose(zippedDivide)(rowMajor(4, 3), layout(6, 1))).toThrow("zippedDivide: mode 6:1 carries out");
    expect(() => loose(tiledDivide)(rowMajor(4, 3), [1, 1, 1])).toThrow("tiledDivide: more tilers (3) than modes (2)");
    expect(() => loose(flatDivide)(rowMajor(4, 3), "2")).toThrow('flatDivide: "2" is not a tiler');
  });
});
