// Which operations does the differential test know? For each: its type, its function, and random arguments that it mostly answers.
import {
  dice,
  downcast,
  elemScale,
  evenlyDivides,
  expandModesAlike,
  isBijective,
  isCompact,
  isContiguous,
  isInjective,
  isSurjective,
  maxCommonLayout,
  maxCommonVector,
  maxVectorWidth,
  nullspace,
  recast,
  shapeDiv,
  slice,
  sliceAndOffset,
  sublayout,
  tileFits,
  tileToShape,
  upcast,
  zipModes,
} from "../../src/algebra/index.js";
import type { IntTuple } from "../../src/coord/index.js";
import { makeLayout } from "../../src/layout/make-layout.js";
import type { Value } from "./known.js";
import {
  type AnyTestLayout,
  leavesOf,
  mapLeaves,
  randomExtent,
  randomLayout,
  randomShape,
  randomTuple,
} from "./layouts.js";
import type { Random } from "./random.js";

export interface Operation {
  /** The type, applied to the texts of the arguments' types. */
  readonly type: (...args: readonly string[]) => string;
  readonly run: (...args: never[]) => unknown;
  readonly args: (random: Random) => readonly Value[];
  /** Is the type allowed to leave a question open of which all is known? */
  readonly open?: true;
}

export const operations: Readonly<Record<string, Operation>> = {
  slice: { ...named("Slice"), run: slice, args: (random) => gapped(random, target(random)) },
  dice: { ...named("Dice"), run: dice, args: (random) => gapped(random, target(random)) },
  sliceAndOffset: {
    ...named("SliceAndOffset"),
    run: sliceAndOffset,
    args: (random) => gapped(random, randomLayout(random)),
  },
  shapeDiv: { ...named("ShapeDiv"), run: shapeDiv, args: shapeAndDivisor },
  elemScale: { ...named("ElemScale"), run: elemScale, args: tupleAndScale },
  upcast: { ...named("Upcast"), run: upcast, args: (random) => [randomLayout(random), factor(random)] },
  downcast: { ...named("Downcast"), run: downcast, args: (random) => [randomLayout(random), factor(random)] },
  recast: {
    ...named("Recast"),
    run: recast,
    args: (random) => [randomLayout(random), random.pick([4, 6, 8, 16, 32, 64]), random.pick([4, 8, 16, 32, 64])],
  },
  zipModes: { ...named("ZipModes"), run: zipModes, args: (random) => pairOfRanks(random) },
  expandModesAlike: { ...named("ExpandModesAlike"), run: expandModesAlike, args: alikeLayouts },
  nullspace: { ...named("Nullspace"), run: nullspace, args: (random) => [randomLayout(random)] },
  sublayout: {
    type: (self, ...modes) => `Sublayout<${self}, [${modes.join(", ")}]>`,
    run: sublayout,
    args: layoutAndModes,
  },
  isInjective: { ...named("IsInjective"), run: isInjective, args: (random) => [randomLayout(random)], open: true },
  isSurjective: { ...named("IsSurjective"), run: isSurjective, args: (random) => [randomLayout(random)] },
  isBijective: { ...named("IsBijective"), run: isBijective, args: (random) => [randomLayout(random)] },
  isCompact: { ...named("IsCompact"), run: isCompact, args: (random) => [randomLayout(random)] },
  isContiguous: { ...named("IsContiguous"), run: isContiguous, args: (random) => [randomLayout(random)] },
  maxVectorWidth: {
    ...named("MaxVectorWidth"),
    run: maxVectorWidth,
    args: (random) => [randomLayout(random), ...(random.chance(0.5) ? [random.pick([1, 2, 4, 8, 16, 3])] : [])],
  },
  maxCommonLayout: { ...named("MaxCommonLayout"), run: maxCommonLayout, args: pairOfOneShape },
  maxCommonVector: { ...named("MaxCommonVector"), run: maxCommonVector, args: pairOfOneShape },
  evenlyDivides: { ...named("EvenlyDivides"), run: evenlyDivides, args: layoutAndTiler },
  tileFits: { ...named("TileFits"), run: tileFits, args: layoutAndTiler },
  tileToShape: { ...named("TileToShape"), run: tileToShape, args: tileAndShape },
};

function named(type: string): Pick<Operation, "type"> {
  return { type: (...args) => `${type}<${args.join(", ")}>` };
}

function target(random: Random): Value {
  return random.chance(0.5) ? randomLayout(random) : (randomShape(random) as Value);
}

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
  const left = randomLayout(random);
  const shape: IntTuple =
    typeof left.shape === "number"
      ? randomExtent(random)
      : left.shape.map(() => randomTuple(random, () => randomExtent(random)));
  return [left, randomLayout(random, random.chance(0.9) ? shape : randomShape(random))];
}

/** Two layouts of one shape, of which each has some modes fused to their size. */
function alikeLayouts(random: Random): readonly Value[] {
  const shape = randomShape(random);
  return [
    randomLayout(random, fused(random, shape)),
    randomLayout(random, random.chance(0.9) ? fused(random, shape) : randomShape(random)),
  ];
}

function fused(random: Random, shape: IntTuple): IntTuple {
  if (typeof shape === "number") {
    return shape;
  }
  return random.chance(0.25)
    ? leavesOf(shape).reduce((size, extent) => size * extent, 1)
    : shape.map((mode) => fused(random, mode));
}

function layoutAndModes(random: Random): readonly Value[] {
  const self = randomLayout(random);
  const rank = typeof self.shape === "number" ? 1 : self.shape.length;
  return [self, ...random.list(random.whole(1, 3), () => random.whole(0, random.chance(0.95) ? rank - 1 : rank))];
}

/** Two layouts of one shape, which often share strides. */
function pairOfOneShape(random: Random): readonly Value[] {
  const left = randomLayout(random);
  return [
    left,
    random.chance(0.3) ? left : randomLayout(random, random.chance(0.9) ? left.shape : randomShape(random)),
  ];
}

function layoutAndTiler(random: Random): readonly Value[] {
  const self = randomLayout(random);
  return [self, randomTiler(random, self.shape)];
}

/** A tiler that mostly divides a layout of this shape: sizes, layouts, or one for each of its first modes. */
function randomTiler(random: Random, shape: IntTuple): Value {
  if (typeof shape !== "number" && random.chance(0.75)) {
    return shape
      .slice(0, random.whole(1, shape.length))
      .map((mode) => (random.chance(0.1) ? null : randomTiler(random, mode)));
  }
  const size = leavesOf(shape).reduce((product, extent) => product * extent, 1);
  const divisors = [1, 2, 3, 4, 5, 6, 8, 12, 16].filter((divisor) => size % divisor === 0);
  const tile = random.chance(0.8) ? random.pick(divisors) : random.whole(1, 12);
  return random.chance(0.7) ? tile : makeLayout("tiler", tile, random.chance(0.5) ? 1 : random.pick(divisors));
}

/** A tile and a shape that it mostly divides. */
function tileAndShape(random: Random): readonly Value[] {
  const tile = randomLayout(random);
  const modes = typeof tile.shape === "number" ? [tile.shape] : tile.shape;
  const shape = modes.map((mode) => leavesOf(mode).reduce((size, extent) => size * extent, random.pick([1, 2, 3, 4])));
  const target = random.chance(0.9)
    ? [...shape, ...random.list(random.whole(0, 1), () => random.whole(1, 6))]
    : randomShape(random);
  const rank = typeof target === "number" ? 1 : target.length;
  return [tile, target as Value, ...(random.chance(0.4) ? [random.list(rank, () => random.whole(0, rank))] : [])];
}

function isTestLayout(value: Value): value is AnyTestLayout {
  return typeof value === "object" && value !== null && "shape" in value;
}
