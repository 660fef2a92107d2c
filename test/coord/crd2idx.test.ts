// From coordinates to indexes and back.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  crd2crd,
  crd2idx,
  flatten,
  type IntTuple,
  idx2crd,
  innerProduct,
  prefixProduct,
  product,
} from "../../src/coord/index.js";
import { layouts, shapes } from "./arbitrary.js";
import { allCoordinates } from "./coordinates.js";
import { sentenceOf, untyped } from "./sentence.js";

const call = { crd2crd: untyped(crd2crd), crd2idx: untyped(crd2idx), idx2crd: untyped(idx2crd) };

describe("crd2idx", () => {
  it("multiplies and adds", () => {
    expect(crd2idx([2, 1], [3, 4], [4, 1])).toBe(9);
    expect(crd2idx([2, [2, 0]], [4, [3, 1]])).toBe(10);
    expect(crd2idx([], [])).toBe(0);
  });

  it("an integer counts with the first leaf fastest, whatever the strides are", () => {
    expect([0, 1, 2, 3, 4, 5].map((index) => crd2idx(index, [2, 3], [3, 1]))).toEqual([0, 3, 1, 4, 2, 5]);
    expect(crd2idx([1, 1], [4, [3, 2]], [6, [2, 1]])).toBe(8);
    expect(crd2idx([0, 5], [4, [3, 2]], [6, [2, 1]])).toBe(5);
  });

  it("an index past the size runs on in the last leaf", () => {
    expect(crd2idx(6, [2, 3], [3, 1])).toBe(3);
    expect(crd2idx(7, [2, 3], [3, 1])).toBe(6);
    expect(crd2idx(25, [[2, 2], 3], [[1, 2], 10])).toBe(61);
  });

  it("refuses a coordinate of another form, size 0 and what is not exact", () => {
    expect(sentenceOf(() => call.crd2idx([1, 1, 0], [[8, 1], 2]))).toBe(
      "crd2idx: coordinate (1,1,0) does not fit shape ((8,1),2)",
    );
    expect(sentenceOf(() => call.crd2idx([[1, 1], 0], [8, 2]))).toBe("crd2idx: coordinate (1,1) does not fit shape 8");
    expect(sentenceOf(() => call.crd2idx(0, [3, 0]))).toBe("crd2idx: shape (3,0) has size 0, so no index is inside");
    expect(sentenceOf(() => call.crd2idx([0, 0], [3, [0, 2]]))).toBe(
      "crd2idx: shape (0,2) has size 0, so no index is inside",
    );
    expect(sentenceOf(() => call.crd2idx(0, [3, 2], [1]))).toBe("crd2idx: (3,2) and (1) are not congruent");
    expect(sentenceOf(() => call.crd2idx(1, []))).toBe("crd2idx: index 1 is past the end of shape ()");
    expect(sentenceOf(() => call.crd2idx(2 ** 53 - 1, 3, 2))).toBe(
      "crd2idx: 9007199254740991 gives a result past 9007199254740991",
    );
  });
});

describe("idx2crd", () => {
  it("without strides takes an index apart, the first leaf fastest", () => {
    expect(idx2crd(5, [3, 4])).toEqual([2, 1]);
    expect(idx2crd(9, [[8, 6], 2, 2])).toEqual([[1, 1], 0, 0]);
    expect(idx2crd(7, 3)).toBe(7);
    expect(idx2crd(13, [3, 4])).toEqual([1, 4]);
    expect(idx2crd(0, [])).toEqual([]);
  });

  it("with strides reads an offset, leaf by leaf", () => {
    expect(idx2crd(5, [3, 4], [4, 1])).toEqual([1, 1]);
    expect(idx2crd(11, [3, 4], [1, 3])).toEqual([2, 3]);
    expect(
      idx2crd(
        27,
        [
          [2, 3],
          [4, 5],
        ],
        [
          [60, 20],
          [5, 1],
        ],
      ),
    ).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(idx2crd(3, [2, 3], [4, 1])).toEqual([0, 0]);
    expect(idx2crd(7, [2, 3], [0, 1])).toEqual([0, 1]);
  });

  it("refuses size 0 and strides of another form", () => {
    expect(sentenceOf(() => call.idx2crd(0, [3, 0]))).toBe("idx2crd: shape (3,0) has size 0, so no index is inside");
    expect(sentenceOf(() => call.idx2crd(0, [3, 0], [1, 1]))).toBe(
      "idx2crd: shape (3,0) has size 0, so no index is inside",
    );
    expect(sentenceOf(() => call.idx2crd(0, [3, 4], 1))).toBe("idx2crd: (3,4) and 1 are not congruent");
    expect(sentenceOf(() => call.idx2crd(1, []))).toBe("idx2crd: index 1 is past the end of shape ()");
    expect(sentenceOf(() => call.idx2crd(9, [4, []]))).toBe("idx2crd: index 2 is past the end of shape ()");
  });
});

describe("crd2crd", () => {
  it("keeps the 1-D coordinate", () => {
    expect(crd2crd(5, [3, 4])).toEqual([2, 1]);
    expect(crd2crd([2, 1], 12, [3, 4])).toBe(5);
    expect(
      crd2crd(
        [15, 0],
        [20, 4],
        [
          [2, 10],
          [1, [2, 2]],
        ],
      ),
    ).toEqual([15, 0]);
    expect(crd2crd([3, 5], [[2, 2], 6])).toEqual([[1, 1], 5]);
    expect(crd2crd([], [])).toEqual([]);
  });

  it("refuses what is past the end, and a tuple without the shape that it comes from", () => {
    expect(sentenceOf(() => call.crd2crd(12, 12))).toBe("crd2crd: index 12 is past the end of shape 12");
    expect(sentenceOf(() => call.crd2crd([3, 1], 12, [3, 4]))).toBe("crd2crd: index 3 is past the end of shape 3");
    expect(sentenceOf(() => call.crd2crd([2, 3], 9, [3, 4]))).toBe("crd2crd: index 11 is past the end of shape 9");
    expect(sentenceOf(() => call.crd2crd([2, 1], 12))).toBe(
      "crd2crd: coordinate (2,1) has no index without the shape that it comes from",
    );
    expect(sentenceOf(() => call.crd2crd([1, 2, 3], [4, 4]))).toBe(
      "crd2crd: coordinate (1,2,3) does not fit shape (4,4)",
    );
    expect(sentenceOf(() => call.crd2crd([1, 2], 9, [3]))).toBe("crd2crd: coordinate (1,2) does not fit shape (3)");
    expect(sentenceOf(() => call.crd2crd(0, [0, 3]))).toBe("crd2crd: index 0 is past the end of shape (0,3)");
  });
});

describe("laws", () => {
  it("idx2crd counts the coordinates, and crd2idx counts back", () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        for (const [index, crd] of allCoordinates(shape).entries()) {
          expect(call.idx2crd(index, shape)).toEqual(crd);
          expect(call.crd2idx(crd, shape)).toBe(index);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("crd2idx undoes idx2crd for every index, also past the end", () => {
    fc.assert(
      fc.property(shapes.filter(endsInLeaf), fc.nat({ max: 10 ** 9 }), (shape, index) => {
        expect(call.crd2idx(call.idx2crd(index, shape), shape)).toBe(index);
      }),
    );
  });

  it("crd2idx is the inner product with the strides, an integer as if it were taken apart", () => {
    fc.assert(
      fc.property(layouts, ([shape, stride]) => {
        for (const [index, crd] of allCoordinates(shape).entries()) {
          const offset = untyped(innerProduct)(crd, stride);
          expect(call.crd2idx(crd, shape, stride)).toBe(offset);
          expect(call.crd2idx(index, shape, stride)).toBe(offset);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("idx2crd with column-major strides is idx2crd without, inside", () => {
    fc.assert(
      fc.property(shapes, fc.nat(), (shape, any) => {
        const index = any % product(shape);
        expect(call.idx2crd(index, shape, prefixProduct(shape))).toEqual(call.idx2crd(index, shape));
      }),
    );
  });

  it("crd2crd there and back is nothing", () => {
    fc.assert(
      fc.property(shapes, fc.nat(), (shape, any) => {
        const size = product(shape);
        const crd = call.idx2crd(any % size, shape);
        const there = call.crd2crd(crd, flatten(shape), shape);
        expect(call.crd2crd(there, shape, flatten(shape))).toEqual(crd);
        expect(call.crd2crd(crd, size, shape)).toBe(any % size);
      }),
    );
  });
});

/** Is there a last leaf to run on in? */
function endsInLeaf(shape: IntTuple): boolean {
  return typeof shape === "number" || (shape.length > 0 && endsInLeaf(shape.at(-1) as IntTuple));
}
