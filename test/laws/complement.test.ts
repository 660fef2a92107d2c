// complement: increasing, disjoint from the layout, covering where the gaps divide; refused where modes interleave.
import { describe, expect, it } from "vitest";
import { complement } from "../../src/algebra/complement.js";
import { TilewrightError } from "../../src/message/index.js";
import { layoutsWithin, leavesOf, offsetsOf, type SmallLayout, wide } from "./small-layouts.js";

const layouts = layoutsWithin({
  ranks: [0, 2, 3],
  extents: wide ? [1, 2, 3, 4, 5] : [1, 2, 3],
  strides: wide ? [0, 1, 2, 3, 4, 6, 7, 12] : [0, 1, 2, 4, 7],
});
const cotargets = [1, 2, 5, 8, 12, 24, 31];

describe("complement", () => {
  it("is increasing, free of the layout's offsets, and fills the rest where the gaps divide", () => {
    let refusals = 0;
    for (const self of layouts) {
      for (const cotarget of cotargets) {
        const answer = answerOf(self, cotarget);
        if ((answer === undefined) !== interleaves(self)) {
          throw new Error(`complement(${self}, ${cotarget}) is ${answer ?? "refused"}`);
        }
        if (answer === undefined) {
          refusals += 1;
        } else {
          judge(self, cotarget, answer);
        }
      }
    }
    expect(refusals).toBe(wide ? 278_488 : 8_260);
  });
});

function judge(self: SmallLayout, cotarget: number, answer: SmallLayout): void {
  const name = `complement(${self}, ${cotarget}) = ${answer}`;
  const free = offsetsOf(answer);
  const taken = [...new Set(offsetsOf(self))];
  if (free.some((offset, at) => at > 0 && offset <= (free[at - 1] ?? 0))) {
    throw new Error(`${name} does not increase`);
  }
  const sums = new Set(free.flatMap((offset) => taken.map((other) => offset + other)));
  if (sums.size !== free.length * taken.length) {
    throw new Error(`${name} is not disjoint`);
  }
  const moving = movingLeaves(self);
  const divides = moving.every(([, stride], at) => {
    const [extent, step] = moving[at - 1] ?? [1, 1];
    return stride % (extent * step) === 0;
  });
  const period = moving.reduce((_, [extent, stride]) => extent * stride, 1);
  const end = Math.ceil(cotarget / period) * period;
  if (divides && (sums.size !== end || Math.max(...sums) !== end - 1)) {
    throw new Error(`${name} does not fill [0, ${end})`);
  }
}

function answerOf(self: SmallLayout, cotarget: number): SmallLayout | undefined {
  try {
    return complement(self, cotarget);
  } catch (error) {
    if (error instanceof TilewrightError && error.code === "complement.overlap") {
      return undefined;
    }
    throw error;
  }
}

/** Does a mode begin before the modes of smaller stride end? */
function interleaves(self: SmallLayout): boolean {
  return movingLeaves(self).some(([, stride], at, leaves) => {
    const [extent, step] = leaves[at - 1] ?? [1, 1];
    return stride < extent * step;
  });
}

function movingLeaves(self: SmallLayout): readonly (readonly [number, number])[] {
  return leavesOf(self)
    .filter(([extent, stride]) => extent > 1 && stride > 0)
    .sort(([, left], [, right]) => left - right);
}
