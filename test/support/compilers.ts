// What do the supported compilers say about a program? Programs are given as texts and run through `tsc` itself, because
// TypeScript 7 has no other stable interface and because the users' verdicts are what is promised.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

export type Version = "5.9" | "6.0" | "7.0";
export const versions: readonly Version[] = ["5.9", "6.0", "7.0"];

export const root: string = fileURLToPath(new URL("../..", import.meta.url));

/** File name to text. A file is placed two levels below the root, or below another folder that has the same places: it imports `../../types/index.js` and the like. */
export type Files = Readonly<Record<string, string>>;

export interface Diagnostic {
  /** As in `Files`, or relative to the root for a file of the repository; empty when the compiler names none. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: number;
  /** All lines of the message. */
  readonly text: string;
}

export interface Statistics {
  readonly instantiations: number;
  readonly types: number;
  readonly checkSeconds: number;
}

export interface Compilation {
  readonly version: Version;
  readonly diagnostics: readonly Diagnostic[];
  readonly statistics: Statistics;
}

export type Options = Readonly<Record<string, unknown>>;

/** Compiles the files with the options of the repository's `tsconfig.json`, overridden by `options`, two levels below `base`. */
export function compile(version: Version, files: Files, options: Options = {}, base = root): Promise<Compilation> {
  const program = async (folder: string): Promise<Compilation> => {
    const output = await runCompiler(version, [
      ...["--project", folder, "--pretty", "false", "--extendedDiagnostics"],
      ...(version === "7.0" ? ["--singleThreaded"] : []), // one checker: several would count shared work several times
    ]);
    return { version, diagnostics: readDiagnostics(output, folder), statistics: readStatistics(output) };
  };
  return withProgram({ ...files, [probeName]: probe }, options, program, base);
}

/** `compile` on every supported version, one after the other. */
export async function compileOnAll(files: Files, options: Options = {}): Promise<readonly Compilation[]> {
  const compilations: Compilation[] = [];
  for (const version of versions) {
    compilations.push(await compile(version, files, options));
  }
  return compilations;
}

/** `compile`, but a diagnostic is a failure of the caller's program: throws with all of them. */
export async function compileCleanly(
  version: Version,
  files: Files,
  options: Options = {},
  base = root,
): Promise<Statistics> {
  const { diagnostics, statistics } = await compile(version, files, options, base);
  if (diagnostics.length > 0) {
    throw new Error(`TypeScript ${version}: ${diagnostics.map(showDiagnostic).join("\n")}`);
  }
  return statistics;
}

export function showDiagnostic({ file, line, column, code, text }: Diagnostic): string {
  return `${file}:${line}:${column} TS${code} ${text}`;
}

/** Does the text of a diagnostic contain the sentence, as a compiler prints it inside a string literal type? */
export function says(diagnostic: Diagnostic, sentence: string): boolean {
  return diagnostic.text.includes(sentence) || diagnostic.text.includes(JSON.stringify(sentence).slice(1, -1));
}

/** Where `tsc` of a version is. */
export function compilerPath(version: Version): string {
  return join(root, "node_modules", packageOf[version], "bin/tsc");
}

export const packageOf: Readonly<Record<Version, string>> = {
  "5.9": "typescript-5.9",
  "6.0": "typescript",
  "7.0": "typescript-7.0",
};

/** Lays the files and their `tsconfig.json` into a folder two levels below `base`, for as long as `use` runs. */
export async function withProgram<Result>(
  files: Files,
  options: Options,
  use: (folder: string) => Promise<Result>,
  base = root,
): Promise<Result> {
  const folder = await makeFolder(base);
  try {
    const config = JSON.stringify({
      extends: join(root, "tsconfig.json"),
      compilerOptions: { ...generatedCode, rootDir: root, types: ambientTypes(files), ...options },
      files: Object.keys(files),
      include: [],
    });
    for (const [name, text] of Object.entries({ ...files, "tsconfig.json": config })) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeFolder(base: string): Promise<string> {
  const cache = join(base, ".cache");
  await mkdir(cache, { recursive: true });
  return mkdtemp(join(cache, "program-"));
}

// Generated programs declare what they do not use.
const generatedCode = { noUnusedLocals: false, noUnusedParameters: false };

// Instantiates something in every program, so that a reading of 0 is never the truth.
const probeName = "instantiation-probe.ts";
const probe = "type Probe<Value> = Value extends number ? [Value] : never;\nexport const probe: Probe<1> = [1];\n";

// Node's declarations triple the time of a small program; only the runtime needs them.
function ambientTypes(files: Files): readonly string[] {
  return Object.values(files).some((text) => /\/src\/|["']node:|\bconsole\b/.test(text)) ? ["node"] : [];
}

function runCompiler(version: Version, args: readonly string[]): Promise<string> {
  return new Promise((done, fail) => {
    const command = [compilerPath(version), ...args];
    const options = { cwd: root, maxBuffer: 2 ** 28, timeout: 600_000 };
    execFile(process.execPath, command, options, (error, stdout, stderr) => {
      // Exit codes 1 and 2 mean "errors found"; with none printed, the compiler itself broke down.
      if (error === null || ([1, 2].includes(Number(error.code)) && diagnosticLine.test(stdout))) {
        done(stdout);
      } else {
        fail(new Error(`TypeScript ${version} did not run: ${error.message}\n${stdout}${stderr}`));
      }
    });
  });
}

const diagnosticLine = /^(?:(.+?)\((\d+),(\d+)\): )?error TS(\d+): (.*)$/m;

function readDiagnostics(output: string, folder: string): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const line of output.split(/\r?\n/)) {
    const match = diagnosticLine.exec(line);
    const last = diagnostics.at(-1);
    if (match) {
      const [, file = "", row = "0", column = "0", code = "0", text = ""] = match;
      const position = { line: Number(row), column: Number(column), code: Number(code) };
      diagnostics.push({ file: nameOf(file, folder), ...position, text });
    } else if (last && line.startsWith("  ")) {
      diagnostics[diagnostics.length - 1] = { ...last, text: `${last.text}\n${line}` };
    }
  }
  return diagnostics;
}

function nameOf(file: string, folder: string): string {
  if (file === "") {
    return file;
  }
  const path = resolve(root, file);
  return path.startsWith(folder + sep) ? relative(folder, path) : relative(root, path);
}

function readStatistics(output: string): Statistics {
  const read = (name: string): number => {
    const match = new RegExp(`^${name}:\\s+([\\d.]+)s?$`, "m").exec(output);
    if (!match) {
      throw new Error(`the compiler printed no "${name}"`);
    }
    return Number(match[1]);
  };
  const instantiations = read("Instantiations");
  if (instantiations === 0) {
    throw new Error("the compiler counted 0 instantiations: the reading cannot be trusted");
  }
  return { instantiations, types: read("Types"), checkSeconds: read("Check time") };
}
