// Matrices of every kind that a multiplication may meet, and what their product is.
import { it } from "vitest";
import { crdOf as crdIn } from "../../src/coord/idx2crd.js";
import { productOf as sizeOf } from "../../src/coord/product.js";
import { webAssembly } from "../../src/engine/index.js";
import { cosize, layout, rowMajor } from "../../src/layout/index.js";
import { tileTensor, wasmMemory, zeros } from "../../src/tensor/index.js";
import type { IntTuple } from "../../types/coord/index.js";
import type { AnyLayout } from "../../types/layout/index.js";
import { type LooseTensor, loose } from "../tensor/loose.js";

/** Has the platform of this run WebAssembly? `without-web-assembly.test.ts` runs suites where it has none. */
export const hasWebAssembly = webAssembly() !== undefined;

/** A test of what a platform without WebAssembly has not: there it is none. */
export function whereWebAssemblyIs(name: string, test: () => void): void {
  if (hasWebAssembly) it(name, test);
}

export type Place = "heap" | "shared" | "wasm";
export const places: readonly Place[] = hasWebAssembly ? ["heap", "shared", "wasm"] : ["heap", "shared"];

export const forms = ["rows", "columns", "pitched", "pitched columns", "scattered"] as const;
export type Form = (typeof forms)[number];

export const floats = ["float32", "float64"] as const;
export type Float = (typeof floats)[number];

/** A matrix of zeros in this place, laid out in this form: with gaps, an offset of one element, by columns. */
export function matrixIn(
  place: Place,
  form: Form,
  rows: number,
  columns: number,
  dtype: Float = "float32",
): LooseTensor {
  switch (form) {
    case "rows":
      return tensorIn(place, rowMajor(rows, columns), dtype);
    case "columns":
      return tensorIn(place, rowMajor(columns, rows), dtype).transpose();
    case "pitched":
      return tensorIn(place, rowMajor(rows, columns + 3), dtype).slice(":", [1, columns + 1]);
    case "pitched columns":
      return tensorIn(place, rowMajor(columns, rows + 1), dtype)
        .slice(":", [1, rows + 1])
        .transpose();
    case "scattered":
      return tensorIn(place, layout([rows, columns], [2 * columns + 1, 2]), dtype);
  }
}

export function tensorIn(place: Place, shaped: AnyLayout, dtype: Float = "float32"): LooseTensor {
  if (place === "wasm") return loose(wasmMemory().zeros(dtype, shaped));
  if (place === "heap") return loose(zeros(dtype, shaped));
  const buffer = new SharedArrayBuffer(Number(cosize(shaped)) * (dtype === "float32" ? 4 : 8));
  return loose(tileTensor(dtype === "float32" ? new Float32Array(buffer) : new Float64Array(buffer), shaped));
}

/** Every element from a function of its coordinates; nested modes are counted colexicographically. */
export function fillWith(tensor: LooseTensor, value: (row: number, column: number) => number): LooseTensor {
  const [rows, columns] = extentsOf(tensor);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) tensor.set(crdOf(tensor, row, column), value(row, column));
  }
  return tensor;
}

/** The elements as nested arrays. */
export function rowsOf(tensor: LooseTensor): number[][] {
  const [rows, columns] = extentsOf(tensor);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => Number(tensor.get(crdOf(tensor, row, column)))),
  );
}

/** The product as documented: blocks of 256 steps summed from 0 in the dtype, added one after the other to what C held. */
export function productOf(
  a: number[][],
  b: number[][],
  c: number[][] | undefined,
  dtype: Float = "float32",
): number[][] {
  const columns = b[0]?.length ?? 0;
  const round = dtype === "float32" ? Math.fround : (value: number) => value;
  return a.map((row, m) => Array.from({ length: columns }, (_, n) => sumOf(row, b, n, c?.[m]?.[n], round)));
}

function sumOf(
  row: number[],
  b: number[][],
  column: number,
  start: number | undefined,
  round: (value: number) => number,
): number {
  let total = start;
  for (let block = 0; block < row.length; block += 256) {
    let sum = 0;
    for (let step = block; step < Math.min(row.length, block + 256); step++) {
      const product = round((row[step] as number) * (b[step]?.[column] as number));
      sum = round(sum + product);
    }
    total = total === undefined ? sum : round(total + sum);
  }
  return total ?? 0;
}

function extentsOf(tensor: LooseTensor): [number, number] {
  return (tensor.layout.shape as IntTuple[]).map(sizeOf) as [number, number];
}

function crdOf(tensor: LooseTensor, row: number, column: number): IntTuple {
  const [rows, columns] = tensor.layout.shape as [IntTuple, IntTuple];
  const isFlat = typeof rows === "number" && typeof columns === "number";
  return isFlat ? [row, column] : [crdIn("get", row, rows), crdIn("get", column, columns)];
}
