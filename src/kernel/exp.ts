// What is the exponential of a float32? Every step is rounded to float32, as the kernel's are.
import { upperBits } from "../dtype/small-float.js";
import { coefficients, greatestExponent, leastExponent, ln2High, ln2Low, log2OfE, rounder } from "./exp-constants.js";

const { fround } = Math;
const [c0 = 0, c1 = 0, c2 = 0, c3 = 0, c4 = 0, d0 = 0, d1 = 0, d2 = 0, d3 = 0, d4 = 0, d5 = 0] = coefficients;

/** e^(scale · x) of a float32, at most 0.99 ulp off. The scale is a double, and 1 has a way of its own. */
export function expSingle(x: number, scale: number): number {
  if (scale === 1) {
    const bounded = Math.min(Math.max(x, leastExponent), greatestExponent);
    const n = rounded(fround(bounded * log2OfE), rounder);
    const r = fround(fround(bounded - fround(n * ln2High)) - fround(n * ln2Low));
    const q = cubic(fround(fround(c4 * r) + c3), c2, c1, c0, r);
    return power(fround(q * fround(r * r)) + r, n);
  }
  if (!isSplit(scale)) return fround(Math.exp(scale * x));
  const factor = (scale * Math.LOG2E) / 2;
  const product = fround(fround(factor) * x);
  const bounded = Math.min(Math.max(product, leastExponent), greatestExponent);
  const n = rounded(bounded, rounder / 2);
  const high = upperBits(factor);
  const upper = upperBits(x);
  const rest = fround(upper * fround(factor - high)) + fround((x - upper) * fround(factor));
  const r = product === bounded ? fround(upper * high - n + fround(rest)) : 0;
  const q = cubic(fround(fround(fround(fround(d5 * r) + d4) * r) + d3), d2, d1, d0, r);
  return power(fround(q * r) + r, 2 * n);
}

/** Does float32 hold the parts of a scale well? What others are multiplied by is seldom anything else than extreme. */
export function isSplit(scale: number): boolean {
  const square = scale * scale;
  return square > 1e-60 && square < 1e60;
}

function rounded(x: number, by: number): number {
  return fround(fround(x + by) - by);
}

/** c + r · (b + r · (a + r · rest)) */
function cubic(rest: number, a: number, b: number, c: number, r: number): number {
  return fround(fround(fround(fround(fround(fround(rest * r) + a) * r) + b) * r) + c);
}

/** (1 + r) · 2^n; of NaN it is NaN. The power is a double, so that subnormal results round once, and 2^128 is no obstacle. */
function power(r: number, n: number): number {
  return fround(fround(fround(r) + 1) * (powers[n + bias] as number));
}

const bias = 208;
const powers: Float64Array = Float64Array.from({ length: 2 * bias }, (_, place) => 2 ** (place - bias));
