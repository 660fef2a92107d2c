// How does a function refuse an argument for which its operation has no answer?
import type { Verdict, Wanted } from "../coord/checked.js";
import type { Refused } from "../message/say.js";

/**
 * The argument itself where the operation gives a result, else the sentence of its refusal, to which no argument is assignable.
 * A lookup, so that the argument is inferred from it and a function generic in its sizes compiles.
 */
export type Accepted<Argument, Result> = [Argument] extends [never]
  ? Argument
  : { ok: Argument; refused: SentenceOf<Result> }[VerdictOn<Result>];

/** The same for an int-tuple, of which each leaf has to be a literal size or a number. */
export type AcceptedTuple<Tuple, Operation extends string, Role extends string, Result> = [Tuple] extends [never]
  ? Tuple
  : { ok: Tuple; bad: Wanted<Tuple, Operation, Role>; refused: SentenceOf<Result> }[AndAccepted<
      Verdict<Tuple>,
      Result
    >];

type AndAccepted<Judged, Result> = Judged extends "ok" ? VerdictOn<Result> : "bad";

type VerdictOn<Result> = Result extends Refused<string> ? "refused" : "ok";

type SentenceOf<Result> = Result extends Refused<infer Sentence> ? Sentence : never;

/** How a sentence names a value of that state of knowledge: the value itself, or why it is none. */
export type Shown<State, Value> = State extends "union"
  ? "a union (dyn(x) makes it a number)"
  : State extends "any" | "never"
    ? State
    : Value;
