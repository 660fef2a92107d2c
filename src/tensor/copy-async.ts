// How is a tensor copied while the program goes on? By a promise; the elements that do not exist are masked, and places may be swizzled.

import type { AnySwizzle } from "../../types/algebra/swizzle.js";
import type { IntTuple } from "../../types/coord/int-tuple.js";
import type { AsyncCopyGroup, AsyncCopyGroupFunction, AsyncCopyWaitAll } from "../../types/tensor/copy-async.js";
import { isSwizzle, moved } from "../algebra/swizzle.js";
import { describe, isSize } from "../coord/check.js";
import { productOf } from "../coord/product.js";
import type { Scalar } from "../dtype/index.js";
import { castBetween } from "../dtype/index.js";
import { type Axis, nestOf } from "../kernel/nest.js";
import { forEachPair } from "../kernel/rows.js";
import { fail } from "../message/index.js";
import { checkCopy, copy } from "./copy.js";
import { asTensor } from "./guard.js";
import { checkOptions, type LooseOptions } from "./options.js";
import type { Tensor } from "./tensor.js";

const operation = "copyFromAsync";

/**
 * Copies begun together, so that they can be waited for together.
 * @example
 * const group = asyncCopyGroup();
 * zeros("float32", 2).copyFromAsync(full("float32", 1, 2), { group });
 * group.pending; // 1
 */
export const asyncCopyGroup: AsyncCopyGroupFunction = () => new CopyGroup();

/**
 * Waits until all copies are done that have been begun so far: those of a group, or without one all that named none.
 * @throws TilewrightError `copyFromAsync.group` for what is no group.
 */
export const asyncCopyWaitAll: AsyncCopyWaitAll = (group) =>
  group === undefined ? ungrouped.waitAll() : checkGroup("asyncCopyWaitAll", group).waitAll();

class CopyGroup implements AsyncCopyGroup {
  readonly #copies: Set<Promise<unknown>> = new Set();
  /** Copies that have failed, of which nobody who waited for the group has heard. */
  readonly #failed: Set<Promise<unknown>> = new Set();

  get pending(): number {
    return this.#copies.size;
  }

  async waitAll(): Promise<void> {
    const copies = [...this.#copies, ...this.#failed];
    const ends = await Promise.allSettled(copies);
    for (const copy of copies) this.#failed.delete(copy);
    const failure = ends.find((end) => end.status === "rejected");
    if (failure !== undefined) throw failure.reason;
  }

  /** A copy that is done has left the group before anybody who waits for it goes on. Who waits for the group need not wait for the copy. */
  add(copy: Promise<Tensor>): Promise<Tensor> {
    const done = copy.finally(() => this.#copies.delete(done));
    this.#copies.add(done);
    done.catch(() => this.#failed.add(done));
    return done;
  }
}

const ungrouped: CopyGroup = new CopyGroup();

function checkGroup(name: string, group: unknown): CopyGroup {
  return group instanceof CopyGroup ? group : fail("copyFromAsync.group", { operation: name, value: describe(group) });
}

/**
 * Begins a copy. Mistakes in the arguments are thrown at once. The elements are read and written by the time the promise
 * resolves, and until then neither tensor may be relied on.
 */
export function copyFromAsync(tensor: Tensor, other: unknown, options?: unknown): Promise<Tensor> {
  const { group, pool, ...how } = checkOptions(operation, options);
  const copies = group === undefined ? ungrouped : checkGroup(operation, group);
  const copiers = pool === undefined ? undefined : checkPool(pool);
  const source = asTensor(operation, other);
  const isPlain = Object.values(how).every((option) => option === undefined);
  if (!isPlain) copyPlaced(tensor, source, how);
  else {
    if (copiers !== undefined) {
      checkCopy(operation, tensor, source);
      const away = copiers[copyingKey](tensor, source);
      if (away !== undefined) return copies.add(away.then(() => tensor));
    }
    copy(operation, tensor, source);
  }
  return copies.add(Promise.resolve(tensor));
}

/** Under this symbol a pool of threads has a worker copy; undefined where none can. Registered: there may be several copies of the package. */
export const copyingKey: unique symbol = Symbol.for("tilewright.pool.copy");

/** What a pool of threads does for copies that were found to be right. */
export interface Copiers {
  [copyingKey](tensor: Tensor, source: Tensor): Promise<void> | undefined;
}

function checkPool(pool: unknown): Copiers {
  const isPool = typeof pool === "object" && pool !== null && copyingKey in pool;
  return isPool ? (pool as Copiers) : fail("thread.not-a-pool", { operation, value: describe(pool) });
}

/** Every element to its place, or the fill where the source has none. All places are found before one is written. */
function copyPlaced(tensor: Tensor, source: Tensor, options: LooseOptions): void {
  checkCopy(operation, tensor, source);
  const isValid = validity(source, options);
  const filling = fillOf(tensor, options.fill);
  const places = placesOf(tensor, options);
  const cast = castBetween(source.kind.dtype, tensor.kind.dtype);
  const sources = offsetsOf(source.geometry.elementAxes());
  const lanes = tensor.geometry.block?.lanes ?? [0];
  const otherLanes = source.geometry.block?.lanes ?? [0];
  const writes: [number, Scalar][] = [];
  for (const [element, place] of places.entries()) {
    const from = sources[element] ?? 0;
    const isThere = isValid(element, from);
    if (!isThere && filling === undefined) continue;
    for (const [lane, offset] of lanes.entries()) {
      const value = isThere ? source.readScalar(from + (otherLanes[lane] ?? 0)) : undefined;
      const scalar = value === undefined ? (filling as Scalar) : cast === undefined ? value : cast(value);
      writes.push([place + offset, scalar]);
    }
  }
  for (const [place, scalar] of writes) tensor.writeScalar(place, scalar);
}

/** The offsets of the elements in row-major order of the modes, each mode colexicographic. */
function offsetsOf(axes: readonly Axis[]): number[] {
  const offsets: number[] = [];
  forEachPair(nestOf(axes), (offset) => offsets.push(offset));
  return offsets;
}

/** Does the source have an element? The first `validRows` of its first mode, and what begins before `bound`. */
function validity(source: Tensor, { validRows, bound }: LooseOptions): (element: number, offset: number) => boolean {
  for (const [name, value] of Object.entries({ validRows, bound })) {
    if (value !== undefined && !isSize(value)) fail("copyFromAsync.mask", { name, value: describe(value) });
  }
  const { shape, size } = source.geometry;
  const rowSize = size / Math.max(1, productOf((shape[0] ?? 1) as IntTuple));
  const elements = validRows === undefined ? size : Number(validRows) * rowSize;
  const end = bound === undefined ? Infinity : Number(bound);
  return (element, offset) => element < elements && offset < end;
}

/** What stands in place of an element that is not there; undefined where its place is left alone. */
function fillOf({ kind }: Tensor, fill: unknown): Scalar | undefined {
  switch (fill ?? "none") {
    case "none":
      return undefined;
    case "zero":
      return kind.facts.scalar === "bigint" ? 0n : kind.facts.scalar === "boolean" ? false : 0;
    case "nan":
      return kind.isFloat ? Number.NaN : fail("copyFromAsync.nan", { dtype: kind.dtype });
    default:
      return fail("copyFromAsync.fill", { fill: describe(fill) });
  }
}

/** Where each element goes: its own offset, or inside each window of the swizzle another one. */
function placesOf({ geometry }: Tensor, { swizzle, baseOffset = 0 }: LooseOptions): readonly number[] {
  const offsets = offsetsOf(geometry.elementAxes());
  if (!isSize(baseOffset)) fail("copyFromAsync.base", { value: describe(baseOffset) });
  if (swizzle === undefined) return offsets;
  if (!isSwizzle(swizzle)) fail("distribute.not-a-swizzle", { operation, value: describe(swizzle) });
  const { elementSize, block, strides, reach } = geometry;
  if (block !== undefined && !(block.contiguous && strides.every((stride) => stride % elementSize === 0))) {
    fail("copyFromAsync.lanes", { lanes: elementSize });
  }
  const window = 2 ** (swizzle.bits + swizzle.base + Math.abs(swizzle.shift));
  return offsets.map((offset) => {
    const place = placeIn(swizzle, window, offset / elementSize, baseOffset) * elementSize;
    return place >= 0 && place + elementSize <= reach
      ? place
      : fail("copyFromAsync.place", { offset, place, last: reach - 1 });
  });
}

/** `baseOffset` says where in the whole swizzled tile the tensor begins; both count elements. */
function placeIn(swizzle: AnySwizzle, window: number, element: number, baseOffset: number): number {
  const inside = element % window;
  return moved(swizzle, baseOffset + inside) + (element - inside) - baseOffset;
}
