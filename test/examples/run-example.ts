// What does an example print, and how does it end? Each runs as a process of its own, as its readers run it.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { root } from "../support/compilers.js";

export interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

export function runExample(name: string, ...args: readonly string[]): Promise<Outcome> {
  return runProgram(process.execPath, ["--import", "tsx", `examples/${name}.ts`, ...args]);
}

export function runProgram(program: string, args: readonly string[]): Promise<Outcome> {
  return new Promise((done) => {
    execFile(program, args, { cwd: root }, (error, output, errors) => {
      done({ code: error === null ? 0 : Number(error.code), output, errors });
    });
  });
}

/** A place for files, removed after the tests of the file that asks for it. */
export function temporaryFolder(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), "tilewright-examples-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  return (name) => join(folder, name);
}
