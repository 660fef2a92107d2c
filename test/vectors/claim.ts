// What does a vector claim of the type that the compilers compute?
import type { Equality } from "../support/assert-types.js";
import { imports, textOf, types } from "./types.js";
import { type Answer, rightAnswers, type Vector } from "./vectors.js";

export const claimImports = `${imports}
import type { IsOneOf, IsRefused } from "../../test/vectors/verdicts.js";
import type { Cosize, IndexOf, Size } from "../../types/layout/index.js";`;

/** The claim that a vector's answers make, each passed through `change` before. */
export function claimOf(vector: Vector, change: (answer: Answer) => Answer = (answer) => answer): Equality {
  const line = types[vector.op];
  if (!line) throw new Error(`no type for ${vector.op}`);
  const claims = rightAnswers(vector).map((answer) => equality(line(vector.args), change(answer)));
  const [only, other] = claims;
  if (only && !other) return only;
  const verdicts = claims.map(({ actual, expected }) => `Equal<${actual}, ${expected}>`);
  return { actual: `IsOneOf<[${verdicts.join(", ")}]>`, expected: "true" };
}

function equality(computed: string, answer: Answer): Equality {
  if (answer.error) return { actual: `IsRefused<${computed}>`, expected: "true" };
  if (answer.value !== undefined) return { actual: computed, expected: textOf(answer.value) };
  if (answer.shape === undefined) return functionEquality(computed, answer);
  const layout = `Layout<${textOf(answer.shape)}, ${textOf(answer.stride)}>`;
  const expected = answer.offset === undefined ? layout : `{ layout: ${layout}; offset: ${answer.offset} }`;
  return { actual: computed, expected };
}

/** What the vectors know only by its map. */
function functionEquality(computed: string, { size, rank, cosize, map = [] }: Answer): Equality {
  const isComposed = computed.startsWith("algebra.ComposedLayout<");
  const over = isComposed ? `(${computed})["inner"]` : computed;
  const offsets = map.map((_, index) => `${isComposed ? "algebra.ComposedIndex" : "IndexOf"}<${computed}, [${index}]>`);
  const asked = cosize === undefined ? [] : [`Cosize<${computed}>`];
  return {
    actual: `[${[`Size<${over}>`, `coord.Rank<(${over})["shape"]>`, ...asked, ...offsets].join(", ")}]`,
    expected: textOf([size, rank, ...(cosize === undefined ? [] : [cosize]), ...map]),
  };
}
