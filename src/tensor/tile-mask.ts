// Which scalars of a tile may be touched, of which only the first entries of each axis are valid?
//
// A place in storage says which element it is where the strides, from the largest down, each go past all that lies inside: then
// division finds the coordinate, and the tile needs no table of its places.
import { leavesOf } from "../coord/flatten.js";
import { productOf } from "../coord/product.js";
import { nestOf } from "../kernel/nest.js";
import { forEachPair } from "../kernel/rows.js";
import { fail } from "../message/index.js";
import { axesOfBlock } from "./block.js";
import { scalarOffset } from "./element-offset.js";
import type { Geometry } from "./geometry.js";

/** An axis of the tile, or of the block of its elements, which belongs to no mode. */
interface Leaf {
  readonly mode: number | undefined;
  /** How much one step along the leaf counts in the index of its mode. */
  readonly weight: number;
  readonly extent: number;
  readonly stride: number;
}

export class TileMask {
  /** The layout of the whole tile. */
  readonly geometry: Geometry;
  /** The valid entries of each mode. */
  readonly valid: readonly number[];
  /** How many scalars, from the first one of the tile on, the valid elements lie in. */
  readonly reach: number;
  /** No element before this place is invalid. */
  readonly firstInvalid: number;
  readonly #leaves: readonly Leaf[];

  constructor(operation: string, geometry: Geometry, valid: readonly number[]) {
    this.geometry = geometry;
    this.valid = valid.map((count, mode) => Math.min(count, sizeOf(geometry, mode)));
    this.#leaves = leavesByStride(geometry);
    if (!this.isWhole && !this.#tellsElements()) {
      fail("iter.mask-order", { operation, layout: String(geometry.layout) });
    }
    this.reach = this.valid.includes(0) ? 0 : this.#validReach();
    this.firstInvalid = Math.min(...this.valid.map((count, mode) => firstFrom(geometry, mode, count)));
  }

  /** Is every entry valid? */
  get isWhole(): boolean {
    return this.valid.every((count, mode) => count === sizeOf(this.geometry, mode));
  }

  /** May the scalar at this place, from the first one of the tile on, be touched? */
  allows(place: number): boolean {
    if (place >= this.reach) return false;
    return place < this.firstInvalid || this.#indexAt(place).every((at, axis) => at < (this.valid[axis] ?? 0));
  }

  /** Throws if that scalar is not to be touched. */
  require(operation: string, place: number): void {
    if (this.allows(place)) return;
    const index = this.#indexAt(place);
    for (const [axis, valid] of this.valid.entries()) {
      const at = index[axis] ?? 0;
      if (at >= valid) fail("iter.masked", { operation, index: at, axis, valid });
    }
    fail("tensor.past-end", { operation, width: 1, offset: place, last: this.reach - 1 });
  }

  /** Throws if one of the scalars of a view that begins at this place is not to be touched. */
  requireAll(operation: string, start: number, view: Geometry): void {
    if (start + view.reach <= Math.min(this.firstInvalid, this.reach)) return;
    forEachPair(nestOf(view.axes()), (place) => this.require(operation, start + place));
  }

  /** The index of each mode of the element at a place. */
  #indexAt(place: number): readonly number[] {
    const index = this.valid.map(() => 0);
    let rest = place;
    for (const { mode, weight, extent, stride } of this.#leaves) {
      const step = Math.min(extent - 1, Math.floor(rest / stride));
      rest -= step * stride;
      if (mode !== undefined) index[mode] = (index[mode] ?? 0) + step * weight;
    }
    return index;
  }

  #tellsElements(): boolean {
    const { extents, strides, shape } = this.geometry;
    let leaf = 0;
    for (const [mode, count] of this.valid.entries()) {
      const end = leaf + leavesOf(shape[mode] ?? 0).length;
      const masked = count < sizeOf(this.geometry, mode);
      for (; leaf < end; leaf++) if (masked && strides[leaf] === 0 && (extents[leaf] ?? 0) > 1) return false;
    }
    let inner = 0;
    for (const { extent, stride } of this.#leaves.toReversed()) {
      if (stride <= inner) return false;
      inner += (extent - 1) * stride;
    }
    return true;
  }

  #validReach(): number {
    const { block } = this.geometry;
    const lanes = block === undefined ? 0 : Math.max(...block.lanes);
    return this.valid.reduce((sum, count, mode) => sum + lastBelow(this.geometry, mode, count), lanes + 1);
  }
}

/** The axes along which places differ, the largest strides first. */
function leavesByStride(geometry: Geometry): readonly Leaf[] {
  const leaves: Leaf[] = geometry.shape.flatMap((mode, place) => {
    const strides = leavesOf(geometry.stride[place] ?? 0);
    let weight = 1;
    return leavesOf(mode).map((extent, leaf) => {
      const made = { mode: place, weight, extent, stride: strides[leaf] ?? 0 };
      weight *= extent;
      return made;
    });
  });
  const lanes = geometry.block === undefined ? [] : axesOfBlock(geometry.block);
  const all = [...leaves, ...lanes.map((lane) => ({ mode: undefined, weight: 0, ...lane }))];
  return all.filter(({ extent, stride }) => extent > 1 && stride > 0).toSorted((a, b) => b.stride - a.stride);
}

function sizeOf({ shape }: Geometry, mode: number): number {
  return productOf(shape[mode] ?? 0);
}

/** The lowest place of the entries from this one on; Infinity where there is none. */
function firstFrom(geometry: Geometry, mode: number, from: number): number {
  const end = sizeOf(geometry, mode);
  if (typeof geometry.shape[mode] === "number") return from < end ? offsetIn(geometry, mode, from) : Infinity;
  let first = Infinity;
  for (let index = from; index < end; index++) first = Math.min(first, offsetIn(geometry, mode, index));
  return first;
}

/** The highest place of the entries below this one. */
function lastBelow(geometry: Geometry, mode: number, count: number): number {
  if (typeof geometry.shape[mode] === "number") return offsetIn(geometry, mode, count - 1);
  let last = 0;
  for (let index = 0; index < count; index++) last = Math.max(last, offsetIn(geometry, mode, index));
  return last;
}

function offsetIn({ shape, stride }: Geometry, mode: number, index: number): number {
  return scalarOffset(index, shape[mode] ?? 0, stride[mode] ?? 0);
}
