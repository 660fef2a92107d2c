// Which part of a tensor do indices and ranges leave? `slice` takes one argument for each leaf, `at` one for each mode.

import type { IntTuple } from "../../types/coord/int-tuple.js";
import { describe, isSize } from "../coord/check.js";
import { productOf } from "../coord/product.js";
import { fail } from "../message/index.js";
import { scalarOffset } from "./element-offset.js";
import { Geometry } from "./geometry.js";
import { type Range, readRange } from "./slice-argument.js";
import type { Tensor } from "./tensor.js";

/** One argument for each leaf: an index drops its axis, a range keeps it. A nested tensor loses its nesting. */
export function slice(tensor: Tensor, slices: readonly unknown[]): Tensor {
  const { geometry } = tensor;
  geometry.slices ??= new Slicer("slice", geometry.extents, geometry.strides, geometry);
  return geometry.slices.view(tensor, slices);
}

/** One argument for each mode; negative bounds of a range count from the end. A nested mode is kept or dropped whole. */
export function at(tensor: Tensor, slices: readonly unknown[]): Tensor {
  const { geometry } = tensor;
  geometry.ats ??= new Slicer("at", geometry.shape, geometry.stride, geometry);
  return geometry.ats.view(tensor, slices);
}

/** What slices with the same ranges have in common, whatever their indices. */
interface SlicePlan {
  /** The text of each range; undefined for an index. */
  readonly texts: readonly (string | undefined)[];
  /** The offset of the ranges' starts. */
  readonly offset: number;
  readonly geometry: Geometry;
}

/** The slices of one layout; those whose ranges are texts are planned once. */
export class Slicer {
  readonly #operation: "slice" | "at";
  readonly #shape: readonly IntTuple[];
  readonly #stride: readonly IntTuple[];
  readonly #parent: Geometry;
  readonly #plans: SlicePlan[] = [];
  #next = 0;

  constructor(operation: "slice" | "at", shape: readonly IntTuple[], stride: readonly IntTuple[], parent: Geometry) {
    this.#operation = operation;
    this.#shape = shape;
    this.#stride = stride;
    this.#parent = parent;
  }

  view(tensor: Tensor, slices: readonly unknown[]): Tensor {
    const plan = this.#find(slices) ?? this.#plan(slices);
    return tensor.view(plan.offset + this.#indexOffset(slices), plan.geometry);
  }

  #find(slices: readonly unknown[]): SlicePlan | undefined {
    const plans = this.#plans;
    for (let entry = 0; entry < plans.length; entry++) {
      const plan = plans[entry] as SlicePlan;
      if (matches(plan.texts, slices)) return plan;
    }
    return undefined;
  }

  #plan(slices: readonly unknown[]): SlicePlan {
    const [shape, stride]: [IntTuple[], IntTuple[]] = [[], []];
    const operation = this.#operation;
    if (slices.length !== this.#shape.length) {
      fail("slice.count", { operation, rank: this.#shape.length, count: slices.length });
    }
    let offset = 0;
    for (let axis = 0; axis < slices.length; axis++) {
      if (typeof slices[axis] === "number") continue;
      const kept = keptPart(operation, axis, this.#shape[axis] as IntTuple, slices[axis]);
      const step = this.#stride[axis] as IntTuple;
      shape.push(kept.extent);
      stride.push(step);
      if (kept.start > 0) offset += kept.start * (step as number);
    }
    const geometry = new Geometry(shape, stride, this.#parent.block);
    const texts = slices.map((argument) => (typeof argument === "string" ? argument : undefined));
    const plan = { texts, offset, geometry };
    if (slices.every((argument) => typeof argument === "string" || typeof argument === "number")) this.#keep(plan);
    return plan;
  }

  #keep(plan: SlicePlan): void {
    this.#plans[this.#next] = plan;
    this.#next = (this.#next + 1) % capacity;
  }

  /** The offset of the indices among the arguments. */
  #indexOffset(slices: readonly unknown[]): number {
    let offset = 0;
    for (let axis = 0; axis < slices.length; axis++) {
      const index = slices[axis];
      if (typeof index !== "number") continue;
      const [extent, step] = [this.#shape[axis] as IntTuple, this.#stride[axis] as IntTuple];
      if (typeof extent === "number" && index >>> 0 === index && index < extent) offset += index * (step as number);
      else offset += this.#checkedOffset(axis, index, extent, step);
    }
    return offset;
  }

  #checkedOffset(axis: number, index: number, shape: IntTuple, stride: IntTuple): number {
    const extent = productOf(shape);
    if (!isSize(index) || index >= extent) {
      fail("tensor.index", { operation: this.#operation, index: describe(index), axis, extent });
    }
    return scalarOffset(index, shape, stride);
  }
}

const capacity = 8;

function matches(texts: readonly (string | undefined)[], slices: readonly unknown[]): boolean {
  if (texts.length !== slices.length) return false;
  for (let axis = 0; axis < texts.length; axis++) {
    const text = texts[axis];
    if (text === undefined ? typeof slices[axis] !== "number" : text !== slices[axis]) return false;
  }
  return true;
}

interface KeptPart {
  readonly start: number;
  readonly extent: IntTuple;
}

/** What a range keeps of a mode. */
function keptPart(operation: "slice" | "at", axis: number, extent: IntTuple, argument: unknown): KeptPart {
  if (argument === ":") return { start: 0, extent };
  const range = readRange(operation, axis, argument);
  if (typeof extent !== "number") fail("slice.nested", { operation, axis });
  const [start, end] = operation === "at" ? fromEnd(axis, extent, range) : [range.start, range.end ?? extent];
  for (const bound of [start, end]) if (bound < 0) fail("slice.negative", { operation, bound, axis });
  if (start > end) fail("slice.reversed", { operation, start, end, axis });
  if (end > extent) fail("slice.overrun", { operation, start, end, axis, extent });
  return { start, extent: end - start };
}

/** Negative bounds count from the end of the axis, as far as there is one. */
function fromEnd(axis: number, extent: number, { start, end = extent }: Range): [start: number, end: number] {
  const [first, last] = [start, end].map((bound) => {
    const place = bound < 0 ? bound + extent : bound;
    return place < 0 ? fail("slice.before-start", { operation: "at", bound, axis, extent }) : place;
  });
  return [first as number, last as number];
}
