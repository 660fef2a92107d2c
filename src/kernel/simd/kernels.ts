// Which operations gain by SIMD? The rest is done by the scalar table.
import { simdObstacle } from "./instance.js";

// With the instance come the texts of its modules: see `src/index.ts`.

import { type Kernels, scalarKernels } from "../kernels.js";
import { combineLineSimd } from "./combine-line.js";
import { convertSimd } from "./convert.js";
import { copySimd, transposeFewSimd } from "./copy.js";
import { combineSimd, mapSimd } from "./elementwise.js";
import { fillSimd } from "./fill.js";
import { multiplySimd } from "./matmul.js";
import { extremeSimd, sumSimd } from "./reduce.js";
import { simdTiles } from "./tiles.js";

/**
 * Kernels in WebAssembly with 128-bit vectors. Results are bit for bit those of the scalar table, but for products that need not be `exact`.
 */
export const simdKernels: Kernels = {
  name: "simd",
  get obstacle(): string | undefined {
    return simdObstacle();
  },
  copy(nest, to, from): void {
    if (!copySimd(nest, to, from) && !convertSimd(nest, to, from)) scalarKernels.copy(nest, to, from);
  },
  copyPlane(plane, to, from): void {
    if (!transposeFewSimd(plane, to, from)) scalarKernels.copyPlane(plane, to, from);
  },
  fill: fillSimd,
  combine(operation, nest, to, left, right): void {
    if (!combineSimd(operation, nest, to, left, right)) scalarKernels.combine(operation, nest, to, left, right);
  },
  combineLine: combineLineSimd,
  map(operation, nest, to, from, scale): void {
    if (!mapSimd(operation, nest, to, from, scale)) scalarKernels.map(operation, nest, to, from, scale);
  },
  sum(nest, totals, from): void {
    if (!sumSimd(nest, totals, from)) scalarKernels.sum(nest, totals, from);
  },
  extreme(operation, nest, totals, from): void {
    if (!extremeSimd(operation, nest, totals, from)) scalarKernels.extreme(operation, nest, totals, from);
  },
  tiles: simdTiles,
  matmul(c, a, b, add, exact): void {
    if (!multiplySimd(c, a, b, add, exact)) scalarKernels.matmul(c, a, b, add, exact);
  },
};
