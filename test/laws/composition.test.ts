// composition: R(c) = A(B(c)) wherever there is an answer, and an answer wherever no digit carries. Complete within bounds.
import { describe, expect, it } from "vitest";
import { composition } from "../../src/algebra/composition.js";
import { layout } from "../../src/layout/index.js";
import { TilewrightError } from "../../src/message/index.js";
import { layoutsWithin, leavesOf, offsetOf, offsetsOf, refines, type SmallLayout, wide } from "./small-layouts.js";

const left = [
  ...layoutsWithin({
    ranks: [2],
    extents: wide ? [1, 2, 3, 4, 5, 6, 8] : [1, 2, 3, 4, 6],
    strides: wide ? [0, 1, 2, 3, 5, 8] : [0, 1, 2, 5],
  }),
  ...layoutsWithin({ ranks: [3], extents: wide ? [1, 2, 3, 4] : [2, 3], strides: wide ? [0, 1, 6] : [1, 6] }),
];
const right = [
  ...layoutsWithin({
    ranks: [0],
    extents: [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16],
    strides: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12],
  }),
  ...layoutsWithin({
    ranks: [2],
    extents: wide ? [1, 2, 3, 4, 6] : [2, 3, 4],
    strides: wide ? [0, 1, 2, 3, 4, 6, 8, 12] : [1, 2, 3, 4, 6],
  }),
];

interface Count {
  answers: number;
  refusals: number;
  /** Refused, although a layout with the defining property exists: carries cancel. */
  cancelling: number;
}

describe("composition", () => {
  it("is right wherever it answers, and answers wherever no digit carries", () => {
    const count: Count = { answers: 0, refusals: 0, cancelling: 0 };
    for (const a of left) {
      for (const b of right) {
        judge(a, b, count);
      }
    }
    if (wide) {
      const { answers, refusals, cancelling } = count;
      console.log(
        `compositions: ${answers} answered, ${refusals} refused, ${cancelling} of these only since carries would cancel`,
      );
    }
    expect(count).toEqual(
      wide
        ? { answers: 4_003_636, refusals: 2_006_096, cancelling: 4_252 }
        : { answers: 98_883, refusals: 61_661, cancelling: 0 },
    );
  });
});

function judge(a: SmallLayout, b: SmallLayout, count: Count): void {
  const answer = answerOf(a, b);
  if (answer === undefined) {
    count.refusals += 1;
    if (hasAnswerWithoutCarry(a, b)) {
      throw new Error(`${a} ∘ ${b} is refused, although no digit carries`);
    }
    count.cancelling += Number(hasAnswer(a, b));
    return;
  }
  count.answers += 1;
  if (
    !refines(b.shape, answer.shape) ||
    !offsetsOf(b).every((index, at) => offsetOf(a, index) === offsetOf(answer, at))
  ) {
    throw new Error(`${a} ∘ ${b} is not ${answer}`);
  }
}

function answerOf(a: SmallLayout, b: SmallLayout): SmallLayout | undefined {
  try {
    return composition(a, b);
  } catch (error) {
    if (error instanceof TilewrightError && error.code.startsWith("composition.")) {
      return undefined;
    }
    throw error;
  }
}

/** Is there a cut of each leaf of `b` such that the largest digit sums stay inside the places of `a`? Tries all cuts. */
function hasAnswerWithoutCarry(a: SmallLayout, b: SmallLayout): boolean {
  const extents = placesOf(a);
  const leaves = leavesOf(b);
  const fits = (at: number, load: readonly number[]): boolean => {
    const [extent, stride] = leaves[at] ?? [];
    if (extent === undefined || stride === undefined) {
      return true;
    }
    return cutsOf(extent).some((cut) => {
      const sum = [...load];
      let step = stride;
      for (const steps of cut) {
        let index = step;
        extents.forEach((place, k) => {
          sum[k] = (sum[k] ?? 0) + (steps - 1) * (index % place);
          index = Math.floor(index / place);
        });
        step *= steps;
      }
      return sum.every((digit, k) => digit < (extents[k] ?? 0)) && fits(at + 1, sum);
    });
  };
  return fits(
    0,
    extents.map(() => 0),
  );
}

/** The extents of the merged places of a layout, all but the last. */
function placesOf(a: SmallLayout): readonly number[] {
  const places: [number, number][] = [];
  leavesOf(a).forEach(([extent, stride], at, { length }) => {
    const last = places.at(-1);
    if (last !== undefined && last[0] * last[1] === stride) {
      last[0] *= extent;
    } else if (extent > 1 || at === length - 1) {
      places.push([extent, stride]);
    }
  });
  return places.slice(0, -1).map(([extent]) => extent);
}

const cuts = new Map<number, readonly (readonly number[])[]>([[1, [[]]]]);

/** All ways to write a number as an ordered product of factors above 1. */
function cutsOf(extent: number): readonly (readonly number[])[] {
  const known = cuts.get(extent);
  if (known !== undefined) {
    return known;
  }
  const all: (readonly number[])[] = [];
  for (let steps = 2; steps <= extent; steps++) {
    if (extent % steps === 0) {
      all.push(...cutsOf(extent / steps).map((rest) => [steps, ...rest]));
    }
  }
  cuts.set(extent, all);
  return all;
}

/** Is there any layout at all with R(c) = A(B(c)) and the shape of `b`, refined? */
function hasAnswer(a: SmallLayout, b: SmallLayout): boolean {
  const leaves = leavesOf(b);
  const alone = leaves.every(([extent, stride]) => isLayoutLike((step) => offsetOf(a, step * stride), extent));
  return alone && offsetsOf(b).every((index, at) => offsetOf(a, index) === sumOfParts(a, leaves, at));
}

/** The sum of what A gives to each mode of B alone. */
function sumOfParts(a: SmallLayout, leaves: readonly (readonly [number, number])[], coordinate: number): number {
  let left = coordinate;
  let sum = 0;
  for (const [extent, stride] of leaves) {
    sum += offsetOf(a, (left % extent) * stride);
    left = Math.floor(left / extent);
  }
  return sum;
}

/** Is f on [0, extent) a layout? Its fastest part is a prime number of steps. */
function isLayoutLike(f: (step: number) => number, extent: number): boolean {
  if (extent === 1) {
    return true;
  }
  return [2, 3, 5, 7, 11, 13].some((prime) => {
    if (extent % prime !== 0) {
      return false;
    }
    for (let step = 0; step < extent; step++) {
      if (f(step) !== f(step - (step % prime)) + (step % prime) * f(1)) {
        return false;
      }
    }
    return isLayoutLike((step) => f(step * prime), extent / prime);
  });
}

type Case = readonly [a: SmallLayout, b: SmallLayout, answer: string];

const answers: readonly Case[] = [
  [layout([10, 2], [16, 4]), layout([3, 4], [1, 5]), "(3,(2,2)):(16,(80,4))"],
  [layout([4, 6], [6, 1]), layout(2, 6), "2:13"],
  [layout([4, 6], [6, 1]), layout(4, 6), "(2,2):(13,3)"],
  [layout([4, 8], [8, 1]), layout(1, 5), "1:0"],
  [layout([13, 9], [9, 1]), layout(4, 7), "(2,2):(63,10)"],
  [layout([4, 3, 1], [3, 1, 0]), layout(24, 1), "(4,3,2):(3,1,0)"],
  [layout(1, 3), layout(6, 1), "6:3"],
];

const refusals: readonly Case[] = [
  [
    layout([12, 4], [5, 1]),
    layout([3, 2], [4, 6]),
    "composition: the modes together count to 14 in extent 12, so that an index would carry",
  ],
  [
    layout([4, 3], [3, 1]),
    layout(6, 1),
    "composition: mode 6:1 carries out of extent 4 every 4 steps, and 6 is not a multiple of 4",
  ],
];

describe("composition, the cases that decide", () => {
  it.each(answers)("%s ∘ %s", (a, b, answer) => {
    expect(String(composition(a, b))).toBe(answer);
  });

  it.each(refusals)("%s ∘ %s is refused", (a, b, sentence) => {
    expect(() => composition(a, b)).toThrow(sentence);
  });
});
