// By what can elements grow or shrink?
import type { Kind } from "../int/index.js";
import type { Refused, Say } from "../message/say.js";
import type { Shown } from "./accepted.js";

/** The factor itself, a whole number from 1 or a runtime number, or why it is none. */
export type FactorOf<Operation extends string, Factor> = FactorOfKind<Kind<Factor>, Operation, Factor>;

type FactorOfKind<State, Operation extends string, Factor> = State extends "literal" | "dynamic"
  ? Factor extends 0
    ? Refused<NotAFactor<Operation, 0>>
    : Factor
  : Refused<NotAFactor<Operation, Shown<State, Factor>>>;

type NotAFactor<Operation extends string, Value> = Say<"cast.factor", { operation: Operation; factor: Value }>;
