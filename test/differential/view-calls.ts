// Which views does the differential test know, and with which arguments are they asked for? Mostly ones that fit.
import { layout as layoutFrom } from "../../src/layout/index.js";
import { type AnyTestLayout, leavesOf, modesOf, sizeOf } from "./layouts.js";
import type { Random } from "./random.js";

/** An argument of a view. */
export type Argument = number | string | AnyTestLayout | readonly Argument[] | { readonly length: number };

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
};

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
