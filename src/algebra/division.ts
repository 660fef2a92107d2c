// What are the quotients of whole numbers? Exact to 2^53-1, where a quotient of doubles may round up to the next whole number.

/** floor(left / right). */
export function floorDiv(left: number, right: number): number {
  return (left - (left % right)) / right;
}

/** ceil(left / right). */
export function ceilDiv(left: number, right: number): number {
  const rest = left % right;
  return rest === 0 ? left / right : (left - rest) / right + 1;
}
