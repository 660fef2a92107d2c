// upcast: R(c') = floor(L(c) / n), and each c' belongs to some c. downcast: R runs through n * L(c) + k. recast there and back again.
import { describe, expect, it } from "vitest";
import { downcast, recast, upcast } from "../../src/algebra/index.js";
import { TilewrightError } from "../../src/message/index.js";
import { layoutsWithin, leavesOf, offsetsOf, type SmallLayout, wide } from "./small-layouts.js";

const layouts = [
  ...layoutsWithin({ ranks: [0, 1], extents: [1, 2, 3, 4, 6, 8, 12], strides: [0, 1, 2, 3, 4, 8] }),
  ...layoutsWithin({
    ranks: [2],
    extents: wide ? [1, 2, 3, 4, 6, 8] : [1, 2, 3, 4, 8],
    strides: wide ? [0, 1, 2, 3, 4, 6, 8, 12, 16] : [0, 1, 2, 4, 8],
  }),
  ...layoutsWithin({ ranks: [3], extents: [1, 2, 4], strides: wide ? [0, 1, 2, 4, 8] : [0, 1, 4] }),
];
const factors = [1, 2, 3, 4, 8];

describe("upcast", () => {
  it("gives the wide elements of the offsets, and no others", () => {
    let answers = 0;
    for (const self of layouts) {
      for (const factor of factors) {
        const wider = answer(() => upcast(self, factor));
        if (wider !== undefined) {
          expect(setOf(wider), `${self} by ${factor}`).toEqual(groupsOf(self, factor));
          answers++;
        }
      }
    }
    expect(answers).toBeGreaterThan(wide ? 10_000 : 3_000);
  });

  it("answers at least whenever each stride and the factor divide each other, whole groups are filled and no leaf meets another", () => {
    for (const self of layouts) {
      for (const factor of factors) {
        const inside = leavesOf(self).filter(([extent, stride]) => extent > 1 && stride % factor !== 0);
        const fits =
          inside.length < 2 &&
          inside.every(([extent, stride]) => factor % stride === 0 && extent % (factor / stride) === 0);
        if (fits) {
          expect(() => upcast(self, factor), `${self} by ${factor}`).not.toThrow();
        }
      }
    }
  });
});

describe("downcast", () => {
  it("runs through the parts of each element where a leaf has stride 1, and through the first parts where none has", () => {
    for (const self of layouts) {
      for (const factor of factors) {
        const narrower = answer(() => downcast(self, factor));
        if (narrower !== undefined) {
          const runs = leavesOf(self).some(([, stride]) => stride === 1);
          const parts = offsetsOf(self).flatMap((offset) =>
            Array.from({ length: runs ? factor : 1 }, (_, part) => factor * offset + part),
          );
          expect(setOf(narrower), `${self} by ${factor}`).toEqual(new Set(parts));
        }
      }
    }
  });

  it("is undone by upcast where a leaf has stride 1", () => {
    for (const self of layouts) {
      const narrower = answer(() => downcast(self, 4));
      if (narrower !== undefined && leavesOf(self).some(([, stride]) => stride === 1)) {
        expect(String(upcast(narrower, 4))).toBe(String(self));
        expect(String(recast(recast(self, 32, 8), 8, 32))).toBe(String(self));
      }
    }
  });
});

function answer(run: () => unknown): SmallLayout | undefined {
  try {
    return run() as SmallLayout;
  } catch (error) {
    if (error instanceof TilewrightError) {
      return undefined;
    }
    throw error;
  }
}

function setOf(self: SmallLayout): ReadonlySet<number> {
  return new Set(offsetsOf(self));
}

function groupsOf(self: SmallLayout, factor: number): ReadonlySet<number> {
  return new Set(offsetsOf(self).map((offset) => Math.floor(offset / factor)));
}
