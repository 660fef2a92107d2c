// Slices, shapes by shapes, casts, modes and predicates.
import * as algebra from "../../src/algebra/index.js";
import type { IntTuple } from "../../src/coord/index.js";
import { layoutAndTiler, target } from "./arguments.js";
import type { Value } from "./known.js";
import {
  isTestLayout,
  mapLeaves,
  modesOf,
  nearOrFarLayout,
  randomExtent,
  randomShape,
  randomTuple,
  sizeOf,
} from "./layouts.js";
import { type Operations, operation } from "./operation.js";
import type { Random } from "./random.js";

const one = (random: Random): readonly Value[] => [nearOrFarLayout(random)];

export const shapeOperations: Operations = {
  slice: operation("algebra.Slice", algebra.slice, (random) => gapped(random, target(random))),
  dice: operation("algebra.Dice", algebra.dice, (random) => gapped(random, target(random))),
  sliceAndOffset: operation("algebra.SliceAndOffset", algebra.sliceAndOffset, (random) =>
    gapped(random, nearOrFarLayout(random)),
  ),
  shapeDiv: operation("algebra.ShapeDiv", algebra.shapeDiv, shapeAndDivisor),
  elemScale: operation("algebra.ElemScale", algebra.elemScale, tupleAndScale),
  upcast: operation("algebra.Upcast", algebra.upcast, (random) => [nearOrFarLayout(random), factor(random)]),
  downcast: operation("algebra.Downcast", algebra.downcast, (random) => [nearOrFarLayout(random), factor(random)]),
  recast: operation("algebra.Recast", algebra.recast, (random) => [
    nearOrFarLayout(random),
    random.pick([4, 6, 8, 16, 32, 64]),
    random.pick([4, 8, 16, 32, 64]),
  ]),
  zipModes: operation("algebra.ZipModes", algebra.zipModes, pairOfRanks),
  expandModesAlike: operation("algebra.ExpandModesAlike", algebra.expandModesAlike, alikeLayouts),
  nullspace: operation("algebra.Nullspace", algebra.nullspace, one),
  sublayout: {
    type: (self, ...modes) => `algebra.Sublayout<${self}, [${modes.join(", ")}]>`,
    run: algebra.sublayout,
    args: layoutAndModes,
  },
  tileToShape: operation("algebra.TileToShape", algebra.tileToShape, tileAndShape),
  maxCommonLayout: operation("algebra.MaxCommonLayout", algebra.maxCommonLayout, pairOfOneShape),
  maxCommonVector: operation("algebra.MaxCommonVector", algebra.maxCommonVector, pairOfOneShape),
  maxVectorWidth: operation("algebra.MaxVectorWidth", algebra.maxVectorWidth, (random) => [
    nearOrFarLayout(random),
    ...(random.chance(0.5) ? [random.pick([1, 2, 4, 8, 16, 3])] : []),
  ]),
  evenlyDivides: operation("algebra.EvenlyDivides", algebra.evenlyDivides, layoutAndTiler),
  tileFits: operation("algebra.TileFits", algebra.tileFits, layoutAndTiler),
  isInjective: { ...operation("algebra.IsInjective", algebra.isInjective, one), open: true },
  isSurjective: operation("algebra.IsSurjective", algebra.isSurjective, one),
  isBijective: operation("algebra.IsBijective", algebra.isBijective, one),
  isCompact: operation("algebra.IsCompact", algebra.isCompact, one),
  isContiguous: operation("algebra.IsContiguous", algebra.isContiguous, one),
};

/** A coordinate with gaps that fits the target, nine times in ten. */
function gapped(random: Random, of: Value): readonly Value[] {
  const tuple = isTestLayout(of) ? of.shape : (of as IntTuple);
  return [gapCrd(random, random.chance(0.9) ? tuple : randomShape(random)), of];
}

function gapCrd(random: Random, tuple: IntTuple): Value {
  if (typeof tuple !== "number" && random.chance(0.7)) {
    return tuple.map((mode) => gapCrd(random, mode));
  }
  return random.chance(0.5) ? null : random.whole(0, 12);
}

function shapeAndDivisor(random: Random): readonly Value[] {
  const shape = randomTuple(random, () => random.pick([1, 2, 3, 4, 6, 8, 16, 24]));
  const sizes = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 96];
  const divisor: IntTuple =
    random.chance(0.6) || typeof shape === "number" ? random.pick(sizes) : shape.map(() => random.pick(sizes));
  return [shape as Value, (random.chance(0.9) ? divisor : randomShape(random)) as Value];
}

function tupleAndScale(random: Random): readonly Value[] {
  const tuple = randomShape(random);
  const scale = random.chance(0.9)
    ? mapLeaves(tuple, () => random.whole(1, 12))
    : randomTuple(random, () => random.whole(1, 12));
  return [tuple as Value, scale as Value];
}

function factor(random: Random): number {
  return random.pick([1, 2, 2, 3, 4, 4, 8, 16]);
}

function pairOfRanks(random: Random): readonly Value[] {
  const left = nearOrFarLayout(random);
  const shape: IntTuple =
    typeof left.shape === "number"
      ? randomExtent(random)
      : left.shape.map(() => randomTuple(random, () => randomExtent(random)));
  return [left, nearOrFarLayout(random, random.chance(0.9) ? shape : randomShape(random))];
}

/** Two layouts of one shape, of which each has some modes fused to their size. */
function alikeLayouts(random: Random): readonly Value[] {
  const shape = randomShape(random);
  return [
    nearOrFarLayout(random, fused(random, shape)),
    nearOrFarLayout(random, random.chance(0.9) ? fused(random, shape) : randomShape(random)),
  ];
}

function fused(random: Random, shape: IntTuple): IntTuple {
  if (typeof shape === "number") {
    return shape;
  }
  return random.chance(0.25) ? sizeOf(shape) : shape.map((mode) => fused(random, mode));
}

function layoutAndModes(random: Random): readonly Value[] {
  const self = nearOrFarLayout(random);
  const rank = modesOf(self.shape).length;
  return [self, ...random.list(random.whole(1, 3), () => random.whole(0, random.chance(0.95) ? rank - 1 : rank))];
}

/** Two layouts of one shape, which often share strides. */
function pairOfOneShape(random: Random): readonly Value[] {
  const left = nearOrFarLayout(random);
  return [
    left,
    random.chance(0.3) ? left : nearOrFarLayout(random, random.chance(0.9) ? left.shape : randomShape(random)),
  ];
}

/** A tile and a shape that it mostly divides. */
function tileAndShape(random: Random): readonly Value[] {
  const tile = nearOrFarLayout(random);
  const shape = modesOf(tile.shape).map((mode) => sizeOf(mode) * random.pick([1, 2, 3, 4]));
  const whole: IntTuple = random.chance(0.9)
    ? [...shape, ...random.list(random.whole(0, 1), () => random.whole(1, 6))]
    : randomShape(random);
  const rank = modesOf(whole).length;
  return [tile, whole as Value, ...(random.chance(0.4) ? [random.list(rank, () => random.whole(0, rank))] : [])];
}
