// How are the kernels of rows called? Each at one call site: a site that has seen several is slow for all of them.
import type { DType } from "../../dtype/index.js";
import type { Combining, Mapping } from "../elementwise.js";
import type { Plane } from "../rows.js";
import type { Combine, SimdInstance } from "./instance.js";

/** Steps count elements; those of `to` along its rows are 1. There is a kernel: `combines` has said so. */
export function runCombine(
  home: SimdInstance,
  operation: Combining,
  dtype: DType,
  bytes: number,
  to: number,
  left: number,
  right: number,
  columns: number,
  rows: number,
  { row0, row1, column1, row2, column2 }: Steps,
): void {
  const [p0, p1, s1, p2, s2] = [row0 * bytes, row1 * bytes, column1 * bytes, row2 * bytes, column2 * bytes];
  if (dtype !== "float32") {
    combinationOf(home, operation, dtype)(to, p0, left, p1, s1, right, p2, s2, columns, rows);
    return;
  }
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

/** Is there a kernel of an operation for this element type, whose left operand repeats an element along its rows or does not? */
export function combines(operation: Combining, dtype: DType, isLeftRepeated: boolean): boolean {
  return dtype === "float32" || (!isLeftRepeated && namesOf(dtype)[operation] !== undefined);
}

function combinationOf(home: SimdInstance, operation: Combining, dtype: DType): Combine {
  // The names are made from a dtype, so no type lists them; `combines` has said that there is one.
  return (home as unknown as Readonly<Record<string, Combine>>)[namesOf(dtype)[operation] as string] as Combine;
}

type Names = Partial<Record<Combining, string>>;

/** The kernels of `tools/kernel/elementwise.ts` for an element type other than float32. */
function namesOf(dtype: DType): Names {
  const names = known.get(dtype) ?? makeNames(dtype);
  known.set(dtype, names);
  return names;
}

const known: Map<DType, Names> = new Map();

function makeNames(dtype: DType): Names {
  const named = (operations: readonly Combining[], end: string): Names =>
    Object.fromEntries(operations.map((operation) => [operation, operation + end]));
  if (dtype === "float64") return named(["add", "sub", "mul", "div", "floorDiv", "min", "max"], "F64");
  const [, isUnsigned, bits] = /^(u?)int(8|16|32|64)$/.exec(dtype) ?? [];
  if (bits === undefined) return {};
  // Sums and products do not ask for the sign. There are no products of bytes, and no order of 64 bits.
  return {
    ...named(bits === "8" ? ["add", "sub"] : ["add", "sub", "mul"], `I${bits}`),
    ...named(bits === "64" ? [] : ["min", "max"], (isUnsigned === "" ? "S" : "U") + bits),
  };
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

/** The extremes of columns, whose totals lie side by side in each row of them; pitches in bytes. Those of one row of totals go through registers. */
export function runExtremeOfColumns(
  home: SimdInstance,
  operation: "min" | "max",
  totals: number,
  totalsPitch: number,
  from: number,
  fromPitch: number,
  columns: number,
  rows: number,
): void {
  const whole = totalsPitch === 0 ? columns - (columns % 16) : 0;
  home.extremeColumns(totals, from, fromPitch, whole, rows, operation === "min" ? -0 : 0);
  const at = totals + whole * 4;
  const [row0, row2] = [totalsPitch / 4, fromPitch / 4];
  const steps = { row0, row1: row0, column1: 1, row2, column2: 1 };
  runCombine(home, operation, "float32", 4, at, at, from + whole * 4, columns - whole, rows, steps);
}

/** A transpose of elements of so many bytes; pitches in bytes. */
export function runTranspose(
  home: SimdInstance,
  bytes: number,
  to: number,
  toPitch: number,
  from: number,
  fromPitch: number,
  rows: number,
  columns: number,
): void {
  const { scratch } = home;
  if (bytes === 4) home.transpose(to, toPitch, from, fromPitch, rows, columns, scratch);
  else if (bytes === 1) home.transpose8(to, toPitch, from, fromPitch, rows, columns, scratch);
  else if (bytes === 2) home.transpose16(to, toPitch, from, fromPitch, rows, columns, scratch);
  else home.transpose64(to, toPitch, from, fromPitch, rows, columns, scratch);
}
