// What int-tuples are made of: rank, leaves, order.
import { describe, expect, it } from "vitest";
import { concat, depth, flatRank, flatten, nest, rank, replace, reverse, showTuple } from "../../src/coord/index.js";
import { frozen } from "../../src/coord/int-tuple.js";
import { sentenceOf, untyped } from "./sentence.js";

describe("rank, flatRank, depth", () => {
  it("count modes, leaves and levels", () => {
    expect([rank(7), flatRank(7), depth(7)]).toEqual([1, 1, 0]);
    expect([rank([]), flatRank([]), depth([])]).toEqual([0, 0, 1]);
    expect([rank([2, 3]), flatRank([2, 3]), depth([2, 3])]).toEqual([2, 2, 1]);
    const deep = [[[[1, 2], 3], 4], 5] as const;
    expect([rank(deep), flatRank(deep), depth(deep)]).toEqual([2, 5, 4]);
  });

  it("depth is the deepest mode, not the sum over modes", () => {
    expect(
      depth([
        [1, 2],
        [3, 4],
      ]),
    ).toBe(2);
  });
});

describe("flatten and nest", () => {
  it("go through any nesting", () => {
    expect(flatten(7)).toEqual([7]);
    expect(flatten([])).toEqual([]);
    expect(flatten([[], [2, [[3]]], 4])).toEqual([2, 3, 4]);
    expect(nest([1, 2, 3], [[0, [0]], 0])).toEqual([[1, [2]], 3]);
    expect(nest([5], 0)).toBe(5);
    expect(nest([], [[], []])).toEqual([[], []]);
  });

  it("nest takes as many leaves as the profile has", () => {
    expect(sentenceOf(() => untyped(nest)([1, 2], [0, [0, 0]]))).toBe("nest: (1,2) has flat rank 2, (0,(0,0)) has 3");
    expect(sentenceOf(() => untyped(nest)([[1], 2, 3], [0, 0]))).toBe("nest: ((1),2,3) has flat rank 3, (0,0) has 2");
  });
});

describe("reverse, concat, replace", () => {
  it("reverse turns the top level only", () => {
    expect(reverse([1, [2, 3]])).toEqual([[2, 3], 1]);
    expect(reverse(7)).toBe(7);
    expect(reverse([])).toEqual([]);
  });

  it("concat joins modes, an integer being one", () => {
    expect(concat([1, [2, 3]], 4)).toEqual([1, [2, 3], 4]);
    expect(concat(1, 2)).toEqual([1, 2]);
    expect(concat([], [])).toEqual([]);
  });

  it("replace exchanges one mode", () => {
    expect(replace([3, 4, 5], 1, 7)).toEqual([3, 7, 5]);
    expect(replace([3, [4, 4]], 1, [2, 8])).toEqual([3, [2, 8]]);
    expect(replace(3, 0, [1, 3])).toEqual([1, 3]);
  });

  it("replace needs a mode to exchange", () => {
    expect(sentenceOf(() => untyped(replace)([3, 4], 2, 1))).toBe("replace: (3,4) of rank 2 has no mode 2");
    expect(sentenceOf(() => untyped(replace)(3, 1, 1))).toBe("replace: 3 of rank 1 has no mode 1");
    expect(sentenceOf(() => untyped(replace)([], 0, 1))).toBe("replace: () of rank 0 has no mode 0");
  });

  it("none of them touches its argument, nor shares an array with it", () => {
    const inner: [number, number] = [2, 3];
    const tuple: [number, [number, number]] = [1, inner];
    const results = [
      reverse(tuple),
      concat(tuple, 4),
      concat(4, tuple),
      replace(tuple, 0, 9),
      replace([1, 2], 0, inner),
      replace(7, 0, inner),
    ];
    expect(tuple).toEqual([1, [2, 3]]);
    const before = JSON.stringify(results);
    inner[0] = 99;
    expect(JSON.stringify(results)).toBe(before);
  });
});

it("showTuple prints as CuTe does", () => {
  expect(showTuple(7)).toBe("7");
  expect(showTuple([])).toBe("()");
  expect(showTuple([2, [3, [4]]])).toBe("(2,(3,(4)))");
});

describe("frozen", () => {
  it("copies what can change, and nothing else", () => {
    const inner: number[] = [2, 3];
    const copy = frozen([inner, 4]);
    inner[0] = 9;
    expect(copy).toEqual([[2, 3], 4]);
    expect(Object.isFrozen(copy) && Object.isFrozen((copy as readonly unknown[])[0])).toBe(true);
    expect(frozen(copy)).toBe(copy);
    expect(frozen(Object.freeze([inner]))).toEqual([[9, 3]]);
  });

  it("knows no negative zero", () => {
    expect(Object.is(frozen(-0), 0)).toBe(true);
  });
});
