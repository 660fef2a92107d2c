// From coordinates to offsets and back, on layouts.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leavesOf } from "../../src/coord/flatten.js";
import { layout, rowMajor } from "../../src/layout/index.js";
import { makeLayout } from "../../src/layout/make-layout.js";
import { layouts } from "../coord/arbitrary.js";
import { allCoordinates } from "../coord/coordinates.js";
import { notSizes, sentenceOf, untyped } from "../coord/sentence.js";

const nested = layout([4, [3, 2]], [6, [2, 1]]);
const at = (...crd: readonly unknown[]): string => sentenceOf(() => untyped(nested.index.bind(nested))(...crd));

describe("index", () => {
  it("takes one index for each mode", () => {
    expect(rowMajor(3, 4).index(2, 1)).toBe(9);
    expect(nested.index(1, [1, 1])).toBe(9);
    expect(nested.index(1, 1)).toBe(8);
    expect(nested.index(0, 5)).toBe(5);
  });

  it("takes one for each leaf", () => {
    expect(nested.index(3, 2, 1)).toBe(23);
    expect(layout([[2, 3]], [[3, 1]]).index(1, 2)).toBe(5);
  });

  it("takes a single one for all, the first leaf fastest", () => {
    expect(nested.index(1)).toBe(6);
    expect([0, 1, 2, 3, 4, 5].map((index) => layout([2, 3], [3, 1]).index(index))).toEqual([0, 3, 1, 4, 2, 5]);
    expect(layout(12, 3).index(11)).toBe(33);
    expect(layout([12], [3]).index(11)).toBe(33);
  });

  it("takes a whole coordinate as a tuple", () => {
    expect(nested.index([1, [1, 1]])).toBe(9);
    expect(nested.index([3, 2, 1])).toBe(23);
    expect(layout([[2, 3]], [[3, 1]]).index([[1, 2]])).toBe(5);
    expect(rowMajor().index()).toBe(0);
    expect(rowMajor().index([])).toBe(0);
    expect(rowMajor().index(0)).toBe(0);
  });

  it("refuses what is outside", () => {
    expect(at(4, 0)).toBe("index: coordinate 4 is past extent 4 of mode 0");
    expect(at(0, 6)).toBe("index: coordinate 6 is past extent 6 of mode 1");
    expect(at(0, [0, 2])).toBe("index: coordinate 2 is past extent 2 of mode 1");
    expect(at(0, 3, 0)).toBe("index: coordinate 3 is past extent 3 of mode 1");
    expect(at(24)).toBe("index: index 24 is past size 24 of shape (4,(3,2))");
    expect(sentenceOf(() => untyped(rowMajor(3, 0).index.bind(rowMajor(3, 0)))(0))).toBe(
      "index: index 0 is past size 0 of shape (3,0)",
    );
  });

  it("refuses another number of coordinates", () => {
    expect(at()).toBe("index: shape (4,(3,2)) of rank 2 takes no coordinate of rank 0");
    expect(at(1, 2, 3, 4)).toBe("index: shape (4,(3,2)) of rank 2 takes no coordinate of rank 4");
    expect(at([1])).toBe("index: shape (4,(3,2)) of rank 2 takes no coordinate of rank 1");
    expect(at(0, [1, 1, 1])).toBe("index: coordinate (1,1,1) does not fit shape (3,2)");
    expect(at([0, "x"], 0)).toBe('index: coordinate (0,"x") does not fit shape 4');
    expect(sentenceOf(() => untyped(layout(12).index.bind(layout(12)))([1, 2]))).toBe(
      "index: shape 12 of rank 1 takes no coordinate of rank 2",
    );
  });

  it("refuses what is no size", () => {
    for (const [value, called] of notSizes) {
      const refused = `has coordinate ${called}, not a whole number from 0 to 9007199254740991`;
      expect(at(0, value)).toBe(`index: mode 1 ${refused}`);
      expect(at(0, [0, value])).toBe(`index: mode 1 ${refused}`);
      expect(at(value)).toBe(`index: mode 0 ${refused}`);
    }
  });
});

describe("coord and idx2crd", () => {
  it("coord undoes index for a single index", () => {
    expect(rowMajor(3, 4).coord(5)).toEqual([2, 1]);
    expect(nested.coord(23)).toEqual([3, [2, 1]]);
    expect(layout(12, 3).coord(7)).toBe(7);
  });

  it("idx2crd reads an offset", () => {
    expect(rowMajor(3, 4).idx2crd(5)).toEqual([1, 1]);
    expect(nested.idx2crd(23)).toEqual([3, [2, 1]]);
    expect(layout([2, 3], [4, 1]).idx2crd(3)).toEqual([0, 0]);
  });

  it("refuse what is no size, and coord what is past it", () => {
    for (const [value, called] of notSizes) {
      const refused = `${called}, not a whole number from 0 to 9007199254740991`;
      expect(sentenceOf(() => untyped(nested.coord.bind(nested))(value))).toBe(
        `coord: mode 0 has coordinate ${refused}`,
      );
      expect(sentenceOf(() => untyped(nested.idx2crd.bind(nested))(value))).toBe(
        `idx2crd: mode 0 has index ${refused}`,
      );
    }
    expect(sentenceOf(() => untyped(nested.coord.bind(nested))(24))).toBe(
      "coord: index 24 is past size 24 of shape (4,(3,2))",
    );
    const empty = rowMajor(3, 0);
    expect(sentenceOf(() => untyped(empty.idx2crd.bind(empty))(0))).toBe(
      "idx2crd: shape (3,0) has size 0, so no index is inside",
    );
  });
});

it("coords walks all coordinates, the first leaf fastest", () => {
  expect([...rowMajor(2, 2).coords()]).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ]);
  expect([...layout([2, [1, 2]]).coords()]).toEqual([
    [0, [0, 0]],
    [1, [0, 0]],
    [0, [0, 1]],
    [1, [0, 1]],
  ]);
  expect([...layout(3, 5).coords()]).toEqual([0, 1, 2]);
  expect([...rowMajor(3, 0).coords()]).toEqual([]);
  expect([...rowMajor().coords()]).toEqual([[]]);
  const [first, second] = rowMajor(2, 2).coords();
  expect(first).not.toBe(second);
});

describe("laws", () => {
  it("all forms of a coordinate have one offset", () => {
    fc.assert(
      fc.property(layouts, ([shape, stride]) => {
        const any = makeLayout("layout", shape, stride);
        const index = untyped(any.index.bind(any));
        for (const [place, crd] of allCoordinates(shape).entries()) {
          const leaves = leavesOf(crd);
          const offset = index(place);
          expect(index(crd)).toBe(offset);
          if (leaves.length > 1 && leaves.length !== any.rank()) expect(index(leaves)).toBe(offset);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("idx2crd undoes index for compact layouts", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }), (extents) => {
        const any = rowMajor(...extents);
        for (const crd of any.coords()) {
          expect(any.idx2crd(untyped(any.index.bind(any))(crd) as number)).toEqual(crd);
        }
      }),
    );
  });
});
