// Do the comments of the examples show what an editor shows, and do the examples compile, on every compiler?
import { describe, expect, it } from "vitest";
import { compile, says, showDiagnostic, versions } from "../support/compilers.js";
import { filesIn, textOf } from "../support/files.js";
import { hovers, readMarkers } from "../support/hover.js";
import { once } from "../support/once.js";

const names = filesIn("examples", ".ts");
const files = Object.fromEntries(names.map((name) => [name.replace("examples/", ""), textOf(name)]));
const markers = Object.entries(files).flatMap(([name, text]) => readMarkers(name, text));

const mismatch = `import { zeros } from "tilewright";
import { tiledMatmul } from "./matmul/kernel.js";
tiledMatmul(zeros("float32", 128, 160), zeros("float32", 128, 96), zeros("float32", 96, 160), "views");
tiledMatmul(zeros("float32", 128, 160), zeros("float32", 128, 96), zeros("float32", 95, 160), "views");
`;

it("the examples show types", () => {
  expect(new Set(markers.map(({ file }) => file))).toEqual(
    new Set(["image.ts", "matmul.ts", "matmul/multiply-block.ts"]),
  );
});

describe.each(versions)("TypeScript %s", (version) => {
  const compiled = once(() => compile(version, { ...files, "mismatch.ts": mismatch }));

  it("has nothing to say about the examples", async () => {
    const { diagnostics } = await compiled();
    expect(diagnostics.filter(({ file }) => file in files).map(showDiagnostic)).toEqual([]);
  });

  it("refuses matrices that do not fit, where their sizes are known", async () => {
    const found = (await compiled()).diagnostics.filter(({ file }) => file === "mismatch.ts");
    expect(found.map(({ line }) => line)).toEqual([4]);
    const sentence = "matmul: columns of a and rows of b: 96 here and 95 there";
    expect(found.filter((diagnostic) => says(diagnostic, sentence))).toHaveLength(1);
  });

  const shown = once(() => hovers(version, files, markers));
  for (const [index, { file, line, expected }] of markers.entries()) {
    it(`${file}:${line + 1} ${expected}`, async () => {
      expect((await shown())[index]).toBe(expected);
    });
  }
});
