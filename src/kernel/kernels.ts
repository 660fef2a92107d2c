// Who does the work of bulk operations? One table, through which every operation goes: scalar loops until another is installed.
import type { Raw } from "../dtype/index.js";
import { type ArrayOperand, copyByLoops, copyPlaneByLoops } from "./copy.js";
import { type Combining, combineByLoops, combineLineByLoops, type Mapping, mapByLoops } from "./elementwise.js";
import { multiplyScalars } from "./matmul.js";
import type { Matrix } from "./matrix.js";
import type { Nest } from "./nest.js";
import { extremeByLoops, sumByLoops } from "./reduce.js";
import type { Plane } from "./rows.js";
import type { TileKernels } from "./tiles.js";

/** What operations ask for. Arguments have been checked, and nothing that is written overlaps what is read. */
export interface Kernels {
  readonly name: "scalar" | "simd";
  /** Why this table does scalar work only, if that is not by choice. */
  readonly obstacle: string | undefined;
  /** Copies `from` into `to`, operand 0 of a nest that is kind to its memory, converting each scalar. */
  copy(nest: Nest, to: ArrayOperand, from: ArrayOperand): void;
  /** `copy` of few elements between arrays of one class, as they are. */
  copyPlane(plane: Plane, to: ArrayOperand, from: ArrayOperand): void;
  /** Stores what an array holds for one value wherever a nest leads; false, and nothing done, where the array's own `fill` does as well. */
  readonly fill?: (nest: Nest, to: ArrayOperand, raw: Raw) => boolean;
  /** `to = left operation right`, all of one dtype and class of array; operand 0 of the nest is `to`, which may be an operand itself. */
  combine(operation: Combining, nest: Nest, to: ArrayOperand, left: ArrayOperand, right: ArrayOperand): void;
  /** `to = to operation from` where the scalars of both lie side by side, so many of them; false, and nothing done, where that is no faster. */
  combineLine(operation: Combining, count: number, to: ArrayOperand, from: ArrayOperand): boolean;
  /** `to = operation of from`; `exp` multiplies by `scale` before. As `combine`. */
  map(operation: Mapping, nest: Nest, to: ArrayOperand, from: ArrayOperand, scale: number): void;
  /** Adds each element of `from` to its total, operand 0 of a `reductionNest`; floats in the order of `sum-order.ts`. */
  sum(nest: Nest, totals: ArrayOperand, from: ArrayOperand): void;
  /** Each total becomes the least or greatest of itself and its elements. */
  extreme(operation: "min" | "max", nest: Nest, totals: ArrayOperand, from: ArrayOperand): void;
  /**
   * C = A · B, or C += A · B where `add` is true; all three are float32, or all float64. Nothing is empty. `exact`: each product is
   * rounded before it is added, so that every table gives the same bits.
   */
  matmul(c: Matrix, a: Matrix, b: Matrix, add: boolean, exact: boolean): void;
  /** Products of tiles that were packed before; undefined where nothing gains by it. */
  readonly tiles: TileKernels | undefined;
}

/** Scalar loops: they do everything, and every other table is held to their results. */
export const scalarKernels: Kernels = {
  name: "scalar",
  obstacle: undefined,
  copy: copyByLoops,
  copyPlane: copyPlaneByLoops,
  combine: combineByLoops,
  combineLine: combineLineByLoops,
  map: mapByLoops,
  sum: sumByLoops,
  extreme: extremeByLoops,
  matmul: multiplyScalars,
  tiles: undefined,
};

/** The table in use. */
export function kernels(): Kernels {
  return installed;
}

/** Puts another table in place of the one in use. */
export function installKernels(table: Kernels): void {
  installed = table;
}

let installed: Kernels = scalarKernels;
