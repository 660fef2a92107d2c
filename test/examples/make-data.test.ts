// Are the files of the examples what their script writes?
import { readFile } from "node:fs/promises";
import { decode } from "fast-png";
import { expect, test } from "vitest";
import { runExample, temporaryFolder } from "./run-example.js";

const at = temporaryFolder();

test("the script writes the files that are there", { timeout: 60_000 }, async () => {
  expect(await runExample("make-data", at(""))).toEqual({ code: 0, output: "", errors: "" });
  const committed = (name: string) => readFile(new URL(`../../examples/data/${name}`, import.meta.url));
  for (const name of ["a.npy", "b.npy"]) expect(await readFile(at(name))).toEqual(await committed(name));
  // The pixels only: another version of the codec may pack them better.
  expect(decode(await readFile(at("picture.png"))).data).toEqual(decode(await committed("picture.png")).data);
});
