// What a layout knows about itself.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { colMajor, cosize, layout, rowMajor, size } from "../../src/layout/index.js";
import { makeLayout } from "../../src/layout/make-layout.js";
import { layouts, shapes } from "../coord/arbitrary.js";
import { sentenceOf, untyped } from "../coord/sentence.js";

const nested = layout([4, [3, 2]], [6, [2, 1]]);

describe("size and cosize", () => {
  it("count coordinates and reach", () => {
    expect([layout([2, 2], [10, 1]).size(), layout([2, 2], [10, 1]).cosize()]).toEqual([4, 12]);
    const blocked = layout(
      [
        [2, 2],
        [2, 3],
      ],
      [
        [2, 12],
        [1, 4],
      ],
    );
    expect([blocked.size(), blocked.cosize()]).toEqual([24, 24]);
    expect([layout(1, 0).size(), layout(1, 0).cosize()]).toEqual([1, 1]);
    expect([rowMajor().size(), rowMajor().cosize()]).toEqual([1, 1]);
    expect([rowMajor(3, 0).size(), rowMajor(3, 0).cosize()]).toEqual([0, 0]);
    expect([layout([4, 4], [0, 1]).size(), layout([4, 4], [0, 1]).cosize()]).toEqual([16, 4]);
  });

  it("stand alone as functions", () => {
    expect([size(nested), cosize(nested)]).toEqual([24, 24]);
    expect(sentenceOf(() => untyped(size)([2, 3]))).toBe("size: an array is not a layout");
    expect(sentenceOf(() => untyped(cosize)(undefined))).toBe("cosize: undefined is not a layout");
  });

  it("cosize is one more than the largest offset", () => {
    fc.assert(
      fc.property(layouts, ([shape, stride]) => {
        const any = makeLayout("layout", shape, stride);
        const offsets = Array.from({ length: any.size() as number }, (_, index) => untyped(any.index.bind(any))(index));
        expect(any.cosize()).toBe(1 + Math.max(...(offsets as number[])));
      }),
      { numRuns: 50 },
    );
  });
});

it("rank, flatRank and depth are those of the shape", () => {
  expect([nested.rank(), nested.flatRank(), nested.depth()]).toEqual([2, 3, 2]);
  expect([layout(12).rank(), layout(12).flatRank(), layout(12).depth()]).toEqual([1, 1, 0]);
  expect([rowMajor().rank(), rowMajor().flatRank(), rowMajor().depth()]).toEqual([0, 0, 1]);
});

describe("modes", () => {
  it("are layouts of their own", () => {
    expect(String(nested.mode(1))).toBe("(3,2):(2,1)");
    expect(nested.modes().map(String)).toEqual(["4:6", "(3,2):(2,1)"]);
    expect(String(layout(12, 3).mode(0))).toBe("12:3");
    expect(layout(12, 3).modes().map(String)).toEqual(["12:3"]);
    expect(rowMajor().modes()).toEqual([]);
  });

  it("are counted from 0", () => {
    const call = untyped(nested.mode.bind(nested));
    for (const [index, called] of [
      [2, "2"],
      [-1, "-1"],
      [0.5, "0.5"],
      ["length", '"length"'],
      [undefined, "undefined"],
    ] as const) {
      expect(sentenceOf(() => call(index))).toBe(`mode: (4,(3,2)) of rank 2 has no mode ${called}`);
    }
  });
});

describe("other forms", () => {
  it("flatten, reverse, transpose, makeDynamic", () => {
    expect(String(nested.flatten())).toBe("(4,3,2):(6,2,1)");
    expect(String(layout(12).flatten())).toBe("(12):(1)");
    expect(String(nested.reverse())).toBe("((3,2),4):((2,1),6)");
    expect(String(colMajor(2, 5).transpose())).toBe("(5,2):(2,1)");
    expect(String(layout(12, 3).reverse())).toBe("12:3");
    expect(nested.makeDynamic().equals(nested)).toBe(true);
  });
});

it("equals compares structure, not the function", () => {
  expect(rowMajor(3, 4).equals(layout([3, 4], [4, 1]))).toBe(true);
  expect(layout([12], [1]).equals(layout(12, 1))).toBe(false);
  expect(layout([1], [5]).equals(layout([1], [6]))).toBe(false);
  expect(layout([2, 3]).equals(layout([3, 2]))).toBe(false);
  expect(sentenceOf(() => untyped(nested.equals.bind(nested))("2:1"))).toBe('equals: "2:1" is not a layout');
});

describe("isRowMajor", () => {
  it.each<[string, { isRowMajor(): boolean }, boolean]>([
    ["row-major", rowMajor(3, 4), true],
    ["rows with a gap", layout([3, 4], [5, 1]), false],
    ["column-major", colMajor(3, 4), false],
    ["a column-major row", colMajor(1, 4), true],
    ["strides of extent 1", layout([3, 1, 4], [4, 99, 1]), true],
    ["rank 0", rowMajor(), true],
    ["an integer", layout(12), true],
    ["an integer with a step", layout(12, 2), false],
    ["an extent of 0", layout([3, 0], [7, 9]), true],
    ["a nested mode whose last leaf is fastest", rowMajor([2, 2], 4), false],
    ["a nested mode that is one run", layout([[2, 2], 4], [[4, 8], 1]), true],
  ])("%s", (_, any, answer) => {
    expect(any.isRowMajor()).toBe(answer);
  });

  it("says that the offset is the position when the last mode moves fastest", () => {
    fc.assert(
      fc.property(layouts, ([shape, stride]) => {
        const any = makeLayout("layout", shape, stride);
        const sizes = any.modes().map((mode) => mode.size() as number);
        const positions = sizes.reduce((total, count) => total * count, 1);
        const inOrder = Array.from({ length: positions }, (_, position) => position).every((position) => {
          let rest = position;
          const crd = [...sizes].reverse().map((count) => {
            const index = rest % count;
            rest = (rest - index) / count;
            return index;
          });
          return untyped(any.index.bind(any))(...(typeof shape === "number" ? crd : [crd.reverse()])) === position;
        });
        expect(any.isRowMajor()).toBe(inOrder);
      }),
      { numRuns: 200 },
    );
  });

  it("is what rowMajor makes of flat shapes", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 6 }), { maxLength: 6 }), (extents) => {
        expect(rowMajor(...extents).isRowMajor()).toBe(true);
      }),
    );
  });
});

it("every shape has its coordinates in order", () => {
  fc.assert(
    fc.property(shapes, (shape) => {
      const any = makeLayout("layout", shape, shape);
      const all = [...any.coords()];
      expect(all.length).toBe(any.size());
      all.forEach((crd, index) => {
        expect(crd).toEqual(any.coord(index as never));
      });
    }),
    { numRuns: 30 },
  );
});
