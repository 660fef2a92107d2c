import { describe, expect, it } from "vitest";
import { compile, compileCleanly, compileOnAll, says, versions } from "./compilers.js";

describe.each(versions)("compile on TypeScript %s", (version) => {
  it("accepts a correct program that imports the library's sources", async () => {
    const { diagnostics, statistics } = await compile(version, {
      "use.ts": `import type { Say } from "../../types/message/index.js";
        export const sentence: Say<"int.any", { operation: "add" }> = "add: an operand is any; give it a type";`,
    });
    expect(diagnostics).toEqual([]);
    expect(statistics.instantiations).toBeGreaterThan(10);
    expect(statistics.types).toBeGreaterThan(10);
  });

  it("gives file, line, column, code and the whole text of each diagnostic", async () => {
    const { diagnostics } = await compile(version, {
      "first.ts": `export const size: 4 = 5;\nexport const layout: { stride: [1] } = { stride: [2] };\n`,
      "second.ts": `import { size } from "./first.js";\nconst text: "a \\"quoted\\" word" = size;\nexport { text };\n`,
    });
    expect(diagnostics.map(({ file, line, column, code }) => ({ file, line, column, code }))).toEqual([
      { file: "first.ts", line: 1, column: 14, code: 2322 },
      { file: "first.ts", line: 2, column: 51, code: 2322 },
      { file: "second.ts", line: 2, column: 7, code: 2322 },
    ]);
    expect(diagnostics[0]?.text).toBe("Type '5' is not assignable to type '4'.");
    expect(diagnostics[2] && says(diagnostics[2], `a "quoted" word`)).toBe(true);
  });

  it("keeps the further lines of a message", async () => {
    const { diagnostics } = await compile(version, {
      "use.ts": "declare const there: { a: { b: 1 } };\nexport const here: { a: { b: 2 } } = there;\n",
    });
    expect(diagnostics[0]?.text).toContain("\n");
    expect(diagnostics[0]?.text).toContain("Type '1' is not assignable to type '2'.");
  });

  it("is as strict as the repository", async () => {
    const { diagnostics } = await compile(version, {
      "use.ts": "export const first = ([1] as number[])[0] + 1;\nexport const b: { c?: 1 } = { c: undefined };\n",
    });
    expect(diagnostics.map(({ line }) => line)).toEqual([1, 2]);
  });

  it("throws on request when a program has errors", async () => {
    await expect(compileCleanly(version, { "use.ts": "export const size: 4 = 5;\n" })).rejects.toThrow(
      "use.ts:1:14 TS2322 Type '5' is not assignable to type '4'.",
    );
  });

  it("reports what the compiler says about no file at all", async () => {
    const { diagnostics } = await compile(version, { "use.ts": "export {};" }, { lib: ["es2023"], noSuchOption: true });
    expect(diagnostics).toMatchObject([{ code: 5023 }]);
  });
});

describe("compileOnAll", () => {
  it("answers for each version", async () => {
    const compilations = await compileOnAll({ "use.ts": "export const size: 4 = 5;\n" });
    expect(compilations.map(({ version }) => version)).toEqual(versions);
    expect(compilations.map(({ diagnostics }) => diagnostics.length)).toEqual([1, 1, 1]);
  });
});
