// Does `tilewright/npy` work without Node? None of the modules that it reaches may ask for one of Node's.
import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** Each module that is reached, with the names that it asks for, also for types and on demand. */
function reached(entry: URL, seen: Map<string, readonly string[]> = new Map()): Map<string, readonly string[]> {
  if (seen.has(entry.href)) return seen;
  const source = readFileSync(new URL(entry.href.replace(/\.js$/, ".ts")), "utf8");
  const names = ts.preProcessFile(source).importedFiles.map(({ fileName }) => fileName);
  seen.set(entry.href, names);
  for (const name of names.filter((one) => one.startsWith("."))) reached(new URL(name, entry), seen);
  return seen;
}

test("no module of tilewright/npy asks for one of Node's", () => {
  const modules = reached(new URL("../../src/npy/index.js", import.meta.url));
  expect(modules.size).toBeGreaterThan(20);
  expect([...modules.values()].flat().filter((name) => !name.startsWith("."))).toEqual([]);
});

test("tilewright/npy/node does", () => {
  const modules = reached(new URL("../../src/npy/node.js", import.meta.url));
  expect([...modules.values()].flat().filter((name) => !name.startsWith("."))).toEqual(["node:fs/promises"]);
});
