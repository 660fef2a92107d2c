// Layouts by layouts: coalesce, complement, composition, divides, products and inverses.
import * as algebra from "../../src/algebra/index.js";
import type { IntTuple } from "../../src/coord/index.js";
import { makeLayout } from "../../src/layout/make-layout.js";
import { divisorsOf, layoutAndTiler, randomTiler } from "./arguments.js";
import type { Value } from "./known.js";
import { modesOf, nearOrFarLayout, randomShape, sizeOf } from "./layouts.js";
import { type Operations, operation } from "./operation.js";
import type { Random } from "./random.js";

export const layoutOperations: Operations = {
  coalesce: operation("algebra.Coalesce", algebra.coalesce, layoutAndProfile),
  filter: operation("algebra.Filter", algebra.filter, layoutAndProfile),
  complement: operation("algebra.Complement", algebra.complement, layoutAndCotarget),
  composition: operation("algebra.Composition", algebra.composition, composable),
  logicalDivide: operation("algebra.LogicalDivide", algebra.logicalDivide, layoutAndTiler),
  zippedDivide: operation("algebra.ZippedDivide", algebra.zippedDivide, layoutAndTiler),
  tiledDivide: operation("algebra.TiledDivide", algebra.tiledDivide, layoutAndTiler),
  flatDivide: operation("algebra.FlatDivide", algebra.flatDivide, layoutAndTiler),
  logicalProduct: operation("algebra.LogicalProduct", algebra.logicalProduct, blockAndCopies),
  zippedProduct: operation("algebra.ZippedProduct", algebra.zippedProduct, blockAndCopies),
  tiledProduct: operation("algebra.TiledProduct", algebra.tiledProduct, blockAndCopies),
  flatProduct: operation("algebra.FlatProduct", algebra.flatProduct, blockAndCopies),
  blockedProduct: operation("algebra.BlockedProduct", algebra.blockedProduct, twoLayouts),
  rakedProduct: operation("algebra.RakedProduct", algebra.rakedProduct, twoLayouts),
  rightInverse: operation("algebra.RightInverse", algebra.rightInverse, (random) => [nearOrFarLayout(random)]),
  leftInverse: operation("algebra.LeftInverse", algebra.leftInverse, (random) => [nearOrFarLayout(random)]),
};

function layoutAndProfile(random: Random): readonly Value[] {
  const self = nearOrFarLayout(random);
  return [self, ...(random.chance(0.4) ? [profile(random, self.shape)] : [])];
}

/** A marker for the whole, or for each of the first modes; one time in twenty there are too many. */
function profile(random: Random, shape: IntTuple): Value {
  if (random.chance(0.3)) {
    return random.whole(0, 3);
  }
  const modes = modesOf(shape);
  return random.chance(0.05)
    ? random.list(modes.length + 1, () => 1)
    : modes
        .slice(0, random.whole(0, modes.length))
        .map((mode) => (typeof mode === "number" ? 1 : profile(random, mode)));
}

function layoutAndCotarget(random: Random): readonly Value[] {
  return [nearOrFarLayout(random), ...(random.chance(0.6) ? [random.pick([1, 4, 12, 16, 24, 48, 64, 100, 256])] : [])];
}

/** A layout and a tiler, or a layout of indices that mostly stay in place. */
function composable(random: Random): readonly Value[] {
  const self = nearOrFarLayout(random);
  if (random.chance(0.5)) {
    return [self, randomTiler(random, self.shape)];
  }
  return [self, random.chance(0.3) ? nearOrFarLayout(random) : indices(random, sizeOf(self.shape))];
}

function indices(random: Random, size: number): Value {
  let stride = random.pick(divisorsOf(size));
  const leaves = random.list(random.whole(1, 3), () => {
    const extent = random.pick(divisorsOf(Math.max(1, Math.floor(size / stride))));
    const leaf = [extent, stride] as const;
    stride *= extent * random.pick([1, 1, 1, 2]);
    return leaf;
  });
  const order = random.shuffled(leaves);
  return makeLayout(
    "indices",
    order.map(([extent]) => extent),
    order.map(([, step]) => step),
  );
}

function blockAndCopies(random: Random): readonly Value[] {
  const block = nearOrFarLayout(random);
  if (random.chance(0.4)) {
    return [
      block,
      modesOf(block.shape)
        .slice(0, random.whole(1, 3))
        .map(() => random.pick([1, 2, 3, 4, null])),
    ];
  }
  return [block, random.chance(0.3) ? random.whole(1, 6) : nearOrFarLayout(random)];
}

function twoLayouts(random: Random): readonly Value[] {
  const block = nearOrFarLayout(random);
  return [
    block,
    nearOrFarLayout(
      random,
      random.chance(0.5) ? modesOf(block.shape).map(() => random.whole(1, 5)) : randomShape(random),
    ),
  ];
}
