// How the nestings of two int-tuples relate.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCongruent, isWeaklyCongruent } from "../../src/coord/congruent.js";
import { congruent, type IntTuple, weaklyCongruent } from "../../src/coord/index.js";
import { refinements, tuples } from "./arbitrary.js";

describe("congruent", () => {
  it.each<[IntTuple, IntTuple, boolean]>([
    [2, 7, true],
    [[2, [3, 4]], [1, [2, 6]], true],
    [[], [], true],
    [2, [2], false],
    [[2], 2, false],
    [[2, 3], [2], false],
    [[2, [3]], [2, 3], false],
  ])("%j with %j: %s", (left, right, answer) => {
    expect(congruent(left, right)).toBe(answer);
    expect(congruent(right, left)).toBe(answer);
  });
});

describe("weaklyCongruent", () => {
  it.each<[IntTuple, IntTuple, boolean]>([
    [2, [3, [4, 5]], true],
    [[1, 1], [1, [1, 1]], true],
    [[1, [1, 1]], [1, 1], false],
    [[2, 3], [2], false],
    [[], [], true],
    [[], 3, false],
  ])("%j by %j: %s", (left, right, answer) => {
    expect(weaklyCongruent(left, right)).toBe(answer);
  });
});

describe("laws", () => {
  it("congruence is weak congruence both ways", () => {
    fc.assert(
      fc.property(tuples, tuples, (left, right) => {
        expect(isCongruent(left, right)).toBe(isWeaklyCongruent(left, right) && isWeaklyCongruent(right, left));
      }),
    );
  });

  it("every tuple is refined by itself and by what replaces its leaves", () => {
    fc.assert(
      fc.property(refinements, ([coarse, fine]) => {
        expect(isWeaklyCongruent(coarse, coarse)).toBe(true);
        expect(isWeaklyCongruent(coarse, fine)).toBe(true);
      }),
    );
  });

  it("refinement is transitive", () => {
    fc.assert(
      fc.property(tuples, tuples, tuples, (a, b, c) => {
        if (isWeaklyCongruent(a, b) && isWeaklyCongruent(b, c)) expect(isWeaklyCongruent(a, c)).toBe(true);
      }),
    );
  });
});
