// What is a matrix product, without tiles, vectors or views? The check on the kernel, so it shares nothing with it but `get`.
import type { Matrix } from "./kernel.js";

/** The rows of a · b, one after the other: each sum in the order of k, in doubles, rounded to float32 once. */
export function plainMatmul(a: Matrix<number, number>, b: Matrix<number, number>): Float32Array<ArrayBuffer> {
  const [rows, shared] = a.layout.shape;
  const columns = b.layout.shape[1];
  const [left, right] = [numbersOf(a), numbersOf(b)];
  const product = new Float32Array(rows * columns);
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      let sum = 0;
      for (let k = 0; k < shared; k++) sum += (left[i * shared + k] as number) * (right[k * columns + j] as number);
      product[i * columns + j] = sum;
    }
  }
  return product;
}

function numbersOf(matrix: Matrix<number, number>): Float32Array<ArrayBuffer> {
  const [rows, columns] = matrix.layout.shape;
  const numbers = new Float32Array(rows * columns);
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) numbers[i * columns + j] = matrix.get(i, j);
  }
  return numbers;
}

/** The first place at which a matrix is not bit for bit the expected rows, as text; zeros of either sign differ. */
export function firstDifference(matrix: Matrix<number, number>, expected: Float32Array): string | undefined {
  const columns = matrix.layout.shape[1];
  const numbers = numbersOf(matrix);
  const place = numbers.findIndex((number, at) => !Object.is(number, expected[at]));
  if (place === -1) return undefined;
  const [i, j] = [Math.floor(place / columns), place % columns];
  return `(${i}, ${j}): ${numbers[place]} instead of ${expected[place]}`;
}
