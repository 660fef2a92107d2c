// What is the exponential of a float32? Every step is rounded to float32, as the kernel's are.
import { coefficients, greatestExponent, leastExponent, ln2High, ln2Low, log2OfE, rounder } from "./exp-constants.js";

/** e^x of a float32, at most 0.99 ulp off. */
export function expSingle(x: number): number {
  const bounded = Math.min(Math.max(x, leastExponent), greatestExponent);
  const n = Math.fround(Math.fround(Math.fround(bounded * log2OfE) + rounder) - rounder);
  const r = Math.fround(Math.fround(bounded - Math.fround(n * ln2High)) - Math.fround(n * ln2Low));
  const q3 = Math.fround(Math.fround(c4 * r) + c3);
  const q2 = Math.fround(Math.fround(q3 * r) + c2);
  const q1 = Math.fround(Math.fround(q2 * r) + c1);
  const q0 = Math.fround(Math.fround(q1 * r) + c0);
  const p = Math.fround(Math.fround(Math.fround(q0 * Math.fround(r * r)) + r) + 1);
  const half = n >> 1;
  return Math.fround(Math.fround(p * powerOfTwo(half)) * powerOfTwo(n - half));
}

const [c0, c1, c2, c3, c4] = coefficients;

/** 2^exponent; of NaN it is NaN. */
function powerOfTwo(exponent: number): number {
  return powers[exponent + bias] as number;
}

const bias = 80;
const powers: Float32Array = Float32Array.from({ length: 2 * bias }, (_, place) => 2 ** (place - bias));
