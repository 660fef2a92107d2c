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

/**
 * Four columns at a time: their sums do not wait for each other. Two functions and not one: a loop that has seen two kinds of array is slow
 * for both.
 */
function multiplySingles(c: Matrix, a: Matrix, b: Matrix, start: number, end: number, add: boolean): void {
  const [to, left, right] = [c.array as Float32Array, a.array as Float32Array, b.array as Float32Array];
  const { rows, columns, columnStride } = c;
  const { columnStride: aStep } = a;
  const { rowStride: bStep, columnStride: bColumn } = b;
  for (let row = 0; row < rows; row++) {
    const first = a.offset + row * a.rowStride + start * aStep;
    let place = c.offset + row * c.rowStride;
    let from = b.offset + start * bStep;
    let column = 0;
    for (; column < columns - 3; column += 4) {
      let at = first;
      let bt = from;
      let p = 0;
      let q = 0;
      let r = 0;
      let s = 0;
      for (let step = start; step < end; step++) {
        const x = left[at] as number;
        p = Math.fround(p + Math.fround(x * (right[bt] as number)));
        q = Math.fround(q + Math.fround(x * (right[bt + bColumn] as number)));
        r = Math.fround(r + Math.fround(x * (right[bt + 2 * bColumn] as number)));
        s = Math.fround(s + Math.fround(x * (right[bt + 3 * bColumn] as number)));
        at += aStep;
        bt += bStep;
      }
      if (add) {
        p += to[place] as number;
        q += to[place + columnStride] as number;
        r += to[place + 2 * columnStride] as number;
        s += to[place + 3 * columnStride] as number;
      }
      to[place] = p;
      to[place + columnStride] = q;
      to[place + 2 * columnStride] = r;
      to[place + 3 * columnStride] = s;
      place += 4 * columnStride;
      from += 4 * bColumn;
    }
    for (; column < columns; column++) {
      let at = first;
      let bt = from;
      let sum = 0;
      for (let step = start; step < end; step++) {
        const x = left[at] as number;
        sum = Math.fround(sum + Math.fround(x * (right[bt] as number)));
        at += aStep;
        bt += bStep;
      }
      to[place] = add ? (to[place] as number) + sum : sum;
      place += columnStride;
      from += bColumn;
    }
  }
}

function multiplyDoubles(c: Matrix, a: Matrix, b: Matrix, start: number, end: number, add: boolean): void {
  const [to, left, right] = [c.array as Float64Array, a.array as Float64Array, b.array as Float64Array];
  const { rows, columns, columnStride } = c;
  const { columnStride: aStep } = a;
  const { rowStride: bStep, columnStride: bColumn } = b;
  for (let row = 0; row < rows; row++) {
    const first = a.offset + row * a.rowStride + start * aStep;
    let place = c.offset + row * c.rowStride;
    let from = b.offset + start * bStep;
    let column = 0;
    for (; column < columns - 3; column += 4) {
      let at = first;
      let bt = from;
      let p = 0;
      let q = 0;
      let r = 0;
      let s = 0;
      for (let step = start; step < end; step++) {
        const x = left[at] as number;
        p = p + x * (right[bt] as number);
        q = q + x * (right[bt + bColumn] as number);
        r = r + x * (right[bt + 2 * bColumn] as number);
        s = s + x * (right[bt + 3 * bColumn] as number);
        at += aStep;
        bt += bStep;
      }
      if (add) {
        p += to[place] as number;
        q += to[place + columnStride] as number;
        r += to[place + 2 * columnStride] as number;
        s += to[place + 3 * columnStride] as number;
      }
      to[place] = p;
      to[place + columnStride] = q;
      to[place + 2 * columnStride] = r;
      to[place + 3 * columnStride] = s;
      place += 4 * columnStride;
      from += 4 * bColumn;
    }
    for (; column < columns; column++) {
      let at = first;
      let bt = from;
      let sum = 0;
      for (let step = start; step < end; step++) {
        const x = left[at] as number;
        sum = sum + x * (right[bt] as number);
        at += aStep;
        bt += bStep;
      }
      to[place] = add ? (to[place] as number) + sum : sum;
      place += columnStride;
      from += bColumn;
    }
  }
}
