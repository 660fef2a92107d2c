// How are the elements of one tensor copied into another?
import { allocateArray } from "../dtype/index.js";
import { copyArrays, heapEngine } from "../engine/index.js";
import { kernels } from "../kernel/kernels.js";
import { type Axis, commonNest, type Nest } from "../kernel/nest.js";
import { planeOf } from "../kernel/rows.js";
import { fail } from "../message/index.js";
import { sameBlock } from "./block.js";
import { type CopyPlan, copyPlan } from "./copy-plan.js";
import {
  type ArrayPlace,
  isInArray,
  isThere,
  mayMeet,
  type Place,
  placeOf,
  placeOfArgument,
  requirePlace,
  requireWritablePlace,
} from "./place.js";
import type { Tensor } from "./tensor.js";

/**
 * Copies every element of `other`, cast to the tensor's dtype. Elements pair by their position in row-major order of the modes,
 * each mode counted colexicographically inside: equal top-level coordinates where the modes agree in size.
 */
export function copyFrom(tensor: Tensor, other: unknown): Tensor {
  return copy("copyFrom", tensor, other);
}

/** As `copyFrom`, for a member of another name. */
export function copy(operation: string, tensor: Tensor, other: unknown): Tensor {
  const from = placeOfArgument(operation, other);
  const to = placeOf(tensor);
  if (!isPlainlyRight(to, from)) checkPlaces(operation, to, from);
  copyElements(copyPlan(to.geometry, from.geometry), to, from);
  return tensor;
}

/** Throws unless the tensor may be written, and the source has as many elements of the same block and may be read. */
export function checkCopy(operation: string, tensor: Tensor, source: Tensor): void {
  checkPlaces(operation, placeOf(tensor), placeOf(source));
}

/** What `checkPlaces` finds in the usual case. */
function isPlainlyRight(to: Place, from: Place): boolean {
  const { geometry } = to;
  const { geometry: other } = from;
  return (
    to.isWritable && isThere(to) && isThere(from) && geometry.size === other.size && geometry.block === other.block
  );
}

function checkPlaces(operation: string, to: Place, from: Place): void {
  requireWritablePlace(operation, to);
  if (!sameBlock(to.geometry.block, from.geometry.block)) {
    fail("operand.block", { operation, element: to.kind.element, other: from.kind.element });
  }
  if (to.geometry.size !== from.geometry.size) {
    fail("copyFrom.count", { operation, size: to.geometry.size, other: from.geometry.size });
  }
  requirePlace(operation, from);
}

/** Whether the two lie apart is asked each time: one layout has many places. */
function copyElements(plan: CopyPlan, to: Place, from: Place): void {
  if (plan.isSmall && from.loops === to.loops && to.kind.isInArrays && from.kind.isInArrays && !mayMeet(to, from)) {
    copyFew(plan, to as ArrayPlace, from as ArrayPlace);
  } else copyMany(plan, to, from);
}

/** As they are: of one dtype, in arrays of one class. */
function copyFew({ ordered, isLine }: CopyPlan, to: ArrayPlace, from: ArrayPlace): void {
  if (isLine && from.isWhole) (to.array as Settable).set(from.array, to.offset);
  else kernels().copyPlane(planeOf(ordered), to, from);
}

/** An array whose `set` takes what the other array holds. */
interface Settable {
  set(source: unknown, offset: number): void;
}

/** Engines that a user wrote carry out copies of their own. */
function copyMany({ nest, ordered, isEmpty }: CopyPlan, to: Place, from: Place): void {
  if (isEmpty) return;
  if (nest === undefined) copyThroughBuffer(to.tensor, from.tensor);
  else if (!(to.kind.isInArrays && from.kind.isInArrays && isInArray(to) && isInArray(from))) {
    from.kind.engine.copyTo(from.tensor.storage(), nest, to.tensor.storage(), to.kind.engine);
  } else if (mayMeet(to, from)) copyArrays(nest, to, from);
  else kernels().copy(ordered, to, from);
}

/** Where the loops of the two have nothing in common there is a dense buffer that has something in common with each. */
function copyThroughBuffer(tensor: Tensor, source: Tensor): void {
  const { dtype } = source.kind;
  const from = source.geometry.axes();
  const count = from.reduce((product, axis) => product * axis.extent, 1);
  const buffer = { array: allocateArray(dtype, count), offset: 0, dtype };
  const dense: readonly Axis[] = [{ extent: count, stride: 1 }];
  source.kind.engine.copyTo(source.storage(), commonNest(dense, from) as Nest, buffer, heapEngine);
  heapEngine.copyTo(buffer, commonNest(tensor.geometry.axes(), dense) as Nest, tensor.storage(), tensor.kind.engine);
}
