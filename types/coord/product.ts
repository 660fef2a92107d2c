// How many coordinates has a shape?
import type { Mul } from "../int/index.js";
import type { Refused } from "../message/say.js";
import type { AnyHere, NodeOf } from "./int-tuple.js";

/**
 * The product of the leaves; 1 for `[]`. Past 2^53-1 it is `number`.
 * @example
 * type P = Product<[2, [3, 4]]>; // 24
 */
export type Product<Tuple> = Tuple extends unknown
  ? { leaf: Tuple; tuple: ProductOfModes<Tuple>; any: Refused<AnyHere<"product">> }[NodeOf<Tuple>]
  : never;

type ProductOfModes<Tuple> = Tuple extends readonly [infer Head, ...infer Rest]
  ? TimesModes<Rest, Product<Head>>
  : Tuple extends readonly []
    ? 1
    : number;

type TimesModes<Modes, Done> = Modes extends readonly [infer Head, ...infer Rest]
  ? TimesModes<Rest, Mul<Done, Product<Head>>>
  : Modes extends readonly []
    ? Done
    : number;

/**
 * The product of each mode; a leaf is its own.
 * @example
 * type P = ProductEach<[[2, 3], 4]>; // [6, 4]
 */
export type ProductEach<Tuple> = {
  leaf: Tuple;
  tuple: { -readonly [Mode in keyof Tuple]: Product<Tuple[Mode]> };
  any: Refused<AnyHere<"productEach">>;
}[NodeOf<Tuple>];
