// What are the exclusive running products of an int-tuple from the right?
import type { Mul } from "../int/index.js";
import type { Refused } from "../message/say.js";
import type { NotCongruent } from "./checked-pair.js";
import type { WeaklyCongruent } from "./congruent.js";
import type { AnyHere, IntTuple, NodeOf } from "./int-tuple.js";
import type { UnknownStrides } from "./prefix-product.js";
import type { Product } from "./product.js";

/**
 * The exclusive running product of the leaves from the right, in the same nesting: the row-major strides of a shape.
 * It begins with `Init`; a tuple as `Init` begins afresh in each mode.
 * @example
 * type S = SuffixProduct<[2, [3, 4]]>; // [12, [4, 1]]
 */
export type SuffixProduct<Tuple, Init = 1> = {
  leaf: SuffixFrom<Tuple, Init>;
  tuple: SuffixEach<Tuple, Init>;
  any: Refused<AnyHere<"suffixProduct">>;
}[NodeOf<Init>];

/** The running product goes on from `Init`, which is one size. */
export type SuffixFrom<Tuple, Init> = {
  leaf: Init;
  tuple: SuffixModes<Tuple, Init, []>;
  any: Refused<AnyHere<"suffixProduct">>;
}[NodeOf<Tuple>];

/** The last mode in the recursion, the leftmost, needs no product of its own. */
type SuffixModes<Tuple, Run, Done extends readonly unknown[]> = Tuple extends readonly [...infer Rest, infer Last]
  ? Rest extends readonly []
    ? [SuffixFrom<Last, Run>, ...Done]
    : SuffixModes<Rest, Times<Product<Last>, Run>, [SuffixFrom<Last, Run>, ...Done]>
  : Tuple extends readonly []
    ? Done
    : UnknownStrides<Tuple>;

/** Times 1 is settled here, so that strides of generic sizes resolve: `[N, 1]` for `[M, N]`. */
type Times<Size, Run> = Run extends 1 ? Size : Mul<Size, Run>;

/** A mode of `Init` begins the mode that it faces. */
type SuffixEach<Tuple, Init> =
  WeaklyCongruent<Init, Tuple> extends false
    ? Refused<NotCongruent<Tuple, Init, "suffixProduct">>
    : SuffixPairs<Tuple, Init>;

type SuffixPairs<Tuple, Init> = Tuple extends readonly unknown[]
  ? number extends Tuple["length"]
    ? IntTuple[]
    : { -readonly [Mode in keyof Tuple]: SuffixProduct<Tuple[Mode], Init[Mode & keyof Init]> }
  : never;
