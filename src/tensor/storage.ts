// Does the storage still hold a tensor's elements, and may they be written? Buffers can be detached or shrink at any time.
import { fail } from "../message/index.js";
import type { Tensor } from "./tensor.js";

/** Throws unless every element of a tensor lies in storage that exists right now, and may be touched. */
export function requireStorage(operation: string, tensor: Tensor): void {
  requireReach(operation, tensor);
  tensor.requireWhole(operation);
}

/** Throws unless a tensor may be written: it is not read-only, no two coordinates are one element, and `requireStorage`. */
export function requireWritable(operation: string, tensor: Tensor): void {
  requireWritableReach(operation, tensor);
  tensor.requireWhole(operation);
}

/** For accesses to single elements: as `requireStorage`, but that the element asks for itself whether it may be touched. */
export function requireReach(operation: string, tensor: Tensor): void {
  const { reach, layout } = tensor.geometry;
  const length = tensor.extent();
  if (length >= reach) return;
  refuseLoss(operation, tensor);
  fail("storage.too-small", { operation, layout: String(layout), cosize: reach, length });
}

/** Throws if the storage is gone. */
export function refuseLoss(operation: string, tensor: Tensor): void {
  switch (tensor.loss()) {
    case "storage.detached":
      fail("storage.detached", { operation });
      break;
    case "storage.disposed":
      fail("storage.disposed", { operation });
      break;
  }
}

/** For stores of single elements, as `requireReach`. */
export function requireWritableReach(operation: string, tensor: Tensor): void {
  const { broadcastLeaf } = tensor.geometry;
  if (!tensor.kind.writable) fail("tensor.read-only", { operation });
  if (broadcastLeaf >= 0) fail("tensor.stride-zero", { operation, axis: broadcastLeaf });
  requireReach(operation, tensor);
}
