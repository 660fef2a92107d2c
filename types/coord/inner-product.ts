// What is the sum of the products of facing leaves?
import type { Add, Mul } from "../int/index.js";
import type { Refused } from "../message/say.js";
import type { NotCongruent } from "./checked-pair.js";
import type { Congruent } from "./congruent.js";
import type { Flatten } from "./flatten.js";

/**
 * The sum of the products of facing leaves of two congruent int-tuples.
 * @example
 * type I = InnerProduct<[1, [2, 3]], [4, [5, 6]]>; // 32
 */
export type InnerProduct<Left, Right> =
  Congruent<Left, Right> extends false
    ? Refused<NotCongruent<Left, Right, "innerProduct">>
    : SumOfProducts<Flatten<Left>, Flatten<Right>, 0>;

type SumOfProducts<Left, Right, Done> = Left extends readonly [infer LeftHead, ...infer LeftRest]
  ? Right extends readonly [infer RightHead, ...infer RightRest]
    ? SumOfProducts<LeftRest, RightRest, Add<Done, Mul<LeftHead, RightHead>>>
    : number
  : Left extends readonly []
    ? Done
    : number;
