// What is a layout at run time? Two congruent int-tuples, frozen, behind the interface of `types/layout/layout.ts`.
import type { IntTuple } from "../../types/coord/int-tuple.js";
import { checkSize, isSize } from "../coord/check.js";
import { isEqual } from "../coord/congruent.js";
import { leavesOf } from "../coord/flatten.js";
import { checkNotEmpty, crdOf, leavesByStride } from "../coord/idx2crd.js";
import { frozen, modesOf } from "../coord/int-tuple.js";
import { productOf } from "../coord/product.js";
import { checkPlace, depthOf, flatRankOf, rankOf } from "../coord/rank.js";
import { reverseModes } from "../coord/reverse.js";
import { textOf } from "../coord/show.js";
import { fail } from "../message/index.js";
import { coordinatesOf } from "./coords.js";
import { indexIn } from "./index-in.js";
import { isRowMajor } from "./is-row-major.js";
import { checkLayout, making, type RuntimeLayout } from "./remake.js";

/** A layout of congruent int-tuples that have been checked; throws as `MakesLayout` says. */
export function makeLayout(operation: string, shape: IntTuple, stride: IntTuple, from?: RuntimeLayout): RuntimeLayout {
  const value: unknown = new LayoutValue(operation, shape, stride, from);
  return value as RuntimeLayout;
}

class LayoutValue {
  readonly shape: IntTuple;
  readonly stride: IntTuple;
  readonly #size: number;
  readonly #cosize: number;

  constructor(operation: string, shape: IntTuple, stride: IntTuple, from?: RuntimeLayout) {
    this.shape = frozen(shape);
    this.stride = frozen(stride);
    this.#size = productOf(shape);
    const last = reach(shape, stride);
    this.#cosize = this.#size && 1 + last;
    if (this.#size === 0 || !isSize(this.#size)) checkExact(operation, shape, from);
    if (!isSize(1 + last)) {
      refuseGrown(operation, from);
      fail("layout.reaches-too-far", { operation, shape: textOf(shape), stride: textOf(stride) });
    }
    Object.freeze(this);
  }

  size(): number {
    return this.#size;
  }

  cosize(): number {
    return this.#cosize;
  }

  rank(): number {
    return rankOf(this.shape);
  }

  flatRank(): number {
    return flatRankOf(this.shape);
  }

  depth(): number {
    return depthOf(this.shape);
  }

  index(...crd: readonly unknown[]): number {
    return indexIn(this.shape, this.stride, crd);
  }

  coord(index: number): IntTuple {
    checkSize("coord", "coordinate", index);
    if (index >= this.#size) {
      fail("layout.index-outside", { operation: "coord", value: index, size: this.#size, shape: textOf(this.shape) });
    }
    return crdOf("coord", index, this.shape);
  }

  idx2crd(offset: number): IntTuple {
    checkSize("idx2crd", "index", offset);
    checkNotEmpty("idx2crd", this.shape);
    return leavesByStride(offset, this.shape, this.stride);
  }

  coords(): Generator<IntTuple, void, undefined> {
    return coordinatesOf(this.shape);
  }

  mode(index: number): RuntimeLayout {
    checkPlace("mode", this.shape, index);
    return makeLayout("mode", modesOf(this.shape)[index] as IntTuple, modesOf(this.stride)[index] as IntTuple);
  }

  modes(): readonly RuntimeLayout[] {
    const strides = modesOf(this.stride);
    return modesOf(this.shape).map((shape, mode) => makeLayout("modes", shape, strides[mode] as IntTuple));
  }

  flatten(): RuntimeLayout {
    return makeLayout("flatten", leavesOf(this.shape), leavesOf(this.stride));
  }

  reverse(): RuntimeLayout {
    return makeLayout("reverse", reverseModes(this.shape), reverseModes(this.stride));
  }

  transpose(): RuntimeLayout {
    return this.reverse();
  }

  makeDynamic(): this {
    return this;
  }

  isRowMajor(): boolean {
    return isRowMajor(this.shape, this.stride);
  }

  equals(other: unknown): boolean {
    checkLayout("equals", other);
    return isEqual(this.shape, other.shape) && isEqual(this.stride, other.stride);
  }

  toString(): string {
    return `${textOf(this.shape)}:${textOf(this.stride)}`;
  }

  static {
    Object.defineProperty(LayoutValue, "name", { value: "Layout" });
    Object.defineProperty(LayoutValue.prototype, making, { value: makeLayout });
  }
}

/** The largest offset, extents of 0 left out; NaN if a stride is not exact, also where nothing moves along it. */
function reach(shape: IntTuple, stride: IntTuple): number {
  if (typeof shape === "number") return isSize(stride) ? Math.max(0, shape - 1) * stride : Number.NaN;
  let sum = 0;
  for (let mode = 0; mode < shape.length; mode++) {
    sum += reach(shape[mode] as IntTuple, (stride as readonly IntTuple[])[mode] as IntTuple);
  }
  return sum;
}

/** Throws if the extents multiply past 2^53-1, those of 0 left out: the others still make strides. */
function checkExact(operation: string, shape: IntTuple, from?: RuntimeLayout): void {
  if (isSize(leavesOf(shape).reduce((product, extent) => product * (extent || 1), 1))) return;
  refuseGrown(operation, from);
  fail("layout.too-large", { operation, shape: textOf(shape) });
}

/** What an operation made of a layout is explained by that layout: numbers past 2^53-1 would not be exact. */
function refuseGrown(operation: string, from?: RuntimeLayout): void {
  if (from !== undefined) {
    fail("algebra.too-large", { operation, shape: textOf(from.shape), stride: textOf(from.stride) });
  }
}
