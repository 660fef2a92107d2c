// Do the comments of the examples show what an editor shows, and do the examples compile, on every compiler?
import { describe, expect, it } from "vitest";
import { compile, showDiagnostic, versions } from "../support/compilers.js";
import { filesIn, textOf } from "../support/files.js";
import { hovers, readMarkers } from "../support/hover.js";
import { once } from "../support/once.js";

const names = filesIn("examples", ".ts");
const files = Object.fromEntries(names.map((name) => [name.replace("examples/", ""), textOf(name)]));
const markers = Object.entries(files).flatMap(([name, text]) => readMarkers(name, text));

it("the examples show types", () => {
  expect(new Set(markers.map(({ file }) => file))).toEqual(
    new Set(["image.ts", "matmul.ts", "matmul/multiply-block.ts"]),
  );
});

describe.each(versions)("TypeScript %s", (version) => {
  it("has nothing to say about the examples", async () => {
    const { diagnostics } = await compile(version, files);
    expect(diagnostics.filter(({ file }) => file in files).map(showDiagnostic)).toEqual([]);
  });

  const shown = once(() => hovers(version, files, markers));
  for (const [index, { file, line, expected }] of markers.entries()) {
    it(`${file}:${line + 1} ${expected}`, async () => {
      expect((await shown())[index]).toBe(expected);
    });
  }
});
