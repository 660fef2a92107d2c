// What is the floor of a quotient of bigints? Their own division truncates.

/** The greatest integer that is at most `left / right`; `right` is not 0. */
export function floorOfQuotient(left: bigint, right: bigint): bigint {
  const quotient = left / right;
  return quotient * right !== left && left < 0n !== right < 0n ? quotient - 1n : quotient;
}
