// What lies so many scalars from the tensor's first one, whatever the layout? And by one index for each axis, with a width?

import { describe, isSize } from "../coord/check.js";
import { fail } from "../message/index.js";
import { checkArray } from "./arguments.js";
import { elementOffset } from "./element-offset.js";
import { consecutiveLanes, requireConsecutive, widthIn } from "./load.js";
import { requireFlat } from "./order.js";
import { requireMutable } from "./storage.js";
import type { Tensor } from "./tensor.js";
import { checkScalar, laneArray, readElement, readLanes, type Value, writeElement, writeLanes } from "./value.js";

interface Width {
  readonly width?: number;
}

/** The scalar at this offset, or with a width an array of so many; offsets count scalars from the tensor's first one. */
export function rawLoad(tensor: Tensor, offset: unknown, options?: Width): Value {
  const width = widthIn("rawLoad", options);
  const place = checkOffset("rawLoad", offset);
  if (width !== undefined) return loadLanes(tensor, place, consecutiveLanes("rawLoad", tensor, place, width));
  requireConsecutive("rawLoad", tensor, place, 1);
  return tensor.readScalar(place);
}

/** Stores a scalar at this offset, or with a width so many; one scalar also of a vectorized tensor. */
export function rawStore(tensor: Tensor, offset: unknown, value: unknown, options?: Width): void {
  requireMutable("rawStore", tensor);
  const width = widthIn("rawStore", options);
  const place = checkOffset("rawStore", offset);
  if (width !== undefined) {
    writeLanes("rawStore", tensor, place, consecutiveLanes("rawStore", tensor, place, width), value);
    return;
  }
  requireConsecutive("rawStore", tensor, place, 1);
  tensor.writeScalar(place, checkScalar("rawStore", tensor.kind, value));
}

/** The element at one index for each axis of a flat layout; with a width, so many scalars from its offset on. */
export function loadLinear(tensor: Tensor, indices: unknown, options?: Width): Value {
  const place = linearPlace("loadLinear", tensor, indices);
  const width = widthIn("loadLinear", options);
  if (width === undefined) return readElement("loadLinear", tensor, place);
  return loadLanes(tensor, place, consecutiveLanes("loadLinear", tensor, place, width));
}

/** Stores an element at one index for each axis of a flat layout; with a width, so many scalars from its offset on. */
export function storeLinear(tensor: Tensor, indices: unknown, value: unknown, options?: Width): void {
  requireMutable("storeLinear", tensor);
  const place = linearPlace("storeLinear", tensor, indices);
  const width = widthIn("storeLinear", options);
  if (width === undefined) writeElement("storeLinear", tensor, place, value);
  else writeLanes("storeLinear", tensor, place, consecutiveLanes("storeLinear", tensor, place, width), value);
}

function checkOffset(operation: string, offset: unknown): number {
  return isSize(offset) ? offset : fail("raw.offset", { operation, offset: describe(offset) });
}

function linearPlace(operation: string, tensor: Tensor, indices: unknown): number {
  const { geometry } = tensor;
  checkArray(operation, "indices", indices);
  requireFlat(operation, geometry);
  return elementOffset(operation, geometry, indices);
}

function loadLanes(tensor: Tensor, place: number, lanes: readonly number[]): Value {
  const out = laneArray(tensor.kind, lanes.length);
  readLanes(tensor, place, lanes, out);
  return out;
}
