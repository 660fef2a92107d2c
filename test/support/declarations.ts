// What does a user's compiler see of the library? Its declarations, which it does not check again: a generated program that
// stands beside them costs what it asks, and not the library's own check each time (`npm run check` does that once).
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { root } from "./compilers.js";
import { filesIn, textOf } from "./files.js";

/** A folder that holds the declarations at the places that the sources have below the root; made when it is first asked for. */
export function declarationsFolder(): string {
  made ??= make();
  return made;
}

let made: string | undefined;

function make(): string {
  const sources = [...filesIn("types", ".ts"), ...filesIn("src", ".ts"), ...filesIn("test", ".ts").filter(isTypesOnly)];
  const texts = sources.map((name) => [name, textOf(name)] as const);
  const digest = createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 16);
  const folder = join(root, ".cache", `declarations-${digest}`);
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`;
    for (const [name, text] of texts) {
      const path = join(draft, name.replace(/\.ts$/, ".d.ts"));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, declarationOf(name, text));
    }
    publish(draft, folder);
    removeOld();
  }
  return folder;
}

/** Types that the tests themselves state: a module of which nothing is left to run. */
function isTypesOnly(name: string): boolean {
  const module = ts.ModuleKind.ESNext;
  const { outputText } = ts.transpileModule(textOf(name), { compilerOptions: { module, removeComments: true } });
  return outputText.trim() === "export {};";
}

function declarationOf(fileName: string, text: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(text, { fileName, compilerOptions });
  if (diagnostics.length > 0) {
    throw new Error(ts.formatDiagnostics(diagnostics, formatHost));
  }
  return outputText;
}

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  strict: true,
  isolatedDeclarations: true,
};

const formatHost: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => "\n",
};

/** Several workers may make the same folder: the first one wins. */
function publish(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) {
      throw error;
    }
  }
}

const day = 24 * 60 * 60 * 1000;

function removeOld(): void {
  for (const name of readdirSync(join(root, ".cache")).filter((entry) => entry.startsWith("declarations-"))) {
    const path = join(root, ".cache", name);
    if (Date.now() - statSync(path).mtimeMs > day) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}
