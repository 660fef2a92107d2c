// Which tiles does a tensor consist of? Their coordinates counted in row-major order, each tile as it is asked for.

import type { IntTuple } from "../../types/coord/int-tuple.js";
import type { Ragged } from "../../types/tensor/tiles.js";
import { describe, isSize } from "../coord/check.js";
import { fail } from "../message/index.js";
import { checkArray } from "./arguments.js";
import { Geometry } from "./geometry.js";
import { maskedTensor } from "./masked-tensor.js";
import { checkOptions } from "./options.js";
import type { Tensor } from "./tensor.js";
import { planMode, refuseCount } from "./tile.js";
import { TileMask } from "./tile-mask.js";

const operation = "tiles";

/** One step of a walk over tiles. */
export interface RuntimeEntry {
  readonly tile: Tensor;
  readonly coord: readonly number[];
  readonly valid?: readonly number[];
  readonly clipped?: Tensor;
}

export interface RuntimeTiles {
  [Symbol.iterator](): Iterator<RuntimeEntry, undefined>;
}

/** The tiles of these sizes; everything is checked before the first one is asked for. */
export function tiles(tensor: Tensor, sizes: readonly number[], options?: unknown): RuntimeTiles {
  const ragged = checkRagged(checkOptions(operation, options).ragged);
  const axes = axesOf(tensor.geometry, sizes, ragged);
  const cuts = new Cuts(tensor.geometry, axes);
  // A mask that the layout cannot carry is refused here, and not in the middle of a loop.
  if (ragged === "mask") cuts.lastMask();
  return { [Symbol.iterator]: () => walk(tensor, axes, ragged, cuts) };
}

/** How the tiles lie along one axis. */
interface TilesAxis {
  readonly count: number;
  readonly size: number;
  readonly extent: number;
  readonly step: number;
  readonly stride: IntTuple;
}

function axesOf(parent: Geometry, sizes: readonly number[], ragged: Ragged): readonly TilesAxis[] {
  checkArray(operation, "sizes", sizes);
  if (sizes.length !== parent.rank) refuseCount(operation, "sizes", parent.rank, sizes.length);
  return Array.from(sizes as readonly number[], (size, axis) => axisOf(parent, axis, size, ragged));
}

function axisOf(parent: Geometry, axis: number, size: number, ragged: Ragged): TilesAxis {
  const [extent, stride] = [parent.shape[axis] as IntTuple, parent.stride[axis] as IntTuple];
  if (typeof extent !== "number" || typeof stride !== "number") {
    const mode = planMode(operation, parent, axis, size);
    return { ...mode, size, extent: mode.count * size };
  }
  if (!isSize(size) || size === 0) fail("iter.tile-size", { index: axis, size: describe(size) });
  if (ragged === "error" && extent % size !== 0) fail("iter.divide", { axis, extent, size });
  return { count: Math.ceil(extent / size), size, extent, step: size * stride, stride };
}

function* walk(
  tensor: Tensor,
  axes: readonly TilesAxis[],
  ragged: Ragged,
  cuts: Cuts,
): Generator<RuntimeEntry, undefined> {
  if (axes.some(({ count }) => count === 0)) return undefined;
  const coord = axes.map(() => 0);
  let axis: number;
  do {
    yield entryAt(tensor, axes, coord, ragged, cuts);
    for (axis = axes.length - 1; axis >= 0; axis--) {
      const next = (coord[axis] ?? 0) + 1;
      coord[axis] = next < (axes[axis]?.count ?? 0) ? next : 0;
      if (coord[axis] !== 0) break;
    }
  } while (axis >= 0);
  return undefined;
}

function entryAt(
  tensor: Tensor,
  axes: readonly TilesAxis[],
  at: readonly number[],
  ragged: Ragged,
  cuts: Cuts,
): RuntimeEntry {
  const coord = [...at];
  const offset = axes.reduce((sum, { step }, axis) => sum + (coord[axis] ?? 0) * step, 0);
  const valid = axes.map(({ size, extent }, axis) => Math.min(size, extent - (coord[axis] ?? 0) * size));
  if (ragged !== "mask") return { tile: tensor.view(offset, cuts.geometryOf(valid)), coord };
  const clipped = tensor.view(offset, cuts.geometryOf(valid));
  const mask = cuts.maskOf(valid);
  if (mask.isWhole) return { tile: clipped, coord, valid, clipped };
  return { tile: maskedTensor(tensor.view(offset, cuts.whole), mask), coord, valid, clipped };
}

/** The few kinds of tiles: each axis is cut off or it is not. */
class Cuts {
  /** The geometry of a tile that is not cut off. */
  readonly whole: Geometry;
  readonly #axes: readonly TilesAxis[];
  readonly #geometries: Map<string, Geometry> = new Map();
  readonly #masks: Map<string, TileMask> = new Map();

  constructor(parent: Geometry, axes: readonly TilesAxis[]) {
    this.#axes = axes;
    const strides = axes.map(({ stride }) => stride);
    this.whole = new Geometry(
      axes.map(({ size }) => size),
      strides,
      parent.block,
    );
  }

  geometryOf(valid: readonly number[]): Geometry {
    const { shape, stride, block } = this.whole;
    if (valid.every((count, axis) => count === shape[axis])) return this.whole;
    return kept(this.#geometries, valid, () => new Geometry(valid, stride, block));
  }

  maskOf(valid: readonly number[]): TileMask {
    return kept(this.#masks, valid, () => new TileMask(operation, this.whole, valid));
  }

  /** The mask of the last tile, which is cut off along every axis where one is. */
  lastMask(): TileMask {
    return this.maskOf(this.#axes.map(({ count, size, extent }) => (count === 0 ? size : extent - (count - 1) * size)));
  }
}

function kept<Kept>(map: Map<string, Kept>, valid: readonly number[], make: () => Kept): Kept {
  const key = valid.join();
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

function checkRagged(ragged: unknown = "error"): Ragged {
  if (ragged === "error" || ragged === "clip" || ragged === "mask") return ragged;
  return fail("iter.ragged", { value: describe(ragged) });
}
