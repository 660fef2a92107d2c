// Is this a tiler? For predicates, which answer for every one; the other operations find out as they tile.
import type { Kind } from "../int/index.js";
import type { Refused } from "../message/say.js";
import type { Tilers, TilingOf } from "./tiling.js";

/** An argument, if it is a tiler; else the sentence. A lookup, so that a function generic in its sizes compiles. */
export type CheckedTiler<Tiler, Operation extends string> = [Tiler] extends [never]
  ? Tiler
  : { ok: Tiler; bad: SentenceOn<ReadTiler<Operation, Tiler>> }[TilerVerdict<Tiler>];

type SentenceOn<Read> = Read extends Refused<infer Sentence> ? Sentence : never;

/** The tiler itself, or why it, or one of those in it, is none. */
export type ReadTiler<Operation extends string, Tiler> = {
  ok: Tiler;
  bad: WhyNot<TilingOf<Operation, Tiler>, Operation>;
}[TilerVerdict<Tiler>];

type WhyNot<Tiling, Operation extends string> =
  Tiling extends Tilers<infer List> ? Extract<WhyNotEach<List, Operation>, Refused<string>> : Tiling;

type WhyNotEach<List, Operation extends string> = {
  [Mode in keyof List]: WhyNot<TilingOf<Operation, List[Mode]>, Operation>;
}[keyof List & number];

type TilerVerdict<Tiler> = VerdictOnTiler<Tiler, []>;

/** A nested tiler is opened onto the front of what is left, as in `coord/checked.ts`. */
type VerdictOnTilers<List> = List extends readonly [infer Head, ...infer Rest] ? VerdictOnTiler<Head, Rest> : "ok";

type VerdictOnTiler<Head, Rest extends readonly unknown[], Whole = Head> = Head extends number
  ? number extends Head
    ? 0 extends 1 & Head
      ? "bad"
      : VerdictOnTilers<Rest>
    : {
        literal: VerdictOnTilers<Rest>;
        dynamic: VerdictOnTilers<Rest>;
        any: "bad";
        never: "bad";
        union: "bad";
        invalid: "bad";
      }[Kind<Whole>]
  : [Whole] extends [Head]
    ? VerdictOnOther<Head, Rest>
    : "bad";

type VerdictOnOther<Head, Rest extends readonly unknown[]> = Head extends readonly unknown[]
  ? number extends Head["length"]
    ? VerdictOnTilers<Rest>
    : VerdictOnTilers<[...Head, ...Rest]>
  : VerdictOnTilers<Rest>;
