// Products over leaves, and the exactness of what comes out.
import { describe, expect, it } from "vitest";
import {
  compactOrder,
  innerProduct,
  prefixProduct,
  product,
  productEach,
  suffixProduct,
} from "../../src/coord/index.js";
import { sentenceOf, untyped } from "./sentence.js";

const huge = 2 ** 53 - 1;

describe("product", () => {
  it("multiplies the leaves", () => {
    expect(product([2, [3, 4]])).toBe(24);
    expect(product(7)).toBe(7);
    expect(product([])).toBe(1);
    expect(product([huge, 1])).toBe(huge);
    expect(product([94906265, 94906266])).toBe(94906265 * 94906266);
    expect(productEach([[2, 3], 4, []])).toEqual([6, 4, 1]);
    expect(productEach(5)).toBe(5);
  });

  it("is exact or refused", () => {
    expect(sentenceOf(() => product([94906266, 94906267]))).toBe(
      "product: (94906266,94906267) gives a result past 9007199254740991",
    );
    expect(sentenceOf(() => product([huge, 2]))).toBe(
      "product: (9007199254740991,2) gives a result past 9007199254740991",
    );
    expect(sentenceOf(() => productEach([1, [huge, 2]]))).toBe(
      "productEach: (9007199254740991,2) gives a result past 9007199254740991",
    );
  });

  it("a 0 makes it 0, however large the rest is", () => {
    expect(product([huge, huge, 0])).toBe(0);
    expect(product([0, [huge, huge]])).toBe(0);
    expect(product([...Array(40).fill(huge), 0] as number[])).toBe(0);
  });
});

describe.each([
  ["prefixProduct", prefixProduct, [1, [2, 6], 24], [5, [10, 30], 120]],
  ["suffixProduct", suffixProduct, [60, [20, 5], 1], [300, [100, 25], 5]],
] as const)("%s", (name, running, fromOne, fromFive) => {
  it("runs through the nesting, from 1 or from init", () => {
    expect(running([2, [3, 4], 5])).toEqual(fromOne);
    expect(running([2, [3, 4], 5], 5)).toEqual(fromFive);
    expect(running(7)).toBe(1);
    expect(running(7, 3)).toBe(3);
    expect(running([])).toEqual([]);
    expect(running([], 3)).toEqual([]);
  });

  it("begins afresh in each mode of a tuple", () => {
    expect(
      running(
        [
          [2, 3],
          [4, 5],
        ],
        [1, 7],
      ),
    ).toEqual(
      name === "prefixProduct"
        ? [
            [1, 2],
            [7, 28],
          ]
        : [
            [3, 1],
            [35, 7],
          ],
    );
    expect(running([[2, 3], 4], [[5, 6], 7])).toEqual([[5, 6], 7]);
  });

  it("init faces the tuple", () => {
    const call = untyped(running);
    expect(sentenceOf(() => call([2, 3], [1]))).toBe(`${name}: (2,3) and (1) are not congruent`);
    expect(sentenceOf(() => call(3, [1, 2]))).toBe(`${name}: 3 and (1,2) are not congruent`);
    expect(sentenceOf(() => call([2, [3, 4]], [1, [2]]))).toBe(`${name}: (2,(3,4)) and (1,(2)) are not congruent`);
  });

  it("is exact or refused, and the last factor does not count", () => {
    const extents = name === "prefixProduct" ? [huge, huge] : [huge, huge];
    expect(running(extents)).toEqual(name === "prefixProduct" ? [1, huge] : [huge, 1]);
    expect(sentenceOf(() => running([2, huge, 2]))).toBe(
      `${name}: (2,9007199254740991,2) gives a result past 9007199254740991`,
    );
  });
});

describe("innerProduct", () => {
  it("sums products of facing leaves", () => {
    expect(innerProduct([1, [2, 3]], [4, [5, 6]])).toBe(32);
    expect(innerProduct(3, 4)).toBe(12);
    expect(innerProduct([], [])).toBe(0);
  });

  it("refuses what does not face each other", () => {
    expect(sentenceOf(() => untyped(innerProduct)([1, 2], [3]))).toBe("innerProduct: (1,2) and (3) are not congruent");
    expect(sentenceOf(() => untyped(innerProduct)(2, [3]))).toBe("innerProduct: 2 and (3) are not congruent");
    expect(sentenceOf(() => innerProduct([huge, 1], [1, 1]))).toBe(
      "innerProduct: (9007199254740991,1) gives a result past 9007199254740991",
    );
  });
});

describe("compactOrder", () => {
  it("gives the lowest order the stride 1", () => {
    expect(compactOrder([2, 3, 4, 5], [1, 4, 3, 2])).toEqual([1, 40, 10, 2]);
    expect(compactOrder([2, 3, 4, 5], [1, 4, 3, 5])).toEqual([1, 8, 2, 24]);
    expect(compactOrder(7, 0)).toBe(1);
    expect(compactOrder([], [])).toEqual([]);
  });

  it("keeps the order of equals, and lets an integer stand for a nested mode", () => {
    expect(compactOrder([2, 3, 4], [0, 0, 0])).toEqual([1, 2, 6]);
    expect(compactOrder([2, [3, 4], 5], [1, 0, 2])).toEqual([12, [1, 3], 24]);
    expect(compactOrder([2, [3, 4]], 0)).toEqual([1, [2, 6]]);
    expect(compactOrder([2, [3, 4]], [1, [2, 0]])).toEqual([4, [8, 1]]);
  });

  it("needs an order that faces the shape", () => {
    expect(sentenceOf(() => untyped(compactOrder)([2, 3], [1]))).toBe("compactOrder: (2,3) and (1) are not congruent");
    expect(sentenceOf(() => untyped(compactOrder)(2, [1]))).toBe("compactOrder: 2 and (1) are not congruent");
    expect(sentenceOf(() => compactOrder([2, huge, 2], [1, 0, 2]))).toBe(
      "compactOrder: (2,9007199254740991,2) gives a result past 9007199254740991",
    );
  });
});
