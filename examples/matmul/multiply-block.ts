// How is one block of a matrix product added up? Once in the library's views, once on the arrays that they are views of.
import type { Layout, TileTensor } from "tilewright";

/** A block of C, 32 by 32. Its sums are doubles: they are rounded to float32 once, when all is added up. */
export type Sums = TileTensor<"float64", Layout<[32, 32], [32, 1]>>;

/** 16 steps along the axis that A and B share, 32 numbers in each: a block of A, stored transposed, or of B. */
export type Steps = TileTensor<"float32", Layout<[16, 32], [32, 1]>>;

/**
 * sums += aᵀ · b. Each 4 by 4 part of the sums is one element of a vectorized view and is kept at hand for all steps, as a GPU
 * thread keeps its part in registers; a step takes one vector of each operand.
 */
export function multiplyBlock(sums: Sums, a: Steps, b: Steps): void {
  const parts = sums.vectorize(4, 4);
  //    ^? const parts: TileTensor<"float64x4x4", Layout<[8, 8], [128, 4]>>
  const columns = a.vectorize(1, 4);
  //    ^? const columns: TileTensor<"float32x4", Layout<[16, 8], [32, 4]>>
  const rows = b.vectorize(1, 4);
  //    ^? const rows: TileTensor<"float32x4", Layout<[16, 8], [32, 4]>>
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const part = parts.get(i, j);
      for (let step = 0; step < 16; step++) addOuterProduct(part, columns.get(step, i), rows.get(step, j));
      parts.set(i, j, part);
    }
  }
}

/** part[i, j] += column[i] * row[j], 4 by 4. Counted loops: an iterator for each of them would take most of the time. */
function addOuterProduct(part: Float64Array, column: Float32Array, row: Float32Array): void {
  for (let i = 0; i < 4; i++) {
    const left = column[i] as number;
    for (let j = 0; j < 4; j++) part[4 * i + j] = (part[4 * i + j] as number) + left * (row[j] as number);
  }
}

/**
 * The same sums on the typed arrays behind the tensors, in the same order, so bit for bit the same. A storage is the array that
 * was given to `tileTensor`, never a copy: what a hot loop needs of a layout it takes out once, here literal strides of 32.
 */
export function multiplyArrays(sums: Float64Array, a: Float32Array, b: Float32Array): void {
  for (let i = 0; i < 32; i++) {
    for (let j = 0; j < 32; j += 4) {
      const place = 32 * i + j;
      let sum0 = sums[place] as number;
      let sum1 = sums[place + 1] as number;
      let sum2 = sums[place + 2] as number;
      let sum3 = sums[place + 3] as number;
      for (let step = 0; step < 16 * 32; step += 32) {
        const left = a[step + i] as number;
        sum0 += left * (b[step + j] as number);
        sum1 += left * (b[step + j + 1] as number);
        sum2 += left * (b[step + j + 2] as number);
        sum3 += left * (b[step + j + 3] as number);
      }
      sums[place] = sum0;
      sums[place + 1] = sum1;
      sums[place + 2] = sum2;
      sums[place + 3] = sum3;
    }
  }
}
