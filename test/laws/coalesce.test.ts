// coalesce keeps the function and has the fewest modes that can; filter keeps the offsets.
import { describe, it } from "vitest";
import { coalesce } from "../../src/algebra/coalesce.js";
import { filter } from "../../src/algebra/filter.js";
import { layoutsWithin, leavesOf, offsetsOf, type SmallLayout, sizeOf, wide } from "./small-layouts.js";

const layouts = layoutsWithin({
  ranks: [0, 1, 2, 3],
  extents: wide ? [0, 1, 2, 3, 4, 6] : [0, 1, 2, 3],
  strides: wide ? [0, 1, 2, 3, 4, 6, 8] : [0, 1, 2, 3, 4, 6],
});

describe("coalesce", () => {
  it("is the same function, flat, with as few modes as any", () => {
    for (const self of layouts) {
      const answer = coalesce(self);
      const offsets = offsetsOf(self);
      const fewest = offsets.length === 0 ? 1 : Math.max(1, fewestModes(offsets));
      if (String(offsetsOf(answer)) !== String(offsets) || leavesOf(answer).length !== fewest) {
        throw new Error(`coalesce(${self}) is not ${answer}`);
      }
      if (Array.isArray(answer.shape) !== fewest > 1) {
        throw new Error(`coalesce(${self}) = ${answer} is not bare`);
      }
    }
  });

  it("does the same in each mode of a profile", () => {
    for (const self of layouts.filter(({ shape }) => Array.isArray(shape) && shape.length > 1)) {
      const answer = coalesce(self, [0]);
      if (String(offsetsOf(answer)) !== String(offsetsOf(self)) || !isOfRank(answer, leavesOf(self).length)) {
        throw new Error(`coalesce(${self}, [0]) is not ${answer}`);
      }
    }
  });
});

describe("filter", () => {
  it("has the same offsets and no mode that stays where it is", () => {
    for (const self of layouts) {
      const answer = filter(self);
      if (String(distinct(answer)) !== String(distinct(self))) {
        throw new Error(`filter(${self}) is not ${answer}`);
      }
      if (sizeOf(answer) > 1 && leavesOf(answer).some(([extent, stride]) => extent === 1 || stride === 0)) {
        throw new Error(`filter(${self}) = ${answer} has a mode that does not move`);
      }
    }
  });
});

function isOfRank({ shape }: SmallLayout, rank: number): boolean {
  return Array.isArray(shape) && shape.length === rank;
}

function distinct(self: SmallLayout): readonly number[] {
  return [...new Set(offsetsOf(self))].sort((left, right) => left - right);
}

/** With how few modes does any flat layout have these offsets? Tries all first modes. */
function fewestModes(offsets: readonly number[]): number {
  if (offsets.length === 1) {
    return 0;
  }
  let fewest = Number.POSITIVE_INFINITY;
  for (let extent = 2; extent <= offsets.length; extent++) {
    if (offsets.length % extent === 0) {
      const [, stride = 0] = offsets;
      const heads = offsets.filter((_, at) => at % extent === 0);
      if (offsets.every((offset, at) => offset === (heads[Math.floor(at / extent)] ?? 0) + (at % extent) * stride)) {
        fewest = Math.min(fewest, 1 + fewestModes(heads));
      }
    }
  }
  return fewest;
}
