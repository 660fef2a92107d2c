// What does the runtime answer to random arguments, and what must the types therefore say?
import { isLayout } from "../../src/layout/index.js";
import { TilewrightError } from "../../src/message/index.js";
import type { TypeAssertion } from "../support/assert-types.js";
import { coordOperations } from "./coord-operations.js";
import { literal, partial, typeOf, type Value } from "./known.js";
import type { Operation } from "./operation.js";
import { operations } from "./operations.js";
import type { Random } from "./random.js";

/** One question to both evaluators. */
export interface Case {
  readonly operation: string;
  /** The operation's type, of arguments of which all or part is known. */
  readonly claim: string;
  /** The runtime's answer as a type of literals. */
  readonly answer: string;
  /** Is all known, so that the type must be the answer itself? */
  readonly exact: boolean;
}

/** A case of each operation in turn; every second round knows only part of the arguments. */
export function randomCases(random: Random, count: number): readonly Case[] {
  const table = Object.entries(operations);
  return random.list(count, (at) => {
    const [name, operation] = table[at % table.length] as (typeof table)[number];
    return randomCase(random, name, operation, Math.floor(at / table.length) % 2 === 1);
  });
}

/** The type must be the answer, or admit it. */
export function assertion({ claim, answer, exact }: Case): TypeAssertion {
  return exact ? { actual: claim, expected: answer } : { actual: `Admits<${claim}, ${answer}>`, expected: "true" };
}

/** The type must not be another answer; where all of it is open it admits that too. */
export function mutated({ claim, answer, exact }: Case): TypeAssertion {
  return exact
    ? { actual: `Equal<${claim}, Changed<${answer}>>`, expected: "false" }
    : { actual: `Admits<${claim}, Changed<${answer}>>`, expected: `IsOpen<${claim}, ${answer}>` };
}

function randomCase(random: Random, name: string, operation: Operation, dynamic: boolean): Case {
  const args = operation.args(random);
  const knowledge = dynamic ? partial(random) : literal;
  const answer = answerOf(() => operation.run(...(args as never[])));
  // Past 2^53-1 the arithmetic of types says `number`, and the runtime throws; the algebra refuses at both levels.
  const tooLarge = name in coordOperations && "thrown" in answer && answer.thrown.endsWith("past 9007199254740991");
  const exact = !dynamic && operation.open !== true && !tooLarge;
  return {
    operation: name,
    claim: operation.type(...args.map((arg) => typeOf(arg, knowledge))),
    answer:
      "thrown" in answer ? `${exact ? "Refused" : "Thrown"}<${JSON.stringify(answer.thrown)}>` : textOf(answer.value),
    exact,
  };
}

function answerOf(run: () => unknown): { readonly value: unknown } | { readonly thrown: string } {
  try {
    return { value: run() };
  } catch (error) {
    if (error instanceof TilewrightError) {
      return { thrown: error.message };
    }
    throw error;
  }
}

function textOf(value: unknown): string {
  if (typeof value === "number" || typeof value === "boolean") {
    return String(value);
  }
  if (Array.isArray(value)) {
    return `${value.some(isLayout) ? "readonly " : ""}[${value.map(textOf).join(", ")}]`;
  }
  return isAt(value)
    ? `algebra.LayoutAt<${textOf(value.layout)}, ${textOf(value.offset)}>`
    : typeOf(value as Value, literal);
}

function isAt(value: unknown): value is { readonly layout: unknown; readonly offset: unknown } {
  return typeof value === "object" && value !== null && "layout" in value;
}
