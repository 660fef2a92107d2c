// Is every refusal of the algebra a type error with its sentence, and does the runtime say the same? Every call that `test-d/algebra` expects
// the checker to refuse is made here by a caller without types.
import { describe, expect, it } from "vitest";
import * as algebra from "../../src/algebra/index.js";
import * as layouts from "../../src/layout/index.js";
import { algebraSentences } from "../../types/message/algebra.js";
import { filesIn, textOf } from "../support/files.js";
import { readTestFile } from "../support/test-d.js";

/** Refusals that no literal argument can meet, and why. */
const onlyAtRuntime: Readonly<Record<string, string>> = {
  "makeSwizzle.dtype": "the parameter takes the names of dtypes only; the checker says so in its own words",
  "makeSwizzle.mode": "the parameter takes the names of modes only",
  "makeLdmatrixSwizzle.dtype": "the parameter takes the names of dtypes only",
  "composedLayout.outer": "the parameter takes swizzles and layouts only",
  "applyTiler.operation": "the parameter takes the names of three operations only",
};

/** What only a checker refuses: a union is one value when it comes, and `any` has a type then. `…` marks a compiler's own words. */
const onlyTypes = /union|is any|holds any|^…|…$/;

const files = filesIn("test-d/algebra", ".test-d.ts").map((name) => readTestFile(name, textOf(name)));
const refused = files.flatMap(({ name, text, assertions }) =>
  assertions
    .filter(({ kind }) => kind === "expectError")
    .map(({ line, actual, sentence = "" }) => ({
      name,
      line,
      sentence,
      call: text.slice(actual.start, actual.end),
      text,
    })),
);

describe("every sentence of the algebra", () => {
  for (const [code, template] of Object.entries(algebraSentences)) {
    const reason = onlyAtRuntime[code];
    it(reason === undefined ? `${code} is a type error` : `${code} is thrown only: ${reason}`, () => {
      const said = refused.some(({ sentence }) => patternOf(template).test(sentence));
      expect(said).toBe(reason === undefined);
    });
  }
});

describe("at run time too", () => {
  for (const { name, line, sentence, call, text } of refused.filter((entry) => !onlyTypes.test(entry.sentence))) {
    it(`${name}:${line} ${sentence}`, () => {
      const scope: Readonly<Record<string, unknown>> = { ...algebra, ...layouts };
      const made = new Function(...Object.keys(scope), `${constantsOf(text)}\nreturn () => ${call};`)(
        ...Object.values(scope),
      );
      expect(made).toThrow(expect.objectContaining({ name: "TilewrightError", message: sentence }));
    });
  }
});

/** The constants of a test file, as they stand, but for the results of its own functions; a runtime number is 8 when it comes. */
function constantsOf(text: string): string {
  const own = [...text.matchAll(/^function (\w+)/gm)].map(([, name = ""]) => `${name}(`);
  const declared = [...text.matchAll(/^declare const (\w+): (?:number|Multiple<8>);$/gm)];
  return [
    ...declared.map(([, name]) => `const ${name} = 8;`),
    ...(text.match(/^const \w+ = .+;$/gm) ?? []).filter(
      (line) => ![...own, "unknown"].some((word) => line.includes(word)),
    ),
  ].join("\n");
}

/** The sentence with anything in place of its parts. */
function patternOf(template: string): RegExp {
  const words = template.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${words.join(".+")}$`);
}
