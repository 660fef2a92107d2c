// Which loops pair the elements of two tensors? Found once for the layouts that meet.
import { type Axis, commonNest, inMemoryOrder, type Nest } from "../kernel/nest.js";
import { planned } from "../kernel/rows.js";
import type { Geometry } from "./geometry.js";

/** How the elements of one layout go into those of another; operand 0 is what is written. */
export interface CopyPlan {
  /** The loops, row-major over the modes as they pair; undefined where the two layouts have none in common. */
  readonly nest: Nest | undefined;
  /** The same in an order that is kind to the memory of what is written. */
  readonly ordered: Nest;
  readonly isEmpty: boolean;
  /** Are there some elements, so few and in so few loops, that a loop by itself is faster than the search for a faster way? */
  readonly isSmall: boolean;
  /** Do the elements of both lie side by side, in the same order? */
  readonly isLine: boolean;
}

/** The plan of a copy between layouts of equally many elements. */
export function copyPlan(to: Geometry, from: Geometry): CopyPlan {
  const { copies } = to.plans;
  return copies.find(from, from, undefined) ?? copies.keep(from, from, undefined, makePlan(to.axes(), from.axes()));
}

function makePlan(to: readonly Axis[], from: readonly Axis[]): CopyPlan {
  const nest = commonNest(to, from);
  if (nest === undefined) return { nest, ordered: none, isEmpty: false, isSmall: false, isLine: false };
  const ordered = planned(inMemoryOrder(nest));
  const { extents, strides } = ordered;
  const count = extents.reduce((product, extent) => product * extent, 1);
  const isLine = extents.length <= 1 && strides.every(([stride = 1]) => stride === 1);
  const isSmall = extents.length <= 2 && count > 0 && count <= fewElements;
  return { nest, ordered, isEmpty: count === 0, isSmall, isLine };
}

const fewElements = 128;

const none: Nest = planned({ extents: [0], strides: [[0], [0]] });
