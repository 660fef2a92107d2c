// How does a size become one that is known only when run?
import type { Answer } from "../../types/coord/checked.js";
import type { Dyn, DynOptions } from "../../types/coord/dyn.js";
import { fail } from "../message/index.js";
import { checkSize, describe, isSize } from "./check.js";

/**
 * A runtime number of a size, whatever the checker knew of it: also of a union of literals. With `divisibleBy`, a
 * number with a known divisor, so that divisions and vector widths stay provable. Throws unless it is a whole number
 * from 0 to 2^53-1 and a multiple of the divisor.
 * @example
 * const rows = Number("24");
 * rowMajor(dyn(rows, { divisibleBy: 8 }), 4); // Layout<[Multiple<8>, 4], [4, 1]>
 */
export function dyn<const Divisor extends number = 1>(
  size: number,
  options?: DynOptions<Divisor>,
): Answer<Divisor, Dyn<Divisor>> {
  checkSize("dyn", "size", size);
  const divisor = options === undefined ? 1 : divisorIn(options);
  if (!isSize(divisor) || divisor === 0) fail("coord.not-a-divisor", { operation: "dyn", divisor: describe(divisor) });
  if (size % divisor !== 0) fail("coord.not-a-multiple", { operation: "dyn", value: size, divisor });
  return size as Answer<Divisor, Dyn<Divisor>>;
}

function divisorIn(options: unknown): unknown {
  return typeof options === "object" && options !== null
    ? Reflect.get(options, "divisibleBy")
    : fail("tensor.not-options", { operation: "dyn", value: describe(options) });
}
