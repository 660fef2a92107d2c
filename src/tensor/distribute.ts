// Which elements are a thread's, when threads take turns along each axis?

import type { AnySwizzle } from "../../types/algebra/swizzle.js";
import type { IntTuple } from "../../types/coord/int-tuple.js";
import { isInjective } from "../algebra/is-injective.js";
import { applySwizzle, isSwizzle } from "../algebra/swizzle.js";
import { describe, isSize } from "../coord/check.js";
import { leavesOf, nestLeaves } from "../coord/flatten.js";
import { productOf } from "../coord/product.js";
import { checkLayout, type RuntimeLayout } from "../layout/remake.js";
import { fail } from "../message/index.js";
import { scalarOffset } from "./element-offset.js";
import { Geometry } from "./geometry.js";
import { checkOptions } from "./options.js";
import type { Tensor } from "./tensor.js";

/** A thread's part of a tensor, where in the thread layout the thread stands, and the part's offset in scalars. */
export interface Distributed {
  readonly fragment: Tensor;
  readonly thread: readonly number[];
  readonly offset: number;
}

/** How the offset of a part is moved. */
export interface DistributeOptions {
  readonly swizzle?: unknown;
}

/**
 * The part of thread `id`: along each axis every ts-th element from the thread's own coordinate on, where ts is the extent of the
 * thread layout. A swizzle moves the part's offset, counted in elements, and nothing inside the part.
 */
export function distribute(
  operation: string,
  tensor: Tensor,
  threads: unknown,
  id: unknown,
  options?: DistributeOptions,
): Distributed {
  const { geometry } = tensor;
  const swizzle = options === undefined ? undefined : checkOptions(operation, options).swizzle;
  const layout = threadLayout(operation, threads);
  const count = layout.shape.length;
  if (count !== geometry.rank) fail("distribute.rank", { operation, threads: count, rank: geometry.rank });
  const { distributed } = geometry.views;
  const part =
    distributed.find(layout.shape) ?? distributed.keep(layout.shape, takeTurns(operation, geometry, layout.shape));
  const thread = threadOf(operation, layout, id);
  const offset = swizzled(operation, geometry, startOf(geometry, thread), swizzle);
  if (offset + part.reach > geometry.reach) fail("distribute.swizzle", { operation, id: describe(id) });
  return { fragment: tensor.view(offset, part), thread, offset };
}

/** Without elements there is nothing to count off. */
function startOf({ shape, stride, size }: Geometry, thread: readonly number[]): number {
  if (size === 0) return 0;
  return thread.reduce(
    (sum, place, axis) => sum + scalarOffset(place, shape[axis] as IntTuple, stride[axis] as IntTuple),
    0,
  );
}

interface ThreadLayout {
  readonly layout: RuntimeLayout;
  readonly shape: readonly number[];
  readonly stride: readonly number[];
}

/** A thread layout is judged once, however many threads ask for their part. */
function threadLayout(operation: string, threads: unknown): ThreadLayout {
  checkLayout(operation, threads);
  const known = judged.get(threads);
  if (known !== undefined) return known;
  const { shape, stride } = threads;
  const modes = typeof shape === "number" ? [shape] : shape;
  const steps = typeof stride === "number" ? [stride] : stride;
  const axis = modes.findIndex((mode) => typeof mode !== "number");
  if (axis >= 0) fail("distribute.nested", { operation, axis });
  const flat = { layout: threads, shape: modes as readonly number[], stride: steps as readonly number[] };
  if (!isInjective(threads)) fail("distribute.injective", { operation, layout: String(threads) });
  judged.set(threads, flat);
  return flat;
}

const judged: WeakMap<RuntimeLayout, ThreadLayout> = new WeakMap();

/** The coordinate to which the thread layout gives this id. */
function threadOf(operation: string, { layout, shape, stride }: ThreadLayout, id: unknown): readonly number[] {
  const missing = (): never => fail("distribute.thread", { operation, layout: String(layout), id: describe(id) });
  if (!isSize(id) || shape.includes(0)) return missing();
  const place = shape.map(() => 0);
  let rest = id;
  // From the largest stride down: of an injective layout, the way that leaves nothing over is the right one.
  const order = shape.map((_, axis) => axis).toSorted((a, b) => (stride[b] ?? 0) - (stride[a] ?? 0));
  const search = (depth: number): boolean => {
    const axis = order[depth];
    if (axis === undefined) return rest === 0;
    const [extent, step] = [shape[axis] ?? 1, stride[axis] ?? 0];
    for (let index = step === 0 ? 0 : Math.min(extent - 1, Math.floor(rest / step)); index >= 0; index--) {
      place[axis] = index;
      rest -= index * step;
      if (search(depth + 1)) return true;
      rest += index * step;
    }
    return false;
  };
  return search(0) ? place : missing();
}

interface Turns {
  readonly shape: IntTuple;
  readonly stride: IntTuple;
}

/** Every so many-th element along each axis. */
function takeTurns(operation: string, geometry: Geometry, threads: readonly number[]): Geometry {
  const modes = geometry.shape.map((shape, axis) =>
    everyElement(operation, axis, shape, geometry.stride[axis] as IntTuple, threads[axis] as number),
  );
  return new Geometry(
    modes.map((mode) => mode.shape),
    modes.map((mode) => mode.stride),
    geometry.block,
  );
}

/** Every so many-th element of a mode: its leaves, fastest first, are used up until the step is. */
function everyElement(operation: string, axis: number, shape: IntTuple, stride: IntTuple, threads: number): Turns {
  const extents = leavesOf(shape);
  const strides = leavesOf(stride);
  const refuse = (): never => fail("distribute.divide", { operation, axis, extent: productOf(shape), threads });
  let step = threads;
  for (let leaf = 0; leaf < extents.length && step > 1; leaf++) {
    const extent = extents[leaf] as number;
    const taken = extent % step === 0 ? step : step % extent === 0 ? extent : refuse();
    extents[leaf] = extent / taken;
    strides[leaf] = (strides[leaf] as number) * taken;
    step /= taken;
  }
  if (step > 1) refuse();
  return { shape: nestLeaves(extents, shape), stride: nestLeaves(strides, stride) };
}

/** The swizzle permutes offsets that count elements. */
function swizzled(operation: string, { elementSize }: Geometry, offset: number, swizzle: unknown): number {
  if (swizzle === undefined) return offset;
  if (!isSwizzle(swizzle)) fail("distribute.not-a-swizzle", { operation, value: describe(swizzle) });
  const element = Math.floor(offset / elementSize);
  return applySwizzle<AnySwizzle, number>(swizzle, element) * elementSize;
}
