// What does the runtime answer to random arguments, and what must the types therefore say?

import { isLayout } from "../../src/layout/index.js";
import { TilewrightError } from "../../src/message/index.js";
import type { TypeAssertion } from "../support/assert-types.js";
import { literal, partial, typeOf } from "./known.js";
import { type Operation, operations } from "./operations.js";
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
  const names = Object.keys(operations);
  return random.list(count, (at) => {
    const name = names[at % names.length] as string;
    return randomCase(random, name, operations[name] as Operation, Math.floor(at / names.length) % 2 === 1);
  });
}

export function assertion({ claim, answer, exact }: Case): TypeAssertion {
  return exact ? { actual: claim, expected: answer } : { actual: `Admits<${claim}, ${answer}>`, expected: "true" };
}

function randomCase(random: Random, name: string, operation: Operation, dynamic: boolean): Case {
  const args = operation.args(random);
  const knowledge = dynamic ? partial(random) : literal;
  const answer = answerOf(() => operation.run(...(args as never[])));
  // Past 2^53-1 the arithmetic of types says `number`, and the runtime throws.
  const tooLarge = "thrown" in answer && answer.thrown.endsWith("past 9007199254740991");
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
  if (isLayout(value)) {
    return `Layout<${JSON.stringify(value.shape)}, ${JSON.stringify(value.stride)}>`;
  }
  if (Array.isArray(value)) {
    return `${Object.isFrozen(value) ? "readonly " : ""}[${value.map(textOf).join(", ")}]`;
  }
  const { layout, offset } = value as { readonly layout: unknown; readonly offset: unknown };
  return `LayoutAt<${textOf(layout)}, ${textOf(offset)}>`;
}
