// Does the runtime give the answers of the vectors?
import { describe, expect, it } from "vitest";
import { changed } from "./changed.js";
import { isAnswer, outcomeOf } from "./judge.js";
import { runtime } from "./runtime.js";
import { operations, rightAnswers, vectorsOf } from "./vectors.js";

it("every line of the table names an operation of the vectors", () => {
  expect(Object.keys(runtime).filter((name) => !operations.includes(name))).toEqual([]);
});

describe.each(Object.entries(runtime))("%s", (name, answer) => {
  it.each(vectorsOf([name]).map((vector) => [vector.id, vector] as const))("%s", (_, vector) => {
    const outcome = outcomeOf(() => answer(vector.args));
    const right = rightAnswers(vector);
    expect(right.some((wanted) => isAnswer(outcome, wanted)) ? "right" : { args: vector.args, outcome, right }).toBe(
      "right",
    );
  });

  it("a changed answer is not taken", () => {
    const taken = vectorsOf([name]).filter((vector) => {
      const outcome = outcomeOf(() => answer(vector.args));
      return rightAnswers(vector).some((wanted) => isAnswer(outcome, changed(wanted)));
    });
    expect(taken).toEqual([]);
  });
});
