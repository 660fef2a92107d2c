// Which small layouts are there, and what is each as a function? Independent of the library, so that laws do not check it against itself.
import type { IntTuple } from "../../src/coord/int-tuple.js";
import { type AnyLayout, type Layout, layout } from "../../src/layout/index.js";

export interface Bounds {
  readonly ranks: readonly number[];
  readonly extents: readonly number[];
  readonly strides: readonly number[];
}

export type SmallLayout = Layout<IntTuple, IntTuple>;

/** Wider bounds than a run of all tests can afford: `npm run laws:wide`. */
export const wide: boolean = process.env.LAWS === "wide";

/** All layouts within bounds; a rank of 0 stands for a bare extent. */
export function layoutsWithin({ ranks, extents, strides }: Bounds): readonly SmallLayout[] {
  const all = extents.flatMap((extent) => strides.map((stride) => [extent, stride] as const));
  return ranks.flatMap((rank) => {
    if (rank === 0) {
      return all.map(([extent, stride]): SmallLayout => layout(extent, stride));
    }
    return choices(all, rank).map((modes): SmallLayout => {
      const shape: IntTuple = modes.map(([extent]) => extent);
      const stride: IntTuple = modes.map(([, step]) => step);
      return layout(shape, stride);
    });
  });
}

/** The leaves of a layout, `[extent, stride]`, from left to right. */
export function leavesOf(self: AnyLayout): Leaves {
  const known = leaves.get(self);
  if (known !== undefined) {
    return known;
  }
  const strides = flat(self.stride);
  const found: Leaves = flat(self.shape).map((extent, at) => [extent, strides[at] ?? Number.NaN]);
  leaves.set(self, found);
  return found;
}

type Leaves = readonly (readonly [number, number])[];
const leaves = new WeakMap<AnyLayout, Leaves>();

/** The number of coordinates. */
export function sizeOf(self: AnyLayout): number {
  return leavesOf(self).reduce((size, [extent]) => size * extent, 1);
}

/** The offset of an index, which runs on in the last leaf. */
export function offsetOf(self: AnyLayout, index: number): number {
  let left = index;
  let offset = 0;
  let after = leavesOf(self).length;
  for (const [extent, stride] of leavesOf(self)) {
    after -= 1;
    const digit = after === 0 ? left : left % extent;
    left = Math.floor(left / extent);
    offset += digit * stride;
  }
  return offset;
}

/** The offsets of the first `count` indices. */
export function offsetsOf(self: AnyLayout, count: number = sizeOf(self)): readonly number[] {
  return Array.from({ length: count }, (_, index) => offsetOf(self, index));
}

/** Is each leaf of `left` the size of what it faces in `right`? */
export function refines(left: unknown, right: unknown): boolean {
  if (!Array.isArray(left)) {
    return left === flat(right).reduce((size, extent) => size * extent, 1);
  }
  return Array.isArray(right) && left.length === right.length && left.every((mode, at) => refines(mode, right[at]));
}

function flat(tuple: unknown): readonly number[] {
  return Array.isArray(tuple) ? tuple.flatMap(flat) : [Number(tuple)];
}

function choices<Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] {
  return count === 0 ? [[]] : choices(items, count - 1).flatMap((head) => items.map((item) => [...head, item]));
}
