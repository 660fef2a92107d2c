// Which numbers is the float32 exponential made of? Read by the kernel's source and by the scalar function, which agree bit for bit.
//
// exp(x) = 2^n · exp(r), x = n · ln 2 + r, |r| <= ln 2 / 2 (Cody and Waite). ln 2 is taken in two parts, of which n times the first is
// exact; exp(r) is 1 + r + r² · q(r), q of degree 4 fitted to 0.05 of an ulp. 2^n is multiplied in two halves, so that subnormal
// results round once and 2^128 is no obstacle. The result is at most 0.99 ulp off.

/** Below it the result is 0, above it infinite. */
export const leastExponent = -104;
export const greatestExponent = 89;

export const log2OfE: number = Math.fround(Math.LOG2E);
export const ln2High = 0.693359375;
export const ln2Low: number = Math.fround(-2.1219444e-4);

/** 1.5 · 2^23: a float32 of less than 2^22 that has passed through a sum with it is rounded to a whole number, ties to even. */
export const rounder = 12582912;

/** The coefficients of q, the constant one first. */
export const coefficients: readonly [number, number, number, number, number] = [
  0.4999999403953552, 0.1666651964187622, 0.041668400168418884, 0.008368851616978645, 0.0013814320554956794,
];
