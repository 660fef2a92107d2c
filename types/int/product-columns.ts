// The columns of a product, 4 digits by 4: column k, counted from the left, is what `ProductOnes` and `ProductTens` of all pairs
// of digits put there (the tens of A1 * B1 in column 1, the ones of A4 * B4 in column 8), in unary, not yet carried.
// Larger products are made of such blocks (`mul.ts`).
import type { ProductOnes, ProductTens } from "./tables.generated.js";

export type Column1<A1 extends string, B1 extends string> = ProductTens[`${A1}${B1}`];

export type Column2<
  A1 extends string,
  A2 extends string,
  B1 extends string,
  B2 extends string,
> = `${ProductTens[`${A1}${B2}`]}${ProductTens[`${A2}${B1}`]}${ProductOnes[`${A1}${B1}`]}`;

export type Column3<
  A1 extends string,
  A2 extends string,
  A3 extends string,
  B1 extends string,
  B2 extends string,
  B3 extends string,
> = `${ProductTens[`${A1}${B3}`]}${ProductTens[`${A2}${B2}`]}${ProductTens[`${A3}${B1}`]}${ProductOnes[`${A1}${B2}`]}${ProductOnes[`${A2}${B1}`]}`;

export type Column4<
  A1 extends string,
  A2 extends string,
  A3 extends string,
  A4 extends string,
  B1 extends string,
  B2 extends string,
  B3 extends string,
  B4 extends string,
> = `${ProductTens[`${A1}${B4}`]}${ProductTens[`${A2}${B3}`]}${ProductTens[`${A3}${B2}`]}${ProductTens[`${A4}${B1}`]}${ProductOnes[`${A1}${B3}`]}${ProductOnes[`${A2}${B2}`]}${ProductOnes[`${A3}${B1}`]}`;

export type Column5<
  A1 extends string,
  A2 extends string,
  A3 extends string,
  A4 extends string,
  B1 extends string,
  B2 extends string,
  B3 extends string,
  B4 extends string,
> = `${ProductTens[`${A2}${B4}`]}${ProductTens[`${A3}${B3}`]}${ProductTens[`${A4}${B2}`]}${ProductOnes[`${A1}${B4}`]}${ProductOnes[`${A2}${B3}`]}${ProductOnes[`${A3}${B2}`]}${ProductOnes[`${A4}${B1}`]}`;

export type Column6<
  A2 extends string,
  A3 extends string,
  A4 extends string,
  B2 extends string,
  B3 extends string,
  B4 extends string,
> = `${ProductTens[`${A3}${B4}`]}${ProductTens[`${A4}${B3}`]}${ProductOnes[`${A2}${B4}`]}${ProductOnes[`${A3}${B3}`]}${ProductOnes[`${A4}${B2}`]}`;

export type Column7<
  A3 extends string,
  A4 extends string,
  B3 extends string,
  B4 extends string,
> = `${ProductTens[`${A4}${B4}`]}${ProductOnes[`${A3}${B4}`]}${ProductOnes[`${A4}${B3}`]}`;

export type Column8<A4 extends string, B4 extends string> = ProductOnes[`${A4}${B4}`];
