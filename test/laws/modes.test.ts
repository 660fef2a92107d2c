// slice: L(crd with c in the gaps) = offset + S(c). nullspace: exactly the indices that go to 0. expandModesAlike: one shape, the same
// functions. zipModes: the sum of both. By random nested layouts.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dice, expandModesAlike, nullspace, shapeDiv, sliceAndOffset, zipModes } from "../../src/algebra/index.js";
import { crd2idx, type IntTuple } from "../../src/coord/index.js";
import { makeLayout } from "../../src/layout/make-layout.js";
import { loose } from "../support/loose.js";
import { layoutsWithin, offsetOf, offsetsOf, refines, type SmallLayout, sizeOf } from "./small-layouts.js";

type GapCrd = number | null | readonly GapCrd[];

const leaf = fc.integer({ min: 1, max: 4 });
const shapes: fc.Arbitrary<IntTuple> = fc.letrec<{ tuple: IntTuple }>((tie) => ({
  tuple: fc.oneof({ maxDepth: 3 }, leaf, fc.array(tie("tuple"), { minLength: 1, maxLength: 3 })),
})).tuple;

/** A shape of at most 400 coordinates, with random strides. */
const layouts: fc.Arbitrary<SmallLayout> = shapes
  .filter((shape) => leavesOf(shape).reduce((size, extent) => size * extent, 1) <= 400)
  .chain((shape) =>
    fc.infiniteStream(fc.integer({ min: 0, max: 50 })).map((steps) =>
      makeLayout(
        "law",
        shape,
        renewed(shape, () => Number(steps.next().value)),
      ),
    ),
  );

describe("sliceAndOffset and dice", () => {
  it("split the offset of every coordinate", () => {
    const cases = layouts.chain((self) =>
      fc.tuple(fc.constant(self), crdOf(self.shape), fc.infiniteStream(fc.boolean())),
    );
    fc.assert(
      fc.property(cases, ([self, crd, gaps]) => {
        const gapped = withGaps(crd, () => Boolean(gaps.next().value));
        const { layout: rest, offset } = loose(sliceAndOffset)(gapped, self) as {
          layout: SmallLayout;
          offset: number;
        };
        const filled = gapsOf(gapped, crd);
        expect(offset + Number(loose(crd2idx)(filled, rest.shape, rest.stride))).toBe(
          loose(crd2idx)(crd, self.shape, self.stride),
        );
        expect(sizeOf(loose(dice)(gapped, self) as SmallLayout) * sizeOf(rest)).toBe(sizeOf(self));
      }),
      { numRuns: 2_000, seed: 1 },
    );
  });
});

describe("nullspace", () => {
  it("is exactly the indices that go to 0, each once", () => {
    for (const self of layoutsWithin({ ranks: [0, 1, 2, 3], extents: [1, 2, 3], strides: [0, 1, 4] })) {
      const zeros = offsetsOf(self).flatMap((offset, index) => (offset === 0 ? [index] : []));
      expect([...offsetsOf(nullspace(self) as SmallLayout)].sort((left, right) => left - right)).toEqual(zeros);
    }
  });
});

describe("expandModesAlike", () => {
  it("gives both functions over one shape, which refines both", () => {
    const cases = layouts.chain((left) =>
      fc.tuple(fc.constant(left), fc.infiniteStream(fc.boolean())).map(([self, fuse]) => {
        const shape = fused(self.shape, () => Boolean(fuse.next().value));
        return [
          self,
          makeLayout(
            "law",
            shape,
            renewed(shape, (at) => at + 3),
          ),
        ] as const;
      }),
    );
    fc.assert(
      fc.property(cases, ([left, right]) => {
        const [first, second] = loose(expandModesAlike)(left, right) as readonly [SmallLayout, SmallLayout];
        expect(first.shape).toEqual(second.shape);
        expect([refines(left.shape, first.shape), refines(right.shape, first.shape)]).toEqual([true, true]);
        expect(offsetsOf(first)).toEqual(offsetsOf(left));
        expect(offsetsOf(second)).toEqual(offsetsOf(right));
      }),
      { numRuns: 1_000, seed: 1 },
    );
  });
});

describe("zipModes", () => {
  it("adds the offsets of both at the coordinates of each mode", () => {
    const small = layoutsWithin({ ranks: [2], extents: [1, 2, 3], strides: [0, 1, 5] });
    for (const [at, left] of small.entries()) {
      const right = small[(at * 31 + 7) % small.length] as SmallLayout;
      const zipped = zipModes(left, right) as SmallLayout;
      const [width = 1] = left.shape as readonly number[];
      const [other = 1] = right.shape as readonly number[];
      for (let i = 0; i < sizeOf(left); i++) {
        for (let j = 0; j < sizeOf(right); j++) {
          const crd = [
            [i % width, j % other],
            [Math.floor(i / width), Math.floor(j / other)],
          ];
          expect(loose(zipped.index.bind(zipped))(crd)).toBe(offsetOf(left, i) + offsetOf(right, j));
        }
      }
    }
  });
});

describe("shapeDiv", () => {
  it("leaves of a shape what an integer does not use up: the sizes divide", () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: 1, max: 48 }), (shape, divisor) => {
        const quotient = answer(() => loose(shapeDiv)(shape, divisor));
        fc.pre(quotient !== undefined);
        const size = leavesOf(shape).reduce((product, extent) => product * extent, 1);
        const left = leavesOf(quotient as IntTuple).reduce((product, extent) => product * extent, 1);
        expect(left).toBe(size % divisor === 0 ? size / divisor : 1);
      }),
      { numRuns: 2_000, seed: 1 },
    );
  });
});

function answer(run: () => unknown): unknown {
  try {
    return run();
  } catch {
    return undefined;
  }
}

function leavesOf(tuple: IntTuple): readonly number[] {
  return typeof tuple === "number" ? [tuple] : tuple.flatMap(leavesOf);
}

function renewed(tuple: IntTuple, next: (at: number) => number): IntTuple {
  let at = 0;
  const visit = (part: IntTuple): IntTuple => (typeof part === "number" ? next(at++) : part.map(visit));
  return visit(tuple);
}

function fused(shape: IntTuple, fuse: () => boolean): IntTuple {
  if (typeof shape === "number") {
    return shape;
  }
  return fuse() ? leavesOf(shape).reduce((size, extent) => size * extent, 1) : shape.map((mode) => fused(mode, fuse));
}

/** A coordinate of the shape, as nested as the shape is. */
function crdOf(shape: IntTuple): fc.Arbitrary<IntTuple> {
  return typeof shape === "number" ? fc.nat({ max: shape - 1 }) : fc.tuple(...shape.map(crdOf));
}

/** The coordinate with gaps in place of some leaves and some whole parts. */
function withGaps(crd: IntTuple, gap: () => boolean): GapCrd {
  return gap() ? null : typeof crd === "number" ? crd : crd.map((part) => withGaps(part, gap));
}

/** What the coordinate has in its gaps. */
function gapsOf(gapped: GapCrd, crd: IntTuple): readonly IntTuple[] {
  if (gapped === null) {
    return [crd];
  }
  return typeof gapped === "number"
    ? []
    : gapped.flatMap((part, at) => gapsOf(part, (crd as readonly IntTuple[])[at] as IntTuple));
}
