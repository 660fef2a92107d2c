import type { Layout, TileTensor } from "/work/w-tensor/types/index.js";

type F32<Shape, Stride> = TileTensor<"float32", Layout<Shape, Stride>>;
declare const threads: Layout<[2, 2], [2, 1]>;
export function f<M extends number, K extends number>(t: F32<[M, K], [K, 1]>, id: number) {
  t.tile([2, 2], [0, 0]);
  t.distribute(threads, id).load([0, 0]);
  t.vectorize(1, 4).get(0, 0);
}
