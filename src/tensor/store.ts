// How is an element stored, by index or by coordinate?
import { coordinateOffset, elementOffset } from "./element-offset.js";
import { consecutiveLanes, widthIn } from "./load.js";
import { requireMutable } from "./storage.js";
import type { Tensor } from "./tensor.js";
import { writeElement, writeLanes } from "./value.js";

/** Stores the last argument at the index that the others are: one for each leaf, or one coordinate tuple. */
export function setElement(tensor: Tensor, indexAndValue: readonly unknown[]): void {
  requireMutable("set", tensor);
  const count = indexAndValue.length - 1;
  const offset = elementOffset("set", tensor.geometry, indexAndValue.slice(0, count));
  writeElement("set", tensor, offset, indexAndValue[count]);
}

/** Stores an element at a coordinate; with a width, so many consecutive scalars from its offset on. */
export function store(tensor: Tensor, at: unknown, value: unknown, options?: { readonly width?: number }): void {
  requireMutable("store", tensor);
  const offset = coordinateOffset("store", tensor.geometry, at);
  const width = widthIn("store", options);
  if (width === undefined) writeElement("store", tensor, offset, value);
  else writeLanes("store", tensor, offset, consecutiveLanes("store", tensor, offset, width), value);
}
