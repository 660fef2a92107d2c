// How are two matrices multiplied without SIMD? The reference of every other way: sums run over k in order, in blocks of 256 steps
// that begin at 0 and are added to C one after the other; each product and each sum is rounded to the dtype.

import { blockDepth } from "./gemm-blocks.js";
import type { Matrix } from "./matrix.js";

/** C = A · B, or C += A · B. The matrices fit each other, k is at least 1, and C overlaps neither A nor B. */
export function multiplyScalars(c: Matrix, a: Matrix, b: Matrix, add: boolean): void {
  const multiplyBlock = c.array instanceof Float32Array ? multiplySingles : multiplyDoubles;
  for (let start = 0; start < a.columns; start += blockDepth) {
    multiplyBlock(c, a, b, start, Math.min(start + blockDepth, a.columns), add || start > 0);
  }
}

/** Two functions and not one: a loop that has seen two kinds of array is slow for both. */
function multiplySingles(c: Matrix, a: Matrix, b: Matrix, start: number, end: number, add: boolean): void {
  const [to, left, right] = [c.array as Float32Array, a.array as Float32Array, b.array as Float32Array];
  for (let row = 0; row < c.rows; row++) {
    for (let column = 0; column < c.columns; column++) {
      let at = a.offset + row * a.rowStride + start * a.columnStride;
      let bt = b.offset + column * b.columnStride + start * b.rowStride;
      let sum = 0;
      for (let step = start; step < end; step++, at += a.columnStride, bt += b.rowStride) {
        sum = Math.fround(sum + Math.fround((left[at] as number) * (right[bt] as number)));
      }
      const place = c.offset + row * c.rowStride + column * c.columnStride;
      to[place] = add ? (to[place] as number) + sum : sum;
    }
  }
}

function multiplyDoubles(c: Matrix, a: Matrix, b: Matrix, start: number, end: number, add: boolean): void {
  const [to, left, right] = [c.array as Float64Array, a.array as Float64Array, b.array as Float64Array];
  for (let row = 0; row < c.rows; row++) {
    for (let column = 0; column < c.columns; column++) {
      let at = a.offset + row * a.rowStride + start * a.columnStride;
      let bt = b.offset + column * b.columnStride + start * b.rowStride;
      let sum = 0;
      for (let step = start; step < end; step++, at += a.columnStride, bt += b.rowStride) {
        sum += (left[at] as number) * (right[bt] as number);
      }
      const place = c.offset + row * c.rowStride + column * c.columnStride;
      to[place] = add ? (to[place] as number) + sum : sum;
    }
  }
}
