// What is a layout at run time? Two congruent int-tuples, frozen, behind the interface of `types/layout/layout.ts`.
import type { IntTuple } from "../../types/coord/int-tuple.js";
import type { AnyLayout, Layout } from "../../types/layout/layout.js";
import { isEqual } from "../coord/congruent.js";
import { frozen } from "../coord/int-tuple.js";
import { productOf } from "../coord/product.js";
import { depthOf, flatRankOf, rankOf } from "../coord/rank.js";
import { textOf } from "../coord/show.js";
import { fail } from "../message/index.js";

/** A layout of which nothing is known before the program runs: what the runtime algebra computes with. */
export type RuntimeLayout = Layout<IntTuple, IntTuple>;

const brand: unique symbol = Symbol.for("tilewright.layout");

/**
 * A layout of congruent int-tuples that have been checked. Throws if it has more than 2^53-1 elements or reaches offsets past 2^53-1;
 * `operation` is who asks.
 */
export function makeLayout(operation: string, shape: IntTuple, stride: IntTuple): RuntimeLayout {
  return new LayoutValue(operation, shape, stride) as unknown as RuntimeLayout;
}

/** Is this value a layout, of this or another copy of the package? */
export function isLayout(value: unknown): value is RuntimeLayout {
  return typeof value === "object" && value !== null && brand in value;
}

class LayoutValue {
  readonly shape: IntTuple;
  readonly stride: IntTuple;
  readonly #size: number;
  readonly #cosize: number;

  constructor(operation: string, shape: IntTuple, stride: IntTuple) {
    this.shape = frozen(shape);
    this.stride = frozen(stride);
    this.#size = productOf(shape);
    this.#cosize = this.#size === 0 ? 0 : 1 + reach(shape, stride);
    if (!(this.#size <= Number.MAX_SAFE_INTEGER)) fail("layout.too-large", { operation, shape: textOf(shape) });
    if (!(this.#cosize <= Number.MAX_SAFE_INTEGER)) {
      fail("layout.reaches-too-far", { operation, shape: textOf(shape), stride: textOf(stride) });
    }
    Object.freeze(this);
  }

  get [brand](): true {
    return true;
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

  equals(other: AnyLayout): boolean {
    return isLayout(other) && isEqual(this.shape, other.shape) && isEqual(this.stride, other.stride);
  }

  toString(): string {
    return `${textOf(this.shape)}:${textOf(this.stride)}`;
  }

  static {
    Object.defineProperty(LayoutValue, "name", { value: "Layout" });
  }
}

/** The largest offset of a shape without extent 0. */
function reach(shape: IntTuple, stride: IntTuple): number {
  if (typeof shape === "number") return (shape - 1) * (stride as number);
  let sum = 0;
  for (let mode = 0; mode < shape.length; mode++) {
    sum += reach(shape[mode] as IntTuple, (stride as readonly IntTuple[])[mode] as IntTuple);
  }
  return sum;
}
