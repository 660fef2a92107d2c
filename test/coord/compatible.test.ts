// Whose coordinates can be used in whose shape.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCompatible, isWeaklyCompatible } from "../../src/coord/compatible.js";
import { compatible, crd2crd, crd2idx, type IntTuple, weaklyCompatible } from "../../src/coord/index.js";
import { refinements, shapes } from "./arbitrary.js";
import { allCoordinates } from "./coordinates.js";
import { untyped } from "./sentence.js";

describe("compatible", () => {
  it.each<[IntTuple, IntTuple, boolean]>([
    [24, [4, 6], true],
    [24, [[2, 2], 6], true],
    [[4, 6], [[2, 2], 6], true],
    [[4, 6], 24, false],
    [[4, 6], [6, 4], false],
    [24, [4, 5], false],
    [[24], [4, 6], false],
    [0, [0, 7], true],
    [1, [], true],
  ])("%j in %j: %s", (left, right, answer) => {
    expect(compatible(left, right)).toBe(answer);
  });

  it("every coordinate of the coarse shape has its place in the fine one", () => {
    fc.assert(
      fc.property(refinements, ([coarse, fine]) => {
        expect(isCompatible(coarse, fine)).toBe(true);
        for (const [index, crd] of allCoordinates(coarse).entries()) {
          expect(untyped(crd2idx)(crd, fine)).toBe(index);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe("weaklyCompatible", () => {
  it.each<[IntTuple, IntTuple, boolean]>([
    [8, 16, true],
    [16, 8, false],
    [[2, 8], [2, [2, 4]], true],
    [[2, 3], [2, [2, 4]], false],
    [[2], 2, false],
    [0, [0, 3], true],
    [0, 3, false],
    [3, 0, true],
  ])("%j in %j: %s", (left, right, answer) => {
    expect(weaklyCompatible(left, right)).toBe(answer);
  });

  it("follows from compatibility", () => {
    fc.assert(
      fc.property(shapes, shapes, (left, right) => {
        if (isCompatible(left, right)) expect(isWeaklyCompatible(left, right)).toBe(true);
      }),
    );
  });
});

it("crd2crd agrees: a compatible shape takes each coordinate", () => {
  expect(crd2crd([3, 5], [[2, 2], 6])).toEqual([[1, 1], 5]);
});
