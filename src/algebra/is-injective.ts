// Do different coordinates have different offsets? The twin of `types/algebra/is-injective.ts`.
//
// Two coordinates meet exactly if some x, not all 0, with |x_k| < extent_k has sum x_k * stride_k = 0. Two reductions take away
// leaves that must have x_k = 0: the one of largest stride when all others together do not reach so far, and any leaf whose extent
// is too small to make up a multiple of what divides all the other strides. They decide every layout of two leaves and all that
// come from tilings; for what resists them, three leaves or more, the runtime searches for x from the largest stride down.
import type { IsInjective } from "../../types/algebra/is-injective.js";
import type { NotAny } from "../../types/coord/checked.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { treeOf } from "./door.js";
import { gcd } from "./gcd.js";
import { type Leaf, lastOffsetOf, leavesOf, sizeOf } from "./layout-tree.js";

/**
 * Do different coordinates have different offsets? A layout of size 0 or 1 is injective.
 * Exact; the type says `boolean` where sizes or strides are known only when run, or where only a search would tell.
 * @example
 * isInjective(layout([4, 2], [1, 4])); // true
 * isInjective(layout([4, 2], [1, 3])); // false
 */
export function isInjective<Self extends AnyLayout>(
  this: NotAny<Self, "isInjective">,
  layout: Self,
): IsInjective<Self> {
  const result: unknown = injective(leavesOf(treeOf("isInjective", layout)));
  return result as IsInjective<Self>;
}

/** Is the layout of these leaves injective? */
export function injective(leaves: readonly Leaf[]): boolean {
  if (leaves.some(({ extent }) => extent === 0)) {
    return true;
  }
  const moving = leaves.filter(({ extent }) => extent > 1);
  if (moving.some(({ stride }) => stride === 0) || sizeOf(moving) > lastOffsetOf(moving) + 1) {
    return false;
  }
  const entangled = disentangle(moving.sort((left, right) => left.stride - right.stride));
  return entangled.length === 0 || !(anyPairMeets(entangled) || anyMeet(entangled));
}

/** The leaves, by ascending stride, that no reduction takes away: none, or two and more. */
function disentangle(sorted: readonly Leaf[]): readonly Leaf[] {
  const left = sorted.filter((leaf, at) => !standsAlone(leaf, sorted.toSpliced(at, 1)));
  return left.length < 2 ? [] : left.length < sorted.length ? disentangle(left) : left;
}

function standsAlone({ extent, stride }: Leaf, others: readonly Leaf[]): boolean {
  if (stride > lastOffsetOf(others)) {
    return true;
  }
  const divisor = others.reduce((common, other) => gcd(common, other.stride), 0);
  return extent <= divisor / gcd(divisor, stride);
}

function anyPairMeets(leaves: readonly Leaf[]): boolean {
  return leaves.some((left, at) => leaves.slice(at + 1).some((right) => pairMeets(left, right)));
}

function pairMeets(left: Leaf, right: Leaf): boolean {
  const common = gcd(left.stride, right.stride);
  return right.stride / common < left.extent && left.stride / common < right.extent;
}

/** Is there an x as above? The leaves are by ascending stride; the search tries what the smaller ones can still make up. */
function anyMeet(sorted: readonly Leaf[]): boolean {
  const below = sorted.map((_, count) => {
    const smaller = sorted.slice(0, count);
    return { reach: lastOffsetOf(smaller), divisor: smaller.reduce((common, { stride }) => gcd(common, stride), 0) };
  });
  // Can leaves 0 to `at` make up `target`? While all x are still 0, the first that is not may be taken positive.
  const makes = (at: number, target: number, moved: boolean): boolean => {
    const leaf = sorted[at];
    const under = below[at];
    if (leaf === undefined || under === undefined) {
      return moved && target === 0;
    }
    const { extent, stride } = leaf;
    const least = moved ? Math.max(1 - extent, Math.ceil((target - under.reach) / stride)) : 0;
    const most = Math.min(extent - 1, Math.floor((target + under.reach) / stride));
    for (let x = least; x <= most; x++) {
      const left = target - x * stride;
      if ((under.divisor === 0 ? left === 0 : left % under.divisor === 0) && makes(at - 1, left, moved || x !== 0)) {
        return true;
      }
    }
    return false;
  };
  return makes(sorted.length - 1, 0, false);
}
