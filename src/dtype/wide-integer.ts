// How do numbers and 64-bit integers become each other?

/** A number as the integer that a 64-bit store keeps: truncated; NaN and the infinities give 0. The store takes it modulo 2^64. */
export function integerOfNumber(value: number): bigint {
  return Number.isFinite(value) ? BigInt(Math.trunc(value)) : 0n;
}

/**
 * A 64-bit integer as a double from which every narrower float is rounded as if from the integer itself: what does not fit
 * into 52 bits leaves a mark in the last of them ("round to odd"), so that no tie is seen where there was none.
 */
export function doubleToNarrow(value: bigint): number {
  const magnitude = value < 0n ? -value : value;
  if (magnitude < 1n << 53n) return Number(value);
  const odd = Number(magnitude >> 12n) + ((magnitude & 0xfffn) !== 0n && (magnitude & 0x1000n) === 0n ? 1 : 0);
  return (value < 0n ? -odd : odd) * 4096;
}

/** The low 32 bits of a 64-bit integer as a number: all that a narrower integer store keeps. */
export function lowBits(value: bigint): number {
  return Number(BigInt.asIntN(32, value));
}
