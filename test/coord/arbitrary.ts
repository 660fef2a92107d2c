// Random int-tuples for the laws.
import fc from "fast-check";
import type { IntTuple } from "../../src/coord/index.js";

const nested = (leaf: fc.Arbitrary<number>): fc.Arbitrary<IntTuple> =>
  fc.letrec<{ tuple: IntTuple; modes: IntTuple }>((tie) => ({
    tuple: fc.oneof({ depthSize: "small", withCrossShrink: true }, leaf, tie("modes")),
    modes: fc.array(tie("tuple"), { maxLength: 4 }),
  })).tuple;

/** Int-tuples of any nesting, sizes 0 and 1 among them. */
export const tuples: fc.Arbitrary<IntTuple> = nested(fc.nat({ max: 6 }));

/** Shapes with at least one coordinate; of at most a few thousand, so that all can be walked. */
export const shapes: fc.Arbitrary<IntTuple> = nested(fc.integer({ min: 1, max: 4 })).filter(
  (shape) => size(shape) <= 3000,
);

/** A shape and one that refines it with the same sizes. */
export const refinements: fc.Arbitrary<readonly [coarse: IntTuple, fine: IntTuple]> = shapes.chain((fine) =>
  fc.infiniteStream(fc.boolean()).map((flips) => [merged(fine, flips), fine] as const),
);

/** A shape and strides for it. */
export const layouts: fc.Arbitrary<readonly [shape: IntTuple, stride: IntTuple]> = shapes.chain((shape) =>
  fc.infiniteStream(fc.nat({ max: 40 })).map((strides) => [shape, withLeaves(shape, strides)] as const),
);

function size(tuple: IntTuple): number {
  return typeof tuple === "number" ? tuple : tuple.reduce<number>((product, mode) => product * size(mode), 1);
}

/** Modes made integers of the same size, here and there. */
function merged(tuple: IntTuple, flips: Iterator<boolean>): IntTuple {
  if (typeof tuple === "number" || flips.next().value === true) return size(tuple);
  return tuple.map((mode) => merged(mode, flips));
}

function withLeaves(shape: IntTuple, leaves: Iterator<number>): IntTuple {
  return typeof shape === "number" ? (leaves.next().value as number) : shape.map((mode) => withLeaves(mode, leaves));
}
