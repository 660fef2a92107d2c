// How are the elements of one tensor copied into another?
import { allocateArray } from "../dtype/index.js";
import { heapEngine } from "../engine/index.js";
import { type Axis, commonNest, type Nest } from "../kernel/nest.js";
import { fail } from "../message/index.js";
import { sameBlock } from "./block.js";
import { asTensor } from "./guard.js";
import { requireStorage, requireWritable } from "./storage.js";
import type { Tensor } from "./tensor.js";

/**
 * Copies every element of `other`, cast to the tensor's dtype. Elements pair by their position in row-major order of the modes,
 * each mode counted colexicographically inside: equal top-level coordinates where the modes agree in size.
 */
export function copyFrom(tensor: Tensor, other: unknown): Tensor {
  const source = asTensor("copyFrom", other);
  checkCopy(tensor, source);
  const [to, from] = [tensor.geometry.axes(), source.geometry.axes()];
  const nest = commonNest(to, from);
  if (nest === undefined) copyThroughBuffer(tensor, to, source, from);
  else source.kind.engine.copyTo(source.storage(), nest, tensor.storage(), tensor.kind.engine);
  return tensor;
}

/** Throws unless the tensor may be written, and the source has as many elements of the same block and may be read. */
export function checkCopy(tensor: Tensor, source: Tensor): void {
  requireWritable("copyFrom", tensor);
  if (!sameBlock(tensor.geometry.block, source.geometry.block)) {
    fail("operand.block", { operation: "copyFrom", element: tensor.kind.element, other: source.kind.element });
  }
  if (tensor.geometry.size !== source.geometry.size) {
    fail("copyFrom.count", { size: tensor.geometry.size, other: source.geometry.size });
  }
  requireStorage("copyFrom", source);
}

/** Where the loops of the two have nothing in common there is a dense buffer that has something in common with each. */
function copyThroughBuffer(tensor: Tensor, to: readonly Axis[], source: Tensor, from: readonly Axis[]): void {
  const { dtype } = source.kind;
  const count = from.reduce((product, axis) => product * axis.extent, 1);
  const buffer = { array: allocateArray(dtype, count), offset: 0, dtype };
  const dense: readonly Axis[] = [{ extent: count, stride: 1 }];
  source.kind.engine.copyTo(source.storage(), commonNest(dense, from) as Nest, buffer, heapEngine);
  heapEngine.copyTo(buffer, commonNest(to, dense) as Nest, tensor.storage(), tensor.kind.engine);
}
