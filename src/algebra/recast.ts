// Which layout has the same memory in elements of another size? The twin of `types/algebra/recast.ts`.
import type { Accepted } from "../../types/algebra/accepted.js";
import type { Tileable } from "../../types/algebra/inner.js";
import type { Recast } from "../../types/algebra/recast.js";
import type { NotAny } from "../../types/coord/checked.js";
import { castLayout } from "./cast-composed.js";
import { checkFactor } from "./check-factor.js";
import { downcastTree } from "./downcast.js";
import { gcd } from "./gcd.js";
import { upcastTree } from "./upcast.js";

/**
 * The layout of the same memory in elements of `to` bits instead of `from` bits: with to / from = n / m in lowest terms, `upcast` by n,
 * then `downcast` by m.
 * Sizes are in bits, so that 4-bit and 6-bit elements can be told. Throws where `upcast` or `downcast` does.
 * Source: CuTe's `recast_layout`.
 * @example
 * recast(layout([4, 8], [8, 1]), 16, 64); // (4,2):(2,1)
 * recast(layout([4, 8], [8, 1]), 8, 4); // (4,16):(16,1)
 */
export function recast<Self extends Tileable, const From extends number, const To extends number>(
  this: NotAny<Self, "recast"> & NotAny<From, "recast"> & NotAny<To, "recast">,
  layout: Self,
  from: From,
  to: Accepted<To, Recast<Self, From, To>>,
): Recast<Self, From, To> {
  checkFactor("recast", from);
  checkFactor("recast", to);
  const common = gcd(from, to);
  const wide = castLayout("recast", "wider", layout, to / common, upcastTree);
  const result: unknown = castLayout("recast", "narrower", wide, from / common, downcastTree);
  return result as Recast<Self, From, To>;
}
