// Products: the block comes first, unchanged; its copies begin at the free offsets that the other layout names, and never overlap.
import { describe, expect, it } from "vitest";
import { blockedProduct } from "../../src/algebra/blocked-product.js";
import { complement } from "../../src/algebra/complement.js";
import { flatProduct } from "../../src/algebra/flat-product.js";
import { logicalProduct } from "../../src/algebra/logical-product.js";
import { rakedProduct } from "../../src/algebra/raked-product.js";
import { tiledProduct } from "../../src/algebra/tiled-product.js";
import { zippedProduct } from "../../src/algebra/zipped-product.js";
import type { IntTuple } from "../../src/coord/int-tuple.js";
import { layout } from "../../src/layout/index.js";
import { makeLayout } from "../../src/layout/make-layout.js";
import { TilewrightError } from "../../src/message/index.js";
import { layoutsWithin, offsetsOf, type SmallLayout, sizeOf, wide } from "./small-layouts.js";

const blocks = [
  ...layoutsWithin({ ranks: [0], extents: [1, 2, 3, 4], strides: [0, 1, 2, 3] }),
  ...layoutsWithin({
    ranks: [2],
    extents: wide ? [1, 2, 3, 4] : [2, 3],
    strides: wide ? [0, 1, 2, 3, 5, 7, 8] : [0, 1, 3, 5, 8],
  }),
  ...layoutsWithin({ ranks: [3], extents: [2, 3], strides: wide ? [1, 5, 7, 15, 16] : [1, 5, 15] }),
];
const copies = [
  ...layoutsWithin({ ranks: [0], extents: [1, 2, 3, 4, 6], strides: [0, 1, 2, 3, 4] }),
  ...layoutsWithin({
    ranks: [2],
    extents: wide ? [1, 2, 3] : [2, 3],
    strides: wide ? [0, 1, 2, 3, 4, 6] : [0, 1, 2, 4],
  }),
];

describe("logicalProduct by a layout", () => {
  it("repeats the block at the free offsets B(j), without an overlap", () => {
    let answers = 0;
    let refusals = 0;
    for (const a of blocks) {
      const free = freeOffsets(a);
      for (const b of copies) {
        const answer = answerOf(() => logicalProduct(a, b));
        if (answer === undefined) {
          refusals += 1;
          continue;
        }
        answers += 1;
        judge(a, b, free, answer);
      }
    }
    expect({ answers, refusals }).toEqual(
      wide ? { answers: 202_022, refusals: 426_178 } : { answers: 9_232, refusals: 20_316 },
    );
  });
});

/** The free offsets of a block in order, more than any B asks for; none if the block has no complement. */
function freeOffsets(a: SmallLayout): readonly number[] {
  try {
    return offsetsOf(complement(a, 2_000));
  } catch {
    return [];
  }
}

function judge(a: SmallLayout, b: SmallLayout, free: readonly number[], answer: SmallLayout): void {
  const name = `logicalProduct(${a}, ${b}) = ${answer}`;
  const [shape, shapeOfCopies] = modes(answer.shape);
  const [stride, strideOfCopies] = modes(answer.stride);
  expect([shape, stride], name).toEqual([a.shape, a.stride]);
  const starts = offsetsOf(makeLayout("test", shapeOfCopies, strideOfCopies));
  if (starts.length !== sizeOf(b) || !offsetsOf(b).every((index, at) => starts[at] === free[index])) {
    throw new Error(`${name} does not begin its copies at the free offsets ${free.slice(0, 20)}`);
  }
  const taken = new Set(offsetsOf(a));
  const distinct = new Set(starts);
  const sums = new Set([...distinct].flatMap((start) => [...taken].map((offset) => start + offset)));
  if (sums.size !== distinct.size * taken.size) {
    throw new Error(`${name} overlaps itself`);
  }
}

describe("the other products", () => {
  const block = layout([3, 2], [2, 1]);
  const tiler = layout([4, 5], [5, 1]);

  it("are logicalProduct rearranged", () => {
    const logical = logicalProduct(block, tiler);
    const by = [layout(4, 1), layout(5, 2)] as const;
    const [first, second] = [logicalProduct(layout(3, 2), by[0]), logicalProduct(layout(2, 1), by[1])];
    expect(String(zippedProduct(block, tiler))).toBe(String(logical));
    const zipped: SmallLayout = zippedProduct(block, by);
    expect(zipped.shape).toEqual([block.shape, [modes(first.shape)[1], modes(second.shape)[1]]]);
    expect(zipped.stride).toEqual([block.stride, [modes(first.stride)[1], modes(second.stride)[1]]]);
    expect(String(tiledProduct(block, tiler))).toBe("((3,2),4,5):((2,1),30,6)");
    expect(String(flatProduct(block, tiler))).toBe("(3,2,4,5):(2,1,30,6)");
  });

  it("pair the modes of block and copies, the block's first in the one, last in the other", () => {
    expect(String(blockedProduct(block, tiler))).toBe("((3,4),(2,5)):((2,30),(1,6))");
    expect(String(rakedProduct(block, tiler))).toBe("((4,3),(5,2)):((30,2),(6,1))");
  });
});

function modes(tuple: IntTuple): readonly [IntTuple, IntTuple] {
  const [first = Number.NaN, second = Number.NaN] = typeof tuple === "number" ? [tuple] : tuple;
  return [first, second];
}

function answerOf(multiply: () => SmallLayout): SmallLayout | undefined {
  try {
    return multiply();
  } catch (error) {
    if (error instanceof TilewrightError && /^(composition|complement)\./.test(error.code)) {
      return undefined;
    }
    throw error;
  }
}
