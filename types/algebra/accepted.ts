// How does a function refuse an argument for which its operation has no answer?
import type { Refused } from "../message/say.js";

/**
 * The argument itself where the operation gives a result, else the sentence of its refusal, to which no argument is assignable.
 * A lookup, so that the argument is inferred from it and a function generic in its sizes compiles.
 */
export type Accepted<Argument, Result> = [Argument] extends [never]
  ? Argument
  : { ok: Argument; bad: SentenceOf<Result> }[VerdictOn<Result>];

type VerdictOn<Result> = Result extends Refused<string> ? "bad" : "ok";

type SentenceOf<Result> = Result extends Refused<infer Sentence> ? Sentence : never;
