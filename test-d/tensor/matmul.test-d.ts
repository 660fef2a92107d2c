import { expectError, expectType } from "tsd";
import { type Layout, layout, rowMajor } from "../../src/layout/index.js";
import { full, matmul, packLeft, tileTensor, wasmMemory, zeros } from "../../src/tensor/index.js";
import type { ReadonlyTileTensor, TensorWrites, TileTensor, WasmTensor } from "../../types/tensor/index.js";

declare const n: number;
declare const rows: readonly number[];
const any = JSON.parse("0");

const [a34, b45, c35] = [zeros("float32", 3, 4), zeros("float32", 4, 5), zeros("float32", 3, 5)];

// --- results ---------------------------------------------------------------------------------------------------------
expectType<TileTensor<"float32", Layout<[3, 5], [5, 1]>>>(matmul(c35, a34, b45));
expectType<TileTensor<"float32", Layout<[3, 5], [5, 1]>>>(matmul(c35, a34.asImm(), b45, { accumulate: true }));
expectType<TileTensor<"float32", Layout<[3, 5], [1, 3]>>>(
  matmul(zeros("float32", 5, 3).transpose(), zeros("float32", 4, 3).transpose(), b45),
);
expectType<WasmTensor<"float64", Layout<[3, 5], [5, 1]>>>(
  matmul(wasmMemory().zeros("float64", 3, 5), zeros("float64", 3, 4), full("float64", 1, 4, 5)),
);

// --- what only the runtime can check ---------------------------------------------------------------------------------
expectType<TileTensor<"float32", Layout<[number, 5], [5, 1]>>>(
  matmul(zeros("float32", n, 5), zeros("float32", n, n), zeros("float32", 4, 5)),
);
matmul(c35, zeros("float32", ...rows), b45);
matmul(tileTensor(new Float32Array(n), layout([n, 5], [5, 1])), a34, b45);
matmul(c35, any, b45);

// --- nested modes count their leaves ---------------------------------------------------------------------------------
matmul(c35, zeros("float32", 3, [2, 2]), zeros("float32", [2, 2], 5));
// sentence: matmul: axis 1 of a has extent 6, axis 0 of b has 4
expectError(matmul(c35, zeros("float32", 3, [2, 3]), b45));

// --- sizes that do not fit -------------------------------------------------------------------------------------------
// sentence: matmul: axis 1 of a has extent 4, axis 0 of b has 7
expectError(matmul(c35, a34, zeros("float32", 7, 5)));
// sentence: matmul: axis 0 of c has extent 3, axis 0 of a has 2
expectError(matmul(c35, zeros("float32", 2, 4), b45));
// sentence: matmul: axis 1 of c has extent 5, axis 1 of b has 6
expectError(matmul(c35, a34, zeros("float32", 4, 6)));
// sentence: matmul: axis 0 of c has extent 3, axis 0 of a has 8
expectError(matmul(c35, zeros("float32", 8, n), b45));

// --- what is no matrix of floats -------------------------------------------------------------------------------------
// sentence: matmul: c has rank 1, not 2
expectError(matmul(zeros("float32", 3), a34, b45));
// sentence: matmul: a has rank 3, not 2
expectError(matmul(c35, zeros("float32", 3, 4, 1), b45));
// sentence: matmul: b has rank 1, not 2
expectError(matmul(c35, a34, zeros("float32", 4)));
// sentence: matmul: c is int32; float32 and float64 matrices are multiplied
expectError(matmul(zeros("int32", 3, 5), a34, b45));
// sentence: matmul: c is float32, a is float64
expectError(matmul(c35, zeros("float64", 3, 4), b45));
// sentence: matmul: c is float32, b is int32
expectError(matmul(c35, a34, zeros("int32", 4, 5)));
// sentence: matmul: c is float32, b is float32x4
expectError(matmul(c35, a34, zeros("float32", 4, 20).vectorize(1, 4)));
// sentence: matmul: the tensor is read-only
expectError(matmul(c35.asImm(), a34, b45));

// sentence: matmul: an object is not a tensor
expectError(matmul(c35, packLeft(a34), b45));

// --- generic bodies --------------------------------------------------------------------------------------------------
type Matrix<Rows extends number, Columns extends number> = ReadonlyTileTensor<
  "float32",
  Layout<[Rows, Columns], [number, number]>
>;

export function product<M extends number, K extends number, N extends number>(
  a: Matrix<M, K>,
  b: Matrix<K, N>,
  m: M,
  columns: N,
): TileTensor<"float32", Layout<[M, N], [number, 1]>> {
  const c = tileTensor(new Float32Array(m * columns), layout([m, columns], [n, 1]));
  return matmul(c, a, b);
}

export function squares<T extends Matrix<number, number> & TensorWrites>(c: T, a: T): T {
  return matmul(c, a, a);
}

export function rowMajorProduct<M extends number, K extends number, N extends number>(m: M, k: K, columns: N): number {
  const c = zeros("float32", rowMajor(m, columns));
  matmul(c, zeros("float32", m, k), zeros("float32", k, columns));
  return c.get(0, 0);
}
