// How are scalars copied between any two engines? One by one, through `load` and `store`: the reference for every faster way.
import { castBetween, type Scalar } from "../dtype/index.js";
import type { Nest } from "../kernel/nest.js";
import { forEachPair } from "../kernel/rows.js";
import { checkEngine } from "./check-engine.js";
import type { TensorEngine } from "./engine.js";

/**
 * Copies `from` into `to` along a nest whose operand 0 is `to`, converting each scalar. All are read before the first is
 * written, since two engines do not tell whether their storage is the same.
 * @throws TilewrightError `engine.lacks` for what is no engine.
 */
export function copyScalars<To, From>(
  nest: Nest,
  to: To,
  into: TensorEngine<To>,
  from: From,
  outOf: TensorEngine<From>,
): void {
  checkEngine("copyScalars", into);
  checkEngine("copyScalars", outOf);
  const cast = castBetween(outOf.dtypeOf(from), into.dtypeOf(to));
  const values: Scalar[] = [];
  forEachPair(nest, (_, right) => {
    const value = outOf.load(from, right);
    values.push(cast === undefined ? value : cast(value));
  });
  const next = values.values();
  forEachPair(nest, (left) => into.store(to, left, next.next().value ?? 0));
}
