// `npm run pack:check`: does the package work where it is installed? Packs it, installs the tarball in an empty project
// that has nothing else, type-checks a program there on the three compilers (declarations included: `skipLibCheck` is off,
// and there are no types of Node), runs it, imports every entry, and looks that declaration maps lead to sources.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { compilerPath, root, versions } from "../test/support/compilers.js";

const program = `
import { logicalDivide, rowMajor, zeros } from "tilewright";
import type { Add, Layout } from "tilewright/types";

const divided: Layout<[[2, 4], [4, 4]], [[16, 32], [1, 4]]> = logicalDivide(rowMajor(8, 16), [2, 4]);
// @ts-expect-error a wrong size is refused: the declarations have not turned into any
const wrong: Layout<[[2, 4], [4, 5]], [[16, 32], [1, 4]]> = divided;

const tensor = zeros("float32", rowMajor(4, 4));
const answer: Add<40, 2> = 42;
tensor.set(3, 1, answer);
const found = tensor.tile([2, 2], [1, 0]).get(1, 1);
if (String(wrong) !== "((2,4),(4,4)):((16,32),(1,4))" || found !== answer) {
  throw new Error(\`the installed package computes \${divided} and \${found}\`);
}
`;

const project = mkdtempSync(join(tmpdir(), "tilewright-"));
try {
  install(pack());
  const installed = join(project, "node_modules/tilewright");
  await lint(installed);
  checkMaps(installed);
  for (const resolution of ["nodenext", "bundler"]) {
    for (const version of versions) {
      compileThere(version, resolution);
      console.log(`compiles on TypeScript ${version}, module resolution ${resolution}`);
    }
  }
  runThere("use.js");
  importAllEntries(installed);
} finally {
  rmSync(project, { recursive: true });
}

function pack(): string {
  const output = execFileSync("npm", ["pack", "--json", "--pack-destination", project], {
    cwd: root,
    encoding: "utf8",
  });
  const [packed]: { filename: string; files: unknown[]; size: number }[] = JSON.parse(
    output.slice(output.indexOf("[")),
  );
  if (!packed) {
    throw new Error("npm packed nothing");
  }
  console.log(`${packed.filename}: ${packed.files.length} files, ${Math.round(packed.size / 1000)} kB`);
  return join(project, packed.filename);
}

function install(tarball: string): void {
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "empty", private: true, type: "module" }));
  const quietly = ["--no-audit", "--no-fund", "--loglevel", "error"];
  execFileSync("npm", ["install", ...quietly, tarball], { cwd: project });
  const others = readdirSync(join(project, "node_modules")).filter(
    (name) => !name.startsWith(".") && name !== "tilewright",
  );
  if (others.length > 0) {
    throw new Error(`the package brings others along: ${others.join(", ")}`);
  }
}

async function lint(installed: string): Promise<void> {
  const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true });
  if (messages.length > 0) {
    throw new Error(messages.map((message) => formatMessage(message, pkg)).join("\n"));
  }
}

function checkMaps(folder: string): void {
  const maps = readdirSync(join(folder, "dist"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".map"),
  );
  for (const name of maps) {
    const path = join(folder, "dist", name);
    const { sources }: { sources: readonly string[] } = JSON.parse(readFileSync(path, "utf8"));
    const missing = sources.filter((source) => !existsSync(resolve(dirname(path), source)));
    if (missing.length > 0 || sources.length === 0) {
      throw new Error(`dist/${name} leads to sources that are not in the package: ${missing.join(", ")}`);
    }
  }
  if (!maps.some((name) => name.endsWith(".d.ts.map"))) {
    throw new Error("the package has no declaration maps");
  }
}

function compileThere(version: (typeof versions)[number], moduleResolution: string): void {
  writeFileSync(join(project, "use.ts"), program);
  const options = {
    ...{ target: "es2022", module: moduleResolution === "bundler" ? "esnext" : "nodenext", moduleResolution },
    ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, types: [] },
  };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: ["use.ts"] }));
  runThere(compilerPath(version));
}

function importAllEntries(installed: string): void {
  const { exports }: { exports: Record<string, unknown> } = JSON.parse(
    readFileSync(join(installed, "package.json"), "utf8"),
  );
  const names = Object.keys(exports).filter((name) => !name.endsWith(".json"));
  const imports = names.map((name) => `await import("${name.replace(".", "tilewright")}");`);
  writeFileSync(join(project, "entries.js"), imports.join("\n"));
  runThere("entries.js");
  console.log(`imports ${names.length} entries`);
}

function runThere(...command: readonly string[]): void {
  execFileSync(process.execPath, command, { cwd: project, stdio: "inherit" });
}
