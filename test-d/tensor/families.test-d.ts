// An engine outside the library names its own kind of tensor, and every view of one is found again by its space.
import { expectError, expectType } from "tsd";
import {
  engineTensor,
  type Layout,
  type ReadonlyTileTensor,
  rowMajor,
  type TensorArithmetic,
  type TensorEngine,
  type TensorWrites,
} from "../../src/index.js";

/** Tensors in pages, which also tell how many there are. */
interface PagedTensor<out Element, out TensorLayout>
  extends ReadonlyTileTensor<Element, TensorLayout>,
    TensorWrites,
    TensorArithmetic {
  readonly space: "paged";
  readonly pages: number;
}
declare module "../../src/index.js" {
  interface Families<Element, TensorLayout> {
    paged: PagedTensor<Element, TensorLayout>;
  }
}

interface Pages {
  readonly first: number;
}
interface PagedEngine extends TensorEngine<Pages> {
  readonly space: "paged";
  dtypeOf(storage: Pages): "float64";
}
declare const engine: PagedEngine;

const t = engineTensor(engine, { first: 0 }, rowMajor(8, 4));
expectType<PagedTensor<"float64", Layout<[8, 4], [4, 1]>>>(t);
expectType<PagedTensor<"float64", Layout<[2, 2], [4, 1]>>>(t.tile([2, 2], [3, 1]));
expectType<PagedTensor<"float64x2", Layout<[8, 2], [4, 2]>>>(t.vectorize(1, 2));
expectType<PagedTensor<"float64", Layout<[4, 8], [1, 4]>>>(t.transpose().fill(0).add(1));
expectType<number>(t.at(":", 0).pages);
expectType<ReadonlyTileTensor<"float64", Layout<[8, 4], [4, 1]>>>(t.asImm());
// sentence: …Property 'pages' does not exist on type 'ReadonlyTileTensor<"float64", Layout<[8, 4], [4, 1]>>'…
expectError(t.asImm().pages);
