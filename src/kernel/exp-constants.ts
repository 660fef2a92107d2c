// Which numbers is the float32 exponential made of? Read by the kernel's source and by the scalar function, which agree bit for bit.
//
// e^x = 2^n · e^r, x = n · ln 2 + r, |r| <= ln 2 / 2 (Cody and Waite). ln 2 is taken in two parts, of which n times the first is
// exact; e^r is 1 + r + r² · q(r), q of degree 4 fitted to 0.05 of an ulp. 2^n is multiplied in two halves, or as a double, so that subnormal
// results round once and 2^128 is no obstacle. The result is at most 0.99 ulp off.
//
// With a scale the product is not rounded before: e^(scale · x) = 4^(x · f), f = scale · log2(e) / 2. x and f are each taken as twelve bits
// and the rest: the product of the former is exact, and so is what is left when half of n is taken from it; the other products are small. 4^r is
// 1 + r + r · q(r), |r| <= 1/4, q of degree 5: to base 4 the greatest part of the sum is r itself, without a product that is rounded.

/** Below it the result is 0, above it infinite. To base 4 they are farther than they need be. */
export const leastExponent = -104;
export const greatestExponent = 89;

export const log2OfE: number = Math.fround(Math.LOG2E);
export const ln2High = 0.693359375;
export const ln2Low: number = Math.fround(-2.1219444e-4);

/** 1.5 · 2^23: a float32 of less than 2^22 that has passed through a sum with it is rounded to a whole number, ties to even. Half of it rounds to halves. */
export const rounder = 12582912;

/** The coefficients of q, the constant one first: five, and six to base 4. */
export const coefficients: Float32Array = Float32Array.of(
  ...[0.49999994, 0.1666652, 0.0416684, 0.008368852, 0.001381432],
  ...[0.38629442, 0.9609059, 0.4440268, 0.153897, 0.042871, 0.009806],
);

/** Of the bits of a float32 the sign, the exponent and the first twelve digits. */
export const upperMask = -4096;
