// Divides: R(i, j) = A(B(i) + B*(j)), all of A where sizes divide; the zipped, tiled and flat forms are the same function rearranged.
import { describe, expect, it } from "vitest";
import { complement } from "../../src/algebra/complement.js";
import { flatDivide } from "../../src/algebra/flat-divide.js";
import { logicalDivide } from "../../src/algebra/logical-divide.js";
import { tiledDivide } from "../../src/algebra/tiled-divide.js";
import { zippedDivide } from "../../src/algebra/zipped-divide.js";
import type { IntTuple } from "../../src/coord/int-tuple.js";
import { layout } from "../../src/layout/index.js";
import { TilewrightError } from "../../src/message/index.js";
import { layoutsWithin, offsetOf, offsetsOf, refines, type SmallLayout, sizeOf, wide } from "./small-layouts.js";

const whole = [
  ...layoutsWithin({ ranks: [0], extents: [1, 2, 3, 4, 6, 8, 10, 12], strides: [0, 1, 3] }),
  ...layoutsWithin({
    ranks: [2],
    extents: wide ? [1, 2, 3, 4, 6] : [1, 2, 4, 6],
    strides: wide ? [0, 1, 2, 4, 6] : [1, 4, 6],
  }),
];
const tiles = [
  ...layoutsWithin({ ranks: [0], extents: [1, 2, 3, 4, 6, 8], strides: [0, 1, 2, 3, 4] }),
  ...layoutsWithin({
    ranks: [2],
    extents: wide ? [1, 2, 3, 4] : [2, 3],
    strides: wide ? [0, 1, 2, 4, 6] : [0, 1, 2, 4],
  }),
];

describe("logicalDivide by a layout", () => {
  it("is A at B(i) + B*(j)", () => {
    let answers = 0;
    let refusals = 0;
    for (const a of whole) {
      for (const b of tiles) {
        const answer = answerOf(() => logicalDivide(a, b));
        if (answer === undefined) {
          refusals += 1;
          continue;
        }
        answers += 1;
        const rest: SmallLayout = complement(b, sizeOf(a));
        const wanted = offsetsOf(rest).flatMap((start) => offsetsOf(b).map((index) => offsetOf(a, start + index)));
        if (!refines([b.shape, rest.shape], answer.shape) || String(offsetsOf(answer)) !== String(wanted)) {
          throw new Error(`logicalDivide(${a}, ${b}) is not ${answer}`);
        }
      }
    }
    expect({ answers, refusals }).toEqual(
      wide ? { answers: 169_064, refusals: 110_006 } : { answers: 10_168, refusals: 5_624 },
    );
  });
});

describe("divides by sizes", () => {
  const sizes = [1, 2, 3, 4, 5, 8];

  it("take every coordinate of A once where the sizes divide, and round up where they do not", () => {
    for (const extent of [1, 2, 3, 4, 6, 8, 12]) {
      for (const size of sizes) {
        const answer: SmallLayout = logicalDivide(layout(extent, 5), size);
        const rounded = Math.ceil(extent / size) * size;
        expect(offsetsOf(answer)).toEqual(Array.from({ length: rounded }, (_, index) => 5 * index));
      }
    }
  });

  it("are one function in four arrangements", () => {
    const wholes: readonly SmallLayout[] = [
      layout([8, 6, 3], [40, 5, 1]),
      layout([5, 4, 3], [40, 5, 1]),
      layout([3, 3, 3], [40, 5, 1]),
      layout([1, 7, 3], [40, 5, 1]),
    ];
    for (const a of wholes) {
      for (const size of sizes) {
        for (const other of sizes) {
          const logical: SmallLayout = logicalDivide(a, [size, other]);
          const [[tile0, rest0], [tile1, rest1], left] = pairsOf(logical);
          const shapeAndStride = ({ shape, stride }: SmallLayout): readonly IntTuple[] => [shape, stride];
          const gathered = (make: (part: 0 | 1) => IntTuple): readonly IntTuple[] => [make(0), make(1)];
          const zipped = gathered((part) => [
            [tile0[part], tile1[part]],
            [rest0[part], rest1[part], left[part]],
          ]);
          const tiled = gathered((part) => [[tile0[part], tile1[part]], rest0[part], rest1[part], left[part]]);
          const flat = gathered((part) => [tile0[part], tile1[part], rest0[part], rest1[part], left[part]]);
          expect(shapeAndStride(zippedDivide(a, [size, other]))).toEqual(zipped);
          expect(shapeAndStride(tiledDivide(a, [size, other]))).toEqual(tiled);
          expect(shapeAndStride(flatDivide(a, [size, other]))).toEqual(flat);
        }
      }
    }
  });
});

type ShapeAndStride = readonly [IntTuple, IntTuple];

/** The modes of ((tile, rest), (tile, rest), mode). */
function pairsOf({
  shape,
  stride,
}: SmallLayout): readonly [
  readonly [ShapeAndStride, ShapeAndStride],
  readonly [ShapeAndStride, ShapeAndStride],
  ShapeAndStride,
] {
  const part = (...path: readonly number[]): ShapeAndStride => [at(shape, path), at(stride, path)];
  return [[part(0, 0), part(0, 1)], [part(1, 0), part(1, 1)], part(2)];
}

function at(tuple: IntTuple, path: readonly number[]): IntTuple {
  return path.reduce((part: IntTuple, mode) => (typeof part === "number" ? part : (part[mode] ?? Number.NaN)), tuple);
}

function answerOf(divide: () => SmallLayout): SmallLayout | undefined {
  try {
    return divide();
  } catch (error) {
    if (error instanceof TilewrightError && /^(composition|complement)\./.test(error.code)) {
      return undefined;
    }
    throw error;
  }
}
