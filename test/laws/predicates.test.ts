// The predicates against all offsets of a layout, one by one: complete within bounds, and beyond by random layouts of more leaves.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  evenlyDivides,
  isBijective,
  isCompact,
  isContiguous,
  isInjective,
  isSurjective,
  logicalDivide,
  maxVectorWidth,
  tileFits,
} from "../../src/algebra/index.js";
import type { IntTuple } from "../../src/coord/index.js";
import { makeLayout } from "../../src/layout/make-layout.js";
import { layoutsWithin, offsetsOf, type SmallLayout, wide } from "./small-layouts.js";

const small = [
  ...layoutsWithin({ ranks: [0, 1], extents: [0, 1, 2, 3, 4, 7, 12], strides: [0, 1, 2, 3, 4] }),
  ...layoutsWithin({
    ranks: [2],
    extents: wide ? [0, 1, 2, 3, 4, 5, 6, 8] : [0, 1, 2, 3, 4],
    strides: wide ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12] : [0, 1, 2, 3, 4, 6, 9],
  }),
  ...layoutsWithin({
    ranks: [3],
    extents: wide ? [1, 2, 3, 4, 5] : [1, 2, 3],
    strides: wide ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 15] : [0, 1, 2, 3, 5, 7, 8],
  }),
];

/** Four to six leaves of strides that have little in common: what the reductions leave to the search. */
const tangled: fc.Arbitrary<SmallLayout> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 60 })), { minLength: 4, maxLength: 6 })
  .map((leaves) => {
    const shape: IntTuple = leaves.map(([extent]) => extent);
    return makeLayout(
      "law",
      shape,
      leaves.map(([, stride]) => stride),
    );
  });

describe("predicates", () => {
  it("say of small layouts what their offsets say", () => {
    for (const self of small) {
      judge(self);
    }
    expect(small.length).toBeGreaterThan(9_000);
  });

  it("say so of entangled layouts", () => {
    fc.assert(fc.property(tangled, judge), { numRuns: 2_000, seed: 1 });
  });
});

describe("maxVectorWidth", () => {
  it("is the widest aligned group into which the offsets fall, for layouts without overlaps", () => {
    let judged = 0;
    for (const self of small) {
      const offsets = new Set(offsetsOf(self));
      if (offsets.size > 0 && isInjective(self)) {
        expect(maxVectorWidth(self), String(self)).toBe(widestGroup(offsets));
        judged++;
      }
    }
    expect(judged).toBeGreaterThan(1_000);
  });
});

describe("evenlyDivides", () => {
  it("means that the tiles hold every offset as often as the layout does", () => {
    const tiles = layoutsWithin({ ranks: [0, 2], extents: [1, 2, 3, 4], strides: [0, 1, 2, 4] });
    const selves = layoutsWithin({ ranks: [0, 2], extents: [2, 3, 4, 8], strides: [0, 1, 4] });
    let even = 0;
    for (const self of selves) {
      for (const tile of tiles) {
        if (evenlyDivides(self, tile)) {
          even++;
          expect(sorted(logicalDivide(self, tile) as SmallLayout), `${self} by ${tile}`).toEqual(sorted(self));
          expect(tileFits(self, tile), `${self} by ${tile}`).toBe(true);
        }
      }
    }
    expect(even).toBeGreaterThan(1_000);
  });
});

function sorted(self: SmallLayout): readonly number[] {
  return [...offsetsOf(self)].sort((left, right) => left - right);
}

function judge(self: SmallLayout): void {
  const offsets = offsetsOf(self);
  const taken = new Set(offsets);
  const cosize = offsets.length === 0 ? 0 : Math.max(...offsets) + 1;
  const injective = taken.size === offsets.length;
  const surjective = taken.size === cosize;
  const found = [isInjective, isSurjective, isBijective, isCompact, isContiguous].map((holds) => holds(self));
  const expected = [
    injective,
    surjective,
    injective && surjective,
    injective && surjective,
    offsets.every((offset, index) => offset === index),
  ];
  if (found.some((holds, at) => holds !== expected[at])) {
    expect.fail(`${self}: ${found} instead of ${expected}`);
  }
}

/** The largest w such that with each offset the whole aligned group of w that it lies in is taken. */
function widestGroup(offsets: ReadonlySet<number>): number {
  for (let width = offsets.size; width > 1; width--) {
    const starts = [...offsets].map((offset) => offset - (offset % width));
    if (
      starts.every((start) => Array.from({ length: width }, (_, at) => start + at).every((one) => offsets.has(one)))
    ) {
      return width;
    }
  }
  return 1;
}
