// Does an editor show what the fixtures beside this file say, on every compiler? `support/hover.ts` has their form.
import { describe, expect, it } from "vitest";
import { versions } from "../support/compilers.js";
import { filesIn, textOf } from "../support/files.js";
import { hovers, readMarkers } from "../support/hover.js";
import { once } from "../support/once.js";

const names = filesIn("test/hover", ".ts").filter((name) => !name.endsWith(".test.ts"));
const files = Object.fromEntries(names.map((name) => [name.replace(/^.*\//, ""), textOf(name)]));
const markers = Object.entries(files).flatMap(([name, text]) => readMarkers(name, text));

it("every fixture has a marker", () => {
  expect(Object.keys(files).filter((name) => !markers.some(({ file }) => file === name))).toEqual([]);
});

describe.each(versions)("TypeScript %s", (version) => {
  const shown = once(() => hovers(version, files, markers));
  for (const [index, { file, line, expected }] of markers.entries()) {
    it(`${file}:${line + 1} ${expected}`, async () => {
      expect((await shown())[index]).toBe(expected);
    });
  }
});
