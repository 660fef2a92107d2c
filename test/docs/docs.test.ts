// Is every snippet of the documents true: compiled on the three compilers, run, its claims compared? `support/claims.ts`
// has the form of a claim, `support/documents.ts` says what a snippet is.
import { describe, expect, it } from "vitest";
import { checkSnippets } from "../support/check-snippets.js";
import { exampleSnippets, markdownSnippets } from "../support/documents.js";
import { filesAt, filesIn, textOf } from "../support/files.js";
import { once } from "../support/once.js";

const documents = [...filesAt(".md"), ...filesIn("docs", ".md")];
const snippets = [...documents.flatMap((name) => markdownSnippets(name, textOf(name))), ...exampleSnippets()];
const verdict = once(() => checkSnippets(snippets));

describe("snippets", () => {
  for (const [index, { place }] of snippets.entries()) {
    it(place, async () => {
      const problems = (await verdict()).problems[index] ?? ["is not checked"];
      if (problems.length > 0) {
        expect.fail(problems.join("\n"));
      }
    });
  }

  it("and the library compile", async () => {
    expect((await verdict()).outside).toEqual([]);
  });
});
