// When is a layout of offsets, taken at the indices that another layout gives, a layout again?
//
// Let A have the places s_0:d_0 … s_n:d_n of `radix.ts`. It sends an index x to the sum of x_k * d_k over the digits x_k of x, so A(x + y)
// = A(x) + A(y) wherever no digit sum x_k + y_k reaches s_k, k < n: where nothing carries. Let B have leaves of extent t and stride e.
//
// One leaf. If t - 1 steps of e do not carry, (t - 1) * e_k < s_k for all k < n, then A(c * e) = c * A(e) and the answer is t:A(e). Else
// cut the leaf into pieces t_1:e, t_2:(t_1 * e), … whose product is t, none of which carries. A piece can grow into the next one unless
// its very end carries, so the longest pieces do at least as well as any others, and each but the last has exactly
//     min over k of ceil(s_k / e_k)
// steps: the first number that carries. There is no choice, hence no search: if that number does not divide what is left of t, no cut
// will do. Each such piece fills more than half of some place, so there are at most as many pieces as places.
//
// All leaves. The sums over pieces never carry just if their largest does not: for each place k < n the `load`, the sum over all pieces of
// (t - 1) * e_k, stays below s_k. The load of a leaf is the
// digits of its last index, whatever the cut.
//
// What is answered is therefore right for every coordinate, and everything is answered that has an answer in which no digit carries.
// Where carries happen to cancel there may be answers too; they are refused. `test/laws/composition.test.ts` counts them.
import { fail } from "../message/index.js";
import { ceilDiv } from "./division.js";
import { type LayoutTree, type Leaf, refuseEmpty } from "./layout-tree.js";
import { placesWithin, type Radix, radixOf } from "./radix.js";

/** R(c) = A(B(c)); R has the nesting of B, refined. */
export function composeTree(operation: string, a: LayoutTree, b: LayoutTree): LayoutTree {
  refuseEmpty(operation, a);
  refuseEmpty(operation, b);
  return new Composer(operation, radixOf(a)).through(b);
}

/** A ∘ (B, C, …), one mode after another. `straight` refuses a mode that moves several digits of A at once. */
export class Composer {
  readonly #operation: string;
  readonly #radix: Radix;
  readonly #straight: boolean;
  readonly #counters: readonly Counter[];

  constructor(operation: string, radix: Radix, straight = false) {
    this.#operation = operation;
    this.#radix = radix;
    this.#straight = straight;
    this.#counters = countersOf(radix);
  }

  /** The next mode of B, which must not carry together with those before. */
  through(b: LayoutTree): LayoutTree {
    if ("extent" in b) {
      return this.#leaf(b);
    }
    const modes: LayoutTree[] = [];
    for (const mode of b) {
      modes.push(this.through(mode));
    }
    return modes;
  }

  #leaf(leaf: Leaf): LayoutTree {
    if (leaf.stride === 0) {
      return leaf;
    }
    if (leaf.extent === 1) {
      return { extent: 1, stride: strideOfOne(placesWithin(this.#radix), leaf.stride) };
    }
    let piece = this.#piece(leaf, leaf);
    if (piece.extent === leaf.extent) {
      return piece;
    }
    const pieces = [piece];
    let left = leaf;
    while (piece.extent < left.extent) {
      left = { extent: left.extent / piece.extent, stride: left.stride * piece.extent };
      piece = this.#piece(left, leaf);
      pieces.push(piece);
    }
    return pieces;
  }

  /** As much of what is left of a leaf as does not carry. */
  #piece(left: Leaf, leaf: Leaf): Leaf {
    const stride = this.#setDigits(left.stride, leaf);
    const extent = this.#stepsWithoutCarry(left.extent, leaf);
    this.#addLoad(extent - 1);
    return { extent, stride };
  }

  /** Gives the offset that A has at the index `stride`. */
  #setDigits(stride: number, leaf: Leaf): number {
    let index = stride;
    let offset = 0;
    let moved = 0;
    for (const place of this.#counters) {
      const digit = place.open ? index : index % place.extent;
      index = (index - digit) / place.extent;
      offset += digit * place.stride;
      moved += digit > 0 ? 1 : 0;
      place.digit = digit;
    }
    if (moved > 1 && this.#straight) {
      fail("composition.diagonal", { operation: this.#operation, extent: leaf.extent, stride: leaf.stride });
    }
    return offset;
  }

  #stepsWithoutCarry(left: number, leaf: Leaf): number {
    let steps = left;
    let full: Leaf | undefined;
    for (const place of this.#counters) {
      if (!place.open && place.digit * (steps - 1) >= place.extent) {
        steps = ceilDiv(place.extent, place.digit);
        full = place;
      }
    }
    if (full !== undefined && left % steps !== 0) {
      const { extent, stride } = leaf;
      fail("composition.split", { operation: this.#operation, extent, stride, left, steps, place: full.extent });
    }
    return steps;
  }

  #addLoad(steps: number): void {
    for (const place of this.#counters) {
      place.load += steps * place.digit;
      if (!place.open && place.load >= place.extent) {
        fail("composition.carry", { operation: this.#operation, load: place.load, place: place.extent });
      }
    }
  }
}

/** A place of A: `digit` is that of the stride under way, `load` the largest digit that the modes so far add up to. */
interface Counter extends Leaf {
  /** The last place takes what is left: no digit is too large for it. */
  readonly open: boolean;
  digit: number;
  load: number;
}

function countersOf(radix: Radix): readonly Counter[] {
  const counters: Counter[] = [];
  for (const { extent, stride } of radix) {
    counters.push({ extent, stride, open: counters.length === radix.length - 1, digit: 0, load: 0 });
  }
  return counters;
}

/**
 * A single step has no stride that anybody could see. It keeps the one that CuTe gives it, counted in the last place of A, and 0 where
 * CuTe's divisions leave a remainder.
 */
function strideOfOne(radix: Radix, stride: number): number {
  let left = stride;
  let within = radix.length;
  for (const place of radix) {
    within -= 1;
    if (within === 0) {
      return left * place.stride;
    }
    if (place.extent % left !== 0 && left % place.extent !== 0) {
      return 0;
    }
    left = ceilDiv(left, place.extent);
  }
  return 0;
}
