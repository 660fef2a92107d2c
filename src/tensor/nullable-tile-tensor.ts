// What is a tensor that may be missing, but whose layout is known all the same?

import type { NullableTileTensorFunction } from "../../types/tensor/nullable-tile-tensor.js";
import { checkLayout, type RuntimeLayout } from "../layout/remake.js";
import { fail } from "../message/index.js";
import { dim } from "./facts.js";
import { type Geometry, geometryOf } from "./geometry.js";
import { asTensor } from "./guard.js";
import type { LayoutTensor } from "./layout-tensor.js";
import { checkDType } from "./options.js";
import type { Tensor } from "./tensor.js";

const operation = "nullableTileTensor";

/**
 * A tensor that is there, or the element type and layout of one that is not.
 * @throws TilewrightError `tensor.not-a-tensor`, `dtype.unknown`, `layout.not-a-layout`.
 * @example
 * nullableTileTensor(zeros("float32", 8, 4)); // NullableTileTensor<TileTensor<"float32", Layout<[8, 4], [4, 1]>>>
 * nullableTileTensor(null, "float32", rowMajor(8, 4)).numElements(); // 32
 */
export const nullableTileTensor: NullableTileTensorFunction = ((
  tensor: unknown,
  dtype: unknown,
  layout: unknown,
): NullableTileTensor => {
  if (tensor !== null && tensor !== undefined) {
    const given = asTensor(operation, tensor);
    return new NullableTileTensor(given.dtype, given.geometry, given);
  }
  const name = checkDType(operation, dtype);
  checkLayout(operation, layout);
  return new NullableTileTensor(name, geometryOf(layout), undefined);
}) as unknown as NullableTileTensorFunction;

class NullableTileTensor {
  readonly dtype: string;
  readonly #geometry: Geometry;
  readonly #tensor: Tensor | undefined;

  constructor(dtype: string, geometry: Geometry, tensor: Tensor | undefined) {
    this.dtype = dtype;
    this.#geometry = geometry;
    this.#tensor = tensor;
  }

  get layout(): RuntimeLayout {
    return this.#geometry.layout;
  }

  get isNull(): boolean {
    return this.#tensor === undefined;
  }

  dim(axis: unknown): number {
    return dim({ geometry: this.#geometry }, axis);
  }

  numElements(): number {
    return this.#geometry.size;
  }

  value(): Tensor {
    return this.#tensor ?? fail("nullable.null", { operation: "value" });
  }

  toLayoutTensor(): LayoutTensor {
    return (this.#tensor ?? fail("nullable.null", { operation: "toLayoutTensor" })).toLayoutTensor();
  }
}
