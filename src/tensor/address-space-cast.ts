// Under which other kind can a tensor be known? Only under the one that its buffer is of.
import { describe } from "../coord/check.js";
import { fail } from "../message/index.js";
import type { Tensor } from "./tensor.js";

/** The tensor itself, where its buffer is of this kind. */
export function addressSpaceCast(tensor: Tensor, space: unknown): Tensor {
  if (space === tensor.space) return tensor;
  return fail("space.cast", { space: tensor.space, wanted: typeof space === "string" ? space : describe(space) });
}
