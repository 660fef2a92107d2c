// Which layout has some modes of another?
import type { AnyHere, IntTuple } from "../coord/int-tuple.js";
import type { ShowTuple } from "../coord/show.js";
import type { Kind } from "../int/index.js";
import type { AnyLayout } from "../layout/layout.js";
import type { Refused, Say } from "../message/say.js";
import type { Accepted } from "./accepted.js";
import type { LayoutOf } from "./door.js";
import type { Grown } from "./grown.js";
import type { InnerOf, InPlaceOf } from "./inner.js";

/**
 * The layout of the named modes, in the order in which they are named, always as a tuple. A mode known only when run is any of them.
 * Of a composed layout the modes are those of its inner layout. Source: the reference's `sublayout`, CuTe's `select`.
 * @example
 * type S = Sublayout<Layout<[2, 3, 4], [12, 4, 1]>, [0, 2]>; // Layout<[2, 4], [12, 1]>
 */
export type Sublayout<Self, Modes> = InPlaceOf<SublayoutOf<InnerOf<Self>, Modes>, Self>;

type SublayoutOf<Self, Modes> = Self extends AnyLayout
  ? LayoutOf<Grown<"sublayout", Self, Modes, SublayoutParts<Self, Modes>>>
  : Self;

/** The pair [shape, stride], however far it reaches: a mode may be named twice. */
export type SublayoutParts<Self, Modes> = Self extends AnyLayout
  ? Selected<Select<Self["shape"], Modes, Self["shape"], []>, Select<Self["stride"], Modes, Self["shape"], []>>
  : Self;

type Selected<Shape, Stride> = Shape extends Refused<string> ? Shape : [Shape, Stride];

type Select<Tuple, Modes, Shape, Done extends readonly unknown[]> = Modes extends readonly [infer Mode, ...infer Rest]
  ? SelectRest<ModeAt<Listed<Tuple>, Mode>, Tuple, Mode, Rest, Shape, Done>
  : Modes extends readonly []
    ? Done
    : IntTuple[];

/** An integer is one mode, itself. */
type Listed<Tuple> = [Tuple] extends [number] ? [Tuple] : Tuple;

type SelectRest<Chosen, Tuple, Mode, Rest, Shape, Done extends readonly unknown[]> = [Chosen] extends ["none"]
  ? Refused<
      Say<
        "coord.no-mode",
        {
          operation: "sublayout";
          tuple: ShowTuple<Shape>;
          rank: Listed<Shape> extends readonly unknown[] ? Listed<Shape>["length"] : "?";
          mode: Mode;
        }
      >
    >
  : [Chosen] extends [Refused<string>]
    ? Chosen
    : Select<Tuple, Rest, Shape, [...Done, Chosen]>;

/** A list's mode, `"none"` if there is none; of a list of unknown rank, or at an index known only when run, what its modes have in common. */
type ModeAt<List, Mode> = List extends readonly unknown[]
  ? number extends List["length"]
    ? Common<List[number]>
    : ModeOfKind<Kind<Mode>, List, Mode>
  : IntTuple;

type ModeOfKind<State, List extends readonly unknown[], Mode> = State extends "literal"
  ? `${Mode & number}` extends keyof List
    ? List[`${Mode & number}` & keyof List]
    : "none"
  : State extends "dynamic"
    ? Common<List[number]>
    : NoMode<State>;

type NoMode<State> = State extends "union"
  ? Refused<Say<"algebra.union", { operation: "sublayout"; role: "mode" }>>
  : State extends "any"
    ? Refused<AnyHere<"sublayout">>
    : "none";

type Common<Mode> = [Mode] extends [number] ? number : IntTuple;

/** The modes as rest arguments, the sentence at the one that the layout does not have. */
export type CheckedModes<Self, Modes extends readonly number[]> = [Modes] extends [never]
  ? Modes
  : { ok: Modes; bad: WantedModes<InnerOf<Self>, Modes> }[ModesVerdict<SublayoutParts<InnerOf<Self>, Modes>>];

type ModesVerdict<Result> = Result extends Refused<string> ? "bad" : "ok";

type WantedModes<Self, Modes extends readonly number[]> = {
  [At in keyof Modes]: Accepted<Modes[At], SublayoutParts<Self, [Modes[At]]>>;
};
