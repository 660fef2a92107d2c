// What is a layout after which offsets go through another function? The twin of `types/algebra/composed-layout.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { Composed, ComposedLayout, ComposedOffset, ComposedOuter } from "../../types/algebra/composed-layout.js";
import type { AnySwizzle } from "../../types/algebra/swizzle.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { checkSafe, describe, isSize } from "../coord/check.js";
import { offsetOf } from "../coord/crd2idx.js";
import { productOf } from "../coord/product.js";
import { indexIn } from "../layout/index-in.js";
import { checkLayout, isLayout, type RuntimeLayout } from "../layout/remake.js";
import { fail } from "../message/index.js";
import { composing, type RuntimeComposedLayout } from "./composed.js";
import { ceilDiv } from "./division.js";
import { treeOf } from "./door.js";
import { lastOffsetOf, leavesOf, one, refuseEmpty, sizeOf } from "./layout-tree.js";
import { isSwizzle, moved } from "./swizzle.js";

/**
 * The function c ↦ outer(offset + inner(c)) over the coordinates of a layout: a swizzled layout, or one layout after another where
 * `composition` has no layout for both.
 * Offsets count elements. A layout as `outer` takes every index and runs on in its last leaf. Throws for an offset that is not a whole number
 * from 0, for an outer layout of size 0, and where the indices pass 2^53-1. Source: CuTe's `ComposedLayout`.
 * @example
 * composedLayout(swizzle(3, 0, 3), 0, rowMajor(8, 8)).index(1, 0); // 9
 */
export function composedLayout<
  Outer extends AnySwizzle | AnyLayout,
  const Offset extends number,
  Inner extends AnyLayout,
>(
  this: NotAny<Outer, "composedLayout"> & NotAny<Offset, "composedLayout"> & NotAny<Inner, "composedLayout">,
  outer: ComposedOuter<Outer>,
  offset: ComposedOffset<Offset>,
  inner: Accepted<Inner, Composed<Outer, Offset, Inner>>,
): ComposedLayout<Outer, Offset, Inner> {
  const composed: unknown = compose(outer, offset, inner);
  return composed as ComposedLayout<Outer, Offset, Inner>;
}

/** The same, of which nothing is known before the program runs. */
export function compose(outer: unknown, offset: unknown, inner: unknown): RuntimeComposedLayout {
  if (!isSize(offset)) {
    fail("composedLayout.offset", { offset: describe(offset) });
  }
  checkLayout("composedLayout", inner);
  if (!isSize(offset + inner.cosize())) {
    fail("composedLayout.far", { offset, inner: inner.toString() });
  }
  if (isLayout(outer)) {
    refuseEmpty("composedLayout", treeOf("composedLayout", outer));
  } else if (!isSwizzle(outer)) {
    fail("composedLayout.outer", { value: describe(outer) });
  }
  // The class takes what JavaScript may pass; the types of its methods are the interface's.
  return new ComposedValue(outer, offset, inner) as unknown as RuntimeComposedLayout;
}

class ComposedValue {
  readonly outer: AnySwizzle | RuntimeLayout;
  readonly offset: number;
  readonly inner: RuntimeLayout;

  constructor(outer: AnySwizzle | RuntimeLayout, offset: number, inner: RuntimeLayout) {
    this.outer = outer;
    this.offset = offset;
    this.inner = inner;
    Object.freeze(this);
  }

  [composing](outer: unknown, offset: unknown, inner: unknown): RuntimeComposedLayout {
    return compose(outer, offset, inner);
  }

  index(...crd: readonly unknown[]): number {
    const index = this.offset + indexIn(this.inner.shape, this.inner.stride, crd);
    if (isSwizzle(this.outer)) {
      return moved(this.outer, index);
    }
    const offset = offsetOf("index", index, this.outer.shape, this.outer.stride);
    checkSafe("index", this.outer.stride, offset);
    return offset;
  }

  size(): number {
    return productOf(this.inner.shape);
  }

  cosize(): number {
    if (this.size() === 0) {
      return 0;
    }
    const before = this.offset + this.inner.cosize();
    const count = isSwizzle(this.outer) ? wholeBlocks(this.outer, before) : reach(this.outer, before);
    return isSize(count) ? count : fail("coord.too-large", { operation: "cosize", tuple: this.toString() });
  }

  rank(): number {
    return this.inner.rank();
  }

  toString(): string {
    return `${this.outer} o ${this.offset} o ${this.inner}`;
  }

  static {
    Object.defineProperty(ComposedValue, "name", { value: "ComposedLayout" });
  }
}

/** A swizzle moves offsets within blocks of 2^(base + bits), and of 2^-shift times as many if it moves bits up. */
function wholeBlocks({ bits, base, shift }: AnySwizzle, count: number): number {
  const block = bits === 0 ? 1 : 2 ** (base + bits + Math.max(-shift, 0));
  return ceilDiv(count, block) * block;
}

/** What the offsets of the first `count` indices cannot reach: they run on in the last leaf. */
function reach(outer: RuntimeLayout, count: number): number {
  const leaves = leavesOf(treeOf("composedLayout", outer));
  const last = leaves.pop() ?? one;
  const extent = Math.max(last.extent, ceilDiv(count, sizeOf(leaves)));
  return lastOffsetOf(leaves) + (extent - 1) * last.stride + 1;
}
