// Which views does the differential test know, and with which arguments are they asked for? Mostly ones that fit.
import { layout as layoutFrom } from "../../src/layout/index.js";
import { type AnyTestLayout, leavesOf, modesOf, sizeOf } from "./layouts.js";
import type { Random } from "./random.js";

/** An argument of a view. */
export type Argument =
  | number
  | string
  | AnyTestLayout
  | readonly Argument[]
  | { readonly length: number }
  | { readonly axis: number };

/** Random arguments for a tensor of this layout. */
export type Arguments = (random: Random, layout: AnyTestLayout) => readonly Argument[];

export const viewCalls: Readonly<Record<string, Arguments>> = {
  tile: (random, { shape }) => tileArguments(random, modesOf(shape).map(sizeOf)),
  tileClipped: (random, { shape }) => tileArguments(random, modesOf(shape).map(sizeOf)),
  slice: (random, { shape }) => leavesOf(shape).map((extent) => sliceArgument(random, extent, 0)),
  at: (random, { shape }) => modesOf(shape).map((mode) => sliceArgument(random, sizeOf(mode), -sizeOf(mode))),
  vectorize: (random, { shape }) => modesOf(shape).map((mode) => divisorOf(random, sizeOf(mode))),
  reshape: (random, layout) => reshapeArguments(random, layout),
  transpose: () => [],
  permute: (random, { shape }) => random.shuffled([...modesOf(shape).keys()]),
  coalesce: () => [],
  distribute: (random, { shape }) => distributeArguments(random, modesOf(shape).map(sizeOf)),
  split: (random, { shape }) => splitArguments(random, modesOf(shape).length),
  broadcastTo: (random, { shape }) => broadcastSizes(random, modesOf(shape).map(sizeOf)),
  squeeze: (random, { shape }) => onesAmong(random, modesOf(shape).map(sizeOf)),
  unsqueeze: (random, { shape }) => [random.whole(0, modesOf(shape).length)],
  bitcast: (random) => [random.pick(["int32", "uint8", "int16", "float64", "float16", "bool"])],
  makeDynamic: () => [],
};

/** Which of them leave an extent that only the runtime knows? */
export const openingCalls: readonly string[] = ["tileClipped", "split", "makeDynamic"];

function tileArguments(random: Random, extents: readonly number[]): readonly Argument[] {
  const sizes = extents.map((extent) => random.whole(1, Math.max(1, extent)));
  const at = extents.map((extent, axis) => random.whole(0, Math.max(0, Math.floor(extent / (sizes[axis] ?? 1)) - 1)));
  return [sizes, at];
}

/** An index or a range, in each of its forms; only the text of `at` counts bounds from the end. */
function sliceArgument(random: Random, extent: number, least: number): Argument {
  const start = random.whole(0, extent);
  const end = random.whole(start, extent);
  const early = least < 0 && start < extent && random.chance(0.2) ? start - extent : start;
  switch (random.whole(0, 6)) {
    case 0:
      return Math.min(start, extent - 1);
    case 1:
      return ":";
    case 2:
      return `${early}:`;
    case 3:
      return `:${end}`;
    case 4:
      return [start, end];
    case 5:
      return [start, { length: end - start }];
    default:
      return `${early}:${end}`;
  }
}

function distributeArguments(random: Random, extents: readonly number[]): readonly Argument[] {
  const threads = extents.map((extent) => divisorOf(random, extent));
  const count = threads.reduce((product, each) => product * each, 1);
  return [layoutFrom(threads) as AnyTestLayout, random.whole(0, count - 1)];
}

function splitArguments(random: Random, rank: number): readonly Argument[] {
  const count = random.whole(1, 5);
  return [count, random.whole(0, count - 1), { axis: random.whole(0, Math.max(0, rank - 1)) }];
}

/** An extent of 1 may become another; some sizes stand in front. */
function broadcastSizes(random: Random, extents: readonly number[]): readonly Argument[] {
  const sizes = extents.map((extent) => (extent === 1 ? random.whole(1, 3) : extent));
  return random.chance(0.3) && sizes.length < 4 ? [random.whole(1, 3), ...sizes] : sizes;
}

function onesAmong(random: Random, extents: readonly number[]): readonly Argument[] {
  const ones = [...extents.keys()].filter((axis) => extents[axis] === 1);
  return ones.length === 0 || random.chance(0.5) ? [] : [random.pick(ones)];
}

function reshapeArguments(random: Random, { shape }: AnyTestLayout): readonly Argument[] {
  const sizes: number[] = [];
  let rest = sizeOf(shape);
  while (random.chance(0.6) && sizes.length < 3) {
    const size = divisorOf(random, rest);
    sizes.push(size);
    rest /= Math.max(1, size);
  }
  sizes.push(rest);
  return random.chance(0.2) ? [layoutFrom(sizes) as AnyTestLayout] : sizes;
}

function divisorOf(random: Random, extent: number): number {
  return random.pick([1, 1, 2, 3, 4, 5, 8].filter((divisor) => extent % divisor === 0));
}
