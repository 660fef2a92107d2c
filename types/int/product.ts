// Products over a tuple of sizes: the whole, and the running ones.
import type { Refused, Say } from "../message/say.js";
import type { Kind } from "./knowledge.js";
import type { Mul } from "./mul.js";
import type { RefuseOperand } from "./operands.js";

/**
 * The product of a flat tuple of sizes, 1 for an empty one; `number` for an array of unknown length.
 * @example
 * type Elements = Product<[2, 3, 4]>; // 24
 */
export type Product<Sizes> =
  ProductOf<LengthOf<Sizes>, Sizes> extends infer Whole extends number | Refused<string> ? Whole : never;

type ProductOf<Length, Sizes> = Length extends "literal" ? Fold<Sizes, 1> : NoTuple<"product", Sizes, number>;

type Fold<Sizes, Done> = [Sizes] extends [readonly [infer First, ...infer Rest]] ? Fold<Rest, Mul<First, Done>> : Done;

/**
 * Exclusive running products from the left, the strides of a column-major layout; `number[]` for an array of unknown length.
 * @example
 * type Strides = PrefixProducts<[2, 3, 4]>; // [1, 2, 6]
 */
export type PrefixProducts<Sizes> =
  LengthOf<Sizes> extends "literal" ? FromLeft<Sizes, 1, []> : NoTuple<"prefixProducts", Sizes, number[]>;

type FromLeft<Sizes, Done, Products extends readonly unknown[]> =
  Done extends Refused<string>
    ? Done
    : [Sizes] extends [readonly [infer First, ...infer Rest]]
      ? FromLeft<Rest, Mul<First, Done>, [...Products, Done]>
      : Products;

/**
 * Exclusive running products from the right, the strides of a row-major layout; `number[]` for an array of unknown length.
 * @example
 * type Strides = SuffixProducts<[2, 3, 4]>; // [12, 4, 1]
 */
export type SuffixProducts<Sizes> =
  LengthOf<Sizes> extends "literal" ? FromRight<Sizes, 1, []> : NoTuple<"suffixProducts", Sizes, number[]>;

type FromRight<Sizes, Done, Products extends readonly unknown[]> =
  Done extends Refused<string>
    ? Done
    : [Sizes] extends [readonly [...infer Rest, infer Last]]
      ? FromRight<Rest, Mul<Last, Done>, [Done, ...Products]>
      : Products;

/** What is known of the number of sizes: "literal" for a tuple; a union of tuples has no one length, or no one size (see `Mul`). */
type LengthOf<Sizes> = [Sizes] extends [readonly unknown[]] ? Kind<Sizes["length"]> : "invalid";

type NoTuple<Operation extends string, Sizes, Unknown> =
  LengthOf<Sizes> extends "dynamic" | "union"
    ? Unknown
    : LengthOf<Sizes> extends "any" | "never"
      ? RefuseOperand<Operation, Sizes>
      : Sizes extends Refused<string>
        ? Sizes
        : Refused<Say<"int.not-a-tuple", { operation: Operation }>>;
