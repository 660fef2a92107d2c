// Does what a program takes of the package stay small? The table of `npm run size`.
import { describe, expect, it } from "vitest";
import { bundlePackage } from "../../tools/bundle.js";
import { inlineSentences } from "../../tools/inline-sentences.js";
import { sizes } from "../../tools/size/measure.js";
import { catalogue } from "../../types/message/catalogue.js";

describe("the size of a program", async () => {
  it.each(await sizes())("with $name", ({ bytes, limit }) => {
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThanOrEqual(limit ?? Number.POSITIVE_INFINITY);
  });
});

describe("sentences in the package", () => {
  it("stand where they are said, on the same line", () => {
    const text =
      'import { fail } from "../message/index.js";\nfail("coord.any", { operation });\nfail(\n  "coord.any",\n  {});';
    expect(inlineSentences(text)).toBe(
      'import { fail, failWith } from "../message/index.js";\n' +
        'failWith("coord.any", "{operation}: an argument is or holds any; give it a type", { operation });\n' +
        'failWith(\n  "coord.any", "{operation}: an argument is or holds any; give it a type",\n  {});',
    );
  });

  it("are those of what a program uses: no table of all comes along", async () => {
    const program = await bundlePackage({ text: 'export * from "./src/core.js";' });
    expect(program).toContain(catalogue["tensor.read-only"]);
    expect(program).not.toContain(catalogue["thread.died"]);
    expect(program).not.toContain("npy.");
  });

  it("are made into errors that are not thrown", () => {
    const text = 'import { errorOf, fail } from "./message/index.js";\nthrow errorOf("coord.any", { operation });';
    expect(inlineSentences(text)).toBe(
      'import { errorOf, fail, errorWith } from "./message/index.js";\n' +
        'throw errorWith("coord.any", "{operation}: an argument is or holds any; give it a type", { operation });',
    );
  });

  it("are looked up where the code is not literal, or none of the table", () => {
    for (const text of ["fail(code, {});", 'fail("no.such", {});', "const a = 1;"])
      expect(inlineSentences(text)).toBe(text);
  });
});
