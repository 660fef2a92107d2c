// Which composed layout has the same memory in elements of another size? The twin of `types/algebra/cast-composed.ts`.
//
// With factor = 2^k and base >= k a swizzle leaves the k lowest bits of an offset alone, so floor(S(x) / 2^k) is what the swizzle of base
// base - k makes of floor(x / 2^k), and S'(2^k * x + part) = 2^k * S(x) + part for the swizzle S' of base base + k.
import type { AnySwizzle } from "../../types/algebra/swizzle.js";
import { isLayout, type RuntimeLayout } from "../layout/remake.js";
import { fail } from "../message/index.js";
import { isComposedLayout, type RuntimeComposedLayout, recompose } from "./composed.js";
import { layoutOf, treeOf } from "./door.js";
import type { LayoutTree } from "./layout-tree.js";
import { floorLog2 } from "./make-swizzle.js";
import { swizzleWithin } from "./swizzle.js";

/** A cast of the leaves of a layout by a factor. */
export type CastTree = (operation: string, tree: LayoutTree, factor: number) => LayoutTree;

/** A layout cast by `cast`, a composed layout with its swizzle and offset. */
export function castLayout(
  operation: string,
  way: "wider" | "narrower",
  self: unknown,
  factor: number,
  cast: CastTree,
): RuntimeLayout | RuntimeComposedLayout {
  if (!isComposedLayout(self)) {
    return layoutOf(operation, cast(operation, treeOf(operation, self), factor), self);
  }
  if (factor === 1) {
    return self;
  }
  const inner = layoutOf(operation, cast(operation, treeOf(operation, self.inner), factor), self.inner);
  if (isLayout(self.outer)) {
    fail("cast.outer", { operation });
  }
  const outer = castSwizzle(operation, way, self.outer, factor);
  return recompose(self, outer, castOffset(operation, way, self.offset, factor), inner);
}

function castSwizzle(operation: string, way: "wider" | "narrower", self: AnySwizzle, factor: number): AnySwizzle {
  if (self.bits === 0) {
    return self;
  }
  const exponent = floorLog2(factor);
  if (2 ** exponent !== factor || (way === "wider" && exponent > self.base)) {
    fail("cast.swizzle", { operation, base: self.base, factor });
  }
  const base = self.base + (way === "wider" ? -exponent : exponent);
  return swizzleWithin(operation, self.bits, base, self.shift);
}

function castOffset(operation: string, way: "wider" | "narrower", offset: number, factor: number): number {
  if (way === "narrower") {
    return offset * factor;
  }
  if (offset % factor !== 0) {
    fail("cast.offset", { operation, offset, factor });
  }
  return offset / factor;
}
