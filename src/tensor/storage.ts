// Does the storage still hold a tensor's elements, and may they be written? Buffers can be detached or shrink at any time.
import type { RuntimeLayout } from "../layout/remake.js";
import { fail } from "../message/index.js";
import type { Tensor } from "./tensor.js";

/** Throws unless every element of a tensor lies in storage that exists right now, and may be touched. */
export function requireStorage(operation: string, tensor: Tensor): void {
  requireScalars(operation, tensor, 0, tensor.geometry.reach);
  tensor.requireWhole(operation);
}

/** Throws unless a tensor may be written: it is not read-only, no two coordinates are one element, and `requireStorage`. */
export function requireWritable(operation: string, tensor: Tensor): void {
  requireMutable(operation, tensor);
  requireStorage(operation, tensor);
}

/** Throws if a tensor is read-only, or if several coordinates are one element. */
export function requireMutable(operation: string, tensor: Tensor): void {
  const { broadcastLeaf } = tensor.geometry;
  if (!tensor.kind.writable) fail("tensor.read-only", { operation });
  if (broadcastLeaf >= 0) fail("tensor.stride-zero", { operation, axis: broadcastLeaf });
}

/**
 * Throws unless so many scalars from `position` on lie in storage that exists right now. An access to one element asks for no more than
 * that element: what is left of a buffer that has shrunk can be read and written, whichever member does it.
 */
export function requireScalars(operation: string, tensor: Tensor, position: number, count: number): void {
  const length = tensor.extent();
  if (position + count <= length) return;
  refuseLoss(operation, tensor);
  checkRoom(operation, tensor.geometry.layout, tensor.geometry.reach, length);
}

/** Throws if a layout reaches past the scalars that a storage has. */
export function checkRoom(operation: string, layout: RuntimeLayout, cosize: number, length: number): void {
  if (cosize > length) fail("storage.too-small", { operation, layout: String(layout), cosize, length });
}

/** As `requireScalars`, of the element at an offset. */
export function requireElement(operation: string, tensor: Tensor, offset: number): void {
  requireScalars(operation, tensor, offset, tensor.geometry.elementReach);
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
