// Which loops visit the elements of one or several operands? Pure planning; nothing here touches storage.
//
// A walk is a list of axes, outermost first, the last one fastest. Operands are walked together by the coarsest axes
// that all have in common: size-1 axes go, neighbours that continue each other in every operand become one.

import type { Plane } from "./rows.js";

/** One axis of a walk: so many steps, each so many scalars further in the storage. */
export interface Axis {
  readonly extent: number;
  readonly stride: number;
}

/** The loops of a joint walk: `strides[k][axis]` is how far operand k goes at each step of an axis. */
export interface Nest {
  readonly extents: readonly number[];
  readonly strides: readonly (readonly number[])[];
  /** What kernels ask of a nest each time, where it was found out beforehand: see `planned`. */
  readonly plane?: Plane;
  readonly isCountable?: boolean;
}

/** The loops that visit one operand. */
export function nestOf(axes: readonly Axis[]): Nest {
  return jointNest([axes]) as Nest;
}

/** `jointNest` of two operands. */
export function commonNest(left: readonly Axis[], right: readonly Axis[]): Nest | undefined {
  return jointNest([left, right]);
}

/**
 * The loops that pair operands of equal size element by element, in the order of their walks; undefined where the axes of
 * the one cannot be cut into those of the other, as 2 by 3 and 3 by 2 with gaps.
 */
export function jointNest(operands: readonly (readonly Axis[])[]): Nest | undefined {
  const walks = operands.map(coalesce);
  if (walks.some(isEmpty)) return { extents: [0], strides: walks.map(() => [0]) };
  const loops: Loop[] = [];
  while (walks.every((axes) => axes.length > 0)) {
    const innermost = walks.map((axes) => axes.pop() as Axis);
    const extent = innermost.reduce((least, axis) => Math.min(least, axis.extent), Infinity);
    if (innermost.some((axis) => axis.extent % extent !== 0)) return undefined;
    loops.unshift({ extent, strides: innermost.map((axis) => axis.stride) });
    for (const [k, axis] of innermost.entries()) if (axis.extent > extent) walks[k]?.push(rest(axis, extent));
  }
  return toNest(mergeLoops(loops), operands.length);
}

/**
 * The same pairs in an order that is kind to the first operand's memory: its smallest strides innermost. Left as it is where
 * two steps of the first operand could meet in one element, since then the order shows.
 */
export function inMemoryOrder(nest: Nest): Nest {
  const sorted = sortedLoops(nest);
  return isInjective(sorted) ? toNest(mergeLoops(sorted), nest.strides.length) : nest;
}

/**
 * The loops of a reduction: operand 0 are the totals, operand 1 is what is reduced, in an order that is kind to the memory of the latter. Where
 * totals lie along the innermost loop, the one before it is summed, if any is.
 */
export function reductionNest(totals: readonly Axis[], from: readonly Axis[]): Nest {
  const { extents, strides } = inMemoryOrder(jointNest([from, totals]) as Nest);
  const order = extents.map((_, loop) => loop);
  const isSummed = (loop: number): boolean => strides[1]?.[loop] === 0;
  const innermost = order.at(-1);
  const summed = order.findLast(isSummed);
  if (innermost !== undefined && summed !== undefined && summed < innermost - 1 && !isSummed(innermost)) {
    order.splice(-1, 0, ...order.splice(summed, 1));
  }
  const inOrder = (numbers: readonly number[] = []): number[] => order.map((loop) => numbers[loop] ?? 0);
  return { extents: inOrder(extents), strides: [inOrder(strides[1]), inOrder(strides[0])] };
}

/** The loops by the falling stride of the first operand. */
function sortedLoops(nest: Nest): Loop[] {
  const loops = nest.extents.map(
    (extent, axis): Loop => ({ extent, strides: nest.strides.map((of) => of[axis] ?? 0) }),
  );
  return loops.toSorted((a, b) => leading(b) - leading(a));
}

/** One loop of a nest under construction, with the stride of each operand. */
interface Loop {
  readonly extent: number;
  readonly strides: readonly number[];
}

/** Fewest axes with the same walk; an empty walk is one axis of extent 0. */
function coalesce(axes: readonly Axis[]): Axis[] {
  const loops = axes.map((axis): Loop => ({ extent: axis.extent, strides: [axis.stride] }));
  if (loops.some((loop) => loop.extent === 0)) return [{ extent: 0, stride: 0 }];
  return mergeLoops(loops).map((loop) => ({ extent: loop.extent, stride: leading(loop) }));
}

function isEmpty(coalesced: readonly Axis[]): boolean {
  return coalesced[0]?.extent === 0;
}

/** Joins neighbours of which the outer one goes on where the inner one ends, in every operand. */
function mergeLoops(loops: readonly Loop[]): Loop[] {
  const merged: Loop[] = [];
  for (const loop of loops) {
    if (loop.extent === 1) continue;
    const outer = merged.at(-1);
    if (outer?.strides.every((stride, k) => stride === loop.extent * (loop.strides[k] ?? 0))) {
      merged[merged.length - 1] = { extent: outer.extent * loop.extent, strides: loop.strides };
    } else merged.push(loop);
  }
  return merged;
}

/** What is left of an axis of which the innermost `extent` steps are taken. */
function rest(axis: Axis, extent: number): Axis {
  return { extent: axis.extent / extent, stride: axis.stride * extent };
}

function leading(loop: Loop): number {
  return loop.strides[0] ?? 0;
}

/** Does the walk never meet one element of the first operand twice? False also where that is not plain to see. */
export function isPlainlyInjective(nest: Nest): boolean {
  return isInjective(sortedLoops(nest));
}

/** Of loops by falling stride: does each step of a loop go past everything that the loops inside it reach? */
function isInjective(loops: readonly Loop[]): boolean {
  let reach = 0;
  for (const loop of loops.toReversed()) {
    if (loop.extent > 1 && leading(loop) <= reach) return false;
    reach += (loop.extent - 1) * leading(loop);
  }
  return true;
}

function toNest(loops: readonly Loop[], operands: number): Nest {
  const strides = Array.from({ length: operands }, (_, k) => loops.map((loop) => loop.strides[k] ?? 0));
  return { extents: loops.map((loop) => loop.extent), strides };
}
