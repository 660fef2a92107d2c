// An answer that is wrong: nothing that checks answers may take it.
import type { IntTuple } from "../../src/coord/index.js";
import type { Answer } from "./vectors.js";

/** The answer wrong somewhere; an error where there was none, and a value where there was an error. */
export function changed(answer: Answer): Answer {
  if (answer.error) return { value: 0 };
  if (typeof answer.value === "boolean") return { value: !answer.value };
  if (answer.value !== undefined) return { value: next(answer.value) };
  if (answer.stride !== undefined) return { ...answer, stride: next(answer.stride) };
  return { ...answer, size: (answer.size ?? 0) + 1 };
}

/** The first leaf far off: one more could be the other right answer. A tuple without leaves gets one. */
function next(tuple: IntTuple): IntTuple {
  if (typeof tuple === "number") return tuple + 1_000;
  const [first, ...rest] = tuple;
  return [first === undefined ? 0 : next(first), ...rest];
}
