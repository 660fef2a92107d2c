// Does a layout move its last mode fastest, without gaps?
import type { IntTuple } from "../../types/coord/int-tuple.js";
import { leavesOf } from "../coord/flatten.js";
import { modesOf } from "../coord/int-tuple.js";
import { productOf } from "../coord/product.js";

/**
 * Is the offset of every coordinate its position when the last mode moves fastest? The stride of an extent of 1 may be
 * anything, and so may all strides where an extent is 0.
 */
export function isRowMajor(shape: IntTuple, stride: IntTuple): boolean {
  if (productOf(shape) === 0) return true;
  const extents = modesOf(shape);
  const steps = modesOf(stride);
  let run = 1;
  for (let mode = extents.length - 1; mode >= 0; mode--) {
    if (!isOneRun(extents[mode] as IntTuple, steps[mode] as IntTuple, run)) return false;
    run *= productOf(extents[mode] as IntTuple);
  }
  return true;
}

/** Do the leaves of a mode, from the left, each go on where the one before ends? */
function isOneRun(shape: IntTuple, stride: IntTuple, first: number): boolean {
  const steps = leavesOf(stride);
  let run = first;
  return leavesOf(shape).every((extent, leaf) => {
    const fits = extent === 1 || steps[leaf] === run;
    run *= extent;
    return fits;
  });
}
