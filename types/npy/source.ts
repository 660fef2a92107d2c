// Which tensors have a .npy form?
import type { Say } from "../message/say.js";
import type { AnyTensor, DType } from "../tensor/index.js";

/** `Tensor` where its elements have a .npy form, else the sentence. */
export type NpySource<Operation extends string, Tensor extends AnyTensor> = [Tensor] extends [never]
  ? Tensor
  : {
      ok: Tensor;
      bfloat16: Say<"npy.no-form", { source: Operation; dtype: "bfloat16" }>;
      vector: Say<"npy.vector", { source: Operation; element: Tensor["dtype"] }>;
    }[ElementVerdict<Tensor["dtype"]>];

type ElementVerdict<Element> = Element extends "bfloat16"
  ? "bfloat16"
  : Element extends `${DType}x${string}`
    ? "vector"
    : "ok";
