// Which loops visit the elements of one or two operands? Pure planning; nothing here touches storage.
//
// A walk is a list of axes, outermost first, the last one fastest. Two operands are walked together by the coarsest axes
// that both have in common: size-1 axes go, neighbours that continue each other in both operands become one.

/** One axis of a walk: so many steps, each so many scalars further in the storage. */
export interface Axis {
  readonly extent: number;
  readonly stride: number;
}

/** The loops of a joint walk: `strides[k][axis]` is how far operand k goes at each step of an axis. */
export interface Nest {
  readonly extents: readonly number[];
  readonly strides: readonly (readonly number[])[];
}

/** The loops that visit one operand. */
export function nestOf(axes: readonly Axis[]): Nest {
  return toNest(
    coalesce(axes).map((axis) => ({ extent: axis.extent, strides: [axis.stride] })),
    1,
  );
}

/**
 * The loops that pair two operands of equal size element by element, in the order of their walks; undefined where the axes of
 * the one cannot be cut into those of the other, as 2 by 3 and 3 by 2 with gaps.
 */
export function commonNest(left: readonly Axis[], right: readonly Axis[]): Nest | undefined {
  const loops: Loop[] = [];
  const [lefts, rights] = [coalesce(left), coalesce(right)];
  if (isEmpty(lefts) || isEmpty(rights)) return { extents: [0], strides: [[0], [0]] };
  while (lefts.length > 0 && rights.length > 0) {
    const [here, there] = [lefts.pop() as Axis, rights.pop() as Axis];
    const extent = Math.min(here.extent, there.extent);
    if (here.extent % extent !== 0 || there.extent % extent !== 0) return undefined;
    loops.unshift({ extent, strides: [here.stride, there.stride] });
    if (here.extent > extent) lefts.push(rest(here, extent));
    if (there.extent > extent) rights.push(rest(there, extent));
  }
  return toNest(mergeLoops(loops), 2);
}

/**
 * The same pairs in an order that is kind to the first operand's memory: its smallest strides innermost. Left as it is where
 * two steps of the first operand could meet in one element, since then the order shows.
 */
export function inMemoryOrder(nest: Nest): Nest {
  const loops = nest.extents.map(
    (extent, axis): Loop => ({ extent, strides: nest.strides.map((of) => of[axis] ?? 0) }),
  );
  const sorted = loops.toSorted((a, b) => leading(b) - leading(a));
  return isInjective(sorted) ? toNest(mergeLoops(sorted), nest.strides.length) : nest;
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
