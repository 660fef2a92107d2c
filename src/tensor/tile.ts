// Where is a tile, and what is its layout?

import type { IntTuple } from "../../types/coord/int-tuple.js";
import { describe, isSize } from "../coord/check.js";
import { fail } from "../message/index.js";
import { checkArray } from "./arguments.js";
import { Geometry } from "./geometry.js";
import { checkOptions } from "./options.js";
import type { Tensor } from "./tensor.js";

/** The tiles of one size of one layout: how many there are along each axis, and how far apart they are. */
export interface TilePlan {
  readonly parent: Geometry;
  readonly geometry: Geometry;
  readonly counts: readonly number[];
  readonly steps: readonly number[];
}

/** The tile of these sizes at this tile coordinate: the same strides, offset the sum of `at * size * stride`. */
export function tile(tensor: Tensor, sizes: readonly number[], at: readonly number[], options?: TileOptions): Tensor {
  if (options === undefined) {
    const { flatTiles } = tensor.geometry.views;
    const offset = flatTiles === undefined ? -1 : flatTiles.offsetOf(sizes, at);
    if (offset >= 0) return tensor.view(offset, (flatTiles as FlatTiles).geometry);
  }
  const plan = tilePlan("tile", tensor.geometry, sizes);
  if (options !== undefined) requireStrides("tile", plan, options);
  return tensor.view(tileOffset("tile", plan, at), plan.geometry);
}

/**
 * The tiles of a matrix that were asked for last. In fields, and asked without a loop: arrays of numbers are of many kinds, and a loop that
 * has met them all takes longer than the rest of a view.
 */
export class FlatTiles {
  declare readonly geometry: Geometry;
  readonly #size0: number;
  readonly #size1: number;
  readonly #count0: number;
  readonly #count1: number;
  readonly #step0: number;
  readonly #step1: number;

  constructor({ geometry, counts, steps }: TilePlan) {
    this.geometry = geometry;
    [this.#size0, this.#size1] = geometry.shape as readonly [number, number];
    [this.#count0, this.#count1] = counts as readonly [number, number];
    [this.#step0, this.#step1] = steps as readonly [number, number];
  }

  /** Where a tile of these sizes begins; -1 where they are other tiles, or the coordinate is not plainly one of theirs. */
  offsetOf(sizes: readonly number[], at: readonly number[]): number {
    if (!Array.isArray(sizes) || sizes.length !== 2 || !Array.isArray(at) || at.length !== 2) return -1;
    if (sizes[0] !== this.#size0 || sizes[1] !== this.#size1) return -1;
    const i: unknown = at[0];
    const j: unknown = at[1];
    if (typeof i !== "number" || i >>> 0 !== i || i >= this.#count0) return -1;
    if (typeof j !== "number" || j >>> 0 !== j || j >= this.#count1) return -1;
    return i * this.#step0 + j * this.#step1;
  }
}

/** Strides that the caller states. */
export interface TileOptions {
  readonly strides?: unknown;
}

/** Throws unless the strides of the tiles are those that were stated, if any were. */
export function requireStrides(operation: string, { geometry }: TilePlan, options: unknown): void {
  const { strides } = checkOptions(operation, options);
  if (strides === undefined) return;
  checkArray(operation, "strides", strides);
  if (strides.length !== geometry.rank) refuseCount(operation, "strides", geometry.rank, strides.length);
  geometry.strides.forEach((stride, axis) => {
    const given = strides[axis];
    if (given !== stride) fail("tile.stride", { operation, axis, stride, given: describe(given) });
  });
}

/** What the tiles of these sizes have in common. */
export function tilePlan(operation: string, parent: Geometry, sizes: readonly number[]): TilePlan {
  checkArray(operation, "sizes", sizes);
  const { views } = parent;
  const { tiles } = views;
  const plan = tiles.find(sizes) ?? tiles.keep(sizes, planTiles(operation, parent, [...sizes]));
  if (parent.flat && parent.rank === 2) views.flatTiles = new FlatTiles(plan);
  return plan;
}

/** The offset of the tile at a tile coordinate. */
export function tileOffset(operation: string, plan: TilePlan, at: readonly number[]): number {
  const { counts, steps } = plan;
  checkArray(operation, "tile coordinates", at);
  if (at.length !== counts.length) refuseCount(operation, "tile coordinates", counts.length, at.length);
  let offset = 0;
  for (let axis = 0; axis < counts.length; axis++) {
    const index = at[axis] as number;
    if (typeof index !== "number" || index >>> 0 !== index || index >= (counts[axis] as number))
      checkAt(operation, plan, axis, index);
    offset += index * (steps[axis] as number);
  }
  return offset;
}

function planTiles(operation: string, parent: Geometry, sizes: readonly number[]): TilePlan {
  if (sizes.length !== parent.rank) refuseCount(operation, "sizes", parent.rank, sizes.length);
  const modes = sizes.map((size, axis) => planMode(operation, parent, axis, size));
  const strides = modes.map((mode) => mode.stride);
  return {
    parent,
    geometry: new Geometry(sizes, strides, parent.block),
    counts: modes.map((mode) => mode.count),
    steps: modes.map((mode) => mode.step),
  };
}

export interface TileMode {
  readonly count: number;
  readonly step: number;
  readonly stride: IntTuple;
}

/** Where the tiles of this size begin along a mode, and how they go on; of a nested mode, the tiles that it consists of. */
export function planMode(operation: string, parent: Geometry, axis: number, size: number): TileMode {
  const extent = parent.shape[axis] as IntTuple;
  const stride = parent.stride[axis] as IntTuple;
  if (!isSize(size)) fail("tensor.size-invalid", { operation, index: axis, value: describe(size) });
  if (typeof extent === "number" || typeof stride === "number") {
    if (size > (extent as number)) fail("tile.too-large", { operation, size, axis, extent: extent as number });
    const count = size === 0 ? Infinity : Math.floor((extent as number) / size);
    return { count, step: size * (stride as number), stride };
  }
  const own = ownTiles(extent, stride) ?? fail("tile.sub-modes", { operation, axis });
  if (size !== own.size) fail("tile.sub-size", { operation, axis, own: own.size, size });
  return own;
}

/**
 * The tiles that a nested mode consists of. Of its two leaves the coarser one, whose stride is at least all that the other one spans,
 * counts them: `rowMajor` nests (count, size), `blockedProduct` (size, count). Leaves that interleave have no tiles.
 */
function ownTiles(extent: readonly IntTuple[], stride: readonly IntTuple[]): (TileMode & { size: number }) | undefined {
  const [first, last] = extent;
  const [firstStep, lastStep] = stride as readonly number[];
  if (extent.length !== 2 || typeof first !== "number" || typeof last !== "number") return undefined;
  if ((firstStep as number) >= last * (lastStep as number))
    return { count: first, size: last, step: firstStep as number, stride: lastStep as number };
  if ((lastStep as number) >= first * (firstStep as number))
    return { count: last, size: first, step: lastStep as number, stride: firstStep as number };
  return undefined;
}

/** Returns where the coordinate is right after all: beyond 2^32. */
function checkAt(operation: string, plan: TilePlan, axis: number, at: unknown): void {
  if (!isSize(at)) fail("tile.at-invalid", { operation, at: describe(at), axis });
  const count = plan.counts[axis] as number;
  if (at < count) return;
  const extent = plan.parent.shape[axis];
  if (typeof extent !== "number") fail("tile.sub-count", { operation, at, axis, count });
  fail("tile.overrun", { operation, size: plan.geometry.extents[axis] as number, at, axis, extent });
}

export function refuseCount(operation: string, what: string, rank: number, count: number): never {
  return fail("tile.count", { operation, what, rank, count });
}
