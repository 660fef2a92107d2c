// Which offset does a layout give to a coordinate that must be inside of it?
import type { IntTuple } from "../../types/coord/int-tuple.js";
import { checkSize, describe } from "../coord/check.js";
import { colex } from "../coord/crd2idx.js";
import { leavesOf } from "../coord/flatten.js";
import { productOf } from "../coord/product.js";
import { flatRankOf, rankOf } from "../coord/rank.js";
import { textOf } from "../coord/show.js";
import { fail } from "../message/index.js";

/**
 * The offset of a coordinate: one index for each mode, or for each leaf, or a single one for the whole layout; a single
 * tuple is the whole coordinate. Throws on a coordinate that is not inside.
 */
export function indexIn(shape: IntTuple, stride: IntTuple, args: readonly unknown[]): number {
  const crd = args.length === 1 ? args[0] : args;
  if (!Array.isArray(crd)) return indexInAll(crd, shape, stride);
  if (typeof shape !== "number") {
    if (crd.length === shape.length) return sumOfModes(crd, shape, stride as readonly IntTuple[]);
    if (crd.length === flatRankOf(shape)) return sumOfModes(crd, leavesOf(shape), leavesOf(stride));
  }
  return fail("layout.wrong-count", {
    operation: "index",
    shape: textOf(shape),
    rank: rankOf(shape),
    count: crd.length,
  });
}

function indexInAll(index: unknown, shape: IntTuple, stride: IntTuple): number {
  checkSize("index", "coordinate", index);
  const size = productOf(shape);
  if (index >= size) fail("layout.index-outside", { operation: "index", value: index, size, shape: textOf(shape) });
  return colex("index", index, shape, stride);
}

function sumOfModes(crd: readonly unknown[], shape: readonly IntTuple[], stride: readonly IntTuple[]): number {
  let offset = 0;
  for (let mode = 0; mode < crd.length; mode++) {
    const index = crd[mode];
    const extent = shape[mode] as IntTuple;
    const step = stride[mode] as IntTuple;
    offset += isBelow(index, extent) ? index * (step as number) : indexInMode(index, extent, step, mode);
  }
  return offset;
}

/** The everyday case first: an index below an extent. */
function isBelow(index: unknown, extent: IntTuple): index is number {
  return (
    typeof index === "number" &&
    typeof extent === "number" &&
    index >= 0 &&
    index < extent &&
    Math.floor(index) === index
  );
}

/** Inside of a nested mode the sentence still names the mode at the top. */
function indexInMode(crd: unknown, shape: IntTuple, stride: IntTuple, mode: number): number {
  if (Array.isArray(crd)) {
    if (typeof shape === "number" || crd.length !== shape.length) {
      return fail("coord.not-in-shape", { operation: "index", crd: describeCrd(crd), shape: textOf(shape) });
    }
    let offset = 0;
    for (let inner = 0; inner < crd.length; inner++) {
      const step = (stride as readonly IntTuple[])[inner] as IntTuple;
      offset += indexInMode(crd[inner], shape[inner] as IntTuple, step, mode);
    }
    return offset;
  }
  checkSize("index", "coordinate", crd, mode);
  const extent = productOf(shape);
  if (crd >= extent) fail("layout.coordinate-outside", { operation: "index", value: crd, extent, mode });
  return colex("index", crd, shape, stride);
}

/** The text of a coordinate of which nothing has been checked. */
function describeCrd(crd: unknown): string {
  return Array.isArray(crd) ? `(${crd.map(describeCrd).join(",")})` : describe(crd);
}
