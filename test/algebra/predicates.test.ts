import { describe, expect, it } from "vitest";
import { isBijective, isCompact, isContiguous, isInjective, isSurjective } from "../../src/algebra/index.js";
import type { IntTuple } from "../../src/coord/index.js";
import { makeLayout } from "../../src/layout/make-layout.js";

const predicates = { isInjective, isSurjective, isBijective, isCompact, isContiguous };

/** What holds of a layout, in the order of `predicates`. */
const rows: readonly (readonly [shape: IntTuple, stride: IntTuple, holds: string])[] = [
  [[4, 2], [1, 4], "injective surjective bijective compact contiguous"],
  [[4, 2], [2, 1], "injective surjective bijective compact"],
  [[4, 2], [1, 8], "injective"],
  [[4, 2], [1, 3], "surjective"],
  [[4, 2], [1, 2], "surjective"],
  [[4, 2], [0, 1], "surjective"],
  [[4, 2], [0, 2], ""],
  [[3, 2], [2, 3], "injective"],
  [[4, 3], [2, 3], ""],
  [12, 1, "injective surjective bijective compact contiguous"],
  [12, 2, "injective"],
  [[], [], "injective surjective bijective compact contiguous"],
  [[[2, 2], 3], [[6, 1], 2], "injective surjective bijective compact"],
  // A mode of extent 1 has no stride that matters.
  [[1, 4], [9, 1], "injective surjective bijective compact contiguous"],
  [[1, 1], [7, 0], "injective surjective bijective compact contiguous"],
  // Nothing contradicts anything about no coordinate.
  [[0, 4], [3, 0], "injective surjective bijective compact contiguous"],
  // Three entangled leaves of which no two meet: only the search tells.
  [[4, 3, 3], [2, 5, 7], ""],
  [[2, 2, 2], [3, 5, 7], "injective"],
  [[2, 2, 2], [3, 5, 8], ""],
  [[3, 3, 3], [6, 10, 15], "injective"],
];

describe.each(Object.entries(predicates))("%s", (name, predicate) => {
  it.each(rows)("of %j:%j", (shape, stride, holds) => {
    const word = name.slice(2).toLowerCase();
    expect(predicate(makeLayout("test", shape, stride))).toBe(holds.split(" ").includes(word));
  });

  it("refuses what is no layout", () => {
    expect(() => predicate({ shape: 4, stride: 1 })).toThrow(`${name}: an object is not a layout`);
  });
});

describe("isInjective", () => {
  it("decides large layouts without looking at their elements", () => {
    const large = makeLayout("test", [2 ** 20, 2 ** 20], [2 ** 21, 2]);
    expect(isInjective(large)).toBe(true);
    expect(isSurjective(large)).toBe(false);
    expect(isInjective(makeLayout("test", [2 ** 20, 2 ** 20], [2 ** 19, 2]))).toBe(false);
  });
});
