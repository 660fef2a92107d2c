// What lies at a coordinate? The scalar form, the tuple form, and wide loads of consecutive scalars.
import { describe } from "../coord/check.js";
import type { StorageArray } from "../dtype/index.js";
import { isStorageArray } from "../dtype/index.js";
import { fail } from "../message/index.js";
import { coordinateOffset, elementOffset } from "./element-offset.js";
import { checkOptions } from "./options.js";
import { requireElement, requireScalars } from "./storage.js";
import { storageKind } from "./storage-kind.js";
import type { Tensor } from "./tensor.js";
import { laneArray, readElement, readLanes, type Value } from "./value.js";

/** The element at one index for each leaf, or at one coordinate tuple. */
export function getElement(tensor: Tensor, index: readonly unknown[]): Value {
  const offset = elementOffset("get", tensor.geometry, index);
  return readElement("get", tensor, offset);
}

/** The element at a coordinate; with a width, so many consecutive scalars of storage from its offset on. */
export function load(tensor: Tensor, at: unknown, options?: { readonly width?: number }): Value {
  const offset = coordinateOffset("load", tensor.geometry, at);
  const width = widthIn("load", options);
  if (width === undefined) return readElement("load", tensor, offset);
  const lanes = consecutiveLanes("load", tensor, offset, width);
  const out = laneArray(tensor.kind, lanes.length);
  readLanes(tensor, offset, lanes, out);
  return out;
}

/** As `load`, into an array of exactly as many lanes; gives that array. */
export function loadInto(
  tensor: Tensor,
  out: unknown,
  at: unknown,
  options?: { readonly width?: number },
): StorageArray {
  const offset = coordinateOffset("loadInto", tensor.geometry, at);
  const width = widthIn("loadInto", options);
  const lanes =
    width === undefined ? lanesAt("loadInto", tensor, offset) : consecutiveLanes("loadInto", tensor, offset, width);
  const into = checkTarget(tensor, out, lanes.length);
  readLanes(tensor, offset, lanes, into);
  return into;
}

/** The lanes of the element at an offset, if it is there. */
function lanesAt(operation: string, tensor: Tensor, offset: number): readonly number[] {
  requireElement(operation, tensor, offset);
  return tensor.geometry.block?.lanes ?? [0];
}

/** The width that was asked for, if one was. */
export function widthIn(operation: string, options: { readonly width?: number } | undefined): number | undefined {
  return options === undefined ? undefined : (checkOptions(operation, options).width as number | undefined);
}

/** The lanes of a wide access, as `requireConsecutive` allows it. */
export function consecutiveLanes(operation: string, tensor: Tensor, offset: number, width: number): readonly number[] {
  requireConsecutive(operation, tensor, offset, width);
  const lanes: number[] = [];
  for (let lane = 0; lane < width; lane++) lanes.push(lane);
  return lanes;
}

/** Throws unless so many scalars end within what the tensor's own elements reach, and lie in storage that is there. */
export function requireConsecutive(operation: string, tensor: Tensor, offset: number, width: number): void {
  if (!Number.isSafeInteger(width) || width < 1) fail("tensor.width", { operation, width: describe(width) });
  const { reach } = tensor.geometry;
  if (offset + width > reach) fail("tensor.past-end", { operation, width, offset, last: reach - 1 });
  requireScalars(operation, tensor, offset, width);
}

/** The target of `loadInto` takes the scalars as they are, bigints in a BigInt array and numbers in the others. */
function checkTarget(tensor: Tensor, out: unknown, lanes: number): StorageArray {
  if (!isStorageArray(out)) fail("storage.kind", { operation: "loadInto", kind: storageKind(out) });
  const wide = typeof out[0] === "bigint";
  if (out.length !== lanes) fail("tensor.lanes", { operation: "loadInto", count: out.length, lanes });
  if (wide !== (tensor.kind.facts.scalar === "bigint"))
    fail("tensor.lanes-kind", { operation: "loadInto", array: out.constructor.name, dtype: tensor.kind.dtype });
  return out;
}
