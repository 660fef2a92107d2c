// Which leaves has an int-tuple, and how do leaves take a nesting again?
import type { Say } from "../message/say.js";
import type { Verdict, Wanted } from "./checked.js";
import type { IntTuple } from "./int-tuple.js";
import type { ShowTuple } from "./show.js";

/**
 * The leaves from left to right, as a flat tuple; `number[]` where a rank is unknown.
 * @example
 * type F = Flatten<[2, [3, [4, 5]]]>; // [2, 3, 4, 5]
 */
export type Flatten<Tuple> = 0 extends 1 & Tuple ? number[] : [Tuple] extends [number] ? [Tuple] : Leaves<Tuple, []>;

/**
 * Nested modes are opened onto the front of what is left, so that the recursion stays in tail position at any depth.
 */
type Leaves<Tuple, Done extends readonly unknown[]> = Tuple extends readonly [infer Head, ...infer Rest]
  ? [Head] extends [number]
    ? Leaves<Rest, [...Done, Head]>
    : [Head] extends [readonly unknown[]]
      ? Leaves<[...Head, ...Rest], Done>
      : MayBeTuple<Head> extends true
        ? number[]
        : Leaves<Rest, [...Done, Head]>
  : Tuple extends readonly []
    ? Done
    : number[];

/** May this mode be a leaf or a tuple? Then its number of leaves is unknown. */
export type MayBeTuple<Mode> = [Extract<Mode, readonly unknown[]>] extends [never] ? false : true;

/** Is it open whether this mode is a leaf or a tuple? Of a generic size it is not. */
export type IsEither<Mode> = [Mode] extends [number]
  ? false
  : [Mode] extends [readonly unknown[]]
    ? false
    : MayBeTuple<Mode>;

/**
 * Leaves in the nesting of a profile, from left to right.
 * @example
 * type N = Nest<[2, 3, 4], [[0, 0], 0]>; // [[2, 3], 4]
 */
export type Nest<Flat extends readonly unknown[], Profile> = 0 extends 1 & Profile
  ? number[]
  : [Profile] extends [readonly unknown[]]
    ? NestModes<Flat, Profile, []>
    : Flat[0];

type NestModes<Flat extends readonly unknown[], Profile, Done extends readonly unknown[]> = Profile extends readonly [
  infer Head,
  ...infer Rest,
]
  ? [Head] extends [readonly unknown[]]
    ? NestModes<Drop<Flat, Flatten<Head>>, Rest, [...Done, NestModes<Flat, Head, []>]>
    : Flat extends readonly [infer Leaf, ...infer Leaves]
      ? NestModes<Leaves, Rest, [...Done, Leaf]>
      : number extends Flat["length"]
        ? NestModes<Flat, Rest, [...Done, MayBeTuple<Head> extends true ? IntTuple : number]>
        : Done
  : Profile extends readonly []
    ? Done
    : Profile extends readonly number[]
      ? number[]
      : IntTuple[];

type Drop<Flat extends readonly unknown[], Taken extends readonly unknown[]> = Flat extends readonly [
  ...{ [Leaf in keyof Taken]: unknown },
  ...infer Left,
]
  ? Left
  : number extends Flat["length"]
    ? Flat
    : [];

/** The leaves for a profile, as many as it has. */
export type CheckedLeaves<Flat, Profile> = [Flat] extends [never]
  ? Flat
  : {
      ok: Flat;
      bad: Wanted<Flat, "nest", "leaf">;
      count: WrongCount<Flat, Profile>;
    }[AndCount<Verdict<Flat>, Flat, Profile>];

type AndCount<Judged, Flat, Profile> = Judged extends "ok"
  ? Flat extends readonly unknown[]
    ? SameCount<Flat["length"], Flatten<Profile>["length"]>
    : "ok"
  : Judged;

type SameCount<Leaves, Places> = number extends Leaves | Places ? "ok" : Leaves extends Places ? "ok" : "count";

type WrongCount<Flat, Profile> = Say<
  "coord.wrong-count",
  {
    operation: "nest";
    left: ShowTuple<Flat>;
    leaves: Flatten<Flat>["length"];
    right: ShowTuple<Profile>;
    places: Flatten<Profile>["length"];
  }
>;
