// How are the kernels of rows called? Each at one call site: a site that has seen several is slow for all of them.
import type { Combining, Mapping } from "../elementwise.js";
import type { Plane } from "../rows.js";
import type { SimdInstance } from "./instance.js";

/** Steps count elements; those of `to` along its rows are 1. */
export function runCombine(
  home: SimdInstance,
  operation: Combining,
  to: number,
  left: number,
  right: number,
  columns: number,
  rows: number,
  { row0, row1, column1, row2, column2 }: Steps,
): void {
  const [p0, p1, s1, p2, s2] = [row0 * 4, row1 * 4, column1 * 4, row2 * 4, column2 * 4];
  switch (operation) {
    case "add":
      home.add(to, p0, left, p1, s1, right, p2, s2, columns, rows);
      return;
    case "sub":
      home.sub(to, p0, left, p1, s1, right, p2, s2, columns, rows);
      return;
    case "mul":
      home.mul(to, p0, left, p1, s1, right, p2, s2, columns, rows);
      return;
    case "div":
      home.div(to, p0, left, p1, s1, right, p2, s2, columns, rows);
      return;
    case "floorDiv":
      home.floorDiv(to, p0, left, p1, s1, right, p2, s2, columns, rows);
      return;
    case "min":
      home.min(to, p0, left, p1, s1, right, p2, s2, columns, rows);
      return;
    case "max":
      home.max(to, p0, left, p1, s1, right, p2, s2, columns, rows);
      return;
  }
}

export type Steps = Omit<Plane, "rows" | "columns" | "column0">;

export function runMap(
  home: SimdInstance,
  operation: Mapping,
  to: number,
  toPitch: number,
  from: number,
  fromPitch: number,
  columns: number,
  rows: number,
  scale: number,
): void {
  switch (operation) {
    case "abs":
      home.abs(to, toPitch, from, fromPitch, columns, rows);
      return;
    case "recip":
      home.recip(to, toPitch, from, fromPitch, columns, rows);
      return;
    case "exp":
      home.exp(to, toPitch, from, fromPitch, columns, rows, scale, home.scratch);
      return;
  }
}

/** `minRows` or `maxRows`; pitches in bytes. */
export function runExtreme(
  home: SimdInstance,
  operation: "min" | "max",
  totals: number,
  totalsPitch: number,
  from: number,
  fromPitch: number,
  columns: number,
  rows: number,
): void {
  if (operation === "min") home.minRows(totals, totalsPitch, from, fromPitch, columns, rows);
  else home.maxRows(totals, totalsPitch, from, fromPitch, columns, rows);
}
