import { expectError, expectType } from "tsd";
import { zeros } from "../../src/tensor/index.js";
import type { Agree, Layout, ReadonlyTileTensor, TileTensor } from "../../types/index.js";

declare function product<M extends number, K extends number, N extends number, K2 extends number>(
  a: ReadonlyTileTensor<"float32", Layout<[M, K], unknown>>,
  b: ReadonlyTileTensor<"float32", Layout<[Agree<K, K2, "product: inner sizes">, N], unknown>>,
): TileTensor<"float32", Layout<[M, N], [N, 1]>>;

declare const n: number;
const a34 = zeros("float32", 3, 4);

expectType<TileTensor<"float32", Layout<[3, 5], [5, 1]>>>(product(a34, zeros("float32", 4, 5)));
expectType<TileTensor<"float32", Layout<[3, 5], [5, 1]>>>(product(a34, zeros("float32", n, 5)));
expectType<TileTensor<"float32", Layout<[3, 5], [5, 1]>>>(product(zeros("float32", 3, n), zeros("float32", 4, 5)));
// sentence: …product: inner sizes: 4 here and 7 there…
expectError(product(a34, zeros("float32", 7, 5)));

// --- a generic body --------------------------------------------------------------------------------------------------
function twice<M extends number, K extends number>(
  a: ReadonlyTileTensor<"float32", Layout<[M, K], unknown>>,
  b: ReadonlyTileTensor<"float32", Layout<[K, M], unknown>>,
): TileTensor<"float32", Layout<[M, M], [M, 1]>> {
  return product(a, b);
}
expectType<TileTensor<"float32", Layout<[3, 3], [3, 1]>>>(twice(a34, zeros("float32", 4, 3)));
