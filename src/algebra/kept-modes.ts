// Which modes does a coordinate with gaps keep? `slice` keeps those paired with `null`, `dice` those paired with an index.
import type { GapCrd } from "../../types/algebra/slice.js";
import type { IntTuple } from "../../types/coord/int-tuple.js";
import { checkDepth, checkTuple, describe, isSize } from "../coord/check.js";
import { textOf } from "../coord/show.js";
import { isLayout, makerOf, type RuntimeLayout } from "../layout/remake.js";
import { fail } from "../message/index.js";

/** Is a mode kept that is paired with this? */
export type Keeps = (paired: number | null) => boolean;

export function isGap(paired: number | null): paired is null {
  return paired === null;
}

export function isIndex(paired: number | null): paired is number {
  return paired !== null;
}

/**
 * The modes of an int-tuple, or of the shape and the stride of a layout, that `keeps` accepts. Throws unless `crd` is a coordinate with
 * gaps that fits `target`, and `target` a layout or an int-tuple.
 */
export function keepModes(
  operation: string,
  keeps: Keeps,
  crd: unknown,
  target: unknown,
): RuntimeLayout | readonly IntTuple[] {
  checkGapCrd(operation, crd);
  if (isLayout(target)) {
    const shape = keptModes(operation, keeps, crd, target.shape);
    return makerOf(target)(operation, shape, keptModes(operation, keeps, crd, target.stride));
  }
  checkTuple(operation, "leaf", target);
  return keptModes(operation, keeps, crd, target);
}

/** Throws unless `crd` is built of whole numbers, `null` and arrays of such. */
export function checkGapCrd(operation: string, crd: unknown, depth = 0): asserts crd is GapCrd {
  if (Array.isArray(crd)) {
    checkDepth(operation, depth);
    for (const mode of crd) {
      checkGapCrd(operation, mode, depth + 1);
    }
  } else if (crd !== null && !isSize(crd)) {
    fail("slice.index", { operation, index: describe(crd) });
  }
}

/**
 * The modes of `tuple` that face a leaf of the coordinate which `keeps` accepts, in one list; what a nested part of the coordinate
 * keeps is spliced in. Throws where a nested part of the coordinate does not face a tuple of its rank.
 */
function keptModes(operation: string, keeps: Keeps, crd: GapCrd, tuple: IntTuple): readonly IntTuple[] {
  const kept: IntTuple[] = [];
  const visit = (part: GapCrd, mode: IntTuple): void => {
    if (part === null || typeof part === "number") {
      if (keeps(part)) {
        kept.push(mode);
      }
    } else if (typeof mode === "number" || mode.length !== part.length) {
      fail("slice.coordinate", { operation, crd: showGapCrd(crd), tuple: textOf(tuple) });
    } else {
      for (const [at, inner] of part.entries()) {
        visit(inner, mode[at] as IntTuple);
      }
    }
  };
  visit(crd, tuple);
  return kept;
}

/** A coordinate with gaps as a sentence shows it. */
export function showGapCrd(crd: GapCrd): string {
  return crd === null || typeof crd === "number" ? String(crd) : `(${crd.map(showGapCrd).join(",")})`;
}
