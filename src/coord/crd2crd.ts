// Which coordinate of one shape is a coordinate of another?
import type { Answer, Checked, NotAny } from "../../types/coord/checked.js";
import type { CheckedSource } from "../../types/coord/checked-crd.js";
import type { Crd2Crd } from "../../types/coord/crd2crd.js";
import type { IntTuple, TupleArg } from "../../types/coord/int-tuple.js";
import { fail } from "../message/index.js";
import { checkTuple } from "./check.js";
import { offsetOf } from "./crd2idx.js";
import { crdOf } from "./idx2crd.js";
import { prefixFrom } from "./prefix-product.js";
import { productOf } from "./product.js";
import { textOf } from "./show.js";

/**
 * The coordinate in shape `dst` that has the same 1-D coordinate as `crd` has in shape `src`. Without `src`, a tuple
 * goes mode by mode: its modes are coordinates of the modes of `dst`. Throws if a coordinate is past the end of its
 * shape. Source: CuTe's `crd2crd`.
 * @example
 * crd2crd([2, 1], 12, [3, 4]); // 5
 * crd2crd(5, [3, 4]); // [2, 1]
 */
export function crd2crd<
  const Crd extends TupleArg,
  const Dst extends TupleArg,
  const Src extends TupleArg | undefined = undefined,
>(
  this: NotAny<Crd, "crd2crd"> & NotAny<Dst, "crd2crd"> & NotAny<Src, "crd2crd">,
  crd: CheckedSource<Crd, Dst, Src>,
  dst: Checked<Dst, "crd2crd", "extent">,
  src?: [Src] extends [undefined] ? Src : Checked<Src, "crd2crd", "extent">,
): Answer<Dst, Crd2Crd<Crd, Dst, Src>> {
  checkTuple("crd2crd", "coordinate", crd);
  checkTuple("crd2crd", "extent", dst);
  const result: unknown = src === undefined ? modeByMode(crd, dst) : place(indexInside(crd, src), dst);
  return result as Answer<Dst, Crd2Crd<Crd, Dst, Src>>;
}

function modeByMode(crd: IntTuple, dst: IntTuple): IntTuple {
  if (typeof crd === "number") return place(crd, dst);
  if (typeof dst === "number") return fail("coord.needs-source", { operation: "crd2crd", crd: textOf(crd) });
  if (crd.length !== dst.length) return notInShape(crd, dst);
  return crd.map((index, mode) => modeByMode(index, dst[mode] as IntTuple));
}

function indexInside(crd: IntTuple, src: unknown): number {
  checkTuple("crd2crd", "extent", src);
  checkInside(crd, src);
  return offsetOf("crd2crd", crd, src, prefixFrom(src, 1));
}

/** Throws at the first index that is not below the size of the mode that it faces. */
function checkInside(crd: IntTuple, shape: IntTuple): void {
  if (typeof crd === "number") {
    checkBelow(crd, shape);
  } else if (typeof shape === "number" || crd.length !== shape.length) {
    notInShape(crd, shape);
  } else {
    for (let mode = 0; mode < crd.length; mode++) checkInside(crd[mode] as IntTuple, shape[mode] as IntTuple);
  }
}

function notInShape(crd: IntTuple, shape: IntTuple): never {
  return fail("coord.not-in-shape", { operation: "crd2crd", crd: textOf(crd), shape: textOf(shape) });
}

function checkBelow(index: number, shape: IntTuple): void {
  if (index >= productOf(shape)) fail("coord.past-the-end", { operation: "crd2crd", index, shape: textOf(shape) });
}

function place(index: number, dst: IntTuple): IntTuple {
  checkBelow(index, dst);
  return crdOf("crd2crd", index, dst);
}
