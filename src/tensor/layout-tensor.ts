// What is the older form of a tensor? The tensor itself behind other rules: its tiles are cut off at the end.

import { makeLayout } from "../layout/make-layout.js";
import type { RuntimeLayout } from "../layout/remake.js";
import { inspectHook } from "./brand.js";
import { type InspectOptions, inspectTensor } from "./inspect.js";
import type { Tensor } from "./tensor.js";
import { clippedOrNone } from "./tile-clipped.js";
import type { Value } from "./value.js";

export class LayoutTensor {
  readonly #tensor: Tensor;

  constructor(tensor: Tensor) {
    this.#tensor = tensor;
  }

  get dtype(): string {
    return this.#tensor.dtype;
  }

  get rank(): number {
    return this.#tensor.rank;
  }

  get layout(): RuntimeLayout {
    return this.#tensor.layout;
  }

  runtimeLayout(): RuntimeLayout {
    const { extents, strides } = this.#tensor.geometry;
    return makeLayout("runtimeLayout", extents, strides);
  }

  elementLayout(): RuntimeLayout {
    const { block } = this.#tensor.geometry;
    if (block === undefined) return makeLayout("elementLayout", [1], [1]);
    const { extents, strides } = block;
    // As in the element's name: without leading 1s, but with the last axis.
    const first = extents.findIndex((extent, axis) => extent !== 1 || axis === extents.length - 1);
    return makeLayout("elementLayout", extents.slice(first), strides.slice(first));
  }

  dim(axis: unknown): number {
    return this.#tensor.dim(axis);
  }

  size(): number {
    return this.#tensor.numElements();
  }

  get(...index: unknown[]): Value {
    return this.#tensor.get(...index);
  }

  set(...indexAndValue: unknown[]): void {
    this.#tensor.set(...indexAndValue);
  }

  fill(value: unknown): this {
    this.#tensor.fill(value);
    return this;
  }

  copyFrom(other: unknown): this {
    this.#tensor.copyFrom(other instanceof LayoutTensor ? other.#tensor : other);
    return this;
  }

  tile(sizes: readonly number[], at: readonly number[]): LayoutTensor {
    return new LayoutTensor(clippedOrNone("tile", this.#tensor, sizes, at));
  }

  vectorize(...widths: number[]): LayoutTensor {
    return new LayoutTensor(this.#tensor.vectorize(...widths));
  }

  transpose(): LayoutTensor {
    return new LayoutTensor(this.#tensor.transpose());
  }

  toTileTensor(): Tensor {
    return this.#tensor;
  }

  toString(): string {
    return this.#tensor.toString();
  }

  static {
    Object.defineProperty(this.prototype, inspectHook, {
      value(this: LayoutTensor, depth: number, options: InspectOptions): string {
        return `LayoutTensor of ${inspectTensor(this.#tensor, depth, options)}`;
      },
    });
  }
}
