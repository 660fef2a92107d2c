// What are the exclusive running products of an int-tuple from the left?
import type { Mul } from "../int/index.js";
import type { Refused } from "../message/say.js";
import type { NotCongruent } from "./checked-pair.js";
import type { WeaklyCongruent } from "./congruent.js";
import type { AnyHere, IntTuple, NodeOf } from "./int-tuple.js";
import type { Product } from "./product.js";

/**
 * The exclusive running product of the leaves from the left, in the same nesting: the column-major strides of a shape.
 * It begins with `Init`; a tuple as `Init` begins afresh in each mode.
 * @example
 * type S = PrefixProduct<[2, [3, 4]]>; // [1, [2, 6]]
 */
export type PrefixProduct<Tuple, Init = 1> = {
  leaf: PrefixFrom<Tuple, Init>;
  tuple: PrefixEach<Tuple, Init>;
  any: Refused<AnyHere<"prefixProduct">>;
}[NodeOf<Init>];

/** The running product goes on from `Init`, which is one size. */
export type PrefixFrom<Tuple, Init> = {
  leaf: Init;
  tuple: PrefixModes<Tuple, Init, []>;
  any: Refused<AnyHere<"prefixProduct">>;
}[NodeOf<Tuple>];

/** The last mode needs no product of its own. */
type PrefixModes<Tuple, Run, Done extends readonly unknown[]> = Tuple extends readonly [infer Head, ...infer Rest]
  ? Rest extends readonly []
    ? [...Done, PrefixFrom<Head, Run>]
    : PrefixModes<Rest, Times<Run, Product<Head>>, [...Done, PrefixFrom<Head, Run>]>
  : Tuple extends readonly []
    ? Done
    : UnknownStrides<Tuple>;

/** 1 times a size is settled here, so that strides of generic sizes resolve: `[1, M]` for `[M, N]`. */
type Times<Run, Size> = Run extends 1 ? Size : Mul<Run, Size>;

/** The strides of a shape of unknown rank. */
export type UnknownStrides<Tuple> = Tuple extends readonly (infer Mode)[]
  ? Mode extends number
    ? number[]
    : Mode[]
  : never;

/** A mode of `Init` begins the mode that it faces. */
type PrefixEach<Tuple, Init> =
  WeaklyCongruent<Init, Tuple> extends false
    ? Refused<NotCongruent<Tuple, Init, "prefixProduct">>
    : PrefixPairs<Tuple, Init>;

type PrefixPairs<Tuple, Init> = Tuple extends readonly unknown[]
  ? number extends Tuple["length"]
    ? IntTuple[]
    : { -readonly [Mode in keyof Tuple]: PrefixProduct<Tuple[Mode], Init[Mode & keyof Init]> }
  : never;
