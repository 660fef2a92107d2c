// Does the storage still hold a tensor's elements, and may they be written? Buffers can be detached or shrink at any time.
import { fail } from "../message/index.js";
import type { Tensor } from "./tensor.js";

/** Throws unless every element of a tensor lies in storage that exists right now. */
export function requireStorage(operation: string, tensor: Tensor): void {
  const { reach, layout } = tensor.geometry;
  const length = tensor.extent();
  if (length >= reach) return;
  const loss = tensor.loss();
  if (loss !== undefined) fail(loss, { operation });
  fail("storage.too-small", { operation, layout: String(layout), cosize: reach, length });
}

/** Throws unless a tensor may be written: it is not read-only, no two coordinates are one element, and its storage exists. */
export function requireWritable(operation: string, tensor: Tensor): void {
  const { broadcastLeaf } = tensor.geometry;
  if (!tensor.kind.writable) fail("tensor.read-only", { operation });
  if (broadcastLeaf >= 0) fail("tensor.stride-zero", { operation, axis: broadcastLeaf });
  requireStorage(operation, tensor);
}
