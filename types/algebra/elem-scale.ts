// What is a tuple whose leaves are scaled by the tuple beside it?
import type { IsEither } from "../coord/flatten.js";
import type { AnyHere, IntTuple, NodeOf } from "../coord/int-tuple.js";
import type { Product } from "../coord/product.js";
import type { ShowTuple } from "../coord/show.js";
import type { Mul } from "../int/index.js";
import type { Refused, Say } from "../message/say.js";
import type { AreLiterals, LeavesIn } from "./grown.js";

/**
 * Each leaf of `Tuple` times the product of what faces it in `Scale`.
 * Source: CuTe's `elem_scale`.
 * @example
 * type S = ElemScale<[2, 3], [[2, 2], 5]>; // [8, 15]
 */
export type ElemScale<Tuple, Scale> = {
  leaf: ScaledLeaf<Mul<Tuple, Product<Scale>>, Tuple, Scale>;
  tuple: {
    leaf: Unpaired<Tuple, Scale>;
    tuple: ScaleModes<Tuple, Scale>;
    any: Refused<AnyHere<"elemScale">>;
  }[NodeOf<Scale>];
  any: Refused<AnyHere<"elemScale">>;
}[NodeOf<Tuple>];

type ScaledLeaf<Scaled, Leaf, Scale> = number extends Scaled
  ? AreLiterals<Leaf | LeavesIn<Scale>> extends true
    ? Refused<Say<"coord.too-large", { operation: "elemScale"; tuple: ShowTuple<[Leaf, Scale]> }>>
    : Scaled
  : Scaled;

type Unpaired<Tuple, Scale> =
  Scale extends Refused<string>
    ? Scale
    : Refused<Say<"elemScale.rank", { tuple: ShowTuple<Tuple>; scale: ShowTuple<Scale> }>>;

type ScaleModes<Tuple, Scale> = Tuple extends readonly unknown[]
  ? Scale extends readonly unknown[]
    ? Scale["length"] extends Tuple["length"]
      ? EachMode<Tuple, Scale, []>
      : number extends Tuple["length"] | Scale["length"]
        ? number[]
        : Unpaired<Tuple, Scale>
    : never
  : never;

type EachMode<Tuple, Scale, Done extends readonly unknown[]> = Tuple extends readonly [infer Head, ...infer Rest]
  ? Scale extends readonly [infer Factor, ...infer Factors]
    ? true extends IsEither<Head> | IsEither<Factor>
      ? EachMode<Rest, Factors, [...Done, IntTuple]>
      : EachRest<ElemScale<Head, Factor>, Rest, Factors, Done>
    : number[]
  : Tuple extends readonly []
    ? Done
    : number[];

type EachRest<Scaled, Rest, Factors, Done extends readonly unknown[]> =
  Scaled extends Refused<string> ? Scaled : EachMode<Rest, Factors, [...Done, Scaled]>;
