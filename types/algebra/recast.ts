// Which layout has the same memory in elements of another size?
import type { FloorDiv, Gcd } from "../int/index.js";
import type { Refused } from "../message/say.js";
import type { DowncastFor } from "./downcast.js";
import type { FactorOf } from "./factor.js";
import type { UpcastFor } from "./upcast.js";

/**
 * The layout of the same memory in elements of `To` bits instead of `From` bits: with To / From = n / m in lowest terms, `Upcast` by n, then
 * `Downcast` by m.
 * Source: CuTe's `recast_layout`.
 * @example
 * type W = Recast<Layout<[4, 8], [8, 1]>, 16, 64>; // Layout<[4, 2], [2, 1]>
 * type N = Recast<Layout<[4, 8], [8, 1]>, 8, 4>; // Layout<[4, 16], [16, 1]>
 */
export type Recast<Self, From, To> = RecastBy<Self, FactorOf<"recast", From>, FactorOf<"recast", To>>;

type RecastBy<Self, From, To> =
  From extends Refused<string>
    ? From
    : To extends Refused<string>
      ? To
      : Gcd<From, To> extends infer Common
        ? ByRatio<Self, FloorDiv<To, Common>, FloorDiv<From, Common>>
        : never;

// `extends infer` names what comes between: the checker follows a chain of generic operations only 50 deep.
type ByRatio<Self, Up, Down> =
  UpcastFor<"recast", Self, Up> extends infer Wide ? DowncastFor<"recast", Wide, Down> : never;
