import { describe, expect, it } from "vitest";
import { composition } from "../../src/algebra/index.js";
import { type Layout, layout, rowMajor } from "../../src/layout/index.js";
import { loose } from "../support/loose.js";

describe("composition by a layout", () => {
  it("refines the modes of b", () => {
    expect(composition(layout([6, 2], [8, 2]), layout([4, 3], [3, 1])).toString()).toBe("((2,2),3):((24,2),8)");
    expect(composition(rowMajor(8, 8), layout(4, 2)).toString()).toBe("4:16");
  });

  it("keeps the nesting of b", () => {
    expect(composition(layout([4, 8], [8, 1]), layout([[2, 2], [4]], [[1, 2], [8]])).toString()).toBe(
      "((2,2),(4)):((8,16),(2))",
    );
  });

  it("answers wherever no digit carries, although strides do not divide", () => {
    expect(composition(layout([10, 2], [16, 4]), layout([3, 4], [1, 5])).toString()).toBe("(3,(2,2)):(16,(80,4))");
    expect(composition(layout([4, 6], [6, 1]), layout(2, 6)).toString()).toBe("2:13");
    expect(composition(layout([4, 6], [6, 1]), layout(4, 6)).toString()).toBe("(2,2):(13,3)");
    expect(composition(layout([13, 9], [9, 1]), layout(4, 7)).toString()).toBe("(2,2):(63,10)");
  });

  it("runs on in the last leaf of a, also one of extent 1", () => {
    expect(composition(layout([4, 3, 1], [3, 1, 0]), layout(24, 1)).toString()).toBe("(4,3,2):(3,1,0)");
    expect(composition(layout(1, 3), layout(6, 1)).toString()).toBe("6:3");
    expect(composition(layout(7, 2), layout(20, 1)).toString()).toBe("20:2");
  });

  it("keeps stride 0, and gives extent 1 the stride that CuTe gives it", () => {
    expect(composition(rowMajor(4, 8), layout([5, 3], [0, 1])).toString()).toBe("(5,3):(0,8)");
    expect(composition(rowMajor(4, 8), layout(1, 8)).toString()).toBe("1:2");
    expect(composition(rowMajor(4, 8), layout(1, 5)).toString()).toBe("1:0");
  });

  it("refuses a mode that is cut where its extent does not divide", () => {
    expect(() => loose(composition)(rowMajor(4, 3), layout(6, 1))).toThrow(
      "composition: mode 6:1 carries out of extent 4 every 4 steps, and 6 is not a multiple of 4",
    );
  });

  it("refuses modes that carry together", () => {
    expect(() => loose(composition)(layout([12, 4], [5, 1]), layout([3, 2], [4, 6]))).toThrow(
      "composition: the modes together count to 14 in extent 12, so that an index would carry",
    );
  });

  it("refuses extents of 0 on either side", () => {
    expect(() => loose(composition)(rowMajor(4, 0), 2)).toThrow("composition: shape (4,0) has an extent of 0");
    expect(() => loose(composition)(rowMajor(4, 4), layout([0, 2], [1, 1]))).toThrow(
      "composition: shape (0,2) has an extent of 0",
    );
  });

  it("refuses offsets past 2^53-1", () => {
    const far = layout([2, 2], [2 ** 50, 1]);
    expect(() => loose(composition)(far, layout([2, 16], [1, 2]))).not.toThrow();
    expect(() => loose(composition)(layout([2, 2], [1, 2 ** 50]), layout([2, 16], [1, 2]))).toThrow(
      "composition: (2,2):(1,1125899906842624) gives a layout that passes 9007199254740991",
    );
  });

  it("is exact near 2^53", () => {
    const long = layout([9007199254740991, 1], [1, 0]);
    expect(composition(long, layout(3, 3002399751580330)).toString()).toBe("3:3002399751580330");
  });
});

describe("composition by a tiler", () => {
  it("works mode by mode: sizes, layouts, null, nested", () => {
    expect(composition(rowMajor(8, 16), [2, 4]).toString()).toBe("(2,4):(16,1)");
    expect(composition(rowMajor(8, 16), [null, layout(4, 2)]).toString()).toBe("(8,4):(16,2)");
    expect(composition(layout([12, [4, 8]], [59, [13, 1]]), [6, [2, 4]]).toString()).toBe("(6,(2,4)):(59,(13,1))");
    expect(composition(rowMajor(8, 16), null).toString()).toBe("(8,16):(16,1)");
  });

  it("leaves modes past the tiler", () => {
    expect(composition(layout([3, 9, 2], [9, 1, 27]), [1]).toString()).toBe("(1,9,2):(9,1,27)");
    expect(composition(rowMajor(8, 16), []).toString()).toBe("(8,16):(16,1)");
  });

  it("takes a bare layout as one mode", () => {
    expect(composition(layout(12, 1), [4]).toString()).toBe("(4):(1)");
  });

  it("refuses more tilers than modes", () => {
    expect(() => loose(composition)(rowMajor(8, 16), [2, 2, 2])).toThrow("composition: more tilers (3) than modes (2)");
    expect(() => loose(composition)(rowMajor(8, 16), [[2, 2]])).toThrow("composition: more tilers (2) than modes (1)");
  });

  it.each([["4"], [-1], [1.5], [undefined], [{ shape: 4, stride: 1 }], [true]])(
    "refuses %j, which is no tiler",
    (bad) => {
      expect(() => loose(composition)(rowMajor(8, 16), bad)).toThrow(/^composition: .+ is not a tiler/);
      expect(() => loose(composition)(rowMajor(8, 16), [null, bad])).toThrow(/^composition: .+ is not a tiler/);
    },
  );

  it("refuses arrays with holes and arrays that hold themselves", () => {
    expect(() => loose(composition)(rowMajor(8, 16), new Array(2))).toThrow("composition: undefined is not a tiler");
    const own: unknown[] = [];
    own.push(own);
    expect(() => loose(composition)(layout(8, 1), own)).toThrow("composition: an int-tuple is nested deeper than 100");
  });

  it("refuses what is no layout", () => {
    expect(() => loose(composition)({ shape: 4, stride: 1 }, 2)).toThrow("composition: an object is not a layout");
  });
});

describe("a composition", () => {
  it("is a frozen layout", () => {
    const answer: Layout<[2, 4], [16, 1]> = composition(rowMajor(8, 16), [2, 4]);
    expect(Object.isFrozen(answer.shape) && Object.isFrozen(answer.stride)).toBe(true);
  });
});
