/** The greatest common divisor; gcd(x, 0) is x. */
export function gcd(left: number, right: number): number {
  let [greater, less] = [left, right];
  while (less !== 0) {
    [greater, less] = [less, greater % less];
  }
  return greater;
}
