// Which shapes and layouts do random cases use? Small ones of every kind that an operation treats differently.
import type { IntTuple } from "../../src/coord/index.js";
import type { Layout } from "../../src/layout/index.js";
import { makeLayout } from "../../src/layout/make-layout.js";
import type { Random } from "./random.js";

export type AnyTestLayout = Layout<IntTuple, IntTuple>;

const extents = [1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 8, 8, 9, 12, 16, 32];

export function randomExtent(random: Random): number {
  return random.chance(0.02) ? 0 : random.chance(0.04) ? random.whole(7, 200) : random.pick(extents);
}

/** An int-tuple whose leaves come from `leaf`: bare one time in six, else one to four modes, some of them nested. */
export function randomTuple(random: Random, leaf: () => number, depth = 2): IntTuple {
  if (random.chance(1 / 6)) {
    return leaf();
  }
  return random.list(random.whole(1, random.chance(0.8) ? 2 : 4), () =>
    depth > 0 && random.chance(0.25) ? nestedTuple(random, leaf, depth - 1) : leaf(),
  );
}

function nestedTuple(random: Random, leaf: () => number, depth: number): IntTuple {
  return random.list(random.whole(1, 3), () =>
    depth > 0 && random.chance(0.15) ? nestedTuple(random, leaf, depth - 1) : leaf(),
  );
}

/** The same nesting with other leaves. */
export function mapLeaves(tuple: IntTuple, leaf: (value: number) => number): IntTuple {
  return typeof tuple === "number" ? leaf(tuple) : tuple.map((mode) => mapLeaves(mode, leaf));
}

export function leavesOf(tuple: IntTuple): readonly number[] {
  return typeof tuple === "number" ? [tuple] : tuple.flatMap(leavesOf);
}

export function sizeOf(tuple: IntTuple): number {
  return leavesOf(tuple).reduce((size, extent) => size * extent, 1);
}

export function modesOf(tuple: IntTuple): readonly IntTuple[] {
  return typeof tuple === "number" ? [tuple] : tuple;
}

export function isTestLayout(value: unknown): value is AnyTestLayout {
  return typeof value === "object" && value !== null && "shape" in value;
}

export function randomShape(random: Random): IntTuple {
  return randomTuple(random, () => randomExtent(random));
}

/** A layout of a random shape: compact in some order, with gaps, with stride 0, or with any strides at all. */
export function randomLayout(random: Random, shape: IntTuple = randomShape(random)): AnyTestLayout {
  const strides = random.chance(0.25)
    ? leavesOf(shape).map(() => random.pick([0, 1, 1, 2, 3, 4, 5, 6, 8, 12, 16, 20, 24, 64]))
    : ordered(random, leavesOf(shape));
  let next = 0;
  return makeLayout(
    "layout",
    shape,
    mapLeaves(shape, () => strides[next++] as number),
  );
}

/** The same, one time in ten with offsets that come near 2^53. */
export function nearOrFarLayout(random: Random, shape: IntTuple = randomShape(random)): AnyTestLayout {
  if (sizeOf(shape) > 2 ** 32) {
    return makeLayout(
      "layout",
      shape,
      mapLeaves(shape, () => random.whole(0, 1)),
    );
  }
  const self = randomLayout(random, shape);
  return random.chance(0.1) && self.size() > 0 ? stretched(random, self) : self;
}

/** As many times as long, in strides or in its one extent, that the last offset comes near 2^53, or a little below. */
function stretched(random: Random, self: AnyTestLayout): AnyTestLayout {
  const short = random.pick([1, 1, 2, 3, 4, 8, 100, 1000]);
  const timesIn = (whole: number): number => Math.max(1, Math.floor((Number.MAX_SAFE_INTEGER - 1) / whole / short));
  const strides = leavesOf(self.stride);
  if (self.flatRank() === 1 && random.chance(0.5)) {
    return makeLayout(
      "layout",
      mapLeaves(self.shape, () => timesIn(Math.max(1, ...strides))),
      self.stride,
    );
  }
  const factor = timesIn(Math.max(1, self.cosize() - 1, ...strides));
  return makeLayout(
    "layout",
    self.shape,
    mapLeaves(self.stride, (stride) => stride * factor),
  );
}

function ordered(random: Random, sizes: readonly number[]): readonly number[] {
  const order = random.shuffled([...sizes.keys()]);
  const strides: number[] = [];
  let stride = random.chance(0.85) ? 1 : random.whole(2, 6);
  for (const at of order) {
    strides[at] = random.chance(0.06) ? 0 : stride;
    stride *= Math.max(1, sizes[at] as number) * (random.chance(0.12) ? random.whole(2, 3) : 1);
  }
  return strides;
}
