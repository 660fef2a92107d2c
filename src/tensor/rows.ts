// Which texts stand in which row? The nesting that a tensor is printed in, each element its text.

import type { IntTuple } from "../../types/coord/int-tuple.js";
import { productOf } from "../coord/product.js";
import { scalarOffset } from "./element-offset.js";
import { scalarText } from "./number-text.js";
import type { Tensor } from "./tensor.js";

/** A row of rows, or the text of one element. */
export type Rows = string | readonly Rows[];

/** Stands for the entries in the middle of a row that are left out. */
export const leftOut = "...";

/**
 * The elements in nested rows, the last mode innermost, each mode counted colexicographically. Of a row with more than
 * `most` entries only the first and last few are kept.
 */
export function rowsOf(tensor: Tensor, most: number): Rows {
  return rowsFrom(tensor, 0, 0, most);
}

/** Stands for an entry of a masked tile that must not be touched. */
const masked = "-";

/** The text of the element at this offset: of a vector, the list of its lanes. */
export function elementText(tensor: Tensor, offset: number): string {
  const { block } = tensor.geometry;
  const text = (lane: number): string =>
    tensor.mayTouch(offset + lane) ? scalarText(tensor.kind.dtype, tensor.readScalar(offset + lane)) : masked;
  return block === undefined ? text(0) : `[${block.lanes.map(text).join(", ")}]`;
}

function rowsFrom(tensor: Tensor, mode: number, offset: number, most: number): Rows {
  const { shape, stride, rank } = tensor.geometry;
  if (mode === rank) return elementText(tensor, offset);
  const [extent, step] = [shape[mode] as IntTuple, stride[mode] as IntTuple];
  return shownIndices(productOf(extent), most).map((index) =>
    index === undefined ? leftOut : rowsFrom(tensor, mode + 1, offset + scalarOffset(index, extent, step), most),
  );
}

/** The indices of a row that are shown; undefined where some are left out. */
function shownIndices(count: number, most: number): (number | undefined)[] {
  const counting = (from: number, length: number): number[] => Array.from({ length }, (_, index) => from + index);
  if (count <= most) return counting(0, count);
  const last = Math.floor(most / 2);
  return [...counting(0, most - last), undefined, ...counting(count - last, last)];
}
