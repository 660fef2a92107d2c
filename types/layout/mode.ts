// What is one mode of a layout?
import type { AnyHere } from "../coord/int-tuple.js";
import type { Rank } from "../coord/rank.js";
import type { ShowTuple } from "../coord/show.js";
import type { Kind, Less } from "../int/index.js";
import type { Refused, Say } from "../message/say.js";
import type { AnyLayout, Layout } from "./layout.js";

/**
 * Mode `Index` as a layout of its own; an integer layout is its own mode 0.
 * @example
 * type M = Mode<Layout<[4, [3, 2]], [6, [2, 1]]>, 1>; // Layout<[3, 2], [2, 1]>
 */
export type Mode<L extends AnyLayout, Index extends number> = 0 extends 1 & L
  ? Refused<AnyHere<"mode">>
  : Layout<ModeOf<L["shape"], Index>, ModeOf<L["stride"], Index>>;

type ModeOf<Tuple, Index extends number> = Tuple extends readonly unknown[]
  ? 0 extends 1 & Index
    ? Tuple[number]
    : Tuple[Index]
  : Tuple;

/**
 * The modes as layouts, in one tuple.
 * @example
 * type M = Modes<Layout<[4, 8], [8, 1]>>; // [Layout<4, 8>, Layout<8, 1>]
 */
export type Modes<L extends AnyLayout> = 0 extends 1 & L ? Refused<AnyHere<"modes">> : ModesOf<L["shape"], L["stride"]>;

type ModesOf<Shape, Stride> = Shape extends readonly unknown[]
  ? { -readonly [Mode in keyof Shape]: Layout<Shape[Mode], Stride[Mode & keyof Stride]> }
  : [Layout<Shape, Stride>];

/** The number of a mode, if the shape has one there. */
export type CheckedMode<Shape, Index> = [Index] extends [never]
  ? Index
  : {
      ok: Index;
      bad: Say<"coord.no-mode", { operation: "mode"; tuple: ShowTuple<Shape>; rank: Rank<Shape>; mode: Index }>;
    }[ModeVerdict<Index, Rank<Shape>>];

type ModeVerdict<Index, Count, Whole = Index> = Index extends unknown
  ? number extends Index
    ? "ok"
    : Kind<Whole> extends "literal"
      ? IsTrue<Less<Whole, Count>>
      : "bad"
  : never;

/** A rank known only when run leaves `boolean`. */
type IsTrue<Answer> = [Answer] extends [false] ? "bad" : "ok";
