// What is the transpose of a tensor?
import { Geometry } from "./geometry.js";
import type { Tensor } from "./tensor.js";

/** The modes in reverse order, each whole. */
export function transpose(tensor: Tensor): Tensor {
  return tensor.view(0, tensor.geometry.views.transposed ?? transposed(tensor.geometry));
}

/** The transpose of the transpose is the layout itself. */
function transposed(geometry: Geometry): Geometry {
  const { shape, stride, block } = geometry;
  const result = new Geometry(shape.toReversed(), stride.toReversed(), block);
  geometry.views.transposed = result;
  result.views.transposed = geometry;
  return result;
}
