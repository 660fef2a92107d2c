// What do accesses and views need to know of a layout? Computed once and shared by all tensors that have it, so that a view
// is no more than a storage handle, an offset and a geometry.

import type { IntTuple } from "../../types/coord/int-tuple.js";
import { leavesOf } from "../coord/flatten.js";
import { productOf } from "../coord/product.js";
import type { Axis } from "../kernel/nest.js";
import { makeLayout } from "../layout/make-layout.js";
import type { RuntimeLayout } from "../layout/remake.js";
import { axesOfBlock, type Block } from "./block.js";
import { Plans } from "./plans.js";
import { Views } from "./views.js";

/**
 * A tensor's layout as accesses and views use it: a tuple at the top, strides in scalars. Immutable but for what it remembers.
 * Fields are only declared: a definition before the constructor's assignment would tell V8 that they change, and each access
 * would pay for it.
 */
export class Geometry {
  declare readonly shape: readonly IntTuple[];
  declare readonly stride: readonly IntTuple[];
  /** The block that an element groups, if the tensor is vectorized. */
  declare readonly block: Block | undefined;
  /** The leaves of shape and stride. */
  declare readonly extents: readonly number[];
  declare readonly strides: readonly number[];
  /** Is no mode nested? */
  declare readonly flat: boolean;
  /** The first leaf along which several coordinates are one element, or -1; nothing may be written there. */
  declare readonly broadcastLeaf: number;

  /** The first four leaves once more, where element access reads them without a detour by arrays. */
  declare readonly extent0: number;
  declare readonly extent1: number;
  declare readonly extent2: number;
  declare readonly extent3: number;
  declare readonly stride0: number;
  declare readonly stride1: number;
  declare readonly stride2: number;
  declare readonly stride3: number;

  #views: Views | undefined;
  #plans: Plans | undefined;
  #layout: RuntimeLayout | undefined;
  #size: number;
  #reach: number;

  constructor(shape: readonly IntTuple[], stride: readonly IntTuple[], block?: Block, layout?: RuntimeLayout) {
    this.shape = shape;
    this.stride = stride;
    this.block = block;
    this.flat = isFlat(shape);
    this.extents = this.flat ? (shape as readonly number[]) : leavesOf(shape);
    this.strides = this.flat ? (stride as readonly number[]) : leavesOf(stride);
    this.broadcastLeaf = broadcastLeaf(this.extents, this.strides, block);
    this.extent0 = this.extents[0] ?? 0;
    this.extent1 = this.extents[1] ?? 0;
    this.extent2 = this.extents[2] ?? 0;
    this.extent3 = this.extents[3] ?? 0;
    this.stride0 = this.strides[0] ?? 0;
    this.stride1 = this.strides[1] ?? 0;
    this.stride2 = this.strides[2] ?? 0;
    this.stride3 = this.strides[3] ?? 0;
    this.#views = undefined;
    this.#plans = undefined;
    this.#layout = layout;
    this.#size = unknown;
    this.#reach = unknown;
  }

  get rank(): number {
    return this.shape.length;
  }

  get flatRank(): number {
    return this.extents.length;
  }

  /** The views that were asked for before. */
  get views(): Views {
    this.#views ??= new Views(this);
    return this.#views;
  }

  /** The loops that were found before. */
  get plans(): Plans {
    return this.#plans ?? this.#makePlans();
  }

  #makePlans(): Plans {
    this.#plans = new Plans(this);
    return this.#plans;
  }

  /** The layout that users see. */
  get layout(): RuntimeLayout {
    this.#layout ??= makeLayout("layout", this.shape, this.stride);
    return this.#layout;
  }

  /** The number of elements, vectors counting as one. */
  get size(): number {
    if (this.#size === unknown) this.#size = productOf(this.shape);
    return this.#size;
  }

  /** Scalars per element. */
  get elementSize(): number {
    return this.block === undefined ? 1 : this.block.lanes.length;
  }

  /** How many scalars of storage, from its own offset on, an element lies in. */
  get elementReach(): number {
    return this.block === undefined ? 1 : (this.block.lanes.at(-1) as number) + 1;
  }

  /** How many scalars of storage, from the tensor's offset on, its elements lie in: one past the last; 0 without elements. */
  get reach(): number {
    if (this.#reach === unknown) this.#reach = this.size === 0 ? 0 : lastOffset(this.axes()) + 1;
    return this.#reach;
  }

  /** The loops over all scalars, in the order of elements: modes row-major, each colexicographic inside, lanes innermost. */
  axes(): Axis[] {
    const block = this.block === undefined ? [] : axesOfBlock(this.block);
    return [...this.elementAxes(), ...block];
  }

  /** The loops over the elements. */
  elementAxes(): Axis[] {
    return this.shape.flatMap((mode, place) => axesOfMode(mode, this.stride[place] ?? 0));
  }
}

/** What the tensors of a layout share; a layout object that comes again has it already. */
export function geometryOf(layout: RuntimeLayout): Geometry {
  const known = geometries.get(layout);
  if (known !== undefined) return known;
  const { shape, stride } = layout;
  const geometry =
    typeof shape === "number"
      ? new Geometry([shape], [stride])
      : new Geometry(shape, stride as readonly IntTuple[], undefined, layout);
  geometries.set(layout, geometry);
  return geometry;
}

const geometries: WeakMap<RuntimeLayout, Geometry> = new WeakMap();

/** In place of a count that nobody has asked for yet. */
const unknown = -1;

/** The loops over one mode; its first leaf is the fastest. */
export function axesOfMode(shape: IntTuple, stride: IntTuple): Axis[] {
  const [extents, strides] = [leavesOf(shape), leavesOf(stride)];
  return extents.map((extent, leaf) => ({ extent, stride: strides[leaf] ?? 0 })).toReversed();
}

function lastOffset(axes: readonly Axis[]): number {
  return axes.reduce((sum, axis) => sum + (axis.extent - 1) * axis.stride, 0);
}

function isFlat(shape: readonly IntTuple[]): boolean {
  for (let mode = 0; mode < shape.length; mode++) if (typeof shape[mode] !== "number") return false;
  return true;
}

/** A block axis stands for the mode of the same number. */
function broadcastLeaf(extents: readonly number[], strides: readonly number[], block: Block | undefined): number {
  let first = -1;
  for (let leaf = 0; leaf < extents.length; leaf++) {
    const extent = extents[leaf] as number;
    if (extent === 0) return -1;
    if (first < 0 && strides[leaf] === 0 && extent > 1) first = leaf;
  }
  if (first >= 0 || block === undefined) return first;
  return block.extents.findIndex((extent, axis) => extent > 1 && block.strides[axis] === 0);
}
