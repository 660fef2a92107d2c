// The lesser and the greater of two sizes.
import type { Compare } from "./compare.js";
import type { Gcd } from "./gcd.js";
import type { DivisorOf, KnownMultiple } from "./knowledge.js";

/**
 * The lesser of two sizes; when an operand is dynamic, `number` with the divisor that both are known to have.
 * @example
 * type Least = Min<3, 4>; // 3
 */
export type Min<Left, Right> = Chosen<Compare<Left, Right>, Left, Right>;

/**
 * The greater of two sizes; when an operand is dynamic, `number` with the divisor that both are known to have.
 * @example
 * type Most = Max<3, 4>; // 4
 */
export type Max<Left, Right> = Chosen<Compare<Left, Right>, Right, Left>;

type Chosen<Order, IfLess, IfGreater> = [Order] extends ["less"]
  ? IfLess
  : [Order] extends ["equal" | "greater"]
    ? IfGreater
    : [Order] extends [string]
      ? KnownMultiple<Gcd<DivisorOf<IfLess>, DivisorOf<IfGreater>>>
      : Order;
