// How is one shape divided by another?
import type { IsEither } from "../coord/flatten.js";
import type { AnyHere, IntTuple, NodeOf } from "../coord/int-tuple.js";
import type { ShowTuple } from "../coord/show.js";
import type { DivMod, FloorDiv, Mod } from "../int/index.js";
import type { Refused, Say } from "../message/say.js";
import type { ExactProduct } from "./grown.js";

/**
 * The ceiling division of a shape, leaf by leaf, where one side divides the other: ceil(a / b).
 * An integer divides a tuple from the left, each mode using up what it can; a tuple divides an integer by its product.
 * Source: CuTe's `shape_div`.
 * @example
 * type Q = ShapeDiv<[3, 6], 9>; // [1, 2]
 */
export type ShapeDiv<Left, Right> = {
  leaf: DivideBy<Left, ExactProduct<"shapeDiv", Right>>;
  tuple: {
    leaf: DivideModes<Left, Right, []>;
    tuple: DivideEach<Left, Right>;
    any: Refused<AnyHere<"shapeDiv">>;
  }[NodeOf<Right>];
  any: Refused<AnyHere<"shapeDiv">>;
}[NodeOf<Left>];

type DivideBy<Left, Right> = Right extends Refused<string> ? Right : DivideLeaf<Left, Right>;

/** ceil(Left / Right) for sizes of which one divides the other. */
export type DivideLeaf<Left, Right> = Left extends 0
  ? Refused<Say<"shapeDiv.zero", { left: Left; right: Right }>>
  : Right extends 0
    ? Refused<Say<"shapeDiv.zero", { left: Left; right: Right }>>
    : Left extends 1
      ? OneBy<Right>
      : WholeQuotient<DivMod<Left, Right>, Left, Right>;

/** 1 / Right is 1 for every size, known or not. */
type OneBy<Right> = FloorDiv<1, Right> extends infer Quotient extends Refused<string> ? Quotient : 1;

type WholeQuotient<Parts, Left, Right> = Parts extends [infer Quotient, infer Remainder]
  ? Remainder extends 0
    ? Quotient
    : number extends Quotient
      ? number
      : WholeReciprocal<Mod<Right, Left>, Left, Right>
  : Parts;

type WholeReciprocal<Remainder, Left, Right> = Remainder extends 0
  ? 1
  : Refused<Say<"shapeDiv.indivisible", { left: Left; right: Right }>>;

/** What each mode leaves of the divisor divides the next one. */
type DivideModes<Modes, Divisor, Done extends readonly unknown[]> = Modes extends readonly [infer Head, ...infer Rest]
  ? IsEither<Head> extends true
    ? IntTuple[]
    : DivideRest<ShapeDiv<Head, Divisor>, Head, Rest, Divisor, Done>
  : Modes extends readonly []
    ? Done
    : number[];

type DivideRest<Quotient, Head, Rest, Divisor, Done extends readonly unknown[]> =
  Quotient extends Refused<string>
    ? Quotient
    : Rest extends readonly []
      ? [...Done, Quotient]
      : DivideModes<Rest, DivideBy<Divisor, ExactProduct<"shapeDiv", Head>>, [...Done, Quotient]>;

/** Tuples divide mode by mode. */
type DivideEach<Left, Right> = Left extends readonly unknown[]
  ? Right extends readonly unknown[]
    ? Right["length"] extends Left["length"]
      ? EachMode<Left, Right, []>
      : number extends Left["length"] | Right["length"]
        ? number[]
        : Refused<Say<"shapeDiv.rank", { left: ShowTuple<Left>; right: ShowTuple<Right> }>>
    : never
  : never;

type EachMode<Left, Right, Done extends readonly unknown[]> = Left extends readonly [infer Head, ...infer Rest]
  ? Right extends readonly [infer Divisor, ...infer Divisors]
    ? true extends IsEither<Head> | IsEither<Divisor>
      ? EachMode<Rest, Divisors, [...Done, IntTuple]>
      : EachRest<ShapeDiv<Head, Divisor>, Rest, Divisors, Done>
    : number[]
  : Left extends readonly []
    ? Done
    : number[];

type EachRest<Quotient, Rest, Divisors, Done extends readonly unknown[]> =
  Quotient extends Refused<string> ? Quotient : EachMode<Rest, Divisors, [...Done, Quotient]>;
