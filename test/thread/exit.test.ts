// Does a program end that has a pool, when it has nothing else to do?
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { bundle } from "../../tools/bundle.js";
import { root } from "../support/compilers.js";

const program = `
import { sharedMemory } from "./src/index.ts";
import { parallelMatmul, threadPool } from "./src/thread/index.ts";
const pool = await threadPool({ workers: 2 });
const [a, b, c] = [0, 1, 2].map(() => sharedMemory().full("float32", 1, 300, 300));
for (let round = 0; round < 5; round++) await parallelMatmul(pool, c, a, b);
process.stdout.write(String(c.get(299, 299)));
process.on("exit", () => process.stdout.write(" and over"));
`;

it("ends, workers awake or not", () => {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const file = join(mkdtempSync(join(root, ".cache/thread-")), "exit.mjs");
  writeFileSync(file, bundle({ text: program }, { minify: false, keepEffects: true }));
  expect(execFileSync(process.execPath, [file], { encoding: "utf8", timeout: 30_000 })).toBe("300 and over");
});
