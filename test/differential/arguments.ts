// Which arguments do several operations take?
import type { IntTuple } from "../../src/coord/index.js";
import { makeLayout } from "../../src/layout/make-layout.js";
import type { Value } from "./known.js";
import { nearOrFarLayout, randomShape, sizeOf } from "./layouts.js";
import type { Random } from "./random.js";

/** A layout or an int-tuple. */
export function target(random: Random): Value {
  return random.chance(0.5) ? nearOrFarLayout(random) : (randomShape(random) as Value);
}

export function layoutAndTiler(random: Random): readonly Value[] {
  const self = nearOrFarLayout(random);
  return [self, randomTiler(random, self.shape)];
}

/** A tiler that mostly divides a layout of this shape: sizes, layouts, or one for each of its first modes. */
export function randomTiler(random: Random, shape: IntTuple): Value {
  if (typeof shape !== "number" && random.chance(0.75)) {
    return shape
      .slice(0, random.whole(1, shape.length))
      .map((mode) => (random.chance(0.1) ? null : randomTiler(random, mode)));
  }
  const divisors = divisorsOf(sizeOf(shape));
  const tile = random.chance(0.8) ? random.pick(divisors) : random.whole(1, 12);
  return random.chance(0.7) ? tile : makeLayout("tiler", tile, random.chance(0.5) ? 1 : random.pick(divisors));
}

/** The divisors of a size that tests like to divide by. */
export function divisorsOf(size: number): readonly number[] {
  return [1, 2, 3, 4, 5, 6, 8, 12, 16].filter((divisor) => size % divisor === 0);
}
