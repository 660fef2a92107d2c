// Which copies can a worker carry out? Those between tensors that it sees, which do not overlap.
import { isShared, mayOverlap } from "../engine/index.js";
import type { ArrayOperand } from "../kernel/copy.js";
import { commonNest, inMemoryOrder, type Nest } from "../kernel/nest.js";
import type { Tensor } from "../tensor/tensor.js";

/** A copy as workers are told of it. */
export interface SharedCopy {
  readonly nest: Nest;
  readonly to: ArrayOperand;
  readonly from: ArrayOperand;
}

/** Undefined where a worker does not see both tensors, or only the asking thread can copy them rightly. */
export function sharedCopy(tensor: Tensor, source: Tensor): SharedCopy | undefined {
  const nest = commonNest(tensor.geometry.axes(), source.geometry.axes());
  const [to, from] = [sharedOperand(tensor), sharedOperand(source)];
  if (nest === undefined || to === undefined || from === undefined || mayOverlap(nest, to, from)) return undefined;
  return { nest: inMemoryOrder(nest), to, from };
}

/** Where a tensor lies in memory that workers see. */
function sharedOperand(tensor: Tensor): ArrayOperand | undefined {
  const { engine, dtype } = tensor.kind;
  const place = engine.arrayOf(tensor.storage());
  return place !== undefined && isShared(place.array.buffer)
    ? { array: place.array, offset: place.offset, dtype }
    : undefined;
}
