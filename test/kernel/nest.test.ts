import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Axis, commonNest, inMemoryOrder, type Nest, nestOf } from "../../src/kernel/nest.js";
import { forEachPair } from "../../src/kernel/rows.js";

const axes = (...pairs: [number, number][]): Axis[] => pairs.map(([extent, stride]) => ({ extent, stride }));

/** The offsets of a walk in its order, by counting positions and nothing else. */
function offsets(walk: readonly Axis[]): number[] {
  return walk.reduce<number[]>(
    (before, { extent, stride }) =>
      before.flatMap((offset) => Array.from({ length: extent }, (_, step) => offset + step * stride)),
    [0],
  );
}

function visited(nest: Nest): [number, number][] {
  const pairs: [number, number][] = [];
  forEachPair(nest, (left, right) => pairs.push([left, right]));
  return pairs;
}

describe("nestOf", () => {
  it("joins what is contiguous and drops size-1 axes", () => {
    expect(nestOf(axes([4, 8], [1, 99], [8, 1]))).toEqual({ extents: [32], strides: [[1]] });
    expect(nestOf(axes([4, 9], [8, 1]))).toEqual({ extents: [4, 8], strides: [[9, 1]] });
    expect(nestOf(axes([1, 5]))).toEqual({ extents: [], strides: [[]] });
    expect(visited(nestOf([]))).toEqual([[0, 0]]);
    expect(visited(nestOf(axes([3, 1], [0, 7])))).toEqual([]);
  });

  it("visits the offsets of its axes in their order", () => {
    const axis = fc.record({ extent: fc.integer({ min: 0, max: 4 }), stride: fc.integer({ min: 0, max: 9 }) });
    const property = fc.property(fc.array(axis, { maxLength: 5 }), (walk) => {
      expect(visited(nestOf(walk)).map(([left]) => left)).toEqual(offsets(walk));
    });
    fc.assert(property, { numRuns: 300, seed: 3 });
  });
});

describe("commonNest", () => {
  it("cuts both walks into the same axes", () => {
    expect(commonNest(axes([6, 10]), axes([2, 100], [3, 1]))).toEqual({
      extents: [2, 3],
      strides: [
        [30, 10],
        [100, 1],
      ],
    });
    expect(commonNest(axes([2, 3], [3, 1]), axes([3, 2], [2, 1]))).toEqual({ extents: [6], strides: [[1], [1]] });
    expect(commonNest(axes([2, 4], [3, 1]), axes([3, 4], [2, 1]))).toBeUndefined();
    expect(commonNest(axes([0, 4], [3, 1]), axes([2, 4], [0, 1]))?.extents).toEqual([0]);
  });

  it("pairs the walks position by position, where it finds loops at all", () => {
    const primes = fc.array(fc.constantFrom(2, 2, 3, 1), { minLength: 1, maxLength: 5 });
    const cut = (factors: readonly number[], at: readonly boolean[], strides: readonly number[]): Axis[] => {
      const extents: number[] = [];
      factors.forEach((factor, index) => {
        if (at[index] || extents.length === 0) extents.push(factor);
        else extents[extents.length - 1] = (extents.at(-1) ?? 1) * factor;
      });
      return extents.map((extent, index) => ({ extent, stride: strides[index] ?? 0 }));
    };
    const flags = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 });
    const strides = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 5, maxLength: 5 });
    const property = fc.property(primes, flags, flags, strides, strides, (factors, a, b, ofA, ofB) => {
      const [left, right] = [cut(factors, a, ofA), cut(factors, b, ofB)];
      const nest = commonNest(left, right);
      if (nest === undefined) return;
      const [lefts, rights] = [offsets(left), offsets(right)];
      const expected = lefts.map((offset, index) => [offset, rights[index]]);
      expect(visited(nest)).toEqual(expected);
      expect(visited(inMemoryOrder(nest)).toSorted()).toEqual(expected.toSorted());
    });
    fc.assert(property, { numRuns: 500, seed: 5 });
  });
});

describe("inMemoryOrder", () => {
  it("puts the destination's smallest stride innermost", () => {
    expect(
      inMemoryOrder({
        extents: [4, 8],
        strides: [
          [1, 4],
          [8, 1],
        ],
      }),
    ).toEqual({
      extents: [8, 4],
      strides: [
        [4, 1],
        [1, 8],
      ],
    });
    expect(
      inMemoryOrder({
        extents: [4, 8],
        strides: [
          [1, 4],
          [1, 4],
        ],
      }),
    ).toEqual({ extents: [32], strides: [[1], [1]] });
  });

  it("keeps the order where the destination meets itself", () => {
    const sliding: Nest = {
      extents: [4, 3],
      strides: [
        [1, 2],
        [3, 1],
      ],
    };
    expect(inMemoryOrder(sliding)).toBe(sliding);
  });
});
