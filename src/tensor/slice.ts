// Which part of a tensor do indices and ranges leave? `slice` takes one argument for each leaf, `at` one for each mode.

import type { IntTuple } from "../../types/coord/int-tuple.js";
import { productOf } from "../coord/product.js";
import { fail } from "../message/index.js";
import { checkIndex, scalarOffset } from "./element-offset.js";
import { Geometry } from "./geometry.js";
import { Memo } from "./memo.js";
import { type Range, readRange } from "./slice-argument.js";
import type { Tensor } from "./tensor.js";

/** One argument for each leaf: an index drops its axis, a range keeps it. A nested tensor loses its nesting. */
export function slice(tensor: Tensor, slices: readonly unknown[]): Tensor {
  return tensor.geometry.views.slices.view(tensor, slices);
}

/** One argument for each mode; negative bounds of a range count from the end. A nested mode is kept or dropped whole. */
export function at(tensor: Tensor, slices: readonly unknown[]): Tensor {
  return tensor.geometry.views.ats.view(tensor, slices);
}

/** What slices with the same texts have in common, whatever their indices. */
interface SlicePlan {
  /** The text of each range; undefined for an index. */
  readonly texts: readonly (string | undefined)[];
  /** The offset of the ranges' starts. */
  readonly offset: number;
  readonly geometry: Geometry;
}

/** The slices of one layout. Texts are read once; a geometry is made once for all ranges of the same lengths. */
export class Slicer {
  readonly #operation: "slice" | "at";
  readonly #shape: readonly IntTuple[];
  readonly #stride: readonly IntTuple[];
  readonly #parent: Geometry;
  readonly #plans: SlicePlan[] = [];
  readonly #geometries: Memo<Geometry> = new Memo();
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
    const operation = this.#operation;
    const rank = this.#shape.length;
    if (slices.length !== rank) fail("slice.count", { operation, rank, count: slices.length });
    const lengths = new Array<number>(rank);
    let offset = 0;
    let recurs = true;
    for (let axis = 0; axis < rank; axis++) {
      const argument = slices[axis];
      if (typeof argument === "number") {
        lengths[axis] = dropped;
      } else if (argument === ":") {
        lengths[axis] = whole;
      } else {
        if (typeof argument !== "string") recurs = false;
        const range = keptRange(operation, axis, this.#shape[axis] as IntTuple, readRange(operation, axis, argument));
        lengths[axis] = range.end - range.start;
        offset += range.start * (this.#stride[axis] as number);
      }
    }
    const geometry = this.#geometries.find(lengths) ?? this.#geometries.keep(lengths, this.#geometry(lengths));
    return recurs ? this.#keep(slices, offset, geometry) : { texts: [], offset, geometry };
  }

  /** What ranges of these lengths leave. */
  #geometry(lengths: readonly number[]): Geometry {
    const shape: IntTuple[] = [];
    const stride: IntTuple[] = [];
    lengths.forEach((length, axis) => {
      if (length === dropped) return;
      shape.push(length === whole ? (this.#shape[axis] as IntTuple) : length);
      stride.push(this.#stride[axis] as IntTuple);
    });
    return new Geometry(shape, stride, this.#parent.block);
  }

  /** Ranges with bounds of their own at each call are not worth remembering; texts are, in place of the oldest. */
  #keep(slices: readonly unknown[], offset: number, geometry: Geometry): SlicePlan {
    const texts = slices.map((argument) => (typeof argument === "string" ? argument : undefined));
    const plan = { texts, offset, geometry };
    this.#plans[this.#next] = plan;
    this.#next = (this.#next + 1) % capacity;
    return plan;
  }

  /** The offset of the indices among the arguments. */
  #indexOffset(slices: readonly unknown[]): number {
    let offset = 0;
    for (let axis = 0; axis < slices.length; axis++) {
      const index = slices[axis];
      if (typeof index !== "number") continue;
      const extent = this.#shape[axis] as IntTuple;
      const step = this.#stride[axis] as IntTuple;
      if (typeof extent === "number" && index >>> 0 === index && index < extent) offset += index * (step as number);
      else offset += this.#checkedOffset(axis, index, extent, step);
    }
    return offset;
  }

  #checkedOffset(axis: number, index: number, shape: IntTuple, stride: IntTuple): number {
    const extent = productOf(shape);
    return scalarOffset(checkIndex(this.#operation, index, axis, extent), shape, stride);
  }
}

const capacity = 8;

/** In place of the length of a range: an index drops the axis, `":"` keeps it as it is. */
const dropped = -1;
const whole = -2;

function matches(texts: readonly (string | undefined)[], slices: readonly unknown[]): boolean {
  if (texts.length !== slices.length) return false;
  for (let axis = 0; axis < texts.length; axis++) {
    const text = texts[axis];
    if (text === undefined ? typeof slices[axis] !== "number" : text !== slices[axis]) return false;
  }
  return true;
}

/** A range of an axis whose bounds are known to lie in it. */
interface KeptRange {
  readonly start: number;
  readonly end: number;
}

/** What a range keeps of an axis. */
function keptRange(operation: "slice" | "at", axis: number, extent: IntTuple, range: Range): KeptRange {
  if (typeof extent !== "number") fail("slice.nested", { operation, axis });
  const start = bound(operation, axis, extent, range.start);
  const end = range.end === undefined ? extent : bound(operation, axis, extent, range.end);
  if (start > end) fail("slice.reversed", { operation, start, end, axis });
  if (end > extent) fail("slice.overrun", { operation, start, end, axis, extent });
  return { start, end };
}

/** A negative bound counts from the end of the axis in `at`, as far as there is one, and is refused in `slice`. */
function bound(operation: "slice" | "at", axis: number, extent: number, written: number): number {
  if (written >= 0) return written;
  if (operation === "slice") fail("slice.negative", { operation, bound: written, axis });
  if (written + extent < 0) fail("slice.before-start", { operation, bound: written, axis, extent });
  return written + extent;
}
