// How does a tensor read as text?
import { nestOf } from "../kernel/nest.js";
import { forEachPair } from "../kernel/rows.js";
import { elementText, type Rows, rowsOf } from "./rows.js";
import { requireStorage } from "./storage.js";
import type { Tensor } from "./tensor.js";

/** Nested rows at every rank, the last mode innermost; `[]` without elements. */
export function tensorText(tensor: Tensor): string {
  requireStorage("toString", tensor);
  return tensor.geometry.size === 0 ? "[]" : inOneLine(rowsOf(tensor, Infinity));
}

/**
 * The reference's text: rows for two leaves, a flat list in colexicographic order for any other number of them, nothing without
 * elements. What the reference does for two extents that are not static is left out: a running program does not know.
 */
export function writtenText(tensor: Tensor): string {
  requireStorage("writeTo", tensor);
  const { size, flatRank, extents, strides } = tensor.geometry;
  if (size === 0) return "";
  const [rows = 0, columns = 0] = extents;
  const [down = 0, along = 0] = strides;
  const row = (start: number, length: number, step: number): string =>
    `[${Array.from({ length }, (_, index) => referenceText(tensor, start + index * step)).join(", ")}]`;
  if (flatRank === 2) {
    return `[${Array.from({ length: rows }, (_, index) => row(index * down, columns, along)).join(", ")}]`;
  }
  const elements: string[] = [];
  const colexicographic = extents.map((extent, leaf) => ({ extent, stride: strides[leaf] ?? 0 })).toReversed();
  forEachPair(nestOf(colexicographic), (offset) => elements.push(referenceText(tensor, offset)));
  return `[${elements.join(", ")}]`;
}

/** Rows in one line. */
export function inOneLine(rows: Rows): string {
  return typeof rows === "string" ? rows : `[${rows.map(inOneLine).join(", ")}]`;
}

/** The reference writes what is no number, and truth, in its own words. */
function referenceText(tensor: Tensor, offset: number): string {
  return elementText(tensor, offset).replace(/NaN|Infinity|true|false/g, (word) => referenceWords[word] ?? word);
}

const referenceWords: Readonly<Record<string, string>> = { NaN: "nan", Infinity: "inf", true: "True", false: "False" };
