// What is a tensor that may only be read?
import type { Tensor } from "./tensor.js";

/** The read-only tensor over the same elements. */
export function asImm(tensor: Tensor): Tensor {
  return tensor.view(0, tensor.geometry, tensor.kind.immutable);
}
