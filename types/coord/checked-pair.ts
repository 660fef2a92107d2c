// May this int-tuple stand beside that one? Arguments in the form of `checked.ts`.
import type { Less } from "../int/index.js";
import type { Say } from "../message/say.js";
import type { Verdict, Wanted } from "./checked.js";
import type { Facing, Refining } from "./facing.js";
import type { Rank } from "./rank.js";
import type { ShowTuple } from "./show.js";

/** An int-tuple that is congruent with `Tuple`. */
export type CheckedFacing<Tuple, Arg, Operation extends string> = [Arg] extends [never]
  ? Arg
  : {
      ok: Arg;
      bad: Wanted<Arg, Operation, "leaf">;
      apart: NotCongruent<Tuple, Arg, Operation>;
    }[And<Verdict<Arg>, Facing<Tuple, Arg>>];

/** An int-tuple that `Tuple` refines: each leaf of it faces a mode. It may be left out. */
export type CheckedCoarse<Tuple, Arg, Operation extends string, Role extends string> = [Arg] extends [undefined]
  ? Arg
  : {
      ok: Arg;
      bad: Wanted<Arg, Operation, Role>;
      apart: NotCongruent<Tuple, Arg, Operation>;
    }[And<Verdict<Arg>, Refining<Arg, Tuple>>];

type And<Judged, Faces> = Judged extends "ok" ? Faces : Judged;

export type NotCongruent<Left, Right, Operation extends string> = Say<
  "coord.not-congruent",
  { operation: Operation; left: ShowTuple<Left>; right: ShowTuple<Right> }
>;

/** The number of a mode that `Tuple` has. */
export type CheckedPlace<Tuple, At, Operation extends string> = [At] extends [never]
  ? At
  : { ok: At; bad: NoMode<Tuple, At, Operation> }[AndLess<Verdict<At>, At, Rank<Tuple>>];

type AndLess<Judged, At, Count> = Judged extends "ok" ? BadIfNot<Less<At, Count>> : Judged;
type BadIfNot<Inside> = [Inside] extends [false] ? "bad" : "ok";

type NoMode<Tuple, At, Operation extends string> = Say<
  "coord.no-mode",
  { operation: Operation; tuple: ShowTuple<Tuple>; rank: Rank<Tuple>; mode: At }
>;
