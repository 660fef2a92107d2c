// Swizzles and composed layouts: where offsets go, and how composed layouts are sliced, tiled and cast.
import * as algebra from "../../src/algebra/index.js";
import { randomTiler } from "./arguments.js";
import type { Composed, Value } from "./known.js";
import { modesOf, randomLayout } from "./layouts.js";
import { type Operations, operation } from "./operation.js";
import type { Random } from "./random.js";

export const composedOperations: Operations = {
  applySwizzle: operation("algebra.ApplySwizzle", algebra.applySwizzle, (random) => [
    randomSwizzle(random),
    random.chance(0.8) ? random.whole(0, 4095) : random.whole(0, 2 ** 31),
  ]),
  composedIndex: {
    type: (self, ...crd) => `algebra.ComposedIndex<${self}, [${crd.join(", ")}]>`,
    run: (self: Composed, ...crd: number[]) => self.index(...crd),
    args: composedAndIndex,
  },
  composedCosize: operation(
    "algebra.ComposedCosize",
    (self: Composed) => self.cosize(),
    (random) => [randomComposed(random)],
  ),
  sliceComposed: operation("algebra.Slice", algebra.slice, composedAndGaps),
  divideComposed: operation("algebra.ZippedDivide", algebra.zippedDivide, (random) => {
    const self = randomComposed(random);
    return [self, randomTiler(random, self.inner.shape)];
  }),
  recastComposed: operation("algebra.Recast", algebra.recast, (random) => [
    randomComposed(random),
    random.pick([8, 16, 32]),
    random.pick([8, 16, 32]),
  ]),
};

function randomSwizzle(random: Random): Value {
  const bits = random.whole(0, 4);
  const shift = (bits + random.whole(0, 3)) * (random.chance(0.3) ? -1 : 1);
  return algebra.swizzle<number, number, number>(bits, random.whole(0, 4), shift);
}

/** Behind a swizzle, or one time in four behind a layout. */
function randomComposed(random: Random): Composed {
  const outer = random.chance(0.75) ? randomSwizzle(random) : nonEmpty(random);
  const offset = random.pick([0, 0, 4, 8, 16, random.whole(0, 100)]);
  const make = algebra.composedLayout as unknown as (...parts: readonly Value[]) => Composed;
  return make(outer, offset, randomLayout(random));
}

function nonEmpty(random: Random): Value {
  const self = randomLayout(random);
  return self.cosize() === 0 ? nonEmpty(random) : self;
}

function composedAndIndex(random: Random): readonly Value[] {
  const self = randomComposed(random);
  return self.size() === 0 ? composedAndIndex(random) : [self, random.whole(0, self.size() - 1)];
}

function composedAndGaps(random: Random): readonly Value[] {
  const self = randomComposed(random);
  const crd: Value = modesOf(self.inner.shape).map(() => (random.chance(0.5) ? null : random.whole(0, 9)));
  return [typeof self.inner.shape === "number" ? random.pick([null, 3]) : crd, self];
}
