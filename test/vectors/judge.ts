// Is what a function gave the answer of a vector?
import { isLayout } from "../../src/layout/index.js";
import { TilewrightError } from "../../src/message/index.js";
import type { Answer } from "./vectors.js";

/** What became of a call. */
export type Outcome = { readonly given: unknown } | { readonly thrown: unknown };

export function outcomeOf(call: () => unknown): Outcome {
  try {
    return { given: call() };
  } catch (thrown) {
    return { thrown };
  }
}

/** Does the outcome say what the answer says, and all of it? */
export function isAnswer(outcome: Outcome, answer: Answer): boolean {
  if ("thrown" in outcome) return answer.error === true && outcome.thrown instanceof TilewrightError;
  if (answer.error) return false;
  if (answer.value !== undefined) return isSame(outcome.given, answer.value);
  const { layout, offset } = withOffset(outcome.given);
  return offset === answer.offset && hasSameStructure(layout, answer) && isSameFunction(layout, answer);
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function withOffset(given: unknown): { readonly layout: unknown; readonly offset?: unknown } {
  const isPair = typeof given === "object" && given !== null && "layout" in given && "offset" in given;
  return isPair ? { layout: given.layout, offset: given.offset } : { layout: given };
}

function hasSameStructure(layout: unknown, { shape, stride }: Answer): boolean {
  return shape === undefined || (isLayout(layout) && isSame([layout.shape, layout.stride], [shape, stride]));
}

interface Mapping {
  size(): number;
  rank(): number;
  cosize(): number;
  index(index: number): number;
}

function isSameFunction(layout: unknown, { size, rank, cosize, map, sum }: Answer): boolean {
  const mapping = layout as Mapping;
  const asked = (wanted: number | undefined, found: () => number): boolean =>
    wanted === undefined || found() === wanted;
  const offsets = (): number[] => Array.from({ length: mapping.size() }, (_, index) => mapping.index(index));
  return (
    asked(size, () => mapping.size()) &&
    asked(rank, () => mapping.rank()) &&
    asked(cosize, () => mapping.cosize()) &&
    (map === undefined || isSame(offsets(), map)) &&
    asked(sum, () => offsets().reduce((total, offset) => total + offset, 0))
  );
}
