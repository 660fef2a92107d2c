// What is an int-tuple, and how is one taken as an argument?
import type { Say } from "../message/say.js";

/** A size, an index or a stride, or a tuple of such: the one data structure of the algebra. `8` and `[8]` differ. */
export type IntTuple = number | readonly IntTuple[];

/**
 * The constraint of a `const` type parameter that takes an int-tuple. The mutable array in it makes a literal infer as
 * `[2, [3, 4]]` instead of `readonly [2, readonly [3, 4]]`; the readonly one lets `as const` values pass.
 */
export type TupleArg = number | TupleArg[] | readonly TupleArg[];

/**
 * An int-tuple argument without the `readonly` of an `as const` value. A tuple that is mutable at the top is taken as it
 * is, so that the result also resolves for a tuple of generic sizes; an `as const` value inside of it keeps its
 * `readonly`.
 */
export type Mut<Tuple> = Tuple extends unknown[] ? Tuple : Mutable<Tuple>;
/** An array of unknown length has no modes to go into: mapping it would never end. */
type Mutable<Tuple> = Tuple extends readonly unknown[]
  ? number extends Tuple["length"]
    ? Tuple[number][]
    : { -readonly [Mode in keyof Tuple]: Mutable<Tuple[Mode]> }
  : Tuple;

/**
 * Is this mode a leaf, a tuple or `any`? As the key of a lookup, `{ leaf: …; tuple: …; any: … }[NodeOf<Mode>]`, it lets
 * a generic size count as a leaf: the checker finds that constraint through a conditional type that distributes over
 * one naked parameter, and nowhere else.
 */
export type NodeOf<Mode> = Mode extends unknown
  ? 0 extends 1 & Mode
    ? "any"
    : Mode extends readonly unknown[]
      ? "tuple"
      : "leaf"
  : never;

/** Why `any` is not an int-tuple. */
export type AnyHere<Operation extends string> = Say<"coord.any", { operation: Operation }>;

/**
 * The default of a type parameter whose argument may be left out: no int-tuple is negative. `undefined` in its place
 * would make the literals of the argument infer as `readonly`.
 */
export type Absent = -1;

/** An optional argument that is 1 when it is left out. */
export type OrOne<Arg> = [Arg] extends [undefined] ? 1 : Arg;
